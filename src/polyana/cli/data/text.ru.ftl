# Отчёт о балансе
balance-title = { $game }: отчёт о балансе
balance-how = Все места занимает бот «{ $bot }», партий на каждый размер стола: { $matches }.
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
play-you = Вы
play-help = Ответьте номером или словом; «?» — правила вопроса, «=» — стол, «выход» — закончить.
play-no-answer = Так ответить нельзя. Выберите номер.
play-red = красная
play-won = Победа: { $names }
play-broken-off = Партия прервана.
play-saved = Партия записана: { $file }
play-not-saved = Партию не удалось записать в «{ $file }»: { $reason }
