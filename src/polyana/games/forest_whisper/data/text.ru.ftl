# «Шёпот леса» по-русски.
title = Шёпот леса
clause-prefix = ШЛ

# Что произошло
event-warning_vote_of_two = Вас двое, а слова судят голосованием: любое сомнительное слово наберёт голоса поровну и не будет принято, если кто-то не уступит.
event-colour =
    { $you ->
        [yes] Вы выбираете
       *[no] { $seat } выбирает
    } { $colour ->
        [purple] сиреневый
        [blue] синий
        [red] красный
        [green] зелёный
       *[yellow] жёлтый
    } цвет: { $count ->
        [one] { $count } куб
        [few] { $count } куба
       *[many] { $count } кубов
    }.
event-laid_out = Лес вырос: { $rows } на { $columns }, буквы { $letters }. В колоде { $deck ->
        [one] { $deck } карта
        [few] { $deck } карты
       *[many] { $deck } карт
    }. { $you ->
        [yes] Песочные часы у вас.
       *[no] Песочные часы получает { $seat }.
    }
event-round = Раунд { $round }: на слово { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }. { $you ->
        [yes] Часы у вас.
       *[no] Часы: { $seat }.
    }
event-final =
    { $you ->
        [yes] Вы откладываете карандаш.
       *[no] { $seat } откладывает карандаш.
    }
event-writes_on =
    { $you ->
        [yes] Вы снова берёте карандаш.
       *[no] { $seat } снова берёт карандаш.
    }
event-word =
    { $you ->
        [yes] Вы
       *[no] { $seat }
    }: { $verdict ->
        [no_word] на листе пусто.
       *[other] { UPPER($word) }{ $verdict ->
            [accepted] {" "}— принято.
            [pending] .
            [strange] {" "}— не принято: таких знаков на картах нет.
            [too_short] {" "}— не принято: это одна буква, а не слово.
            [letters] {" "}— не принято: не хватает букв ({ UPPER($missing) }).
            [own_cards] {" "}— не принято: для него нужно больше двух своих карт.
            [used] {" "}— не принято: это слово уже было.
            [cubes] {" "}— не принято: на столько карт не хватит кубов.
            [yo] {" "}— не принято: это слово пишется через Е.
            [proper] {" "}— не принято: это имя собственное.
            [plural] {" "}— не принято: это множественное число, а у слова есть единственное.
            [oblique] {" "}— не принято: это не именительный падеж.
            [not_noun] {" "}— не принято: это не существительное.
            [slang] {" "}— не принято: это жаргон.
           *[unknown] {" "}— не принято: такого слова нет в словаре.
        }
    }
event-doubted =
    { $count ->
        [0] Ни одно слово не вызвало сомнений.
       *[other] Под сомнением: { $words }. Голосуют все.
    }
event-votes = Голоса по слову «{ $word }». За: { $for_seats }. Против: { $against_seats }. { $verdict ->
        [accepted] Слово принято.
       *[voted_down] Слово не принято.
    }
event-assigned =
    { $you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } букву { $letter } { $cell ->
        [own] со своей карты.
       *[other] с поля ({ $cell }).
    }
event-added =
    { $you ->
        [yes] Вы добавляете
       *[no] { $seat } добавляет
    } ещё куб на { $letter }.
event-placed =
    { $count ->
        [0] { $you ->
            [yes] Больше кубов из запаса вы не ставите.
           *[no] { $seat } больше не ставит кубов из запаса.
        }
        [1] { $you ->
            [yes] Вы ставите
           *[no] { $seat } ставит
        } куб на { $letters }.
       *[other] { $you ->
            [yes] Вы ставите
           *[no] { $seat } ставит
        } кубы на { $letters }.
    }
event-moved =
    { $you ->
        [yes] Вы переносите
       *[no] { $seat } переносит
    } куб с карты { $cell } на { $letter }.
event-turned_down = Пять против пяти: { $letter } ({ $cell }) переворачивается лицом вниз, все кубы возвращаются в запас.
event-captured =
    { $you ->
        [yes] Вы — Лидер и забираете
       *[no] { $seat } — Лидер и забирает
    } { $letter }. { $back ->
        [hole] Заменить карту нечем: на поле остаётся просвет.
        [light] На её место ложится закрытая карта со светлой рубашкой.
       *[dark] На её место ложится закрытая карта.
    }
event-guarded =
    { $chosen ->
        [yes] { $you ->
            [yes] Вы ставите
           *[no] { $seat } ставит
        } куб на закрытую карту ({ $cell }).
       *[no] { $you ->
            [yes] Вы оставляете
           *[no] { $seat } оставляет
        } закрытую карту ({ $cell }) без куба.
    }
