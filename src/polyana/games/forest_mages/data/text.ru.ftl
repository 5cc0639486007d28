# «Маги леса» по-русски.
title = Маги леса
clause-prefix = МЛ

# Как что называется
name-tree = дерево
name-hill = холм
name-river = река
name-fire = огонь
name-water = вода
name-wind = ветер
name-herb = трава
name-mushroom = гриб
name-crystal = кристалл
name-berry = ягода
name-creature = существо
name-spring = весна
name-summer = лето
name-autumn = осень
name-winter = зима
name-all = все леса
name-place = Положить кубик:
name-brew = Приготовить:
name-drink = Выпить:
name-turn = Повернуть кубик:
name-send = Отпустить в лес:
name-over = (поверх кубика)
name-back = (вернув свой кубик)
name-tower = (поверх кубика за ягоду)
name-as = (за ягоду — ячейка существа)
name-pays = — плата:
name-points = очка
name-seat0 = (лист)
name-seat1 = (капля)
name-seat2 = (звезда)
name-seat3 = (луна)
name-none = нет

# Что произошло
event-first =
    { $you ->
        [yes] Первый ход — ваш.
       *[no] Первый ход: { $seat }.
    }
event-character =
    { $you ->
        [yes] Ваш персонаж — { NAME($card) }.
       *[no] { $seat }: персонаж — { NAME($card) }.
    }
event-round =
    { $side ->
        [day] Раунд { $round }: день.
       *[night] Раунд { $round }: ночь.
    }
event-row = Новый ряд лесов: { $forests }.
event-rolled =
    { $you ->
        [yes] Ваш бросок
       *[no] { $seat }, бросок
    }: { NAME($dice) }.
event-turn =
    { $you ->
        [yes] Ваш ход.
       *[no] Ходит { $seat }.
    }
event-top = Открыто существо: { NAME($card) } ({ NAME($season) }).
event-market = На рынке новое зелье: «{ NAME($card) }».
event-revealed = Из колоды открыто зелье «{ NAME($card) }».
event-placed =
    { $you ->
        [yes] Вы кладёте
       *[no] { $seat } кладёт
    } кубик «{ NAME($die) }» в ячейку { NAME($place) }{ $mode ->
        [plain] .
        [over] {" "}поверх другого кубика.
        [back] {" "}вместо своего кубика, который возвращается в запас и отдыхает до следующего хода.
        [tower] {" "}поверх другого кубика за ягоду.
        [creature] : за ягоду это ячейка существа.
        [over_creature] {" "}поверх другого кубика; за ягоду это ячейка существа.
        [back_creature] {" "}вместо своего кубика, который возвращается в запас и отдыхает до следующего хода; за ягоду это ячейка существа.
       *[other] {" "}принудительно, плата — { NAME($mode) }.
    }
event-gathered =
    { $you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } { $what ->
        [herb] { $count ->
            [one] { $count } траву
            [few] { $count } травы
           *[many] { $count } трав
        }
        [mushroom] { $count ->
            [one] { $count } гриб
            [few] { $count } гриба
           *[many] { $count } грибов
        }
        [crystal] { $count ->
            [one] { $count } кристалл
            [few] { $count } кристалла
           *[many] { $count } кристаллов
        }
       *[berry] { $count ->
            [one] { $count } ягоду
            [few] { $count } ягоды
           *[many] { $count } ягод
        }
    }.
event-points =
    { $you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } { $count ->
        [one] { $count } победное очко
        [few] { $count } победных очка
       *[many] { $count } победных очков
    }.
event-traded =
    { $you ->
        [yes] Вы меняете жетон
       *[no] { $seat } меняет жетон
    }: { NAME($given) } → { NAME($taken) }.
event-exchanged =
    { $you ->
        [yes] Вы меняете жетон
       *[no] { $seat } меняет жетон
    } на ягоду: { NAME($what) } ({ NAME($card) }).
event-cleared =
    { $you ->
        [yes] Вы откладываете кубики стихий
       *[no] { $seat } откладывает кубики стихий
    }: { NAME($forest) }.
event-trained =
    { $you ->
        [yes] Вы приручаете существо
       *[no] { $seat } приручает существо
    }: { NAME($card) }.
