# The balance report
balance-title = { $game }: balance report
balance-how = The bot “{ $bot }” plays in all seats; matches for each size of table: { $matches }.
balance-table = { $players } players
balance-length = Length of a match
balance-answers = Answers: { $mean } on average, { $low } to { $high } in eight matches of ten.
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
balance-odd = Worth a look:
balance-figures = Figures
balance-picture = Picture: how it goes with winning
balance-what = what
balance-offered = available, matches
balance-taken = used at least once
balance-times = times per match
balance-correlation = correlation with winning
balance-about = Correlation with winning: between how often a player used a card or a place and that player’s share of the victory; intervals of 95 %. Marked is what is used in fewer than 5 % of matches, what is used nearly always while others of its section are not, and what goes with winning beyond doubt more closely than 0.25.

# A match in the terminal
play-you = You
play-help = Answer with a number or a word; “?” shows the rule of a question, “=” the table, “exit” ends the match.
play-no-answer = You cannot answer like that. Choose a number.
play-red = red
play-won = Victory: { $names }
play-broken-off = The match was broken off.
play-saved = The match is saved: { $file }
play-not-saved = The match could not be saved to “{ $file }”: { $reason }
