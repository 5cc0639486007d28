# «Букводжем» по-русски.
title = Букводжем
about = Каждый видит чужие буквы и не видит своей. Варим слова вместе.
clause-prefix = БД

# Секретные слова и раскладка
event-share = Ваши буквы, чтобы составить слово соседу справа: { $letters }.
event-help =
    { $you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } из чужого сброса { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
event-helped = Из сброса вам достались буквы: { $letters }.
event-auto =
    { $you ->
        [yes] Вы поручаете
       *[no] { $seat } поручает
    } слово программе.
event-handed =
    { $you ->
        [yes] Вы передаёте
       *[no] { $seat } передаёт
    } секретное слово. Кому: { $receiver_seat }.
event-own_word = Программа составляет за вас слово «{ $word }».
event-laid = Секретные слова розданы, букв по местам: { $lengths }. Красных маркеров: { $reds }, зелёных на листьях: { $leaves }, в центре цветка: { $heart }.
event-virtual = Виртуальный игрок { $number } открывает { $letter }. { $left ->
        [0] Стопка пуста.
       *[other] В стопке: { $left }.
    }
event-virtual_empty = Колода пуста: подставка виртуального игрока { $number } остаётся пустой.
event-paid = Стопка виртуального игрока { $number } закончилась: команда получает зелёный маркер.
event-stand = { $seat }: на подставке { $letter }, буква { $place } в ряду.
event-stand_hidden =
    { $you ->
        [yes] На вашей подставке буква { $place } вашего ряда.
       *[no] { $seat }: на подставке буква { $place } в ряду.
    }
event-extra = { $seat }: на подставке дополнительная буква { $letter }.
event-extra_hidden =
    { $you ->
        [yes] На вашей подставке дополнительная буква.
       *[no] { $seat }: на подставке дополнительная буква.
    }
event-stand_empty =
    { $you ->
        [yes] Колода пуста: ваша подставка остаётся пустой.
       *[no] Колода пуста: { $seat } остаётся без буквы на подставке.
    }

# Обсуждение и выбор
event-round = Подсказка { $number }. Маркеры: красных { $reds }, зелёных { $greens }.
event-said =
    { $you ->
        [yes] Вы
       *[no] { $seat }
    }: «{ $what ->
        [behind] Давайте поможем отстающим
        [stack] Давайте опустошим стопку ради маркера
        [save] Давайте беречь подсказки
        [spend] Давайте не жалеть подсказок
        [good] У меня очень хорошая подсказка
        [sure] Мне моя буква ясна
        [unsure] Мне моя буква пока не ясна
        [need_joker] Мне нужен джокер
        [need] Мне нужна бонусная { $letter }
       *[spare] Взятое из центра мне не обязательно
    }».
event-ready =
    { $you ->
        [yes] Вы готовы.
       *[no] { $seat }: готово.
    }
event-unready =
    { $you ->
        [yes] Вы просите подождать.
       *[no] { $seat } просит подождать.
    }
event-proposed =
    { $you ->
        [yes] Вы предлагаете
       *[no] { $seat } предлагает
    } подсказку: букв — { $length }, поможет игрокам — { $players }, неигровых карт — { $virtual }, бонусных букв — { $bonus }, { $joker ->
        [yes] с джокером
       *[no] без джокера
    }.
event-withdrawn =
    { $you ->
        [yes] Вы отзываете
       *[no] { $seat } отзывает
    } своё предложение.
event-enough =
    { $you ->
        [yes] Вы спрашиваете
       *[no] { $seat } спрашивает
    }: может быть, подсказок уже достаточно?
event-agreed = Подсказок достаточно? Да: { $for_seats }. Нет: { $against_seats }.
event-no_proposal = Подсказку никто не предлагает. Закончить подсказки могут только все вместе.
event-votes = Голоса за подсказку, которую предлагает { $seat }: { $voter_seats }.
event-chosen =
    { $you ->
        [yes] Подсказку даёте вы.
       *[no] Подсказку даёт { $seat }.
    }
event-clue =
    { $you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } { $colour ->
        [red] красный
       *[green] зелёный
    } маркер. Подсказка: { $noted }.
event-unlocked = Красных маркеров больше нет: теперь доступны все зелёные — { $greens }.

# После подсказки
event-kept =
    { $you ->
        [yes] Вы пока не угадываете
       *[no] { $seat } пока не угадывает
    } дополнительную букву.
event-guessed =
    { $you ->
        [yes] Вы называете
       *[no] { $seat } называет
    } { $guess }, на карте — { $letter }. { $right ->
        [yes] Верно: буква ложится рядом с джокером.
       *[no] Мимо: карта уходит в сброс.
    }
event-moves =
    { $count ->
        [0] Все остаются при своих буквах.
       *[other] К следующей букве переходят: { $mover_seats }.
    }
event-bonus_gone = Использованные бонусные буквы уходят в сброс: { $letters }.

# Финал
event-closed = Подсказки закончились. Зелёных маркеров осталось: { $greens }. Составляйте свои слова.
event-done =
    { $you ->
        [yes] Ваше слово сложено.
       *[no] { $seat }: слово сложено.
    }
event-undone =
    { $you ->
        [yes] Вы возвращаетесь
       *[no] { $seat } возвращается
    } к своему слову.
event-written = { $known ->
        [yes] «{ $word }» есть в словаре. Сложится ли оно из ваших карт, пока не знает никто.
       *[no] Слова «{ $word }» в словаре нет.
    }
event-claimed =
    { $you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } { $joker ->
        [yes] джокер: это будет { $letter }.
       *[no] бонусную { $letter }.
    }
event-released =
    { $you ->
        [yes] Вы возвращаете
       *[no] { $seat } возвращает
    } в центр { $joker ->
        [yes] джокер.
       *[no] бонусную { $letter }.
    }
event-revealed =
    { $you ->
        [yes] Вы открываете
       *[no] { $seat } открывает
    } карты: { UPPER($word) }. { $wrote ->
        [yes] Записано «{ $written }».
       *[no] Слово не записано.
    }
event-ballot = Голоса о слове «{ $word }». За: { $for_seats }. Против: { $against_seats }.
event-judged = { $right ->
        [yes] «{ $word }» — слово, засчитано!
       *[no] «{ $word }» не засчитано.
    }
event-secret = { $seat }: секретное слово — «{ $word }».
event-score = Очки за слова: { $points_by_seat }. Вместе — { $total }, оценка — { $rating } из 5.
event-result = Верных слов: { $right } из { $players }.

# О чём спрашивают
ask-word = Составьте соседу справа слово, букв в нём: { $length }
ask-ready = { $sole ->
        [no_green] Подсказку сейчас можете дать только вы: остальные уже взяли красный маркер, а свободных зелёных нет
        [reds_first] Подсказку сейчас можете дать только вы: остальные уже взяли свои красные маркеры, а зелёные откроются, когда красных не останется
       *[no] Предложите подсказку или пропустите
    }
ask-propose = Ваша подсказка: слово и карта для каждой буквы
ask-say = Скажите команде
ask-enough = Спросить, достаточно ли подсказок
ask-agree = Подсказок уже достаточно?
ask-over = Подсказку никто не предлагает. Заканчиваем подсказки?
ask-vote = Чью подсказку выбираем?
ask-note = Запись на вашем листе: место и буквы
ask-move = Ваша буква понятна? Идём дальше?
ask-guess = Назовёте дополнительную букву вслух?
ask-claim = Карта из центра для вашего слова
ask-release = Вернуть карту в центр
ask-line = Ваше слово и порядок карт
ask-done = Сложите своё слово
ask-reveal = Откройте свои карты
ask-accept = Голосуйте: есть ли слово «{ $word }»?
waits-word = Составляют слова: { $seats }
waits-ready = { $sole ->
        [no_green] Подсказку сейчас может дать только { $seats }: остальные уже взяли красный маркер, а свободных зелёных нет
        [reds_first] Подсказку сейчас может дать только { $seats }: остальные уже взяли свои красные маркеры, а зелёные откроются, когда красных не останется
       *[no] Ищут подсказку: { $seats }
    }
waits-agree = Решают, достаточно ли подсказок: { $seats }
waits-over = Решают, закончить ли подсказки: { $seats }
waits-vote = Выбирают подсказку: { $seats }
waits-move = Решают, идти ли дальше: { $seats }
waits-guess = Решают, угадывать ли букву: { $seats }
waits-done = Складывают слова: { $seats }
waits-reveal = Момент истины, на очереди: { $seats }
waits-accept = Голосуют: { $seats }

option-word-auto = Пусть составит программа
option-word-help = Взять карты из чужого сброса
option-ready-ready = Готово
option-ready-wait = Ещё подумаю
option-propose-withdraw = Отозвать предложение
option-say = Мне нужна бонусная { $value }
option-say-behind = Давайте поможем отстающим
option-say-stack = Давайте опустошим стопку ради маркера
option-say-save = Давайте беречь подсказки
option-say-spend = Давайте не жалеть подсказок
option-say-good = У меня очень хорошая подсказка
option-say-sure = Мне моя буква ясна
option-say-unsure = Мне моя буква пока не ясна
option-say-need_joker = Мне нужен джокер
option-say-spare = Взятое из центра мне не обязательно
option-enough-enough = Может быть, подсказок достаточно?
option-agree-yes = Да, достаточно
option-agree-no = Нет, нужны ещё
option-over-over = Да, заканчиваем
option-over-more = Нет, нужны ещё
option-vote = Подсказка, которую предлагает { $a_seat }
option-vote-abstain = Воздержаться
option-move-stay = Остаться при этой букве
option-move-move = Идти дальше
option-guess = Это { $value }
option-guess-keep = Пока не угадывать
option-claim = Взять бонусную { $value }
option-release =
    { $starred ->
        [yes] Вернуть джокер
       *[no] Вернуть бонусную { $value }
    }
option-done-done = Слово сложено
option-done-wait = Вернуться к слову
option-reveal-reveal = Открыть карты
option-accept-for = За
option-accept-against = Против
option-accept-abstain = Воздержаться

# Почему нельзя
refusal-spelling_empty = Напишите слово
refusal-spelling_latin = В слове есть латинские буквы
refusal-spelling_layout = Включена латинская раскладка; в русской эти клавиши дали бы «{ $word }»
refusal-spelling_hyphen = Дефису места нет: только буквы
refusal-spelling_blank = Нужно одно слово, без пробелов
refusal-spelling_foreign = В слове есть знаки, которых нет в русской азбуке
refusal-spelling_too_long = В подсказке может быть не больше сорока букв
refusal-too_short = В подсказке должно быть хотя бы две буквы
refusal-only_joker = В подсказке нужна хотя бы одна карта буквы, не только джокер
refusal-chips_count = Букв в слове { $letters }, а фишек { $chips }
refusal-joker_letters = Джокер заменяет только одну букву слова
refusal-own_stand = Своей буквы вы не видите, использовать её в подсказке нельзя
refusal-no_card = На месте «{ $place }» нет карты, которую вы видите
refusal-wrong_letter = На этой карте не { $letter }
refusal-not_seen = Этих букв вы не видите: { $letters }. Джокер заменит только одну
refusal-note = Запишите место в ряду (от 1 до { $most }) и буквы
refusal-line_length = Букв в слове { $letters }, а карт { $cards }
refusal-line_letter = Карта из центра стоит не на своей букве: здесь нужна { $letter }
refusal-line_part = «{ $part }» не похоже на карту вашего слова
refusal-not_claimed = Карты «{ $card }» вы из центра не брали
refusal-card_twice = Одна и та же ваша карта стоит дважды
refusal-card_left_out = Слово короче ряда составить нельзя: нужны все ваши карты
refusal-centre_twice = Карта из центра занимает только одно место
refusal-in_line = Эта карта лежит в вашем слове: сначала измените его
refusal-word_length = Букв в слове должно быть { $length }
refusal-word_cards = Из ваших карт это слово не складывается
refusal-word_unknown = Слова «{ $word }» нет в словаре
refusal-no_words = Из 68 карт не сложить столько слов такой длины: выберите слова покороче

# О чём договариваются до игры
setting-words = Секретные слова
setting-words-app = Слова загадывает программа.
setting-words-author = Каждый составляет слово соседу справа.
setting-length = Букв в слове
setting-length-3 = Три: первая партия.
setting-length-4 = Четыре: разминка.
setting-length-5 = Пять: обычная игра.
setting-length-6 = Шесть: для опытных.
setting-length-7 = Семь: для мастеров.
setting-lengths = Разная длина по местам
setting-lengths-hint = Например, «5 4 5» — по числу на каждое место. Пусто — у всех поровну.
setting-grade = Какие слова загадывает программа
setting-grade-1 = Только самые известные.
setting-grade-2 = Обычные.
setting-grade-3 = И менее расхожие.
setting-checking = Как проверяют слова в конце
setting-checking-dictionary = Решает словарь.
setting-checking-vote = Голосуют все.
setting-scoring = Считать очки
setting-scoring-hint = В конце команда узнает свой счёт и оценку.
setting-free_text = Свободный разговор
setting-free_text-hint = Для тех, кто доверяет друг другу или говорит голосом. Пока предлагают подсказки, беседа всё равно закрыта.
setting-written_check = Проверять записанное слово
setting-written_check-hint = В финале программа скажет вам, есть ли ваше слово в словаре.
setting-solver = Помощник на листе
setting-solver-hint = Показывает, какие буквы ещё возможны, — только по тому, что вы и сами видите.
setting-author_seconds = Время составить слово, секунд
setting-author_seconds-hint = Кто не успел, тому слово составит программа.
setting-proposal_seconds = Время на предложения, секунд
setting-proposal_seconds-hint = Потом считается то, что предложено.
setting-vote_seconds = Время на выбор подсказки, секунд
setting-vote_seconds-hint = Кто не успел, тот воздержался.
setting-enough_seconds = Время решить, хватит ли подсказок, секунд
setting-enough_seconds-hint = Если спросил игрок, промолчать — значит «нет». Если подсказку никто не предлагает, промолчать — значит закончить.
setting-moving_seconds = Время решить, идти ли дальше, секунд
setting-moving_seconds-hint = Кто не решил, остаётся при своей букве.
setting-final_seconds = Время на финальное слово, секунд
setting-final_seconds-hint = Потом карты открываются так, как лежат.
setting-reveal_seconds = Время открыть карты, секунд
setting-reveal_seconds-hint = Потом карты открывают по порядку мест.
setting-accept_seconds = Время на голосование о слове, секунд
setting-accept_seconds-hint = Кто не успел, тот воздержался; поровну — не засчитано.

# Что лежит на столе
zone-rows = Открытые буквы игроков
zone-extra = Дополнительные буквы
zone-virtual = Неигровые карты
zone-bonus = Бонусные буквы
zone-proposals = Предложения (буквы, игроки, неигровые, бонусные, джокер)
zone-reds = Красных маркеров
zone-leaves = Зелёных на листьях
zone-heart = Зелёных в центре цветка
zone-deck = Колода

# Страница
page-keys = Буквы: начать слово, Backspace: стереть, Esc: стереть всё. Стрелки: по азбуке листа, а в конце двигают выбранную карту.
page-you = Вы
page-virtual = Виртуальный игрок { $number }
page-stand = { $name }: { $letter }
page-stand-empty = { $name }: подставка пуста
page-stand-hidden = { $name }: буква, которую видят только игроки
page-own-stand = Ваша подставка: эту букву видят все, кроме вас
page-place = буква { $place } из { $length }
page-through = свой ряд пройден, дополнительная буква
page-stack = Виртуальный игрок { $number }, в стопке карт: { $left }{ $marker ->
        [yes] , под ней зелёный маркер
       *[no] {""}
    }
page-markers = Маркеры подсказок. Красных: { $red }, зелёных на листьях: { $leaves }, в центре цветка: { $heart }; зелёных доступно: { $green }
page-locked = { $count ->
        [one] { $count } зелёный маркер пока закрыт
        [few] { $count } зелёных маркера пока закрыты
       *[many] { $count } зелёных маркеров пока закрыто
    }
page-taken = Взято маркеров. Красных: { $red }, зелёных: { $green }
page-joker = Джокер: заменит одну букву слова
page-joker-short = джокер
page-joker-gone = Джокер уже взят
page-bonus = Бонусная буква { $letter }
page-deck = Колода, карт: { $count }
page-ready-note = готово
page-clue = Подсказка { $number }
page-clue-now = Подсказка на столе
page-clue-own = «?» — ваша буква.
page-clue-without = Вашей буквы здесь нет.
page-clue-joker = Ягода — джокер, любая буква.
page-offers = Предложения
page-offer-none = пока без предложения
page-offers-none = Подсказок пока никто не предлагает.
page-number-length = букв в слове
page-number-players = скольким игрокам поможет
page-number-virtual = ничьих букв: с подставок, за которыми никто не сидит
page-number-bonus = бонусных букв
page-number-joker = с джокером ли
page-short-length = букв
page-short-players = игрокам
page-short-virtual = ничьих
page-short-bonus = бонус
page-short-joker = джокер
page-yes = да
page-no = нет
page-vote = Выбрать
page-vote-for = Выбрать подсказку, которую предлагает { $name }
page-over-how = Финал начнётся, только если согласны все. Если хоть кому-то нужны подсказки, раунд начнётся заново.
page-vote-how = Голосуйте за одно из предложений: видны только числа.
page-say = Сказать команде
page-enough = Достаточно?
page-word-for = { $count ->
        [one] Слово для соседа справа ({ $name }): { $count } буква
        [few] Слово для соседа справа ({ $name }): { $count } буквы
       *[many] Слово для соседа справа ({ $name }): { $count } букв
    }
page-share = Ваши карты букв
page-spell-word = Сложите слово из карт…
page-hand-over = Передать слово
page-handed = Сосед справа ({ $name }) будет угадывать слово «{ $word }». Ждём остальных.
page-own-word = Слово, которое вы составили соседу справа ({ $name }): «{ $word }»
page-own-clue = ваше слово «{ $word }»
page-you-wrote = Вы записали слово «{ $word }».
page-wait-words = Ждём, пока остальные составят слова.
page-kitchen = Каждый составляет слово соседу справа. Потом карты перемешают, и никто не будет знать порядка букв.
page-missing-share = Таких карт у вас нет: { $letters }
page-spell-clue = Касайтесь букв…
page-propose = Предложить
page-propose-again = Заменить
page-backspace = Стереть букву
page-team-sees = Команда увидит только числа:
page-missing = Этих букв вы не видите: { $letters }. Джокер заменит только одну
page-foreign = В слове могут быть только русские буквы
page-only-joker = Нужна хотя бы одна карта буквы, не только джокер
page-pick-joker = Какую букву заменит джокер?
page-no-marker = Красный маркер вы уже взяли, а свободных зелёных сейчас нет: подсказку даст тот, кто ещё не давал.
page-no-marker-yet = Свои красные маркеры вы уже взяли: зелёные откроются, когда другие возьмут свои.
page-own-offer = Ваше предложение:
page-withdraw = Отозвать
page-pass = Пропустить
page-are-ready = Ваш ответ принят, ждём остальных.
page-your-letter = Моя буква
page-extra-letter = Дополнительная буква
page-go = Идти дальше
page-stay = Остаться
page-move-how = Поняли букву — впишите её (это видите только вы) и идите дальше. Не уверены — останьтесь.
page-decided-move = Решено: дальше. Пока решают другие, можно передумать.
page-decided-stay = Решено: эта буква остаётся. Пока решают другие, можно передумать.
page-not-used = Ваша буква пока не встречалась ни в одной подсказке: она остаётся на подставке.
page-wait-decisions = Ждём, кто пойдёт дальше.
page-guess = Назвать вслух
page-guess-how = Карта сразу откроется: верная ляжет к джокеру, неверная уйдёт в сброс.
page-sheet = Ваш лист
page-row = Ваш ряд карт
page-own-passed = Карта { $number }, уже в ряду
page-own-now = Карта { $number }, на подставке
page-own-ahead = Карта { $number }, ещё не стояла на подставке
page-own-extra = Дополнительная буква
page-noted = записано: { $letters }
page-candidates = Возможные буквы
page-legend = Касание вычёркивает букву, второе обводит, третье стирает.
page-legend-solver = Помощник приглушает буквы, которых быть не может.
page-clues = Подсказки партии
page-uses = карта { $number }
page-uses-extra = доп.
page-no-clues = Подсказки запишутся сюда: «?» на месте вашей буквы.
page-notes = Заметки
page-letter-open = возможна
page-letter-struck = вычеркнута
page-letter-ringed = обведена
page-line = Ваши карты по порядку
page-lines = Слова на полке
page-part-own = Место { $place }: ваша карта { $card }, записано: { $letter }
page-part-added = Место { $place }: карта из центра, { $letter }
page-part-cover = накрыта: { $letter }
page-take-off = Снять { $letter }
page-spare = Взятые из центра карты
page-spare-how = Коснитесь карты, потом места, которое она накроет:
page-add = Добавить в конец
page-final-word = Ваше слово…
page-write = Записать
page-line-length = Карт в вашем ряду: { $count }. В слове должно быть столько же букв
page-line-how = Напишите слово, и карты лягут по вашим пометкам. Или переставьте сами: коснитесь двух, и они поменяются местами.
page-solved = Помощник видит слова:
page-centre = Карты в центре
page-take = Взять { $letter }
page-give-back = Вернуть { $joker ->
        [yes] джокер
       *[no] { $letter }
    }
page-take-joker = Взять джокер как
page-change-joker = Джокер теперь
page-joker-letter = Буква вместо джокера
page-wait-final = Ваше слово сложено, ждём остальных.
page-final-how = Карты снова в рядах. Складывайте слова: джокер и бонусные буквы достанутся тем, кто возьмёт их первым.
page-reveal-how = Момент истины: карты открывают по очереди.
page-cards = { $count ->
        [one] { $count } закрытая карта
        [few] { $count } закрытые карты
       *[many] { $count } закрытых карт
    }
page-done-note = слово сложено
page-to-reveal = ещё не открыто
page-right = слово!
page-wrong = не слово
page-wrote = записано «{ $word }»
page-secret = загадано «{ $word }»
page-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
page-cellar = Полка с джемом
page-all-right = Все слова сварены!
page-some-right = { $right ->
        [0] Джем не застыл: верных слов нет
       *[other] Верных слов: { $right } из { $players }
    }
page-total = { $total ->
        [one] Вместе — { $total } очко.
        [few] Вместе — { $total } очка.
       *[many] Вместе — { $total } очков.
    }
page-together = В этой игре выигрывают и проигрывают вместе.
page-rating = Оценка { $rating } из 5
page-rating-0 = Пока компот: рецепт есть, осталось потренироваться.
page-rating-1 = Первая ложка: уже сладко.
page-rating-2 = Варенье к чаю: гостям можно предложить.
page-rating-3 = Хороший джем: банка не застоится.
page-rating-4 = Отличный джем: просят рецепт.
page-rating-5 = Джем года: лучше не сварить!

# Что важно в итоге команды
team-score = счёт
team-rating = оценка
team-words = верных слов, %

# Разбор после партии
page-analysis = О чём сказала подсказка
told-summary = Разбор партии
told-players = Игроки
told-player = Игрок
told-secret = Загадано
told-laid = Сложено
told-noted = Верных букв на листе
told-learnt = Получено битов
told-taught = Дано битов
told-measure = Бит — это вдвое больше уверенности в настоящей букве. Мерка — внимательный читатель, который знает все слова словаря, но видит только то же, что и игрок.
told-plots = Что можно было знать о своей букве
told-plots-how = По горизонтали — подсказки, по вертикали — доля настоящей буквы среди возможных, в процентах; пунктир — сильнейшая из остальных. Сверху подписано, какая буква стояла на подставке.
told-plot-of = { $name }: доля настоящей буквы к концу каждой карты — { $ends }.
told-clues = Подсказка за подсказкой, в битах
told-giver = Кто даёт
told-word = Слово
told-whole = Всего
told-coarse = грубое слово
told-bits = { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }
told-share = { NUMBER($share, style: "percent") }
told-none-yet = Подсказок ещё не было.
told-clue = Подсказку { $number } даёт { $name }.
told-not-you = Вашей буквы в ней нет.
told-nobody = В ней нет букв игроков.
told-truth = Настоящая буква — { $letter }: { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }, это { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } бита.

# What is in the box, on the page of the rules
page-gallery-letters = Карты букв: { $count }