event-freed =
    { $you ->
        [yes] Вы освобождаете существо
       *[no] { $seat } освобождает существо
    }: { NAME($card) }.
event-sent =
    { $you ->
        [yes] Вы отпускаете существо в лес
       *[no] { $seat } отпускает существо в лес
    } «{ $forest }»: { NAME($card) }.
event-scorched =
    { $you ->
        [yes] Вы сжигаете
       *[no] { $seat } сжигает
    } ячейку { NAME($place) }.
event-brewed =
    { $you ->
        [yes] Вы готовите
       *[no] { $seat } готовит
    } зелье «{ NAME($card) }». Плата: { NAME($paid) }.
event-reserved =
    { $you ->
        [yes] Вы бронируете
       *[no] { $seat } бронирует
    } зелье «{ NAME($card) }».
event-renewed =
    { $you ->
        [yes] Вы возвращаете выпитые зелья ({ NAME($cards) }) и получаете
       *[no] { $seat } возвращает выпитые зелья ({ NAME($cards) }) и получает
    } { $count ->
        [one] { $count } победное очко
        [few] { $count } победных очка
       *[many] { $count } победных очков
    }.
event-drinks =
    { $you ->
        [yes] Вы пьёте
       *[no] { $seat } пьёт
    } зелье «{ NAME($card) }».
event-put_away =
    { $you ->
        [yes] Вы убираете
       *[no] { $seat } убирает
    } выпитое зелье «{ NAME($card) }» под планшет.
event-changed =
    { $you ->
        [yes] Вы поворачиваете кубик
       *[no] { $seat } поворачивает кубик
    }: { NAME($die) } → { NAME($new) }.
event-turned =
    { $you ->
        [yes] Вы меняете стихию кубика
       *[no] { $seat } меняет стихию кубика
    }: { NAME($die) } → { NAME($new) }.
event-rerolled =
    { $you ->
        [yes] Вы перебрасываете кубики
       *[no] { $seat } перебрасывает кубики
    } ({ NAME($old) }): { NAME($dice) }.
event-moved =
    { $you ->
        [yes] Вы перемещаете кубик
       *[no] { $seat } перемещает кубик
    } ({ $owner_seat }): { NAME($place) } → { NAME($goal) }.
event-swapped =
    { $you ->
        [yes] Вы меняете кубики местами
       *[no] { $seat } меняет кубики местами
    }: { NAME($place) } и { NAME($other) }.
event-removed =
    { $you ->
        [yes] Вы убираете кубик
       *[no] { $seat } убирает кубик
    } «{ NAME($die) }» из ячейки { NAME($place) }.
event-took_back =
    { $you ->
        [yes] Вы возвращаете себе кубик
       *[no] { $seat } возвращает себе кубик
    } «{ NAME($die) }» из ячейки { NAME($place) }: он отдыхает до следующего хода.
event-bought =
    { $you ->
        [yes] Вы платите
       *[no] { $seat } платит
    } { $count ->
        [one] { $count } ягоду
        [few] { $count } ягоды
       *[many] { $count } ягод
    } за ничью в лесу «{ $forest }».
event-claimed =
    { $you ->
        [yes] Вы присваиваете
       *[no] { $seat } присваивает
    } лес «{ $forest }»: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }.
event-discarded = Лес «{ $forest }» никому не достаётся.
event-sold =
    { $you ->
        [yes] Вы обмениваете на очки
       *[no] { $seat } обменивает на очки
    } { $what ->
        [herb] { $count ->
            [few] { $count } травы
           *[many] { $count } трав
        }
        [mushroom] { $count ->
            [few] { $count } гриба
           *[many] { $count } грибов
        }
        [crystal] { $count ->
            [few] { $count } кристалла
           *[many] { $count } кристаллов
        }
       *[berry] { $count ->
            [one] { $count } ягоду
            [few] { $count } ягоды
           *[many] { $count } ягод
        }
    }.
event-shown =
    { $you ->
        [yes] Ваши зелья
       *[no] { $seat }, зелья
    }: { NAME($cards) }.
event-scored =
    { $you ->
        [yes] Ваш счёт
       *[no] { $seat }, счёт
    }: { $total }. Зелья — { $potions }, леса — { $forests }, существа — { $creatures }, жетоны — { $tokens }, остатки — { $left }.