event-elder =
    { $you ->
        [yes] Вы — Старейшина: возвращаете кубы с трёх карт и кладёте
       *[no] { $seat } — Старейшина: возвращает кубы с трёх карт и кладёт
    } перед собой закрытую карту.
event-declined =
    { $you ->
        [yes] Вы не возвращаете
       *[no] { $seat } не возвращает
    } кубы со своей тройки.
event-drew = Вы берёте из колоды: { $letters }.
event-laid =
    { $you ->
        [yes] Вы выкладываете
       *[no] { $seat } выкладывает
    } на поле { $letter } ({ $cell }). { $count ->
        [0] Сбрасывать нечего.
        [one] В сброс уходит { $count } карта.
        [few] В сброс уходят { $count } карты.
       *[many] В сброс уходит { $count } карт.
    }
event-closed =
    { $you ->
        [yes] Вы убираете
       *[no] { $seat } убирает
    } { $count ->
        [one] { $count } закрытую карту
        [few] { $count } закрытые карты
       *[many] { $count } закрытых карт
    }, по одной из { $direction ->
        [rows] каждого ряда
       *[columns] каждого столбца
    }. Поле смыкается.
event-game_over = Партия окончена. { $scoring ->
        [points] Очки
       *[cards] Карты деревьев
    }: { $scores_by_seat }. Победа: { $winner_seats }.

# О чём спрашивают
ask-colour = Выберите цвет кубов
ask-write = Составьте слово
ask-withdraw = Слово готово. Можно ещё передумать
ask-doubt = Сомневаетесь в чьём-нибудь слове?
ask-vote = Голосуйте: принять слово «{ $word }»?
ask-assign = Откуда взять { $letter } для слова «{ $word }»?
ask-extra = Добавить куб туда, где ваш уже стоит?
ask-source = Запас пуст: откуда перенести куб на { $letter }?
ask-target = Слова нет: поставьте один куб на любую открытую карту
ask-guard = Поставить куб на новую закрытую карту?
ask-elder = Вы можете стать Старейшиной: вернуть кубы с тройки карт?
ask-pick = Какую карту выложить на поле?
ask-spot = Куда положить { $letter }?
ask-close = Поле можно сомкнуть. Сомкнуть?
ask-gap = Какую карту убрать из { $direction ->
        [rows] ряда
       *[columns] столбца
    } { $line }?
waits-colour = { $seats } выбирает цвет
waits-write = Пишут: { $seats }
waits-doubt = Обдумывают слова: { $seats }
waits-vote = Голосуют: { $seats }
waits-assign = { $seats } выбирает карты для слова
waits-extra = { $seats } расставляет кубы
waits-source = { $seats } переносит куб
waits-target = { $seats } ставит один куб
waits-guard = { $seats } решает, ставить ли куб
waits-elder = { $seats } решает, вернуть ли кубы
# Выбор карты — тайна, и то, что он сделан, тоже: пока карта не легла, слова не меняются.
waits-pick = { $seats } кладёт карту
waits-spot = { waits-pick }
waits-close = { $seats } решает, смыкать ли поле
waits-gap = { $seats } смыкает поле

option-colour-purple = Сиреневый
option-colour-blue = Синий
option-colour-red = Красный
option-colour-green = Зелёный
option-colour-yellow = Жёлтый
option-withdraw-withdraw = Писать дальше
option-doubt-- = Сомнений нет
option-doubt = Усомниться: { $value }
option-vote-for = За
option-vote-against = Против
option-vote-abstain = Воздержаться
option-assign-front = Своя карта
option-assign = Карта { $value }
option-extra-done = Больше не добавлять
option-extra = Добавить на { $value }
option-source = С карты { $value }
option-target = На карту { $value }
option-guard-yes = Поставить
option-guard-no = Не ставить
option-elder-decline = Оставить кубы
option-elder = Вернуть с { $value }
option-pick = { $value }
option-spot = Место { $value }
option-close-rows = По рядам
option-close-columns = По столбцам
option-close-no = Не смыкать
option-gap = Карта { $value }

