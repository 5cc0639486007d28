# The balance report
balance-title = { $game }: balance report
balance-how = All seats are played by { $bot }; matches for each size of table: { $matches }.
balance-table = { $players } players
balance-length = Length of a match
balance-answers = Answers: { $mean } on average, { $low } to { $high } in eight matches out of ten.
balance-minutes = Minutes at the table: { $mean } on average, { $low } to { $high }.
balance-sources = Where points come from
balance-everybody = everybody
balance-winners = winners
balance-places = What the order is worth
balance-order = order
balance-place = place { $number }
balance-ahead = points above the table’s mean
balance-won = share of victories
balance-fair = No place differs from the mean by more than three points.
balance-unfair = A place differs from the mean by more than three points.
balance-unsure = These matches do not settle whether a place differs from the mean by more than three points: the intervals are too wide.
balance-odd = Worth a look:
balance-figures = Figures
balance-picture = Chart: correlation with winning
balance-what = what
balance-offered = available in matches
balance-taken = used at least once
balance-times = times per match
balance-correlation = correlation with winning
balance-about = Correlation with winning is the correlation between how often a player used a card or a place and that player’s share of the victory, with 95% intervals. Marked are things used in fewer than 5% of matches, things used nearly always while others in their section are not, and things whose correlation with winning is beyond doubt stronger than 0.25.

# A match in the terminal
play-help-command = Play against bots right in the terminal.
play-help-game = The game’s code name.
play-help-seats = Seats at the table; yours is the first.
play-help-level = The bots’ level.
play-help-set = A setting: name=value.
play-help-cards = A card file of your own instead of the usual one.
play-help-seed = The same seed deals the same cards.
play-help-save = Where to save the match.
play-help-language = Language of the game; the system’s if not given.
play-help-name = What you are called at the table.
play-help-clock = Play with clocks: turns for which time runs out play themselves.
play-you = Player
play-intro = Answer with a number or a word. “?” says what is wanted and why, “? 3.2” shows a rule, “? word” a term, “!” what has happened, “=” the whole table; “exit” ends the match.
play-asked = Your turn.
play-also = You may also:
play-write = type a word or letters
play-lists = { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
play-back = Back
play-no-answer = You cannot answer like that: choose a number. “?” will help.
play-barred = Not possible: { $what } — { $why }
play-nothing-asked = You are not being asked anything now.
play-no-term = There is no such rule and no such term. All rules: polyana rules { $game }
play-happened = What has happened
play-nothing-happened = Nothing yet.
play-result = Result
play-broken-off = The match was broken off.
play-saved = The match is saved: { $file }
play-not-saved = The match could not be saved to “{ $file }”: { $reason }