event-game_over = Игра окончена. { $how ->
        [points] Победа: { $winner_seats }, счёт { $score }, отрыв от второго места — { $lead }.
        [leftovers] Победа: { $winner_seats }. Счёт равный, { $score }, но остатков больше.
       *[shared] Счёт { $score } и остатки равны, победу делят: { $winner_seats }.
    }

# О чём спрашивают
ask-character = Выберите персонажа
ask-act =
    { $placed ->
        [yes] Приготовьте или выпейте зелье — или закончите ход
       *[no] Положите кубик; до или после можно варить и пить зелья
    }
ask-die = Какой кубик положить дополнительно?
ask-target = Куда положить кубик «{ NAME($die) }»?
ask-pick = Выберите ингредиенты
ask-trade = Обменять жетон?
ask-clear = Из какого леса убрать кубики стихий?
ask-train = Приручите существо
ask-release = Существ слишком много: кого освободить?
ask-reserve = Какое зелье забронировать?
ask-scorch = Сжечь пустую ячейку леса?
ask-exchange = Обменять собранный жетон на ягоду? ({ NAME($card) })
ask-pay = Чем заплатить за зелье «{ NAME($card) }»?
ask-change = Какой кубик и какой гранью повернуть?
ask-reroll = Какие кубики перебросить?
ask-move = Какой кубик переместить?
ask-move_to = Куда переместить кубик из ячейки { NAME($die) }?
ask-swap = Какой кубик поменять?
ask-swap_with = С каким кубиком поменять тот, что в ячейке { NAME($die) }?
ask-remove = Какой кубик убрать?
ask-return = Какой свой кубик вернуть?
ask-tie = Присвоить лес, где у вас ничья, за две ягоды?
ask-evening = Конец раунда: чьей способностью воспользоваться?
ask-stand_in = Сколько ягод отдать вместо ингредиента «{ NAME($what) }»?
waits-character = { $seats } выбирает персонажа
waits-act = Ходит { $seats }
waits-die = Ходит { $seats }
waits-target = { $seats } кладёт кубик
waits-pick = { $seats } выбирает ингредиенты
waits-trade = { $seats } меняет жетоны
waits-clear = { $seats } решает, убирать ли кубики стихий
waits-train = { $seats } приручает существо
waits-release = { $seats } освобождает существо
waits-reserve = { $seats } бронирует зелье
waits-scorch = { $seats } решает, сжигать ли ячейку
waits-exchange = { $seats } решает, менять ли жетон
waits-pay = { $seats } платит за зелье
waits-change = { $seats } поворачивает кубик
waits-reroll = { $seats } перебрасывает кубики
waits-move = { $seats } перемещает кубик
waits-move_to = { $seats } перемещает кубик
waits-swap = { $seats } меняет кубики местами
waits-swap_with = { $seats } меняет кубики местами
waits-remove = { $seats } убирает кубик
waits-return = { $seats } возвращает кубик
waits-tie = { $seats } решает, платить ли за ничью
waits-evening = Конец раунда: { $seats }
waits-stand_in = Конец раунда: { $seats }

option-act-end = Закончить ход
option-character-random = Наугад
option-character-lello = Лелло
option-character-lyric = Лирик
option-character-myla = Мила
option-character-wren = Рен
option-act = { NAME($value) }
option-die = { NAME($value) }
option-target = { NAME($value) }
option-pick = { NAME($value) }
option-trade = { NAME($value) }
option-train-none = Никого
option-train-berry = Ягода вместо существа
option-train = { NAME($value) }
option-release = { NAME($value) }
option-reserve = { NAME($value) }
option-change = { NAME($value) }
option-reroll = { NAME($value) }
option-move = { NAME($value) }
option-move_to = { NAME($value) }
option-swap = { NAME($value) }
option-swap_with = { NAME($value) }
option-remove = { NAME($value) }
option-return = { NAME($value) }
option-evening = { NAME($value) }
option-clear = { NAME($value) }
option-scorch = { NAME($value) }
option-tie = { NAME($value) }
option-pay = { NAME($value) }
option-stand_in = { $value } × { name-berry }
option-trade-stop = Больше не менять
option-clear-none = Ничего не убирать
option-clear-all = Из всех лесов
option-scorch-none = Не сжигать
option-scorch-later = Позже
option-exchange-exchange = Обменять
option-exchange-no = Не менять
option-move-none = Не перемещать
option-tie-none = Не платить
option-evening-finish = Закончить

