# «Нет слов» по-русски.
title = Нет слов
about = Кладите буквы так, чтобы слова не вышло. Разглядели слово у соперника? «Не говори!»
clause-prefix = НС

# Что произошло
event-warning_vote_of_two = Вас двое, а слова проверяются голосованием: любое оспоренное слово наберёт голоса поровну и не засчитается, если сходивший не уступит.
event-talk = Новый разговор: { $letters }.
event-dealt =
    { $games ->
        [1] Карты розданы.
       *[other] Карты розданы: партия { $game } из { $games }.
    } { $you ->
        [yes] Первый ход — ваш.
       *[no] Первый ход: { $seat }.
    }
event-placed =
    { $you ->
        [yes] Вы выкладываете
       *[no] { $seat } выкладывает
    } { $colour ->
        [red] красную { $letter } с витрины.
       *[black] { $letter }.
    }
event-drew = Вы берёте из колоды { $letter }. В колоде { $left ->
        [one] осталась { $left } карта
        [few] осталось { $left } карты
       *[many] осталось { $left } карт
    }.
event-passed =
    { $you ->
        [yes] Вы молчите.
       *[no] { $seat } молчит.
    }
event-called =
    { $you ->
        [yes] Вы
       *[no] { $seat }
    }: «{ $mover_seat }, не говори { UPPER($word) }!»
event-rejected = «{ $word }» не засчитано: { $reason ->
        [too_short] в слове меньше трёх букв
        [hard_sign] слов с твёрдым знаком здесь нет
        [letters] таких букв в разговоре не хватает
        [too_rare] слово слишком редкое для этого стола
        [proper] это имя собственное
        [slang] это жаргон
        [plural] это множественное число, а у слова есть единственное
        [oblique] это не именительный падеж
        [not_noun] это не существительное
        [voted_down] слово не набрало большинства голосов
       *[unknown] такого слова нет в словаре
    }.
event-undisputed =
    { $you ->
        [yes] Вы соглашаетесь
       *[no] { $seat } соглашается
    }: «{ $word }» — слово.
event-disputed =
    { $you ->
        [yes] Вы сомневаетесь
       *[no] { $seat } сомневается
    }, есть ли слово «{ $word }». Голосуют все.
event-votes = Голоса по слову «{ $word }». За: { $for_seats }. Против: { $against_seats }.
event-voted_out =
    { $you ->
        [yes] Вы больше не можете называть слова в этом окне
       *[no] { $seat } больше не может называть слова в этом окне
    }: голосование проиграно трижды.
event-taken =
    { $count ->
        [0] Слово «{ $word }» сложено из одних красных букв: штрафа нет.
       *[other] { $you ->
            [yes] Вы забираете
           *[no] { $seat } забирает
        } { $letters } за слово «{ $word }»: { $count ->
            [one] { $count } штрафное очко
            [few] { $count } штрафных очка
           *[many] { $count } штрафных очков
        }.
    }
event-talk_over = Красных букв в разговоре осталось меньше двух: разговор начинается заново.
event-next =
    { $you ->
        [yes] Вы выбираете, кому ходить
       *[no] { $seat } выбирает, кому ходить
    }: { $next_seat }.
event-game_over = Партия окончена. Штраф: { $scores_by_seat }. Меньше всех: { $winner_seats }.

# О чём спрашивают
ask-place = Выложите букву
ask-call = Видите слово? Назовите его или промолчите
ask-dispute = Есть ли такое слово: «{ $word }»?
ask-vote = Голосуйте: есть ли слово «{ $word }»?
ask-next = Кто ходит следующим?
waits-place = { $seats } выкладывает букву
waits-call = Ищут слово: { $seats }
waits-dispute = { $seats } решает, спорить ли
waits-vote = Голосуют: { $seats }
waits-next = { $seats } выбирает, кому ходить

option-call-pass = Промолчать
option-dispute-accept = Согласиться
option-dispute-dispute = Усомниться
option-vote-for = За
option-vote-against = Против
option-vote-abstain = Воздержаться
option-next-left = Сосед слева
option-next-self = Хожу я

# Почему нельзя
refusal-showcase = На витрине меньше пяти карт, красную взять нельзя
refusal-spelling_empty = Назовите слово целиком
refusal-spelling_latin = В слове есть латинские буквы
refusal-spelling_layout = Включена латинская раскладка; в русской эти клавиши дали бы «{ $word }»
refusal-spelling_hyphen = Слов с дефисом в игре нет
refusal-spelling_blank = Назовите одно слово, без пробелов
refusal-spelling_foreign = В слове есть знаки, которых нет в русской азбуке
refusal-spelling_too_long = Таких длинных слов не бывает
refusal-no_such_card = Карты «{ $value }» для этого слова в разговоре нет
refusal-tried = «{ $word }» уже называли в этом окне
refusal-voted_down = «{ $word }» уже отклонено голосованием
unasked-call-0-2 = Слово назвать пока нельзя: в новый разговор ещё никто не положил букву
unasked-call-4-3 = Последнюю букву положили вы: теперь слово ищут соперники
unasked-call-4-11 = После каждой буквы засчитывается одно слово: следующее можно будет назвать после следующей буквы
unasked-call-4-15 = Вы уже промолчали: слово можно будет назвать после следующей буквы
unasked-call-6-14 = Голосование отвергло три ваших слова: называть снова можно после следующей буквы
unasked-place-3-1 = Букву кладёт тот, чья очередь ходить: дождитесь своей
unasked-place-4-7 = Букву можно будет положить, когда соперники назовут слово или промолчат
unasked-place-7-7 = Сначала тот, кто забрал буквы, решит, кому ходить дальше
unasked-place-4-19 = Букву кладёт тот, чья очередь ходить: дождитесь своей
unasked-place-4-20 = Сначала разберут возглас, потом можно будет положить букву
refusal-no_pass = Промолчать сейчас нельзя: этого никто не ждёт

