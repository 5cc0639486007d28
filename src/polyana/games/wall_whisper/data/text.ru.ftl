# «Шёпот за стеной 2» по-русски. Имена и места стоят в именительном падеже, поэтому фразы строятся вокруг них.
title = Шёпот за стеной 2
clause-prefix = ШС

# Ход игры
event-begun = Станция заперта. Охотится { $killer }. Прячутся: { $victims }.
event-dealt =
    { $alone ->
        [yes] На руке у вас: { $cards }.
       *[no] { $killer }, рука: { $cards }.
    }
event-victims_turn = Раунд { $round }: ход жертв.
event-killer_turn = Ход убийцы: { $killer }.
event-stage =
    { $stage ->
        [1] Этап I: раскрытие.
        [2] Этап II: отложенные эффекты.
        [3] Этап III: мгновенные действия.
        [4] Этап IV: два действия или карта усиления.
        [5] Этап V: долгосрочное планирование.
       *[6] Этап VI: добор.
    }
event-victims_won =
    { $how ->
        [keys] Пять ключей собраны, главный вход открыт.
        [exit] Пять ключей и план здания: потайной выход открыт.
        [rescue] Спасатели на месте.
        [vehicle] Транспорт уезжает со всеми выжившими.
        [hunt] Переносчик устранён: { $victim }.
       *[battle] Убийца повержен в финальном сражении.
    } Побеждают жертвы: { $winner_seats }.
event-killers_won =
    { $how ->
        [kill] { $victim } погибает.
        [deck] Снаряжение кончилось, а помощи ждать неоткуда.
        [battle] Финальное сражение проиграно.
        [accusation] Обвинение ложное: { $victim } — не переносчик.
       *[carrier] Переносчик выходит на свободу: { $victim }.
    } Побеждает сторона убийцы: { $winner_seats }.

# Крыша
event-wounded = Ранение: { $victim }.
event-killed = Гибель: { $victim }.
event-healed = Рана залечена: { $victim }.
event-fear = Страх: { $victim }, жетонов — { $count }.
event-panic = Паника! { $victim } выдаёт себя: { $place }.
event-calm = Страх отступает: { $victim }, жетонов — { $count }.
event-key = Ключей на подставке: { $count }.
event-rescue =
    { $cell ->
        [0] Жетон спасения на последней клетке.
       *[other] Жетон спасения на клетке { $cell }.
    }
event-vehicle_ready = Транспорт готов к побегу.
event-analysis =
    { $stage ->
        [1] Поведение убийцы анализируют: первый этап пройден.
       *[2] Анализ завершён: второй этап пройден.
    }
event-level = Уровень убийцы: { $level }.
event-strength =
    { $alone ->
        [yes] Сила убийцы: { $strength }.
       *[no] { $killer }, сила: { $strength }.
    }
event-noise =
    { $how ->
        [everywhere] Петарда! Шум слышен сразу во всех локациях.
        [silence] Тихо: шума нет.
       *[places] Шум: { $places }.
    }

# За ширмой: жертвы
event-acts = { $victim }: { $verb ->
        [move] перемещение, { $place }
        [search] обыск, { $deck }
        [repair] починка
        [clear] разбор баррикады
        [rest] передышка
        [special] особое действие, «{ $item }»
        [analyse] анализ
        [extra] дополнительное действие, «{ $item }»
        [pet] кот поглажен и уходит: { $place }
        [give] «{ $item }» получает { $other_victim }
        [swap] обмен: «{ $item }» на «{ $back_item }», { $other_victim }
        [drop] в сброс, «{ $item }»
        [take] «{ $item }», { $other_victim } отдаёт
        [loot] «{ $item }» — у тела, { $other_victim }
        [test] тест на заражение
       *[hunt] поиск переносчика
    }.
event-found = { $victim } берёт: { $items }.
event-kept =
    { $kept ->
        [yes] { $victim } оставляет: { $item }.
       *[no] { $victim } не оставляет ничего.
    }
event-dropped = { $victim } сбрасывает лишнее: { $item }.
event-equips = Снаряжение получает { $victim }.
event-cat = На станции кот: { $place }.
event-alarm = Будильник звенит: { $place }.
event-window =
    { $tactic ->
        [0] Уязвимость: { $symbol }. Место второго этапа: { $site }.
       *[other] Тактический манёвр известен: карта { $tactic }.
    }
event-actions_over = Действия закончены, жертвы снаряжаются.
event-stays = Жертвы остаются на станции.
event-seat_over =
    { $you ->
        [yes] Вы закончили свои действия.
       *[no] { $seat } больше не действует в этот ход.
    }
event-covers_nobody =
    { $you ->
        [yes] Вы не прикрываете остальных.
       *[no] { $seat } не прикрывает остальных.
    }
event-trusts =
    { $you ->
        [yes] Вы никого не обвиняете.
       *[no] { $seat } никого не обвиняет.
    }
event-proposed =
    { $you ->
        [yes] Вы предлагаете
       *[no] { $seat } предлагает
    } { $what ->
        [battle] начать финальное сражение.
       *[accuse] проверить жетоны: { $victim }.
    }
event-consent =
    { $you ->
        [yes] Вы отвечаете
       *[no] { $seat } отвечает
    }: { $answer ->
        [agree] «за».
       *[refuse] «против».
    }
event-fled = { $victim } теперь здесь: { $place }.

# Баррикады и карты убийцы
event-cleared = Баррикада разобрана: { $door }.
event-built = Новая баррикада: { $door }.
event-broken = Убийца ломает баррикаду: { $door }.
event-taken_back = Баррикада снята: { $door }.
event-no_door = Баррикаду поставить негде.
event-played = { $killer } играет карту «{ $card }».
event-paid = Убийца сбрасывает карты с руки: { $count }.
event-put_away = Сыграно: { $cards }.
event-climbs = { $killer } идёт против стрелки.
event-killer_moved = { $killer } идёт: { $start_place } → { $places }.
event-stays_put = { $killer } остаётся на месте.
event-vanishes = { $killer } скрывается. Последний раз замечен здесь: { $place }.
event-shows_up = { $killer } раскрывается: { $place }.
event-sneaks_up = { $killer } тайно пойдёт сюда: { $place }. За путь против стрелки нужно заплатить.
event-sneaked = { $killer } тайно находится здесь: { $place }.
event-searched = { $killer } ищет. { $place }: { $victims }.
event-sensed_zone = Чутьё, { $zone } зона: { $victims }.
event-sensed_place = Чутьё, { $place }: { $victims }.
event-sensed_around = Чутьё, радиус { $range }, центр — { $place }: { $victims }.
event-affected =
    { $effect ->
        [fear] Страх настигает: { $victims }.
        [infect] Инфицирование: { $victims }.
       *[wound] Под ударом: { $victims }.
    }