# О чём договариваются до игры
setting-abilities = Способности персонажей
setting-abilities-hint = У каждого персонажа своя способность; для первой партии лучше без них.
setting-characters = Кто каким персонажем играет
setting-characters-random = Решает жребий.
setting-characters-choose = Каждый выбирает сам, первый игрок — последним.
setting-force_price = Цена принудительного размещения
setting-force_price-1 = Один ингредиент ячейки или ягода.
setting-force_price-2 = Два ингредиента ячейки или ягода.
setting-move_target = Куда перемещает зелье
setting-move_target-forest = Только в пустую ячейку леса.
setting-move_target-any = В лес или в деревню.
setting-d3_scope = Что очищает дневная ячейка огня
setting-d3_scope-one = Один лес на выбор.
setting-d3_scope-all = Все леса сразу.
setting-first = Кто ходит первым
setting-first-hint = Если не указать, решит жребий.
setting-turn_seconds = Часы хода, секунд
setting-turn_seconds-hint = От 10 до 600 или без часов; когда время вышло, ход доигрывается сам.

# Баланс и разбор после партии
balance-thing = { NAME($thing) }
balance-source-potions = зелья
balance-source-forests = леса
balance-source-creatures = существа
balance-source-tokens = жетоны
balance-source-left = остатки
balance-group-potions = Зелья: что готовят
balance-group-effects = Зелья: что пьют
balance-group-creatures = Существа: кого приручают
balance-group-forests = Леса: какие присваивают
balance-group-village = Деревня: куда кладут кубики
name-effect_change = повернуть кубик
name-effect_reroll = перебросить кубики
name-effect_place = ещё одно размещение
name-effect_move = переместить кубик
name-effect_swap = поменять кубики местами
name-effect_remove = убрать кубик
name-effect_return = вернуть кубик
page-analysis = Очки в этот момент
points-total = всего
points-now = Очки в этот момент
points-now-hint = Если бы игра закончилась сейчас: зелья на руках считаются, существа уже в лесах.
points-summary = Как набирались очки
points-course = Сумма очков по ходу партии
points-sources = Откуда взялись очки
points-round = { $round }-й раунд
points-leaps = Самые доходные ходы
points-leap = { $count ->
    [one] +{ $count } очко
    [few] +{ $count } очка
   *[other] +{ $count } очков
}

# Что лежит на столе
zone-row = Ряд лесов
zone-forest_dice = Кубики в лесах
zone-scorched_slots = Сожжённые ячейки
zone-forest_deck = Колода лесов
zone-discarded = Сброшенные леса
zone-claimed = Присвоенные леса
zone-homes = Существа в лесах
zone-village_dice = Деревня
zone-market = Рынок зелий
zone-potion_deck = Колода зелий
zone-reserved = Забронированные зелья
zone-hands = Приготовленные зелья
zone-drunk = Выпитые зелья
zone-tops = Открытые существа
zone-dens = Колоды существ
zone-active = Приручённые
zone-released = Освобождённые
zone-creature_dice = Кубики на существах
zone-supply = Запас кубиков
zone-aside = Отложенные кубики
zone-goods = Ингредиенты
zone-vp = Жетоны очков
zone-round = Раунд

# Страница: как называются леса и места деревни
forest-F01 = Проталина
forest-F02 = Земляничник
forest-F03 = Листопад
forest-F04 = Сугробье
forest-F05 = Черёмуха
forest-F06 = Рябинник
forest-F07 = Предзимье
forest-F08 = Оттепель
forest-F09 = Туманы
forest-F10 = Солнцеворот
forest-F11 = Мокрый бор
forest-F12 = Кедрач
forest-F13 = Ландыши
forest-F14 = Орешник
forest-F15 = Ельник
forest-F16 = Вербняк
forest-F17 = Березняк
forest-F18 = Липняк
forest-F19 = Дубрава
forest-F20 = Пихтарник
name-D1 = Огород
name-D2 = Лавка
name-D3 = Кузница
name-D4 = Водопой
name-D5 = Мельница
name-N1 = Погреб
name-N2 = Трактир
name-N3 = Костёр
name-N4 = Родник
name-N5 = Флюгер
slot-of = { $forest } ({ $symbol }, { $yields })

