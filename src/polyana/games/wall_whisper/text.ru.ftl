# «Шёпот за стеной 2» по-русски. Имена и места стоят в именительном падеже, поэтому фразы строятся вокруг них.
title = Шёпот за стеной
clause-prefix = ШС

# Ход игры
event-begun = Станция заперта. Охотится { $killer }. Прячутся: { $victims }.
event-dealt = На руке у вас: { $cards }.
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
        [hunt] Переносчик устранён.
       *[battle] Убийца повержен в финальном сражении.
    } Побеждают жертвы: { $winner_seats }.
event-killers_won =
    { $how ->
        [kill] Жертва погибает.
        [deck] Снаряжение кончилось, а помощи ждать неоткуда.
        [battle] Финальное сражение проиграно.
        [accusation] Обвинение ложное.
       *[carrier] Переносчик выходит на свободу.
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
event-strength = Сила убийцы: { $strength }.
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
    { $kept ->
        [yes] Вы берёте карту «{ $card }».
       *[no] Рука полна: карта «{ $card }» уходит в сброс.
    }
event-milled = Из колоды в сброс: «{ $card }».
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
event-taken = Взятые карты считают: { $item } — { $count }.
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
event-leap = { $killer } перемещается к дроиду: { $place }.
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
event-cornered = { $victim }: кубики { $dice }, итог { $total } против силы { $strength }.

# О чём спрашивают
ask-act = Что делают ваши жертвы?
ask-verdict = Победа рядом. Что решаете?
ask-consent = Согласны?
ask-keep = Какую карту оставить?
ask-over_limit = Предметов больше трёх. Что сбросить?
ask-equip = Кто снаряжается?
ask-defend = Кто обороняется?
ask-weapon = Взять оружие?
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
ask-leap = Переместиться к дроиду?
ask-hurt = Ранить или заразить?
ask-infected = Кому достанется жетон?
ask-flesh = На какую баррикаду положить плоть?
ask-mutate = Мутировать
ask-carrier = Куда идёт переносчик?

option-verdict-win = Уйти с победой
option-verdict-escape = Уйти через потайной выход
option-verdict-stay = Остаться
option-consent-agree = Согласиться
option-consent-refuse = Отказаться
option-manoeuvre-score = Применить
option-reroll-keep = Оставить
option-reroll-reroll = Перебросить
option-refill-draw = Взять три карты
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
option-none = Нет
option-stay = Остаться

# Почему нельзя
refusal-victims = Нужны три разные жертвы
refusal-five = Впятером играют только с двумя убийцами

# О чём договариваются до игры
setting-killer = Кто охотится
setting-killer-hint = Для первой партии советуем Ориона.
setting-killer_seat = Место убийцы
setting-killer_seat-hint = Считая с нуля от хозяина стола.
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