event-aimed = Убийца целится: { $place }.
event-delayed =
    { $hidden ->
        [yes] Отложенный эффект карты «{ $card }» ждёт рядом со скрытым убийцей.
       *[no] Отложенный эффект карты «{ $card }»: { $place }.
    }
event-delayed_now = Срабатывает отложенный эффект карты «{ $card }».
event-no_token = Свободного жетона нет: отложенного эффекта не будет.
event-drew =
    { $alone ->
        [yes] { $kept ->
            [yes] Вы берёте карту «{ $card }».
           *[no] Рука полна: карта «{ $card }» уходит в сброс.
        }
       *[no] { $killer }: { $kept ->
            [yes] на руку приходит карта «{ $card }».
           *[no] рука полна, карта «{ $card }» уходит в сброс.
        }
    }
event-milled =
    { $alone ->
        [yes] Из колоды в сброс: «{ $card }».
       *[no] { $killer }, из колоды в сброс: «{ $card }».
    }
event-discards =
    { $alone ->
        [yes] Убийца сбрасывает карты из колоды: { $count }.
       *[no] { $killer } сбрасывает карты из колоды: { $count }.
    }
event-unlocked = Открыта карта «{ $card }».
event-joined = Убийца забирает карту «{ $card }».

# Столкновение
event-attacks = { $killer } нападает, сила { $strength }.
event-defends = Обороняется { $victim }.
event-armed =
    { $armed ->
        [yes] { $victim } берётся за оружие: { $item }.
       *[no] { $victim } встречает удар без оружия.
    }
event-defence = { $victim }: кубики { $dice }, итог { $total } против силы { $strength }. { $repelled ->
        [yes] Атака отбита.
       *[no] Защита не удалась.
    }
event-wounds = Паразитоид ранит, а не заражает: { $victim }.
event-cancelled = { $victim } отменяет ранение: { $item }.
event-encounter_over = Столкновение окончено.

# Финальное сражение
event-battle = Финальное сражение! { $place }. Карт бдительности — { $cards }, здоровье убийцы — { $health }.
event-shown = Уязвимость убийцы — { $symbol }. Показано: { $item }.
event-manoeuvre = Жертвы применяют тактический манёвр { $card }.
event-taken = Среди взятых карт: { $item } — { $count }.
event-scored = Манёвр приносит { $points }, сумма { $sum }.
event-spent = { $victim } жертвует картой «{ $item }», сумма { $sum }.
event-enough = Больше ничего не сбрасывают.
event-fights = Сражается { $victim }.
event-rolled = { $victim }: кубики { $dice }.
event-tally = { $victim } добавляет { $points }: { $sum } из { $health }.

# Робоглаз
event-droid = Дроид: { $place }.
event-no_droid = Дроиды остаются на местах.
event-controls = Управление дроидами, { $zone } зона.
event-droids_moved = Дроиды теперь здесь: { $places }.
event-detected = Дроид, { $place }: { $victims }.
event-leap = { $killer } переносится к дроиду: { $place }.
event-programmed = Маршрут карты «{ $card }»: { $places }.
event-cannot_pay = Против стрелки без карты не пройти.
event-routes_end = Маршрут прерван, жетоны сняты.

# Паразитоид
event-infected = Жетон инфицирования получает { $victim }: теперь { $count }, в запасе { $left }.
event-turned_up = Жетоны открыты, { $victim }: { $faces }.
event-mutated = { $victim } мутирует! Это переносчик. Место: { $place }.
event-flesh_found = На баррикаде { $door } — плоть! Под ударом: { $victim }.
event-carrier_shown = { $victim } снимает маску: это был переносчик.
event-carrier_tells = Переносчик ({ $victim }) здесь: { $place }.
event-carrier_turn = Ходит переносчик.
event-carrier_moved = Переносчик теперь здесь: { $place }.
event-hunt =
    { $found ->
        [yes] Переносчика ищут: { $place }. Он здесь!
       *[no] Переносчика ищут: { $place }. Никого.
    }
event-finder = { $victim } находит переносчика и бросается на него.
event-cornered = { $victim }: кубики { $dice }, итог { $total } против силы { $strength }.

# О чём спрашивают
ask-act = Выберите действие жертвы
ask-verdict = Победа рядом. Что решаете?
ask-doubt = Обвинить кого-нибудь, прежде чем идти дальше?
ask-consent = Согласны?
ask-keep = Какую карту оставить?
ask-over_limit = Предметов больше трёх. Что сбросить?
ask-equip = Кто снаряжается?
ask-defend = Кто обороняется?
ask-weapon = Столкновение! Взять оружие?
ask-cancel = Отменить ранение?
ask-flee = Куда бежать после столкновения?
ask-show = Какой предмет с уязвимостью показать?
ask-manoeuvre = Применить манёвр?
ask-spend = Сбросить предмет ради очка?
ask-fighter = Кто сражается следующим?
ask-reroll = Перебросить кубики?
ask-play = Сыграть карту?
ask-action = Действие или карта усиления?
ask-attack = Сыграть карту атаки?
ask-pay = Какие карты сбросить?
ask-go = Куда идти?
ask-sneak = Куда идти тайно?
ask-sense = Где проверить?
ask-door = Где поставить баррикаду?
ask-take_back = Какую баррикаду снять?
ask-aim = Куда целиться?
ask-order = Какой отложенный эффект первым?
ask-refill = Взять карты или усилить бдительность?
ask-unlock = Какую карту сбросить, чтобы взять новую?
ask-droid = Куда отправить дроида?
ask-control = В какой зоне управлять дроидами?
ask-route = Какой маршрут запрограммировать?
ask-leap = Перенестись к дроиду?
ask-hurt = Ранить или заразить?
ask-infected = Кому достанется жетон?
ask-flesh = На какую баррикаду положить плоть?
ask-mutate = Мутировать
ask-carrier = Куда идёт переносчик?