about = Кладите кубики в леса и деревню, варите зелья, приручайте существ. Лес достаётся тому, чьих кубиков в нём к вечеру больше.
page-keys = «G» (или «П») переводит к следующему светящемуся кубику, месту или карте, Enter выбирает. На любой карте Enter рассказывает, что она делает, Esc закрывает рассказ.

# Страница: что делают карты
page-tokens =
    { $what ->
        [herb] { $count ->
            [one] { $count } траву
            [few] { $count } травы
           *[many] { $count } трав
        }
        [mushroom] { $count ->
            [one] { $count } гриб
            [few] { $count } гриба
           *[many] { $count } грибов
        }
        [crystal] { $count ->
            [one] { $count } кристалл
            [few] { $count } кристалла
           *[many] { $count } кристаллов
        }
        [creature] существо
       *[berry] { $count ->
            [one] { $count } ягоду
            [few] { $count } ягоды
           *[many] { $count } ягод
        }
    }
page-vp =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
page-ability-PLACE_SEASON_SCORCH =
    Когда вы кладёте кубик в { $of ->
        [spring] весенний
        [summer] летний
        [autumn] осенний
       *[winter] зимний
    } лес, можете сжечь пустую ячейку любого леса.
page-ability-PLACE_VILLAGE_SCORCH = Когда вы кладёте кубик в деревню, можете сжечь пустую ячейку любого леса.
page-ability-ELEMENT_TO = В свой ход сколько угодно раз поворачивайте кубики стихий из запаса гранью «{ NAME($of) }».
page-ability-EOR_BERRY_PER =
    В конце раунда получите по ягоде за каждое своё приручённое { $of ->
        [spring] весеннее
        [summer] летнее
        [autumn] осеннее
       *[winter] зимнее
    } существо.
page-ability-CREATURE_SLOT_BERRY = Положив кубик в ячейку существа, можете взять ягоду вместо приручения.
page-ability-FIRST_SCORCH_BERRY = Когда вы впервые за ход сжигаете ячейку, получите ягоду.
page-ability-GATHER_SWAP =
    Собирая { $of ->
        [herb] травы
        [mushroom] грибы
       *[crystal] кристаллы
    }, можете обменять один собранный жетон на ягоду.
page-ability-CLAIM_SEASON_VP =
    За каждый { $of ->
        [spring] весенний
        [summer] летний
        [autumn] осенний
       *[winter] зимний
    } лес, который вы присваиваете, получите 2 очка.
page-ability-BREW_VP = За каждое приготовленное зелье получите 1 очко.
page-ability-TRAIN_VP = За каждое существо, которое вы приручаете, получите 1 очко.
page-ability-EOR_BERRY_VP = В конце раунда можете отдать 1 ягоду за 2 очка или 2 ягоды за 4 очка.
page-ability-EOR_SET_VP = В конце раунда можете отдать 2 одинаковых ингредиента за 2 очка или 3 — за 4 очка; ягода заменяет любой.
page-ability-GATHER_SEASON_PLUS =
    Собирая ингредиент в { $of ->
        [spring] весеннем
        [summer] летнем
        [autumn] осеннем
       *[winter] зимнем
    } лесу, получите на один такой жетон больше.
page-ability-PLACE_VILLAGE_PLUS = Когда вы кладёте кубик в деревню, получите ещё один ингредиент на выбор, но не ягоду.
page-ability-SLOT =
    { $takes ->
        [resource] На карту можно положить любой кубик ресурсов.
       *[element] На карту можно положить любой кубик стихий.
    }
page-do-gain = Получите { page-tokens }.
page-do-gather =
    { $what ->
        [any] Получите ингредиент на выбор.
        [same] Получите { $count ->
            [few] { $count } одинаковых ингредиента на выбор.
           *[many] { $count } одинаковых ингредиентов на выбор.
        }
       *[different] Получите { $count ->
            [few] { $count } разных ингредиента на выбор.
           *[many] { $count } разных ингредиентов на выбор.
        }
    }
page-do-trade =
    Можете обменять до { $count ->
        [one] { $count } своего жетона
       *[many] { $count } своих жетонов
    } на другие, один к одному; ягоды не меняются.
