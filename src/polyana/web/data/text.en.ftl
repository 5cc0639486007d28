# The table’s pages in English.
clause-prefix = §
site = Polyana
site-lead = Board games with friends by one link
refusal-no_table = There is no such table: check the link or the code
refusal-no_record = This record of a match is not here: open its file again
refusal-seated = You already sit at this table
refusal-begun = The match has begun: it is too late to take seats or to begin it again
refusal-not_begun = The match has not begun yet: the host begins it
refusal-no_seat = This seat is taken or does not exist: choose another
refusal-not_seated = You do not sit at this table
refusal-not_host = Only the host may do that
refusal-no_bot = There is no bot “{ $level }”. There are: { $levels }
refusal-nobody_there = Nobody sits there to give the seat back to
refusal-not_over = The match is not over yet: wait for its end
refusal-chat_closed = The rules of the game close the chat for now
refusal-empty_chat = The message is empty: write something
refusal-no_side = There are no sides at this table: talk to everybody
refusal-too_many_bots = More bots than seats: one seat is yours
refusal-bad_token = This token opens no seat at this table: check the table’s code and the token. If somebody else has taken the seat, its old token is void
refusal-bad_link = This personal link opens no seat at this table: make sure that you have copied the whole of it. If somebody else has taken the seat, it is void
refusal-address = The address is longer than any of ours
refusal-host = The Host header is no address: check the web server in front of the table
refusal-foreign = The request came from another site’s page and was turned away. If the site is your own, make sure that its web server passes on the header Host
refusal-too_many_open = You have this table open too many times: close some of the pages
refusal-too_fast = Too often; wait a moment
refusal-csrf = The page is out of date; open it again
refusal-too_long = Too long: make it shorter
refusal-host_present = The host is at the table and runs it
refusal-present = This player is at the table and cannot be replaced
refusal-no_mark = There is no such colour and sign
refusal-mark_taken = This colour and sign is taken: choose another

# Everywhere
skip = Skip to content
other-language = По-русски
settings = Settings
settings-language = Language
settings-theme = Light
settings-theme-system = As in the system
settings-theme-day = Day
settings-theme-night = Night
settings-motion = Motion
settings-motion-system = As in the system
settings-motion-calm = Let everything stand still
settings-tell = What to tell me
settings-sound = Sounds at the table
settings-muted = Whom you do not listen to
settings-here = Settings are kept on this device.
foot = More in the glade
foot-api = Games for programs: the API
to-home = To the glade
rules = Rules
rules-of = Rules: { $game }
close = Close
on = yes
off = no
set = Apply
copy = Copy
copied = Copied
code = Table code
your-name = Your name
name-example = For example, Anya
you-mark = (you)
offline = No connection. The table remembers everything; connecting again…
refused-title = That won’t work
failed-404 = There is no such page
failed-405 = This page cannot be opened like that
failed-400-api = The request could not be read: { $reason }. The page /api/docs says what it has to be like
failed-404-api = There is no such address: all of them are listed on the page /api/docs
failed-405-api = This address is not called like that: the page /api/docs says how
failed-413 = The file or the request is too large
failed-500 = Something broke on the server. The match is safe, try again

# The glade
games = Games
mine = My tables
tag-running = running
tag-waiting = waiting for players
tag-watch = watch
tag-sit = join
players-range = { $least } to { $most } players
play-now = Play now with bots:
lay = Lay a table for friends
join = Join by code
join-code = Code or link
join-go = To the table
public = Public tables
public-none = No table is open to guests right now. Lay your own!
level-novice = Novice
level-player = Player
level-master = Master
level-random = Random

# A new table
new-title = A table for “{ $game }”
new-who = Who plays
how-many = How many seats
who-sits = Who sits beside you
seat-number = Seat { $number }
for-friend = for a friend
bot-level = bot: { $level }
bot-mark = bot
public-table = A public table
public-hint = It is shown on the home page: anyone may join or watch. Otherwise people come by the link only.
new-rules = What we agree on
fine = Clocks and fine points
by-lot = by lot
lay-go = Lay the table
laid-as-last = As last time.
laid-as-usual = Back to the usual

# Before the match
lobby = the table is laid
lobby-lead = The table is laid. Call your friends!
lobby-lead-guest = The table is laid. We are waiting for the host to begin.
lobby-lead-visitor = The table is laid. Sit down, or watch.
invite = Invitation
invite-link = Invitation link
invite-how = Send the link or show the code to a phone. No account is needed.
seats = Seats at the table
seat-free = free
seat-for = Who takes seat { $number }
rename = Take this name
marks = Your colour and sign
mark-leaf = Green leaf
mark-drop = Blue drop
mark-star = Orange star
mark-moon = Purple moon
mark-acorn = Brown acorn
mark-feather = Pink feather
sit = Sit down
sit-title = Have a seat!
sit-here = Sit here
sit-at = Take seat { $number }
stand = Stand up
agreed = Agreed
start = Begin the match
start-fills = Bots will take the free seats.
take-over-title = The host
take-over = Become the host
take-over-how = If the host has gone, anybody who sits here may run the table: begin the match, let bots play for those who have left.
wait-host = You are seated. { $name } will begin the match.
host = The host

# The shared screen
screen = shared screen
screen-link = Shared screen for a TV
screen-how = The table for all eyes: open it on a TV or a large monitor, and the phones remain your hands. It shows only what a spectator sees.
screen-join = Point your phone here and sit down
screen-address = or open
screen-all-seated = All seats are taken, about to begin
screen-free = free
screen-events = What happened