option-verdict-escape = Уйти через потайной выход
option-verdict-stay = Остаться
option-doubt-trust = Никого не обвинять
option-consent-agree = Согласиться
option-consent-refuse = Отказаться
option-manoeuvre-score = Применить
option-reroll-keep = Оставить
option-reroll-reroll = Перебросить
option-refill-draw = Взять карты
option-hurt-wound = Ранить
option-hurt-infect = Заразить
option-mutate-mutate = Мутировать
option-act-end = Закончить действия
option-act-battle = Предложить финальное сражение
option-search = Поиск
option-move = Перейти
option-play = Сыграть карту
option-vigilance = Усилить бдительность
option-accuse = Обвинить
option-helped = с помощью манёвра
option-enough = Достаточно
option-keep-none = Ничего не оставлять
option-weapon-none = Без оружия
option-cancel-none = Принять ранение
option-play-none = Не играть карту
option-attack-none = Атаковать без карты
option-leap-none = Остаться на месте
option-unlock-none = Ничего не сбрасывать
option-droid-none = Дроидов не трогать
option-door-none = Больше не ставить
option-manoeuvre-none = Не применять
option-green = Зелёная зона
option-red = Красная зона
option-blue = Синяя зона
option-none = Нет
option-stay = Остаться

waits-unseen = За стеной тихо. Жертвы ещё ходят.

# Почему нельзя
refusal-victims = Нужны три разные жертвы
refusal-five = Впятером играют только с двумя убийцами

# О чём договариваются до игры
setting-killer = Кто охотится
setting-killer-hint = Для первой партии советуем Ориона.
setting-killer_seat = Кто играет за убийцу
setting-killer_seat-hint = Остальные играют за жертв.
setting-victim_1 = Первая жертва
setting-victim_2 = Вторая жертва
setting-victim_3 = Третья жертва

setting-killer-orion = Орион
setting-killer-roboeye = Робоглаз
setting-killer-parasitoid = Паразитоид
setting-victim_1-evelyn = Эвелин
setting-victim_1-zack = Зак
setting-victim_1-roy = Рой
setting-victim_1-kinto = Кинто
setting-victim_1-victoria = Виктория
setting-victim_2-evelyn = Эвелин
setting-victim_2-zack = Зак
setting-victim_2-roy = Рой
setting-victim_2-kinto = Кинто
setting-victim_2-victoria = Виктория
setting-victim_3-evelyn = Эвелин
setting-victim_3-zack = Зак
setting-victim_3-roy = Рой
setting-victim_3-kinto = Кинто
setting-victim_3-victoria = Виктория

# Имена
place-none = нигде
door-none = никакая
item-none = ничего
place-hidden = скрытый убийца
place-G1 = Платформа
place-G2 = Биолаборатория
place-G3 = Столовая
place-G4 = Медотсек
place-G5 = Жилой отсек
place-R1 = Гараж
place-R2 = Мастерская
place-R3 = Погрузочный док
place-R4 = Склад
place-R5 = Переулок
place-B1 = Радиостанция
place-B2 = Научный центр
place-B3 = Пост охраны
place-B4 = Тупик
place-B5 = Ледяная пещера
victim-evelyn = Эвелин
victim-zack = Зак
victim-roy = Рой
victim-kinto = Кинто
victim-victoria = Виктория
killer-orion = Орион
killer-roboeye = Робоглаз
killer-parasitoid = Паразитоид
item-key = Ключ
item-cat = Кот!
item-alarm = Будильник
item-fuel = Топливо
item-rope = Верёвка
item-firecracker = Петарда
item-plan = План здания
item-flashlight = Фонарь
item-whisky = Бутылка виски
item-toolbox = Ящик с инструментами
item-revolver = Револьвер
item-ammo = Коробка патронов
item-axe = Топор
item-stungun = Электрошокер
item-plant = Лекарственное растение
item-adrenaline = Адреналин
item-sedative = Успокоительное
item-suit = Защитный костюм
item-medkit = Аптечка
item-serum = Сыворотка
item-knife = Охотничий нож
item-chainsaw = Бензопила
item-flaregun = Сигнальная ракетница
item-extinguisher = Огнетушитель
item-wrench = Гаечный ключ Зака
item-device = Устройство Виктории
item-bandage = Перевязка
item-spare = Запасной инструмент
item-assembly = Экспериментальное устройство
item-recharge = Подзарядка
card-pursuit = Преследование
card-thermal = Тепловизор
card-camouflage = Маскировка
card-reload = Перезарядка
card-barrier = Заграждение
card-blade = Трофейный клинок
card-harpoon = Прицельный гарпун
card-dispatch = Отправка
card-surveillance = Наблюдение
card-isolation = Изоляция
card-laser = Лазерная наводка
card-destruction = Уничтожение
card-total = Тотальный контроль
card-scent = Чутьё плоти
card-tentacles = Хлещущие щупальца
card-unseen = Невидимая угроза
card-division = Разделение
card-spike = Костяной шип
card-fury = Яростный удар
zone-green = зелёная
zone-red = красная
zone-blue = синяя
deck-keys = ключи
deck-medicine = лекарства
deck-weapons = оружие
deck-equipment = снаряжение
symbol-sound = звук
symbol-fire = огонь
symbol-chemistry = химия
symbol-power = электричество
site-information = источник информации
site-spirits = обиталище духов
site-tools = склад инструментов
face-safe = чисто
face-infected = заражение
door-G1-G2 = Платформа — Биолаборатория
door-G1-G3 = Платформа — Столовая
door-G1-R5 = Платформа — Переулок
door-G1-B4 = Платформа — Тупик
door-G2-G4 = Биолаборатория — Медотсек
door-G2-B3 = Биолаборатория — Пост охраны
door-G3-G5 = Столовая — Жилой отсек
door-G3-R4 = Столовая — Склад
door-G4-G5 = Медотсек — Жилой отсек
door-B2-B4 = Научный центр — Тупик
door-B2-R4 = Научный центр — Склад
door-B1-B2 = Радиостанция — Научный центр
door-B1-B3 = Радиостанция — Пост охраны
door-B1-B5 = Радиостанция — Ледяная пещера
door-B3-B5 = Пост охраны — Ледяная пещера
door-R1-R2 = Гараж — Мастерская
door-R1-R5 = Гараж — Переулок
door-R2-R3 = Мастерская — Погрузочный док
door-R2-R4 = Мастерская — Склад
door-R3-R5 = Погрузочный док — Переулок
door-R3-B5 = Погрузочный док — Ледяная пещера