page-do-clear = Можете убрать из леса все кубики стихий до конца раунда.
page-do-train = Можете приручить существо.
page-do-reserve = Откройте верхнее зелье колоды и забронируйте его или зелье с рынка.
page-do-scorch = Можете сжечь пустую ячейку леса.
page-do-move = Можете переместить любой положенный кубик ресурсов в пустую ячейку леса.
page-takes =
    { $takes ->
        [any] Любой кубик, сколько угодно раз.
       *[other] Один кубик стихии: { NAME($takes) }.
    }
page-potion-change = Поверните один кубик своего запаса любой другой гранью.
page-potion-reroll = Перебросьте любые кубики своего запаса, хотя бы один.
page-potion-place = Положите ещё один кубик по обычным правилам.
page-potion-move = Переместите любой положенный кубик ресурсов в пустую ячейку. При этом ничего не собирается.
page-potion-swap = Поменяйте местами два положенных кубика ресурсов разных игроков с одинаковым символом.
page-potion-remove = Отложите любой положенный кубик до конца раунда.
page-potion-return = Верните в запас свой положенный кубик ресурсов: ходов станет на один больше. До следующего хода он отдыхает.
page-power-tower = За ягоду кладёт кубик ресурсов поверх любого кубика в лесу; ничего при этом не собирает.
page-power-tie = Раз за раунд за 2 ягоды присваивает лес, где за контроль ничья.
page-power-convert = За ягоду считает ячейку ингредиента ячейкой существа; может держать 4 приручённых существа.
page-power-double = Первая ягода в плате за каждое зелье идёт за два ингредиента.
page-element-fire = Огонь в лесу можно положить поверх любого кубика: ячейка сработает как пустая.
page-element-water = Вода в ячейке ингредиента даёт на два жетона больше.
page-element-wind = Ветер в лесу может занять место вашего кубика ресурсов: тот вернётся в запас и отдохнёт до следующего хода.
called = { NAME($card) }
page-potion-label = Зелье «{ NAME($card) }», { page-vp }. Что оно делает
page-creature-label = { NAME($card) }, { NAME($season) }. Что умеет
page-forest-label = Лес «{ $forest }», { page-vp }
page-cost = Цена
page-worth = { page-vp } в конце игры
page-if-drunk = Если выпить
page-creature-worth = В конце игры — 1 очко, а в вашем лесу того же времени года — 3.
page-forest-worth = Присвоивший получит в конце игры { page-vp }.
page-forest-slots = Ячейки
page-close = Закрыть
page-more = Что делает «{ $name }»

# Страница: стол
page-round =
    { $side ->
        [day] Раунд { $round } из 4, день
       *[night] Раунд { $round } из 4, ночь
    }
