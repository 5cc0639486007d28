# What the kernel itself says; every game speaks on top of this.
seat = Player { $number }
nobody = nobody
and = { $first } and { $last }
refusal-not_asked = You are not being asked that now
refusal-stale = Too late: the question you answered has passed
refusal-not_an_option = There is no option “{ $value }” now
refusal-malformed = This could not be read: { $reason }
refusal-over = The match is over
refusal-version = This match was saved under other rules: “{ $what }” is unknown here
refusal-no_undo = It cannot be taken back any more: something came out, or somebody else has answered
refusal-players = This table seats { $least } to { $most } players, not { $got }
refusal-setting = The setting “{ $name }” will not do: { $reason }
refusal-setting_number = The setting “{ $name }” will not do: it takes a whole number
refusal-setting_seat = The setting “{ $name }” will not do: the table has no such seat
refusal-no_cards = This game has no card file
refusal-no_game = There is no game “{ $name }” here. There are: { $games }
