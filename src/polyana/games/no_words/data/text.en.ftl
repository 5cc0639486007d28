# «Нет слов» in English.
title = No Words
about = Place letters so that no word comes out. Spotted a word after a rival’s letter? “Don’t say!”
clause-prefix = NW

# What happened
event-warning_vote_of_two = There are two of you and words are checked by vote: every disputed word ends in a tie and fails unless the mover gives way.
event-talk = A new conversation: { $letters }.
event-dealt =
    { $games ->
        [1] The cards are dealt.
       *[other] The cards are dealt: game { $game } of { $games }.
    } { $you ->
        [yes] You move first.
       *[no] { $seat } moves first.
    }
event-placed =
    { $you ->
        [yes] You place
       *[no] { $seat } places
    } { $colour ->
        [red] a red { $letter } from the showcase.
       *[black] { $letter }.
    }
event-drew = You draw { $letter }. { $left ->
        [one] { $left } card is
       *[other] { $left } cards are
    } left in the deck.
event-passed =
    { $you ->
        [yes] You keep silent.
       *[no] { $seat } keeps silent.
    }
event-called =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: “{ $mover_seat }, don’t say { UPPER($word) }!”
event-rejected = “{ $word }” does not count: { $reason ->
        [too_short] it has fewer than three letters
        [hard_sign] there is no Ъ in this game
        [letters] its letters are not all in the conversation
        [too_rare] it is too rare for this table
        [proper] it is a proper name
        [slang] it is slang
        [plural] it is a plural, and the word has a singular
        [oblique] it is not in the nominative
        [not_noun] it is not a noun
        [voted_down] it did not win the vote
       *[unknown] it is not in the dictionary
    }.
event-undisputed =
    { $you ->
        [yes] You agree
       *[no] { $seat } agrees
    }: “{ $word }” is a word.
event-disputed =
    { $you ->
        [yes] You doubt
       *[no] { $seat } doubts
    } that “{ $word }” is a word. Everybody votes.
event-votes = Votes on “{ $word }”. For: { $for_seats }. Against: { $against_seats }.
event-voted_out =
    { $you ->
        [yes] You may
       *[no] { $seat } may
    } not call again in this window: three votes lost.
event-taken =
    { $count ->
        [0] “{ $word }” was made of red letters alone: no penalty.
       *[other] { $you ->
            [yes] You take
           *[no] { $seat } takes
        } { $letters } for “{ $word }”: { $count ->
            [one] { $count } penalty point
           *[other] { $count } penalty points
        }.
    }
event-talk_over = Fewer than two red letters are left: the conversation begins anew.
event-next =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } who moves next: { $next_seat }.
event-game_over = The game is over. Penalties: { $scores_by_seat }. Fewest: { $winner_seats }.

# What is asked
ask-place = Place a letter
ask-call = Do you see a word? Call it, or keep silent
ask-dispute = Is “{ $word }” a word?
ask-vote = Vote: is “{ $word }” a word?
ask-next = Who moves next?
waits-place = { $seats } places a letter
waits-call = Looking for a word: { $seats }
waits-dispute = { $seats } may dispute
waits-vote = Voting: { $seats }
waits-next = { $seats } chooses who moves next

option-call-pass = Keep silent
option-dispute-accept = Agree
option-dispute-dispute = Doubt it
option-vote-for = For
option-vote-against = Against
option-vote-abstain = Abstain
option-next-left = The left neighbour
option-next-self = I do

# Why not
refusal-showcase = The showcase holds fewer than five cards, so no red one may be taken
refusal-spelling_empty = Name the whole word
refusal-spelling_latin = There are Latin letters in the word
refusal-spelling_layout = The keyboard is in its Latin layout; in the Russian one these keys give “{ $word }”
refusal-spelling_hyphen = There are no hyphenated words in this game
refusal-spelling_blank = Name one word, without spaces
refusal-spelling_foreign = There are signs in the word that the Russian alphabet does not have
refusal-spelling_too_long = No word is that long
refusal-no_such_card = There is no card “{ $value }” for this word in the conversation
refusal-tried = “{ $word }” has been called in this window already
refusal-voted_down = “{ $word }” has been voted down already
unasked-call-0-2 = No word can be called yet: nobody has placed a letter in the new conversation
unasked-call-4-3 = You placed the last letter: now your rivals look for a word
unasked-call-4-11 = One word counts after each letter: the next can be called after the next letter
unasked-call-4-15 = You have kept silent: a word can be called after the next letter
unasked-call-6-14 = Votes have turned down three of your words: call again after the next letter
unasked-place-3-1 = Whoever’s turn it is places a letter: wait for yours
unasked-place-4-7 = You may place a letter when the others have called a word or kept silent
unasked-place-7-7 = First whoever took the letters decides who moves next
unasked-place-4-19 = Whoever’s turn it is places a letter: wait for yours
unasked-place-4-20 = First the call is judged, then you may place a letter
refusal-no_pass = There is nothing to keep silent about now: nobody is waiting for you