# Страница стола
about = Убийца охотится на трёх жертв, которых не видно: тихие шаги, шум за стеной, четыре пути к спасению.
setting-heat = Карта подозрений для убийцы
setting-heat-hint = Где могут быть жертвы — только из того, что убийце уже сказано.
page-keys = Цифры выбирают первые действия из списка, остальные — по Tab. Локации на карте тоже обходятся по Tab, Enter выбирает; Esc отменяет намеченный путь.
page-map = План Полярной станции
page-legend = Обозначения
page-legend-barricade = баррикада: жертвам не пройти
page-legend-arrow = стрелка: жертвам только вперёд
page-legend-open = открытый проход
page-roof = Крыша: видно обеим сторонам
page-round = Раунд { $round }
page-turn-victims = ход жертв
page-turn-killer = ходит { $killer }
page-stage =
    { $stage ->
        [1] I: раскрытие
        [2] II: отложенное
        [3] III: мгновенные карты
        [4] IV: два действия
        [5] V: план
       *[6] VI: добор
    }
page-side-killer = убийца
page-side-victims = жертвы
page-side-carrier = переносчик
page-plays = { $hunts ->
    [0] { $hides ->
        [1] жертва
       *[other] жертвы
    }
    [1] убийца
   *[other] убийцы
}: { $who }
page-strength = Сила убийцы: { $count }
page-level = Уровень убийцы: { $level }
page-state =
    { $wounds ->
        [0] ран нет
       *[other] есть рана
    }, { $fear ->
        [0] страха нет
        [one] { $fear } жетон страха
        [few] { $fear } жетона страха
       *[many] { $fear } жетонов страха
    }
page-tokens = Жетоны инфицирования: { $count }
page-carrier = переносчик
page-here = здесь
page-passage = тайный проход { $name }
page-ghost = { $killer }: последний раз замечен здесь
page-lurks = вы скрываетесь здесь
page-token-noise = шум
page-token-droid = дроид
page-token-test = станция тестирования
page-token-hourglass = отложенный эффект
page-token-cat = кот
page-token-alarm = будильник
page-token-fuel = топливо залито
page-tally = починка { $tally }
page-route = шаг маршрута { $number }
page-shut = Баррикада: { $door }
page-keys-on = Ключей на подставке: { $count } из 5
page-rescue =
    { $cell ->
        [-1] Спасатели не вызваны: передатчик не починен
        [0] Спасатели прибыли
       *[other] До спасателей: { $cell }
    }
page-analysed =
    { $stage ->
        [0] Анализ не начат
        [1] Пройден первый этап анализа
       *[2] Анализ завершён
    }
page-vehicle =
    { $ready ->
        [yes] Транспорт готов
       *[no] Транспорт не готов
    }
page-battle = Финальное сражение
page-points = Набрано { $sum } из { $health }
page-fight = Бросок
page-dice = Кубики: { $dice }
page-against = против
page-played = Сыгранная карта убийцы
page-heat = Где могут быть жертвы
page-heat-off = Скрыть
page-heat-all = Все
page-told-killer = Убийце сказано в этот ход
page-told-victims = Жертвам сказано в этот ход
page-told-none = Пока ничего.
page-go = Выполнить
page-forget = Отменить
page-tap-act = Коснитесь локации на карте, чтобы идти, или выберите действие.
page-tap-flee = Коснитесь локации, куда бежать.
page-tap-action = Коснитесь соседней локации, ищите здесь или сыграйте карту усиления.
page-tap-go = Коснитесь локаций по пути.
page-tap-sneak = Коснитесь локаций по пути: его никто не увидит.
page-tap-route = Коснитесь локаций маршрута по порядку.
page-tap-droid = Коснитесь локации для дроида. Если все пять расставлены — сначала того, который переезжает.
page-tap-aim = Коснитесь соседней локации.
page-tap-door = Коснитесь двери на карте.
page-then-far =
    { $steps ->
        [0] Убийца стоит там.
        [one] До убийцы { $steps } шаг.
        [few] До убийцы { $steps } шага.
       *[many] До убийцы { $steps } шагов.
    }
page-then-unseen = Другая сторона этого не узнает.
page-then-told = Путь услышат все.
page-then-climbs =
    { $count ->
        [one] Против стрелки: сброс { $count } карты.
       *[other] Против стрелок: сброс { $count } карт.
    }
page-then-breaks =
    { $count ->
        [one] Баррикада на пути сломается.
       *[other] Баррикады на пути сломаются.
    }
page-then-search =
    { $count ->
        [one] В колоде { $count } карта; она может зашуметь.
        [few] В колоде { $count } карты; верхняя может зашуметь.
       *[many] В колоде { $count } карт; верхняя может зашуметь.
    }
page-then-repair = Станет { $sum } из { $needed }. Здесь будет шум.
page-then-clear = Убийца сразу узнает, какая дверь открыта.
page-then-rest =
    { $count ->
        [0] Ход без движения и шума.
        [one] Уйдёт { $count } жетон страха, это увидят все.
       *[other] Уйдут { $count } жетона страха, это увидят все.
    }
page-then-analyse =
    { $stage ->
        [1] Откроются уязвимость и место второго этапа. Убийца услышит, что анализ идёт.
       *[2] Откроется тактический манёвр. Убийца услышит, что анализ завершён.
    }
page-then-pet = Здесь будет шум, кот уйдёт в соседнюю локацию.
page-then-hunt = Убийца услышит, где искали.
page-then-test = Жетоны остальных здесь откроются для всех.
page-then-team-accuse = Если все жетоны чистые, побеждает убийца.
page-then-team-battle = Нужно согласие всех. Проигранное сражение — поражение.
page-then-dice =
    { $count ->
        [one] Бросит { $count } кубик.
        [few] Бросит { $count } кубика.
       *[many] Бросит { $count } кубиков.
    }
page-then-action-search = Кто здесь, того назовут, и начнётся столкновение.
page-then-refill-draw = { $double ->
        [yes] Две карты.
       *[no] Три карты.
    } Сверх пяти на руке — в сброс; пустая колода поднимет уровень.
page-then-hurt-wound = Второе ранение убивает.
page-then-hurt-infect = Случайный жетон; красный делает переносчиком.
page-then-consent-agree = Когда согласны все, назад пути нет.
page-then-vigilance = К здоровью в финальном сражении: +5{ $double ->
        [yes] {" "}за каждые две такие карты
       *[no] {""}
    }. Жертвы не узнают.
