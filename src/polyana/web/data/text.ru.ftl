# Страницы стола по-русски.
clause-prefix = §
site = Поляна
site-lead = Настольные игры с друзьями по одной ссылке
refusal-no_table = Такого стола нет: проверьте ссылку или код
refusal-no_record = Этой записи партии здесь нет: откройте её файл ещё раз
refusal-seated = Вы уже сидите за этим столом
refusal-begun = Партия уже идёт: занимать места и начинать её заново поздно
refusal-not_begun = Партия ещё не началась: её начинает хозяин стола
refusal-no_seat = Это место занято или его нет: выберите другое
refusal-not_seated = Вы не сидите за этим столом
refusal-not_host = Это может только хозяин стола
refusal-no_bot = Бота «{ $level }» нет. Есть: { $levels }
refusal-nobody_there = На этом месте нет игрока, вернуть его некому
refusal-not_over = Партия ещё не окончена: дождитесь её конца
refusal-chat_closed = Сейчас разговоры закрыты правилами игры
refusal-empty_chat = Сообщение пустое: напишите что-нибудь
refusal-no_side = За этим столом нет сторон: говорите со всеми
refusal-too_many_bots = Ботов больше, чем мест: одно место остаётся вам
refusal-bad_token = Ключ не открывает места за этим столом: проверьте код стола и ключ. Если место занял кто-то другой, прежний ключ больше не действует
refusal-bad_link = Эта личная ссылка не открывает места за этим столом: проверьте, что она скопирована целиком. Если место занял кто-то другой, она больше не действует
refusal-address = Адрес длиннее, чем бывают наши
refusal-host = Заголовок Host не похож на адрес: проверьте настройки веб-сервера перед столом
refusal-foreign = Запрос пришёл со страницы другого сайта и потому отклонён. Если сайт ваш, проверьте, что веб-сервер передаёт заголовок Host
refusal-too_many_open = Этот стол открыт у вас слишком много раз: закройте лишние страницы
refusal-too_fast = Слишком часто, подождите немного
refusal-csrf = Страница устарела, откройте её заново
refusal-too_long = Слишком длинно: напишите короче
refusal-host_present = Хозяин за столом, и столом распоряжается он
refusal-present = Игрок за столом, заменить его нельзя
refusal-no_mark = Такого цвета и знака нет
refusal-mark_taken = Этот цвет и знак уже занят: выберите другой

# Везде
skip = К содержанию
other-language = In English
settings = Настройки
settings-language = Язык
settings-theme = Свет
settings-theme-system = Как в системе
settings-theme-day = День
settings-theme-night = Ночь
settings-motion = Движение
settings-motion-system = Как в системе
settings-motion-calm = Пусть ничего не движется
settings-tell = О чём сообщать
settings-sound = Звуки за столом
settings-muted = Кого вы не слушаете
settings-here = Настройки хранятся на этом устройстве.
foot = Ещё на поляне
foot-api = Игры для программ: API
to-home = На поляну
rules = Правила
rules-of = Правила: { $game }
close = Закрыть
on = да
off = нет
set = Применить
copy = Скопировать
copied = Скопировано
code = Код стола
your-name = Ваше имя
name-example = Например, Аня
you-mark = (вы)
offline = Нет связи. Стол помнит всё, подключаемся снова…
refused-title = Так не выйдет
failed-404 = Такой страницы нет
failed-405 = Так эту страницу не открыть
failed-400-api = Запрос не удалось прочесть: { $reason }. Каким он должен быть, сказано на странице /api/docs
failed-404-api = Такого адреса нет: все адреса перечислены на странице /api/docs
failed-405-api = Этот адрес так не вызывают: как нужно, сказано на странице /api/docs
failed-413 = Слишком большой файл или запрос
failed-500 = На сервере что-то сломалось. Партия цела, попробуйте ещё раз

# Поляна
games = Игры
mine = Мои столы
tag-running = партия идёт
tag-waiting = ждёт игроков
tag-watch = смотреть
tag-sit = подсесть
players-range = Играют от { $least } до { $most }
play-now = Сыграть сейчас с ботами:
lay = Накрыть стол друзьям
join = Войти по коду
join-code = Код или ссылка
join-go = К столу
public = Открытые столы
public-none = Сейчас все столы закрыты для гостей. Накройте свой!
level-novice = Новичок
level-player = Игрок
level-master = Мастер
level-random = Наугад