# Почему нельзя
refusal-sheet = На листе помещается не больше { $most } знаков, и все они видимые
refusal-colour_taken = Этот цвет уже занят
why-5-4 = Пока на каждой букве слова нет вашего куба, закончить нельзя: возьмите куб с отмеченной карты
why-5-5 = Здесь ваш куб встанет и так: добавить можно только туда, где он уже стоял
why-5-6 = На эту карту вы уже добавили куб: за ход — не больше одного
why-5-7 = Эта карта сейчас не нужна вашему слову: выберите одну из отмеченных
why-5-8 = Куб ставится только на открытую карту
why-5-13 = Отсюда куб не взять: на карте нет вашего куба или он только что поставлен
why-5-14 = Отсюда куб не взять: это буква вашего слова, последний куб должен на ней остаться
why-6-17 = Нужны три закрытые карты, и на каждой — ваш куб
why-6-18 = Эти три карты не касаются друг друга сторонами
why-7-5 = Карту кладут на свободное место, стороной к другой карте
why-7-13 = Эту карту сейчас не убрать: из каждого ряда или столбца уходит одна закрытая карта

# О чём договариваются до игры
setting-scoring = Подсчёт
setting-scoring-cards = По картам: каждая карта дерева — очко.
setting-scoring-points = По стоимости букв: усложнённый вариант.
setting-judge = Кто судит слова
setting-judge-dictionary = Словарь решает сразу.
setting-judge-vote = Игроки могут усомниться, тогда голосуют все.
setting-starting = Стартовых карт на поле
setting-starting-hint = От 0 до 12, остальное — обычные. Если не указать, как в правилах.
setting-deck = Карт в колоде
setting-deck-hint = Чем больше, тем дольше партия. Если не указать, по числу игроков.
setting-first = У кого песочные часы
setting-first-hint = Если не указать, решит жребий.
setting-write_seconds = Время на слово, секунд
setting-write_seconds-hint = От 30 до 180, одинаково для всех.
setting-doubt_seconds = Время на сомнение, секунд
setting-doubt_seconds-hint = Промолчать — значит согласиться.
setting-vote_seconds = Время на голосование, секунд
setting-vote_seconds-hint = Не успеть — значит воздержаться.
setting-place_seconds = Часы расстановки кубов, секунд
setting-place_seconds-hint = Когда время вышло, кубы встают на первые подходящие карты.
setting-cube_seconds = Время на куб Лидера, секунд
setting-cube_seconds-hint = Когда время вышло, закрытая карта остаётся без куба.
setting-elder_seconds = Время Старейшины, секунд
setting-elder_seconds-hint = Когда время вышло, кубы остаются на картах.
setting-lay_seconds = Время на обновление, секунд
setting-lay_seconds-hint = Когда время вышло, ложится первая карта, а поле не смыкается.

# На странице
about = Минута на слово из букв леса. На каждую букву слова встаёт ваш куб: кто соберёт больше кубов, забирает дерево.
page-keys = Просто начните печатать, чтобы сложить слово; Enter откладывает карандаш, Esc стирает. «+» и «−» приближают и отдаляют поле; когда слово не пишется, «К» показывает, кто где лидирует.
page-field = Поле
page-value = Стоимость буквы: важна, только если считают очки
page-card = { $letter }, стоимость { $value }, место { $cell }
page-back = Закрытая карта { $back ->
        [light] со светлой рубашкой
       *[dark] с тёмной рубашкой
    }, место { $cell }
page-cubes = { $name }: { $count ->
        [one] { $count } куб
        [few] { $count } куба
       *[many] { $count } кубов
    }
page-leads = { $name } лидирует
page-ahead = { $name } впереди
page-effect-leads = станете лидером
page-effect-ties = собьёте лидерство
page-effect-loses = потеряете лидерство
page-lay-here = Положить { $letter } на место { $cell }
page-zoom = Размер поля
page-zoom-in = Приблизить поле
page-zoom-out = Отдалить поле
page-zoom-fit = Всё поле
page-control = Лидеры
page-control-hint = Показать, кто где лидирует
page-round = Раунд { $round }
page-end-near = Открытых карт на поле: { $count }. Если станет меньше { $least }, игра закончится.
page-timer = первый игрок, часы здесь
page-final = слово готово
page-supply = { $count ->
        [one] { $count } куб в запасе
        [few] { $count } куба в запасе
       *[many] { $count } кубов в запасе
    }
page-trees = { $count ->
        [one] { $count } карта дерева
        [few] { $count } карты деревьев
       *[many] { $count } карт деревьев
    }
page-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
page-elders = { $count ->
        [one] { $count } закрытая карта Старейшины
        [few] { $count } закрытые карты Старейшины
       *[many] { $count } закрытых карт Старейшины
    }