page-do-search = Обыск
page-do-repair = Починка
page-do-clear = Разобрать баррикаду
page-do-rest = Передышка
page-do-analyse = Анализ
page-do-pet = Погладить кота
page-do-give = Передать
page-do-swap = Обменять
page-do-drop = В сброс
page-do-test = Тест на заражение
page-do-hunt = Искать переносчика
page-do-use-special = Особое действие
page-do-use-extra = Применить
page-energy = энергия { $count }
page-sign-sound = З
page-sign-fire = О
page-sign-chemistry = Х
page-sign-power = Э
page-drawn = Взятые карты
page-crew = Жертвы
page-acted = действие выполнено
page-own-faces = Ваши жетоны, их видите вы и убийца
page-bandage = Перевязка: ещё ходов — { $count }.
page-actions = Действия
page-items = Инвентарь
page-item-may = (можно применить)
page-hands = Передать или сбросить
page-items-none = Инвентарь пуст.
page-decks = Колоды
page-deck = Колода «{ $deck }»: { $count }
page-analyser = Анализатор
page-weakness = Уязвимость:
page-window-1 = Окно 1: уязвимость. Нужен первый этап — в одном шаге от видимого убийцы.
page-window-2 = Окно 2: место второго этапа.
page-window-3 = Окно 3: тактический манёвр.
page-site = Второй этап: { $site }.
page-tactic = Манёвр:
page-discard = Сброс: { $count }
page-hand = Рука убийцы
page-hand-none = Рука пуста.
page-cost = цена в картах: { $count }
page-pay = Заплатить этой картой
page-kind-instant = мгновенное действие
page-kind-boost = усиление
page-kind-long = долгосрочный план
page-kind-attack = атака
page-killer-deck = Колода: { $count }
page-killer-used = Сброс: { $count }
page-vigilance = Бдительность: { $count }
page-pile = Жетонов в запасе: { $count }
page-levels = Уровни и закрытая карта
page-level-first = Начало охоты.
page-level-unlock = Открывается карта «{ $card }».
page-level-onset = В начале каждого столкновения: { $inner }
page-level-long = Карту «{ $card }» можно играть и как долгосрочный план.
page-used = Что в сбросе
page-gallery-killers = Убийцы
page-gallery-victims = Жертвы
page-gallery-items = Предметы
page-dossiers = Досье жертв
page-notes = Заметки
page-notes-how = Выберите метку и касайтесь локаций. Заметки видите только вы.
page-note-maybe = возможно
page-note-not = точно нет
page-notes-wipe = Стереть всё
page-guess-vehicle = Деталей в транспорте?
page-guess-transmitter = Деталей в передатчике?
page-you-carrier = Теперь вы на стороне убийцы: видите его карту и ходите в его ход.

# Предметы и доски словами
page-item-key = Сразу уходит на подставку на крыше; её видят все.
page-item-cat = Не предмет: фигурка кота встаёт сюда.
page-item-plan = С пятью ключами открывает потайной выход.
page-mark-lasting = Не сбрасывается.
page-mark-noisy = Шумит, когда её берут.
page-mark-symbols = Уязвимость: { $symbols }.
page-when-special = Особое действие
page-when-extra = Дополнительное действие
page-when-weapon = Оружие
page-when-cancel = Отменяет ранение вне столкновения
page-use-at = место: { $places }
page-use-beside = вместе с картой «{ $item }»
page-use-energy = энергия: { $count }
page-trait-passage = В перемещении может один раз пройти тайным проходом.
page-trait-flees = После столкновения бежит на { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }.
page-trait-melee = С оружием ближнего боя: +{ $count }.
page-trait-clears_all = Разбирает сразу все баррикады своей локации.
page-trait-late_repair = С третьего уровня убийцы чинит на { $count } больше.
page-trait-soothes = Передышка успокаивает и тех, кто рядом: −{ $count } страха.
page-trait-none = Особых черт нет.
page-advantage = «{ $name }». { $text }
icon-entrance = главный вход
icon-exit = потайной выход
icon-keys = поиск ключей
icon-medicine = поиск лекарств
icon-weapons = поиск оружия
icon-vehicle = транспорт
icon-transmitter = передатчик
icon-information = источник информации
icon-spirits = обиталище духов
icon-tools = склад инструментов
page-part = { $demands }: +{ $give }{ $most ->
        [0] {""}
       *[other] , но не больше { $most }
    }.
page-part-show = показать { $items }
page-part-any = показать любую из карт { $items }
page-part-site = сражение в локации «{ $site }»
page-part-zone = сражение, { $zone } зона
page-part-take = взять { $count } карт, колода «{ $deck }», за каждую «{ $item }»
page-part-discard = Сбросить до { $count } предметов: +{ $give } за каждый.
page-per-fearless = за каждую жертву без страха
page-per-cat = если кот здесь
page-per-unhurt = если раненых нет
page-per-wounded = за каждую раненую жертву
page-per-transmitter = за каждую деталь передатчика
page-per-vigilance = за каждую карту бдительности
page-help-reroll = Одна жертва может перебросить все кубики.
page-help-four_dice = Одна жертва бросает четыре кубика, несмотря на страх.
page-help-zeros = У одной жертвы нули считаются за единицы.
page-help-armed = Каждой жертве с оружием: +{ $give }.
fx-killer-move = Перемещение: { $least ->
        [0] до { $most } { $most ->
            [one] локации
           *[other] локаций
        }
       *[other] ровно { $most }
    }.
fx-killer-stealth = Скрытность: тайно пройти до { $most } { $most ->
        [one] локации
       *[other] локаций
    }.{ $more ->
        [no] {""}
       *[yes] {" "}При раскрытии: { $inner }
    }
fx-killer-search = Поиск в своей локации.
fx-killer-sense = Чутьё: { $area ->
        [zone] одна зона
        [place] { $among ->
            [noisy] локация, где слышали шум
            [repairs] локация передатчика или транспорта
           *[other] одна локация
        }
       *[range] радиус { $range }
    }.
fx-killer-fear = Страх: { $whom ->
        [named] те, о ком речь
        [chosen] одна жертва на выбор
        [here] все в локации убийцы
        [range] все в радиусе { $range }
        [aimed] все в намеченной локации
        [present] все в столкновении
       *[all] все жертвы
    }.
fx-killer-wound = Ранение: { $whom ->
        [here] все в локации убийцы
        [range] все в радиусе { $range }
        [aimed] все в намеченной локации
        [present] все в столкновении
       *[all] все жертвы
    }.