page-row = Леса
page-village = Деревня
page-market = Рынок зелий
page-tops = Существа
page-deck = в колоде { $count }
page-den = под ней ещё { $count }
page-gap = пусто
page-control-leads = Контроль: { $name }
page-control-tied = Ничья
page-control-none = Ничей
page-dice-of =
    { $name }: { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
page-elements-here =
    { $count ->
        [one] { $count } кубик стихии
        [few] { $count } кубика стихий
       *[many] { $count } кубиков стихий
    }
page-slot = { NAME($symbol) } — { NAME($yields) }
page-empty = пусто
page-scorched = сожжено
page-die-own = { NAME($face) }, { $name }
page-die-element = { NAME($face) }
page-get = получите { page-tokens }
page-get-creature = можно приручить существо
page-get-nothing = ничего не соберёте
page-pay = плата — { page-tokens }
page-does-leads = лес станет вашим
page-does-loses = лес перестанет быть вашим
page-does-breaks = лес станет ничьим
page-does-gives = лес достанется сопернику
page-over = поверх кубика
page-back = ваш кубик вернётся в запас и отдохнёт до следующего хода
page-as-creature = как ячейка существа
page-ways = Что сделать здесь?
page-scorch-it = сжечь
page-move-here = переместить сюда
why-4-1 = Кладут кубик из своего запаса — в ячейку леса из ряда или деревни
why-4-2 = Символ другой: сюда можно только принудительно, за плату
why-4-5 = Ячейка занята
why-6-2 = Сюда — только кубик этой стихии
why-6-3 = Здесь уже лежит кубик
why-10-7 = Перемещают кубик ресурсов, и только в пустую ячейку
why-10-8 = Переместить кубик можно только в пустую ячейку леса из ряда
why-10-24 = Сюда кубик не переместить: нужна пустая ячейка леса или деревни
why-10-16 = Этот кубик вернулся в этом ходу и отдыхает до следующего
why-12-3 = Сюда кладёт только хозяин приручённого существа, и только если ячейка пуста
why-12-29 = Сюда — только кубик ресурсов
why-12-31 = Сюда — только кубик стихий
why-14-2 = Сжечь можно только пустую ячейку леса
why-14-4 = Ячейка сожжена до конца раунда

# Страница: своё место и соперники
page-shelf = Ваши карты
page-supply = Ваши кубики
page-supply-none = Кубиков в запасе нет
page-no-dice = кубиков нет
page-supply-of = Кубиков в запасе: { $count }
page-resting = Вернувшийся кубик отдыхает до следующего хода
page-resting-of = Отдыхает до следующего хода: { $count }
page-goods = Ваши ингредиенты
page-good = { NAME($what) }: { $count }
page-vp-tokens = Жетоны очков: { $count }
page-standing = Если бы игра кончилась сейчас: { page-vp }
page-standing-short = очки
page-active = Приручённые
page-active-none = До { $count } приручённых существ помогают вам, пока не освобождены.
page-released = Освобождённые
page-claimed = Ваши леса
page-claimed-of = Лесов: { $count }
page-hand = Готовые зелья
page-hand-of = Готовых зелий: { $count }
page-reserved = Бронь
page-drunk-of = Выпито: { $count }
page-first = начинает этот раунд
page-step-place = кубик
page-step-brew = варка
page-step-drink = глоток
page-step-done = сделано
page-step-open = ещё можно
page-step-must = нужно сделать
page-so-far = Уже произошло
page-no-undo = Назад уже нельзя: открылось новое.
page-put-back = Убрать в запас
page-instead = Взять другой кубик: { NAME($face) }
page-tap-act = Возьмите кубик: загорятся места, куда его можно положить. Зелья, которые вам по карману, тоже светятся.
page-tap-die = Возьмите кубик, который кладёте дополнительно.
page-tap-target = Коснитесь светящегося места.
page-tap-scorch = Коснитесь пустой ячейки, которую хотите сжечь.
page-tap-move = Коснитесь кубика, который перемещаете.
page-tap-move_to = Коснитесь ячейки, куда он ляжет.
page-tap-swap = Коснитесь первого кубика.
page-tap-swap_with = Коснитесь второго кубика.
page-tap-remove = Коснитесь кубика, который убираете.
page-tap-return = Коснитесь своего кубика.
page-tap-clear = Коснитесь леса или выберите здесь.
page-tap-tie = Коснитесь леса или выберите здесь. Цена — 2 ягоды.
page-tap-reroll = Отметьте кубики, которые перебрасываете.
page-toss = Перебросить
page-is-new = новое

# Страница: счёт
page-sheet = Счёт по очкам
page-sheet-potions = Зелья
page-sheet-forests = Леса
page-sheet-creatures = Существа
page-sheet-tokens = Жетоны очков
page-sheet-left = Остатки
page-sheet-total = Всего
page-sheet-none = нет
page-at-home = в лесу «{ $forest }»
page-roams = без леса
page-left-words =
    { $count ->
        [one] { $count } ингредиент
        [few] { $count } ингредиента
       *[many] { $count } ингредиентов
    }, по очку за три
page-reserved-left = Забронированные, но не приготовленные зелья очков не приносят: { NAME($cards) }.
page-tie-broken = При равном счёте побеждает тот, у кого осталось больше ингредиентов.
page-token-0 = получено по ходу игры
page-token-9-17 = за возвращённые выпитые зелья
page-token-12-21 = за присвоенные леса
page-token-12-22 = за варку и приручение
page-token-12-23 = за ягоды в конце раунда
page-token-12-24 = за одинаковые ингредиенты

# What is in the box, on the page of the rules
page-gallery-creatures = Существа
page-gallery-potions = Зелья
page-gallery-characters = Маги