# At the table
title-turn = Your turn
your-turn = Your turn.
you-watch = watching
waits = Waiting for { $seats }
over = The match is over
thinking = thinking
my-turn = your move
absent = away
played-by-bot = a bot plays
bot-for-you = a bot plays for you
replace = Replace by a bot
give-back = Give back
take-back = Back to the game
players = Players
board = Table
own = Your place
options = What you can do
undo = Take back
write = Done
sound = Sound
drawer = Log, chat, rules
log = Log
chat = Chat
more = More
clause = rule
chat-say = Say something
chat-send = Say
chat-none = Quiet so far.
chat-to = To whom
chat-to-side = My side
chat-to-all = Everybody
chat-side = my side
mute = Mute
unmute = Hear again
invite-watch = Invite spectators
personal = Move to another device
personal-how = Open this link on another device and play from there. Show it to nobody: it opens your seats, at this table and at all others.
seat-title = Move to this device?
seat-how = On this device you already sit at other tables. If you move, you are “{ $name }” here and leave those seats behind: there is no way back to them from here.
seat-go = Move
leave = Leave
leave-how = A bot takes your seat, and you cannot come back to it.
leave-sure = Really stand up? A bot takes the seat.
keys = Keys
keys-show = Show the keys
keys-options = the options in their order
keys-undo = take the answer back
keys-tab = walk through everything that can be pressed, and press it
keys-esc = close this sheet or the drawer
keys-sheet = open this sheet
notify-how = While the window is out of sight, the browser tells you that it is your turn.
notify-on = Tell me about my turn
notify-denied = The browser does not allow notifications: allow them for this site in its settings.
away-title = The table is out of reach
away-how = There is no connection to the server. The match is safe: all that was played is written down. Check your connection and try again.
away-again = Try again

# The end
you-win = You win!
you-share = You win together!
nobody-wins = Nobody has won
they-win = { $count ->
        [one] The winner: { $names }
       *[other] A shared victory: { $names }
    }
rematch = Play again
rematch-laid = To the new table
replay = Replay and analysis

# Rules
find = Search the rules
find-none = Nothing found
find-some = Found: §
in-the-box = What it looks like
contents = Chapters
glossary = Glossary
glossary-lead = The words that the rules speak in, each with the clause that settles it.
glossary-find = Find a term
glossary-all = The glossary of all games

# The replay of a match
replay-title = { $game }: replay
replay-tag = replay
replay-eyes = Through whose eyes
replay-spectator = Spectator
replay-all = All-knowing
replay-control = Replay controls
replay-slider = Moment of the match
replay-go = Show
replay-first = Start
replay-prev = Back
replay-next = Forward
replay-last = End
replay-play = Play
replay-stop = Pause
replay-link = Link to this moment
replay-copy = Copy the link
replay-copied = Copied
replay-file = Match file
replay-to-table = To the table
replay-log = What was said
replay-unfinished = This match was not played to its end.
replay-at = Moment { $at } of { $last }
replay-opening = The match begins
replay-who = { $name } answers
replay-back = { $name } takes an answer back
replay-by-clock = time ran out
replay-nothing = Nothing happened that these eyes could see
replay-ears = a spectator
replay-private = { $count ->
        [one] Only { $seats } hears: “{ $text }”
       *[other] Only { $seats } hear: “{ $text }”
    }

replay-upload-title = Look at a match from a file
replay-upload-how = A match file can be downloaded when the match is over. It opens on any server of Polyana.
replay-upload-file = Match file, up to 4 MB
replay-upload-go = Open
replay-bad = The file cannot be opened: line { $line } is wrong.
replay-why-title = This is not a match file.
replay-why-large = It is too large for a match.
replay-why-short = The file ends before the first answer.
replay-why-game = There is no such game here.
replay-why-begin = No match begins with such settings and cards.
replay-why-chance = What chance decided does not fit the rules.
replay-why-impossible = By the rules this cannot have happened.
replay-why-line = This line cannot be read.
replay-next-title = Choose a file that you got by the link “Match file” on the page of a replay: it is a text and begins with the line “polyana match 1”.
replay-next-large = Match files are mostly smaller than a hundred kilobytes: is this the right file?
replay-next-short = It seems that the download was cut off: download the file again.
replay-next-game = The games here are { $games }. Open the file on the server that it comes from.
replay-next-line = It seems that somebody has changed the file: download it again and open it as it is.
replay-next-rules = The match was played by another version of the rules or the dictionary: open the file on the server that it comes from.

# Tutorials
learn = Learn it in { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
tag-learning = tutorial
tutorial-title = Tutorial
tutorial-step = step { $at } of { $of }
tutorial-progress = How far you are
tutorial-on = Next
tutorial-done = Tutorial finished
tutorial-listen = Read this and press “Next”
tutorial-watch = Watch what the others do…
tutorial-learned = That is all you need. Now you know:
tutorial-play = Play with bots
tutorial-again = Take it once more
tutorial-restart = From the beginning
tutorial-leave = Leave the tutorial
refusal-no_tutorial = This game has no tutorial yet
refusal-tutorial_changed = The tutorial has been renewed since: begin it again from the home page
refusal-tutorial_read = Read to the end first and press “Next”
refusal-tutorial_watch = It is not your turn: watch what the others do
refusal-tutorial_done = The tutorial is finished. Time for a real match!
refusal-tutorial_otherwise = That is allowed too, but let us try something else in this tutorial