fx-killer-infect = Инфицирование: { $whom ->
        [here] все в локации убийцы
        [range] все в радиусе { $range }
        [aimed] все в намеченной локации
        [present] все в столкновении
       *[all] все жертвы
    }.
fx-killer-aim = Наметить соседнюю локацию.
fx-killer-barricade = Баррикада: { $where ->
        [here] дверь своей локации
       *[any] любая дверь
    }{ $count ->
        [1] {""}
       *[other] , всего { $count }
    }.
fx-killer-strength = Сила +{ $by }{ $lasting ->
        [attack] {" "}на эту атаку
        [turn] {" "}до конца хода
       *[good] {" "}навсегда
    }{ $given ->
        [droid_here] , если здесь дроид
       *[other] {""}
    }.
fx-killer-draw = Взять карт: { $count }.
fx-killer-discard = Сбросить из колоды карт: { $count }.
fx-killer-delay = Жетон здесь; на этапе II следующего хода: { $inner }
fx-killer-droid = Дроид в радиусе { $range }, где дроида нет.
fx-killer-control = Управление дроидами: { $zones ->
        [one] одна зона
       *[all] все зоны
    }.
fx-killer-teleport = Можно перенестись к дроиду; тогда: { $inner }
fx-killer-program = Маршрут до { $most } { $most ->
        [one] локации
       *[other] локаций
    }; на этапе II следующего хода после каждого шага: { $inner }
fx-killer-flesh = Плоть тайно ложится на любую баррикаду.
fx-killer-failed = Если защита не удалась: { $inner }
fx-victim-move = Перемещение: до { $most } { $most ->
        [one] локации
       *[other] локаций
    }.
fx-victim-passage = Пройти тайным проходом.
fx-victim-noise = { $where ->
        [here] Шум здесь.
       *[chosen] Шум в выбранной локации.
    }
fx-victim-repair = Починка +{ $count }, { $noise ->
        [yes] с шумом
       *[no] без шума
    }.
fx-victim-fuel = Заправить транспорт, без шума.
fx-victim-rope = Верёвка на стрелку: жертвы ходят по ней в обе стороны.
fx-victim-alarm = Будильник здесь: зазвенит через два хода.
fx-victim-firecracker = Шум сразу везде: убийца не узнает настоящих мест.
fx-victim-heal = Залечить рану.
fx-victim-calm = { $whom ->
        [self] Снять свой страх.
        [here] Снять страх у всех здесь.
        [others] Снять по жетону страха у всех остальных жертв, где бы они ни были.
       *[chosen] Снять страх у выбранной жертвы.
    }
fx-victim-unbarricade = Разобрать баррикаду; убийца узнает, какую.
fx-victim-bandage = Перевязка раненой жертвы здесь: заживёт через два хода.
fx-victim-build = Собрать устройство, один раз за игру.
fx-victim-energy = Энергия устройства +{ $count }.
fx-victim-recover = Вернуть из сброса инструмент.
fx-victim-combat = { $times ->
        [1] Боеспособность +{ $by }.
       *[other] Сумма кубиков × { $times }.
    }
fx-victim-killer_draws = Убийца берёт карт: { $count }.

# После партии: что мог думать убийца
page-analysis = Что мог думать убийца
belief-now = Где убийца мог подозревать жертв
belief-victim = Жертва
belief-likeliest = Где её вероятнее всего искать
belief-true = Где она на самом деле
belief-cell = { $place } — { $percent } %
belief-hint = Так расставляет подозрения бот, который слышал всё, что слышал убийца, и ничего больше.
belief-summary = Подозрения убийцы от раунда к раунду
belief-map = Столбец — раунд после сообщения о шуме; чем темнее клетка, тем вероятнее там кто-то из жертв. Точки — жертвы на самом деле, рамка — убийца.
belief-course = Сколько процентов подозрений приходилось на настоящее место каждой жертвы
belief-rounds = Перейти к раунду:

# Отчёт о балансе
balance-thing = { NAME($thing) }
balance-source-kill = гибель жертвы или конец снаряжения
balance-source-infection = заражение
balance-source-keys = ключи
balance-source-rescue = спасение
balance-source-vehicle = транспорт
balance-source-fight = сражение или охота на переносчика
balance-group-cards = Карты убийцы: что играют
balance-group-items = Предметы: что используют

# На распутье
setting-crossroads = На распутье
setting-crossroads-hint = Каждая жертва играет за себя и может победить одна. Вчетвером: убийца и по игроку на жертву.
refusal-crossroads = На распутье каждую жертву ведёт свой игрок: нужны четверо
event-token = Жетон распутья: { $victim }.
event-parting = Кто решает уйти: { $victims }.
event-doubts = Пока никто не уходит: { $victim } не доверяет. Под подозрением { $other_victim }.
event-left =
    { $how ->
        [keys] { $victim } отпирает главный вход тремя ключами и уходит.
        [exit] { $victim } уходит потайным выходом.
        [vehicle] { $victim } уезжает.
        [rescue] { $victim } уходит со спасателями.
        [hunt] { $victim } больше не боится: переносчика нет.
       *[battle] { $victim } стоит над поверженным убийцей.
    } { $lost ->
        [yes] Рядом был переносчик: это не спасение.
       *[no] Это победа.
    }
event-fell = Здесь лежит { $victim }: { $place }.
event-own_key = Ключ получает { $victim }: теперь { $count }.
event-turn_over = { $victim } заканчивает свой ход.
event-offers = { $victim } предлагает: { $verb ->
        [give] «{ $item }» получит { $other_victim }
        [take] «{ $item }» отдаст { $other_victim }
       *[swap] «{ $item }» в обмен на «{ $back_item }», { $other_victim }
    }.
event-cleared_by = { $victim } разбирает баррикаду: { $door }.
event-reports = О шуме сообщает { $victim }.
event-crossroads_over =
    { $how ->
        [deck] Снаряжение кончилось, а помощи ждать неоткуда.
        [battle] Финальное сражение решило всё.
        [rescue] Спасатели на месте.
        [hunt] Переносчик устранён: { $victim }.
        [accusation] Обвинение ложное: { $victim } — не переносчик.
        [mutation] Жертв на станции больше нет.
        [escape] Станция опустела.
       *[kill] Живых на станции больше нет.
    } { $kills ->
        [0] Все остались живы.
       *[other] Погибшие: { $victims }.
    } { $killers ->
        [all] Убийца непобедим!
        [yes] Убийца добился своего.
       *[no] Убийца проигрывает.
    } { $alone ->
        [yes] Победителей нет.
       *[no] Победа: { $winner_seats }.
    }
