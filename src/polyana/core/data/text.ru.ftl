# What the kernel itself says; every game speaks on top of this.
seat = Игрок { $number }
nobody = никто
and = { $first } и { $last }
refusal-not_asked = Сейчас вас об этом не спрашивают
refusal-stale = Поздно: вопрос, на который вы отвечали, уже позади
refusal-not_an_option = Так ответить нельзя: варианта «{ $value }» сейчас нет
refusal-malformed = Это не удалось прочесть: { $reason }
refusal-over = Партия уже окончена
refusal-version = Партия записана по другим правилам: «{ $what }» здесь неизвестно
refusal-no_undo = Взять ответ назад уже нельзя: что-то открылось или ответил другой игрок
refusal-players = За этим столом играют от { $least } до { $most }, а вас { $got }
refusal-setting = Настройка «{ $name }» не годится: { $reason }
refusal-setting_number = Настройка «{ $name }» не годится: нужно целое число
refusal-setting_seat = Настройка «{ $name }» не годится: такого места за столом нет
refusal-no_cards = У этой игры нет файла карт
refusal-no_game = Игры «{ $name }» здесь нет. Есть: { $games }