# О чём договариваются до игры
setting-checking = Как проверяют слова
setting-checking-dictionary = Словарь решает сразу.
setting-checking-vote = Сходивший может усомниться, тогда голосуют все.
setting-proper_names = Имена собственные
setting-proper_names-hint = Можно называть имена, города, реки.
setting-slang = Жаргон
setting-slang-hint = Можно называть слова, которые словарь считает жаргоном.
setting-slang_field = Область жаргона
setting-slang_field-hint = Напоминание для игроков; программа его не проверяет.
setting-grade = Словарь стола
setting-grade-3 = Только расхожие слова.
setting-grade-4 = Обычный словарь.
setting-grade-5 = Все слова, и самые редкие.
setting-pace = Темп
setting-pace-window = После каждой буквы все успевают подумать.
setting-pace-free = Следующий ходит, когда готов; кто первый, тот и прав.
setting-games = Партий в серии
setting-games-hint = Штраф складывается, побеждает меньшая сумма.
setting-first = Кто ходит первым
setting-first-hint = Если не указать, решит жребий.
setting-window_seconds = Часы окна, секунд
setting-window_seconds-hint = От 5 до 120 или без часов.
setting-turn_seconds = Часы хода, секунд
setting-turn_seconds-hint = Когда время вышло, ложится буква, которая на руке дольше всех.
setting-dispute_seconds = Время на сомнение, секунд
setting-dispute_seconds-hint = Промолчать — значит согласиться.
setting-vote_seconds = Время на голосование, секунд
setting-vote_seconds-hint = Кто не успел, тот воздержался.
setting-next_seconds = Время на выбор, кому ходить, секунд
setting-next_seconds-hint = Кто не выбрал, уступает соседу слева.
setting-bot_pause = Пауза бота, секунд
setting-bot_pause-hint = В свободном темпе бот не ходит раньше: от 2 до 15.

# Что лежит на столе
zone-conversation = Разговор
zone-showcase = Витрина
zone-deck = Колода
zone-hands = Руки
zone-discards = Личные отбои

# На странице
option-place =
    { $starred ->
        [yes] Красная { $value }
       *[no] Выложить { $value }
    }
page-hand = Ваши буквы
page-tile-red = Красная { $letter }
page-tile-black = { $letter }
page-own-tile = { $letter } на вашей руке
page-in-hand = { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
page-penalty = { $count ->
        [one] Штраф: { $count } очко
        [few] Штраф: { $count } очка
       *[many] Штраф: { $count } очков
    }
page-silent = молчит
page-placed = ход сделан
page-new-talk = Новый разговор
page-spent = Отбой
page-spent-about = Общий отбой: эти буквы никому не в штраф
page-close = Закрыть
page-why-not = Красная { $letter }: почему нельзя?
page-pass-and = Промолчать и выложить { $letter }
page-pass-and-red = Промолчать и выложить красную { $letter }
page-both-hint = Можно промолчать и сразу выложить букву.
page-place-hint = Коснитесь буквы, чтобы выложить её.
page-dont-say = Не говори
page-word = слово
page-call-label = Слово для возгласа «Не говори!»
page-spell = Сложите слово…
page-keys = Просто начните печатать, чтобы сложить слово; Enter называет его, Esc стирает.
page-backspace = Стереть букву
page-sheet = Партия { $game } из { $games }: счёт серии
page-series = Счёт серии
page-series-over = Серия окончена, партий: { $games }. Побеждает наименьшая сумма штрафа.
page-game = Партия
page-total = Всего

# Разбор сыгранной партии
page-analysis = Какие слова были возможны
words-cost = { $count ->
        [one] { $count } штрафное очко
        [few] { $count } штрафных очка
       *[many] { $count } штрафных очков
    } сходившему
words-more = { $count ->
        [one] ещё { $count } слово
        [few] ещё { $count } слова
       *[many] ещё { $count } слов
    }
words-and-more = и ещё { $count }
words-coarse = грубое слово
words-closed = Сейчас слова не называют.
words-placed = Последняя буква — { $letter }, ход: { $name }.
words-possible = Можно было назвать { $count ->
        [one] { $count } слово.
        [few] { $count } слова.
       *[many] { $count } слов.
    }
words-fresh = { $count } из них дала эта буква.
words-none = Слов в разговоре не было.
words-called = { $name }: «Не говори { $word }!» Засчитано.
words-rejected = { $name }: «Не говори { $word }!» Не засчитано.
words-summary = Разбор партии
words-player = Игрок
words-opened = Буквы, давшие слова
words-escaped = Обошлось
words-calls = Засчитано возгласов
words-false = Ошибочных
words-missed = Упущено слов
words-best = Лучшее из упущенного
words-windows = Ход за ходом ({ $count })
words-unseen = Не заметили:
words-instead = Можно было и так:
words-nothing = слов нет

# What is in the box, on the page of the rules
page-gallery-red = Красные буквы: { $count }
page-gallery-black = Чёрные буквы: { $count }