# Новый стол
new-title = Стол для игры «{ $game }»
new-who = Кто играет
how-many = Сколько мест
who-sits = Кто сядет рядом
seat-number = Место { $number }
for-friend = для друга
bot-level = бот: { $level }
bot-mark = бот
public-table = Открытый стол
public-hint = Его видно на главной странице: любой может подсесть или посмотреть. Иначе войдут только по ссылке.
new-rules = О чём договоримся
fine = Часы и тонкости
by-lot = жребий
lay-go = Накрыть стол
laid-as-last = Как в прошлый раз.
laid-as-usual = Вернуть обычное

# Перед партией
lobby = стол накрыт
lobby-lead = Стол накрыт. Зовите друзей!
lobby-lead-guest = Стол накрыт. Ждём, когда хозяин начнёт партию.
lobby-lead-visitor = Стол накрыт. Садитесь или смотрите.
invite = Приглашение
invite-link = Ссылка-приглашение
invite-how = Отправьте ссылку или покажите код телефону. Регистрация не нужна.
seats = Места за столом
seat-free = свободно
seat-for = Кто сядет на место { $number }
rename = Назваться так
marks = Ваш цвет и знак
mark-leaf = Зелёный лист
mark-drop = Синяя капля
mark-star = Оранжевая звезда
mark-moon = Лиловая луна
mark-acorn = Бурый жёлудь
mark-feather = Розовое перо
sit = Сесть за стол
sit-title = Садитесь!
sit-here = Сесть сюда
sit-at = Сесть на место { $number }
stand = Встать из-за стола
agreed = Договорились
start = Начать партию
start-fills = Свободные места займут боты.
take-over-title = Хозяин стола
take-over = Стать хозяином стола
take-over-how = Если хозяин ушёл, столом может распоряжаться любой, кто за ним сидит: начинать партию, сажать ботов вместо ушедших.
wait-host = Вы за столом. Партию начнёт { $name }.
host = хозяин стола

# Общий экран
screen = общий экран
screen-link = Общий экран для телевизора
screen-how = Стол для всех глаз: откройте его на телевизоре или большом мониторе, а телефоны останутся руками. Он показывает только то, что видит зритель.
screen-join = Наведите телефон и садитесь
screen-address = или откройте
screen-all-seated = Все места заняты, ждём начала
screen-free = свободно
screen-events = Что случилось

# За столом
title-turn = Ваш ход
your-turn = Ваш ход.
you-watch = вы зритель
waits = Ждём: { $seats }
over = Партия окончена
thinking = думает
my-turn = ждут вас
absent = отсутствует
played-by-bot = играет бот
bot-for-you = за вас играет бот
replace = Заменить ботом
give-back = Вернуть игроку
take-back = Вернуться в игру
players = Игроки
board = Стол
own = Ваше место
options = Что можно сделать
undo = Взять назад
write = Готово
sound = Звук
drawer = Журнал, беседа, правила
log = Журнал
chat = Беседа
more = Ещё
clause = пункт правил
chat-say = Сказать за столом
chat-send = Сказать
chat-none = Пока тихо.
chat-to = Кому
chat-to-side = Своим
chat-to-all = Всем
chat-side = своим
mute = Не слушать
unmute = Слушать снова
invite-watch = Позвать зрителей
personal = Пересесть на другое устройство
personal-how = Откройте эту ссылку на другом устройстве и играйте оттуда. Никому её не показывайте: она открывает ваши места, и за этим столом, и за всеми другими.
seat-title = Пересесть на это устройство?
seat-how = На этом устройстве вы уже сидите за другими столами. Если пересесть, вы будете здесь игроком «{ $name }», а те места останутся без вас, и вернуться на них отсюда будет нельзя.
seat-go = Пересесть
leave = Уйти
leave-how = Ваше место займёт бот, и вернуться на него будет нельзя.
leave-sure = Точно встать? Место займёт бот.
keys = Клавиши
keys-show = Показать клавиши
keys-options = варианты ответа по порядку
keys-undo = взять ответ назад
keys-tab = обойти всё, на что можно нажать, и нажать
keys-esc = закрыть этот лист или ящик сбоку
keys-sheet = открыть этот лист
notify-how = Если окно свёрнуто, браузер сообщит, что настал ваш ход.
notify-on = Сообщать о моём ходе
notify-denied = Браузер не разрешает уведомления: разрешите их для этого сайта в его настройках.
away-title = До стола не дозвониться
away-how = Нет связи с сервером. Партия цела: всё, что уже сыграно, записано. Проверьте связь и попробуйте снова.
away-again = Попробовать снова