# What is agreed before the game
setting-checking = How words are checked
setting-checking-dictionary = The dictionary decides at once.
setting-checking-vote = The mover may doubt a word; then everybody votes.
setting-proper_names = Proper names
setting-proper_names-hint = Names, towns and rivers may be called.
setting-slang = Slang
setting-slang-hint = Words that the dictionary marks as slang may be called.
setting-slang_field = Field of slang
setting-slang_field-hint = A reminder for the players; the program does not check it.
setting-grade = The table’s dictionary
setting-grade-3 = Everyday words only.
setting-grade-4 = The usual dictionary.
setting-grade-5 = All words, the rarest too.
setting-pace = Pace
setting-pace-window = After each letter everybody has time to think.
setting-pace-free = The next player moves when ready; first come, first served.
setting-games = Games in the series
setting-games-hint = Penalties add up; the lowest sum wins.
setting-first = Who moves first
setting-first-hint = Decided by lot if not named.
setting-window_seconds = Window clock, seconds
setting-window_seconds-hint = From 5 to 120, or no clock.
setting-turn_seconds = Turn clock, seconds
setting-turn_seconds-hint = When time is up, the letter held longest is placed.
setting-dispute_seconds = Time to doubt, seconds
setting-dispute_seconds-hint = Silence means consent.
setting-vote_seconds = Time to vote, seconds
setting-vote_seconds-hint = A missing vote is an abstention.
setting-next_seconds = Time to choose who moves next, seconds
setting-next_seconds-hint = Without a choice the left neighbour moves.
setting-bot_pause = Bots’ pause, seconds
setting-bot_pause-hint = In the free pace a bot moves no sooner: 2 to 15.

# What lies on the table
zone-conversation = Conversation
zone-showcase = Showcase
zone-deck = Deck
zone-hands = Hands
zone-discards = Personal discards

# On the page
option-place =
    { $starred ->
        [yes] Red { $value }
       *[no] Place { $value }
    }
page-hand = Your letters
page-tile-red = Red { $letter }
page-tile-black = { $letter }
page-own-tile = { $letter } in your hand
page-in-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
page-penalty = { $count ->
        [one] Penalty: { $count } point
       *[other] Penalty: { $count } points
    }
page-silent = silent
page-placed = placed a letter
page-new-talk = A new conversation
page-spent = Discard
page-spent-about = The general discard: these letters are nobody’s penalty
page-close = Close
page-why-not = Red { $letter }: why can’t I?
page-pass-and = Keep silent and place { $letter }
page-pass-and-red = Keep silent and place the red { $letter }
page-both-hint = You may keep silent and place a letter at once.
page-place-hint = Touch a letter to place it.
page-dont-say = Don’t say
page-word = a word
page-call-label = The word for your “Don’t say!”
page-spell = Spell a word…
page-keys = Just start typing to spell a word; Enter calls it, Esc clears it.
page-backspace = Remove a letter
page-sheet = Game { $game } of { $games }: the score sheet
page-series = The score sheet
page-series-over = The series is over, games: { $games }. The lowest sum of penalties wins.
page-game = Game
page-total = Total

# What a finished match held
page-analysis = Which words were possible
words-cost = { $count ->
        [one] { $count } penalty point
       *[other] { $count } penalty points
    } for the mover
words-more = { $count ->
        [one] { $count } more word
       *[other] { $count } more words
    }
words-and-more = and { $count } more
words-coarse = a coarse word
words-closed = No words can be called now.
words-placed = The last letter: { $letter }, placed by { $name }.
words-possible = { $count ->
        [one] { $count } word could be called.
       *[other] { $count } words could be called.
    }
words-fresh = { $count } of them came with this letter.
words-none = There was no word in the conversation.
words-called = { $name }: “Don’t say { $word }!” It counted.
words-rejected = { $name }: “Don’t say { $word }!” It did not count.
words-summary = The match in words
words-player = Player
words-opened = Letters that opened words
words-escaped = Got away
words-calls = Calls that counted
words-false = False calls
words-missed = Words missed
words-best = The best of the missed
words-windows = Move by move ({ $count })
words-unseen = Nobody saw:
words-instead = Could also have been:
words-nothing = no words

# What is in the box, on the page of the rules
page-gallery-red = Red letters: { $count }
page-gallery-black = Black letters: { $count }