ask-part = Уйти или остаться?
option-part-keys = Уйти через главный вход
option-part-exit = Уйти через потайной выход
option-part-vehicle = Уехать
option-part-rescue = Уйти со спасателями
option-part-stay = Остаться на станции
page-do-take = Попросить
page-do-loot = Взять у тела
page-then-deal = Нужно согласие второй стороны; убийца не узнает.
page-then-loot = Убийца не узнает.
page-then-spoils =
    { $count ->
        [one] И { $count } карта из колоды ключей.
        [few] И { $count } карты из колоды ключей.
       *[many] И { $count } карт из колоды ключей.
    }
page-then-told-name = Убийца сразу узнает дверь и кто её открыл.
page-then-part-keys = Это победа: партия для вас закончится.
page-then-part-exit = Это победа: партия для вас закончится.
page-then-part-vehicle = Это победа. Кто останется, уехать уже не сможет.
page-then-part-rescue = Победят все, кто дождался.
page-then-part-stay = Решают тайно и одновременно.
page-token = жетон распутья
page-fate-killed = гибель
page-fate-escaped = спасение
page-fate-lost = поражение
page-own-keys = Ключи: { $count } из 3
page-body = тело: { $victim }
page-deal-give = { $victim } предлагает вам: { $item }.
page-deal-take = { $victim } просит у вас: { $item }.
page-deal-swap = { $victim } предлагает обмен: { $item } на ваш предмет: { $back }.
page-part-turn = ходит
option-act-end-own = Закончить свой ход
page-vehicle-gone = Транспорт уехал
page-dead = Для вас партия окончена: остаётся смотреть.
page-kills = Погибших: { $count }. Убийце нужно двое.

# Двойная угроза
event-begun_double = Все выходы заперты. Охотятся двое: { $killers }. Прячутся: { $victims }.
event-threat = Жетон двойной угрозы получает { $killer }: этот убийца ходит первым.
event-turn_lost = Столкновение завершает ход обоих убийц. { $killer } только добирает карты.
refusal-same_killer = Убийцы должны быть разными
refusal-two_players = Впятером за двух убийц играют двое
refusal-no_victims = За жертв некому играть
setting-second_killer = Двойная угроза: второй убийца
setting-second_killer-hint = Двое охотятся вместе, играют от двух до пяти человек. У жертв сразу есть ключ и по одной детали транспорта и передатчика.
setting-second_killer- = Нет, убийца один
setting-second_killer-orion = Орион
setting-second_killer-roboeye = Робоглаз
setting-second_killer-parasitoid = Паразитоид
setting-second_seat = Место второго убийцы
setting-second_seat-hint = Впятером за убийц играют двое. Меньшим составом обоих может вести один.
setting-second_seat-None = Впятером — следующее по кругу, иначе то же
page-strength-of = { $killer }, сила: { $count }
page-level-both = Уровень обоих убийц: { $level }
page-leader = Жетон двойной угрозы: { $killer } ходит первым
page-boards = Планшеты убийц
page-board-now = ходит сейчас
page-board-next = ходит следом
page-lurks-of = { $killer } скрывается здесь
page-token-firecracker = петарда: шум везде

# Навыки и сложность
setting-difficulty = Навыки и сложность выживания
setting-difficulty-hint = Каждая жертва выбирает один навык из двух; убийце достаётся столько, сколько велит сложность.
setting-difficulty-none = Без навыков
setting-difficulty-easy = Лёгкий: навыки только у жертв
setting-difficulty-normal = Нормальный: у убийцы один навык из двух
setting-difficulty-extreme = Экстремальный: у убийцы два навыка из четырёх
setting-difficulty-deadly = Убийственный: у убийцы три навыка из шести
setting-victim_skills = Навыки жертв по договорённости
setting-victim_skills-hint = Сколько навыков оставляет себе каждая жертва; карт на выбор вдвое больше.
setting-victim_skills-None = По сложности
setting-victim_skills-0 = Без навыков
setting-victim_skills-1 = Один из двух
setting-killer_skills = Навыки убийцы по договорённости
setting-killer_skills-hint = Сколько навыков оставляет себе сторона убийцы; карт на выбор вдвое больше.
setting-killer_skills-None = По сложности
setting-killer_skills-0 = Без навыков
setting-killer_skills-1 = Один из двух
setting-killer_skills-2 = Два из четырёх
setting-killer_skills-3 = Три из шести
setting-killer_skills-4 = Четыре из восьми
setting-killer_skills-5 = Пять из десяти
event-skills_dealt = Карты навыков на выбор: { $skills }.
event-chooses_on =
    { $you ->
        [yes] Теперь навык следующей жертвы.
       *[no] { $seat } выбирает навык следующей жертвы.
    }
