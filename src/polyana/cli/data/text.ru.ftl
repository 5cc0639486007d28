# Отчёт о балансе
balance-title = { $game }: отчёт о балансе
balance-how = Все места занимает { $bot }, партий на каждый размер стола: { $matches }.
balance-table = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
balance-length = Длина партии
balance-answers = Ответов: в среднем { $mean }, от { $low } до { $high } в восьми партиях из десяти.
balance-minutes = Минут за столом: в среднем { $mean }, от { $low } до { $high }.
balance-sources = Откуда берутся очки
balance-everybody = все
balance-winners = победители
balance-places = Что даёт очерёдность
balance-order = очерёдность
balance-place = { $number }-е место
balance-ahead = очков сверх среднего за столом
balance-won = доля побед
balance-fair = Ни одно место не отличается от среднего больше чем на три очка.
balance-unfair = Есть место, которое отличается от среднего больше чем на три очка.
balance-unsure = Отличается ли какое-нибудь место от среднего больше чем на три очка, по этим партиям не решить: интервалы слишком широки.
balance-odd = Стоит взглянуть:
balance-figures = Числа
balance-picture = Рисунок: связь с победой
balance-what = что
balance-offered = было доступно, партий
balance-taken = использовано хотя бы раз
balance-times = раз за партию
balance-correlation = связь с победой
balance-about = Связь с победой — корреляция между тем, сколько раз игрок использовал карту или место, и его долей победы; интервалы 95 %. Отмечено то, чем пользуются реже чем в 5 % партий, то, чем пользуются почти всегда, хотя другим в том же разделе — нет, и то, что связано с победой заведомо сильнее 0,25.

# Партия в терминале
play-help-command = Сыграть с ботами прямо в терминале.
play-help-game = Кодовое имя игры.
play-help-seats = Мест за столом, ваше — первое.
play-help-level = Уровень ботов.
play-help-set = Настройка: имя=значение.
play-help-cards = Свой файл карт вместо обычного.
play-help-seed = То же зерно — та же раздача.
play-help-save = Куда записать партию.
play-help-language = Язык игры; без этого — как в системе.
play-help-name = Как вас зовут за столом.
play-help-clock = Играть с часами: ходы, на которые не хватило времени, делаются сами.
play-you = Игрок
play-intro = Отвечайте номером или словом. «?» — что от вас хотят и почему, «? 3.2» — пункт правил, «? слово» — понятие, «!» — что было, «=» — весь стол, «выход» — закончить.
play-asked = Ваш ход.
play-also = Ещё можно:
play-write = напишите слово или буквы
play-lists = { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
play-back = Назад
play-no-answer = Так ответить нельзя: выберите номер. «?» подскажет.
play-barred = Нельзя: { $what } — { $why }
play-nothing-asked = Сейчас вас ни о чём не спрашивают.
play-no-term = Ни такого пункта, ни такого понятия нет. Все правила: polyana rules { $game }
play-happened = Что было
play-nothing-happened = Пока ничего.
play-result = Итог
play-broken-off = Партия прервана.
play-saved = Партия записана: { $file }
play-not-saved = Партию не удалось записать в «{ $file }»: { $reason }
