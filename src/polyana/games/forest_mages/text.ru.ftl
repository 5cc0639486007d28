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
name-place = положить кубик:
name-brew = приготовить:
name-drink = выпить:
name-turn = повернуть кубик:
name-send = отпустить в лес:
name-over = (поверх кубика)
name-back = (вернув свой кубик)
name-tower = (поверх кубика за ягоду)
name-none = нет

# Что произошло
event-first =
    { $you ->
        [yes] Первый ход — ваш.
       *[no] Первый ход — { $seat }.
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
        [back] {" "}вместо своего кубика, который возвращается в запас.
        [tower] {" "}поверх другого кубика за ягоду.
        [creature] : за ягоду это ячейка существа.
        [over_creature] {" "}поверх другого кубика; за ягоду это ячейка существа.
        [back_creature] {" "}вместо своего кубика; за ягоду это ячейка существа.
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
    } { $forest }: { NAME($card) }.
event-scorched =
    { $you ->
        [yes] Вы сжигаете
       *[no] { $seat } сжигает
    } ячейку { $place }.
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
    } «{ NAME($die) }» из ячейки { NAME($place) }.
event-bought =
    { $you ->
        [yes] Вы платите
       *[no] { $seat } платит
    } { $count ->
        [one] { $count } ягоду
        [few] { $count } ягоды
       *[many] { $count } ягод
    } за ничью в лесу { $forest }.
event-claimed =
    { $you ->
        [yes] Вы присваиваете
       *[no] { $seat } присваивает
    } лес { $forest }: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }.
event-discarded = Лес { $forest } никому не достаётся.
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
event-game_over = Игра окончена. Счёт: { $scores }. Победа: { $winner_seats }.

# О чём спрашивают
ask-character = Выберите персонажа
ask-act = Ваш ход: положите кубик, приготовьте или выпейте зелье
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