event-skill_taken = { $victim } выбирает навык «{ $skill }».
event-skills_told = Навыки выбраны. У убийцы: { $skills }.
event-assigned = Навык «{ $skill }» получает { $killer }.
event-skill = { $killer } применяет навык «{ $skill }».
event-skill_unused = { $killer } не применяет навык.
event-evening = { $killer } заканчивает ход: время навыка.
event-skill_spent = { $victim } переворачивает карту навыка «{ $skill }».
event-skill_shown = Жертвы применяют навык «{ $skill }».
event-noisy = Шум остаётся: { $victim }.
event-hero = { $victim } прикрывает остальных: «{ $skill }».
event-uncovered = В столкновении остаются: { $victims }.
event-alone = В столкновении остаётся только { $victim }.
event-lucky = Одни нули, но у жертвы ({ $victim }) навык «{ $skill }»!
event-sabotaged = Саботаж! { $place }: жетонов починки осталось { $count }.
event-turn_skipped = { $killer } выжидает и пропускает этот ход.
ask-skills = Что оставить из навыков?
ask-assign = Кому из убийц этот навык?
ask-use_skill = Применить навык?
ask-hush = Обойтись без шума?
ask-hero = Прикрыть остальных?
ask-frightened = Кого напугать?
option-use_skill-none = Не применять
option-hush-none = Пусть шумит
option-hero-none = Остаться вместе
option-keep-both = Оставить обе карты
item-both = обе карты
skill-brawler = Рукопашник
skill-flight = Поспешное бегство
skill-fearless = Бесстрашие
skill-firstaid = Первая помощь
skill-survivor = Инстинкт выживания
skill-cheer = Подбодрить
skill-softhands = Тихая находка
skill-hero = Геройский поступок
skill-falsetrail = Ложный след
skill-taunt = Провокация
skill-luck = Удача
skill-ace = Козырь в рукаве
skill-sleight = Ловкость рук
skill-reflex = Мгновенная реакция
skill-analyst = Аналитик
skill-climber = Скалолаз
skill-quietwork = Тихий ремонт
skill-catfriend = Друг кота
skill-hoarder = Запасливый
skill-laststand = Последний рубеж
skill-fatal = Смертельный удар
skill-entrapment = Коварная ловушка
skill-liewait = Затаившийся
skill-bloodlust = Жажда крови
skill-keensense = Обострённое чутьё
skill-deterrence = Устрашение
skill-slyhunter = Хитрый загонщик
skill-aura = Аура ужаса
skill-ambush = Опасная засада
skill-nightmare = Кошмар
skill-lunge = Рывок
skill-hearing = Острый слух
skill-tracker = Следопыт
skill-masspanic = Массовая паника
skill-mountain = Горный хищник
skill-sabotage = Саботаж
skill-doorkeeper = Страж выхода
skill-vigilant = Двойная бдительность
skill-watch = Присмотр
skill-jammed = Заклинившая дверь
item-firstaid = { skill-firstaid }
item-cheer = { skill-cheer }
item-falsetrail = { skill-falsetrail }
item-taunt = { skill-taunt }
item-ace = { skill-ace }
item-reflex = { skill-reflex }
page-skill = Навык
page-skill-choice = Выбор навыков
page-skills-killer = Навыки убийцы
page-skill-spent = использован
page-skill-of-killers = Ваши навыки
page-mark-once = Один раз за игру.
page-mark-round = Один раз за раунд.
page-trait-tools = Починка картой приносит на { $count } больше.
page-trait-unarmed = В бою без оружия: +{ $count }.
page-trait-last_stand = В финальном сражении: +{ $count }.
page-trait-dash =
    { $count ->
        [one] Рядом с видимым убийцей основное перемещение длиннее на { $count } шаг.
       *[other] Рядом с видимым убийцей основное перемещение длиннее на { $count } шага.
    }
page-trait-bold =
    { $count ->
        [one] Основное перемещение снимает { $count } жетон страха.
       *[other] Основное перемещение снимает { $count } жетона страха.
    }
page-trait-sheds = После столкновения избавляется от всего страха.
page-trait-lucky = Если в столкновении на всех кубиках нули, атака отбита.
page-trait-analyses = Первый этап анализа — в радиусе { $count }.
page-trait-climbs = Один шаг перемещения может идти против стрелки.
page-trait-cat_steps = Поглаженный кот уходит на одну или { $count } локации.
page-trait-pockets = В инвентаре помещается { $count } предмета.
page-when-found = Когда взятые вами карты шумят
page-when-repaired = Когда ваша починка шумит
page-when-equipped = На этапе снаряжения
page-when-met = В начале столкновения, если вы там не одни
page-moment-passive = Всегда
page-moment-setup = При подготовке
page-moment-start = В начале хода
page-moment-instant = На этапе III
page-moment-sensed = После чутья, назвавшего кого-то
page-moment-attack = В каждой атаке
page-moment-wounded = После каждого нанесённого ранения
page-moment-level = При достижении уровня: { $levels }
page-moment-vigilance = После усиления бдительности
page-moment-end = В конце хода
page-moment-cleared = Когда жертва действием разбирает баррикаду
page-moment-price =
    { $count ->
        [one] за { $count } карту с руки
       *[other] за { $count } карты с руки
    }
page-moment-at = место: { $places }
page-moment-unseen = не в скрытности
page-moment-unmet = без столкновения в этот ход
page-moment-climbs = Один шаг против стрелки без карты.
page-then-hero = Остальные уходят незаметно, атакуют одну её.
fx-killer-rise = Следующий уровень со всеми его эффектами.
fx-killer-skip = Первый ход пропускается целиком.
fx-killer-sabotage = Если жертв здесь нет, один жетон починки возвращается в запас; убийца этого не узнаёт.
fx-victim-killer_discards = Убийца сбрасывает из колоды карт: { $count }.
fx-victim-find = Верхняя карта выбранной колоды поиска.
fx-victim-hush = Шума нет.
fx-victim-keep_both = Остаются обе карты.
fx-victim-cover = Остальные здесь могут незаметно отойти на шаг и не участвуют в столкновении.
balance-group-skills = Навыки: что применяют

# Другое поле
setting-board = Поле
setting-board-hint = Маяк — наше поле в духе первого сезона, с жетонами совместимости.
setting-board-station = Полярная станция
setting-board-lighthouse = Маяк
board-lighthouse = Маяк
event-begun_at = { $board }: выход закрыт. Охотится { $killer }. Прячутся: { $victims }.
page-map-lighthouse = План маяка
place-G11 = Причал
place-G12 = Лодочный сарай
place-G13 = Двор
place-G14 = Колодец
place-G15 = Кладбище моряков
place-R11 = Прихожая
place-R12 = Кухня
place-R13 = Кабинет
place-R14 = Спальня
place-R15 = Столярная
place-B11 = Машинный зал
place-B12 = Винтовая лестница
place-B13 = Фонарная комната
place-B14 = Радиорубка
place-B15 = Грот
door-G11-G12 = Причал — Лодочный сарай
door-G11-G13 = Причал — Двор
door-G12-G14 = Лодочный сарай — Колодец
door-G13-G14 = Двор — Колодец
door-G13-R11 = Двор — Прихожая
door-G14-G15 = Колодец — Кладбище моряков
door-G15-R15 = Кладбище моряков — Столярная
door-R11-R12 = Прихожая — Кухня
door-R11-R13 = Прихожая — Кабинет
door-R11-B11 = Прихожая — Машинный зал
door-R12-R14 = Кухня — Спальня
door-R13-R14 = Кабинет — Спальня
door-R13-B12 = Кабинет — Винтовая лестница
door-R15-B11 = Столярная — Машинный зал
door-R15-B15 = Столярная — Грот
door-B11-B12 = Машинный зал — Винтовая лестница
door-B11-B15 = Машинный зал — Грот
door-B12-B13 = Винтовая лестница — Фонарная комната
door-B12-B14 = Винтовая лестница — Радиорубка
door-B13-B14 = Фонарная комната — Радиорубка