page-front = Перед вами
page-front-none = Собранные деревья лягут сюда: двумя из них можно дополнить слово.
page-own-card = Своя карта { $letter }, стоимость { $value }
page-own-most = В одном слове — не больше двух своих карт.
page-missing = Не хватает букв: { $letters }
page-layout = Включена латинская раскладка: «{ $word }»?
page-spell = Сложите слово…
page-word-label = Ваше слово
page-done = Готово
page-backspace = Стереть букву
page-sheet = На вашем листе
page-blank = пусто
page-write-on = Писать дальше
page-words-now = Слова раунда
page-words = Слова партии
page-words-none = Здесь появятся принятые слова. Повторять их нельзя.
page-reason-no_word = нет слова
page-reason-pending = ещё не решено
page-reason-strange = таких знаков нет
page-reason-too_short = это одна буква
page-reason-letters = не хватает букв
page-reason-own_cards = больше двух своих карт
page-reason-used = уже было
page-reason-cubes = не хватит кубов
page-reason-yo = пишется через Е
page-reason-proper = имя собственное
page-reason-plural = множественное число
page-reason-oblique = не именительный падеж
page-reason-not_noun = не существительное
page-reason-slang = жаргон
page-reason-unknown = нет в словаре
page-reason-voted_down = не прошло голосование
page-accepted = принято
page-tap-assign = Такая буква есть на нескольких картах. Коснитесь той, куда встанет ваш куб.
page-tap-extra = Коснитесь отмеченной карты — там станет на куб больше.
page-tap-source = Коснитесь отмеченной карты: куб уйдёт с неё.
page-tap-target = Коснитесь любой открытой карты.
page-tap-spot = Коснитесь места на краю поля.
page-tap-gap = Коснитесь карты на поле или выберите, как оно сомкнётся.
page-tap-guard = Новая карта отмечена на поле. Три соседние закрытые карты с вашими кубами можно обменять на карту из колоды.
page-tap-elder = За три куба — закрытая карта из колоды.
page-drawn = Вы взяли
page-before = сейчас
page-after = станет
page-choose-later = Где выбор ещё впереди (…), показано, что уйдёт первая закрытая карта.
page-goes = { $count ->
        [one] Уходит { $count } карта
        [few] Уходят { $count } карты
       *[many] Уходит { $count } карт
    }
page-over-deck = Колода закончилась.
page-over-few = Открытых карт в лесу { $count }, меньше { $least }: игра окончена.
page-over-cards = Побеждает тот, у кого больше деревьев; поровну — у кого меньше кубов в запасе.
page-over-points = Побеждает тот, у кого больше очков; поровну — у кого больше деревьев, потом — у кого меньше кубов в запасе.
page-harvest = Урожай
page-best-word = самое длинное слово
page-druid = Верховный Друид
page-words-of = Слова партии по раундам

# Что лежит на столе
zone-front = Перед игроками
zone-elders = Карты Старейшин
zone-deck = Колода
zone-discard = Сброс
zone-supply = Запасы кубов

# Разбор сыгранной партии
page-analysis = Слова раунда
past-secret = Слова ещё не открыты.
past-round = Раунд { $number }
past-no-word = слова нет
past-coarse = грубое слово
past-took = { $count ->
        [one] взято { $count } дерево
        [few] взято { $count } дерева
       *[many] взято { $count } деревьев
    }
past-better = Лучше было бы:
past-best = Больше деревьев не дало бы ни одно слово.
past-more = { $count ->
        [one] ещё { $count } дерево
        [few] ещё { $count } дерева
       *[many] ещё { $count } деревьев
    }
past-kept = { $count ->
        [one] соперникам на { $count } дерево меньше
        [few] соперникам на { $count } дерева меньше
       *[many] соперникам на { $count } деревьев меньше
    }
past-summary = Разбор партии
past-player = Игрок
past-words = Принято слов
past-letters = Букв в слове
past-length = { NUMBER($letters, maximumFractionDigits: 1) }
past-trees = Взято деревьев
past-elders = Карт Старейшины
past-lost = Упущено деревьев
past-plot = Кто держал лес
past-plot-legend = Столбики — карты, на которых у игрока больше всех кубов; линия — его деревья. Внизу номера раундов.
past-plot-of = { $name }, раунд за раундом. Больше всех кубов на картах: { $held }. Деревьев: { $trees }.
past-maps = Карта леса
past-maps-legend = Проверка контроля в каждом раунде. Закрашенные карты забирает Лидер, знак показывает, у кого больше кубов, пунктиром обведены закрытые карты.
past-holds = { $name } — { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
       *[many] { $count } карт.
    }
past-missed = Лучшее из упущенного
past-rounds = Раунд за раундом ({ $count })

# What is in the box, on the page of the rules
page-gallery-letters = Буквы и их ценность