# Конец партии
you-win = Вы победили!
you-share = Вы победили вместе!
nobody-wins = Победить не удалось никому
they-win = { $count ->
        [one] Победа: { $names }
       *[other] Общая победа: { $names }
    }
rematch = Сыграть ещё раз
rematch-laid = К новому столу
replay = Повтор и разбор

# Правила
find = Найти в правилах
find-none = Ничего не нашлось
find-some = Найдено: §
in-the-box = Как это выглядит
contents = Главы
glossary = Словарик
glossary-lead = Слова, которыми говорят правила. У каждого — пункт, где всё решено.
glossary-find = Найти слово
glossary-all = Словарик всех игр

# Повтор партии
replay-title = { $game }: повтор партии
replay-tag = повтор
replay-eyes = Чьими глазами
replay-spectator = Зритель
replay-all = Всевидящий
replay-control = Управление повтором
replay-slider = Момент партии
replay-go = Показать
replay-first = Начало
replay-prev = Назад
replay-next = Вперёд
replay-last = Конец
replay-play = Играть
replay-stop = Пауза
replay-link = Ссылка на этот момент
replay-copy = Скопировать ссылку
replay-copied = Скопировано
replay-file = Файл партии
replay-to-table = К столу
replay-log = Что было сказано
replay-unfinished = Эта партия не доиграна.
replay-at = Момент { $at } из { $last }
replay-opening = Начало партии
replay-who = Отвечает { $name }
replay-back = { $name } берёт ответ назад
replay-by-clock = время вышло
replay-nothing = Для этих глаз ничего не произошло
replay-ears = зритель
replay-private = { $count ->
        [one] Слышит только { $seats }: «{ $text }»
       *[other] Слышат только { $seats }: «{ $text }»
    }

replay-upload-title = Посмотреть партию из файла
replay-upload-how = Файл партии можно скачать после её окончания. Он открывается на любом сервере «Поляны».
replay-upload-file = Файл партии, до 4 МБ
replay-upload-go = Открыть
replay-bad = Файл не открыть: ошибка в строке { $line }.
replay-why-title = Это не файл партии.
replay-why-large = Для партии он слишком велик.
replay-why-short = Файл обрывается до первого ответа.
replay-why-game = Такой игры здесь нет.
replay-why-begin = С такими настройками и картами партия не начинается.
replay-why-chance = Выпавшее не сходится с правилами.
replay-why-impossible = По правилам такого произойти не могло.
replay-why-line = Эту строку не прочесть.
replay-next-title = Выберите файл, который скачан по ссылке «Файл партии» со страницы повтора: это текст, и он начинается строкой «polyana match 1».
replay-next-large = Файл партии обычно меньше ста килобайт: проверьте, тот ли файл выбран.
replay-next-short = Похоже, он скачан не до конца: скачайте его ещё раз.
replay-next-game = Здесь есть игры: { $games }. Откройте файл на том сервере, где он скачан.
replay-next-line = Похоже, файл кто-то правил: скачайте его ещё раз и откройте, ничего не меняя.
replay-next-rules = Партия записана по другой версии правил или словаря: откройте файл на том сервере, где он скачан.

# Обучение
learn = Научиться за { $minutes } { $minutes ->
        [one] минуту
        [few] минуты
       *[many] минут
    }
tag-learning = обучение
tutorial-title = Обучение
tutorial-step = шаг { $at } из { $of }
tutorial-progress = Сколько пройдено
tutorial-on = Дальше
tutorial-done = Урок пройден
tutorial-listen = Прочитайте и нажмите «Дальше»
tutorial-watch = Смотрите, что ответят за столом…
tutorial-learned = Вот и всё главное. Теперь вы знаете:
tutorial-play = Сыграть с ботами
tutorial-again = Пройти ещё раз
tutorial-restart = Урок сначала
tutorial-leave = Выйти из обучения
refusal-no_tutorial = Для этой игры урока пока нет
refusal-tutorial_changed = Урок с тех пор обновился: начните его заново с главной страницы
refusal-tutorial_read = Сначала дочитайте и нажмите «Дальше»
refusal-tutorial_watch = Сейчас не ваша очередь: посмотрите, что ответят другие
refusal-tutorial_done = Урок пройден. Дальше — настоящая партия!
refusal-tutorial_otherwise = Так тоже можно, но в уроке попробуем иначе
