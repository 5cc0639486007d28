# «Шёпот леса» in English.
title = Forest Whisper
clause-prefix = FW

# What happened
event-warning_vote_of_two = There are two of you and words are judged by vote: every doubted word ends in a tie and is not accepted unless somebody gives way.
event-colour =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } { $colour ->
        [purple] purple
        [blue] blue
        [red] red
        [green] green
       *[yellow] yellow
    }: { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }.
event-laid_out = The forest has grown: { $rows } by { $columns }, letters { $letters }. { $deck ->
        [one] { $deck } card is
       *[other] { $deck } cards are
    } in the deck. { $you ->
        [yes] You get the sand timer.
       *[no] { $seat } gets the sand timer.
    }
event-round = Round { $round }: { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } for a word. { $you ->
        [yes] You hold the timer.
       *[no] Timer: { $seat }.
    }
event-final =
    { $you ->
        [yes] You put the pencil down.
       *[no] { $seat } puts the pencil down.
    }
event-writes_on =
    { $you ->
        [yes] You take the pencil up again.
       *[no] { $seat } takes the pencil up again.
    }
event-word =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { $verdict ->
        [no_word] the sheet is empty.
       *[other] { UPPER($word) }{ $verdict ->
            [accepted] {" "}— accepted.
            [pending] .
            [strange] {" "}— not accepted: no card bears such signs.
            [too_short] {" "}— not accepted: one letter is no word.
            [letters] {" "}— not accepted: letters are missing ({ UPPER($missing) }).
            [own_cards] {" "}— not accepted: it needs more than two of the player’s own cards.
            [used] {" "}— not accepted: this word has been used before.
            [cubes] {" "}— not accepted: there are not enough cubes for so many cards.
            [yo] {" "}— not accepted: this word is spelled with Е.
            [proper] {" "}— not accepted: it is a proper name.
            [plural] {" "}— not accepted: it is a plural, and the word has a singular.
            [oblique] {" "}— not accepted: it is not in the nominative.
            [not_noun] {" "}— not accepted: it is not a noun.
            [slang] {" "}— not accepted: it is slang.
           *[unknown] {" "}— not accepted: it is not in the dictionary.
        }
    }
event-doubted =
    { $count ->
        [0] Nobody doubts any word.
       *[other] In doubt: { $words }. Everybody votes.
    }
event-votes = Votes on “{ $word }”. For: { $for_seats }. Against: { $against_seats }. { $verdict ->
        [accepted] The word is accepted.
       *[voted_down] The word is not accepted.
    }
event-assigned =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the letter { $letter } { $cell ->
        [own] { $you ->
            [yes] from a card of your own.
           *[no] from a card of their own.
        }
       *[other] from the field ({ $cell }).
    }
event-added =
    { $you ->
        [yes] You add
       *[no] { $seat } adds
    } another cube on { $letter }.
event-placed =
    { $count ->
        [0] { $you ->
            [yes] You place
           *[no] { $seat } places
        } no more cubes from the supply.
        [1] { $you ->
            [yes] You place
           *[no] { $seat } places
        } a cube on { $letters }.
       *[other] { $you ->
            [yes] You place
           *[no] { $seat } places
        } cubes on { $letters }.
    }
event-moved =
    { $you ->
        [yes] You move
       *[no] { $seat } moves
    } a cube from card { $cell } to { $letter }.
event-turned_down = Five against five: { $letter } ({ $cell }) is turned face down, all its cubes go home.
event-captured =
    { $you ->
        [yes] You are the Leader and take
       *[no] { $seat } is the Leader and takes
    } { $letter }. { $back ->
        [hole] There is no card to replace it: a hole remains.
        [light] A face-down card with a light back takes its place.
       *[dark] A face-down card takes its place.
    }
event-guarded =
    { $chosen ->
        [yes] { $you ->
            [yes] You place
           *[no] { $seat } places
        } a cube on the face-down card ({ $cell }).
       *[no] { $you ->
            [yes] You leave
           *[no] { $seat } leaves
        } the face-down card ({ $cell }) without a cube.
    }
event-elder =
    { $you ->
        [yes] You are an Elder: you take your cubes off three cards and lay a face-down card in front of you.
       *[no] { $seat } is an Elder, takes the cubes off three cards and lays a face-down card in front of them.
    }
event-declined =
    { $you ->
        [yes] You keep
       *[no] { $seat } keeps
    } the cubes on the group of three.
event-drew = You draw { $letters }.
event-laid =
    { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } { $letter } on the field ({ $cell }). { $count ->
        [0] Nothing is discarded.
        [one] { $count } card is discarded.
       *[other] { $count } cards are discarded.
    }
event-closed =
    { $you ->
        [yes] You remove
       *[no] { $seat } removes
    } { $count ->
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }, one from each { $direction ->
        [rows] row
       *[columns] column
    }. The field closes up.
event-game_over = The game is over. { $scoring ->
        [points] Points
       *[cards] Tree cards
    }: { $scores_by_seat }. Victory: { $winner_seats }.

# What is asked
ask-colour = Choose the colour of your cubes
ask-write = Make a word
ask-withdraw = Your word is final. You can still change your mind
ask-doubt = Do you doubt anybody’s word?
ask-vote = Vote: accept the word “{ $word }”?
ask-assign = Which card supplies { $letter } for “{ $word }”?
ask-extra = Add a cube where one of yours stands already?
ask-source = Your supply is empty: from where does a cube move to { $letter }?
ask-target = No word: place one cube on any face-up card
ask-guard = Place a cube on the new face-down card?
ask-elder = You can be an Elder: take your cubes off a group of three?
ask-pick = Which card do you lay on the field?
ask-spot = Where do you lay { $letter }?
ask-close = The field can be closed up. Close it?
ask-gap = Which card leaves { $direction ->
        [rows] row
       *[columns] column
    } { $line }?
waits-colour = { $seats } chooses a colour
waits-write = Writing: { $seats }
waits-doubt = Thinking the words over: { $seats }
waits-vote = Voting: { $seats }
waits-assign = { $seats } chooses cards for the word
waits-extra = { $seats } places cubes
waits-source = { $seats } moves a cube
waits-target = { $seats } places one cube
waits-guard = { $seats } may place a cube
waits-elder = { $seats } may take cubes back
# The pick is secret, and so is that it was made: the words stay the same until the card lies.
waits-pick = { $seats } lays a card
waits-spot = { waits-pick }
waits-close = { $seats } may close the field
waits-gap = { $seats } closes the field

option-colour-purple = Purple
option-colour-blue = Blue
option-colour-red = Red
option-colour-green = Green
option-colour-yellow = Yellow
option-withdraw-withdraw = Write on
option-doubt-- = No doubts
option-doubt = Doubt: { $value }
option-vote-for = For
option-vote-against = Against
option-vote-abstain = Abstain
option-assign-front = A card of your own
option-assign = Card { $value }
option-extra-done = Add no more
option-extra = Add on { $value }
option-source = From card { $value }
option-target = On card { $value }
option-guard-yes = Place it
option-guard-no = Do not
option-elder-decline = Keep the cubes there
option-elder = Take them off { $value }
option-pick = { $value }
option-spot = Place { $value }
option-close-rows = By rows
option-close-columns = By columns
option-close-no = Do not close
option-gap = Card { $value }

# Why not
refusal-sheet = The sheet holds no more than { $most } signs, all of them visible
refusal-colour_taken = This colour is taken
why-5-4 = Every letter of the word needs a cube of yours before you can finish: take one off a marked card
why-5-5 = Your cube comes here anyway: an extra one goes only where one stood before
why-5-6 = You have added a cube to this card already: one each turn at most
why-5-7 = Your word does not need this card now: choose one of the marked ones
why-5-8 = The cube goes on a face-up card only
why-5-13 = No cube can leave this card: none of yours is there, or it has only just come
why-5-14 = No cube can leave this card: it is a letter of your word, and its last cube must stay
why-6-17 = It takes three face-down cards with a cube of yours on each
why-6-18 = These three cards do not touch side to side
why-7-5 = The card goes to a free place, side to side with another card
why-7-13 = This card cannot go now: one face-down card leaves every row, or every column

# What is agreed before the game
setting-scoring = Scoring
setting-scoring-cards = By cards: every tree card is a point.
setting-scoring-points = By the value of letters: the advanced variant.
setting-judge = Who judges words
setting-judge-dictionary = The dictionary decides at once.
setting-judge-vote = Players may doubt a word; then everybody votes.
setting-starting = Starting cards on the field
setting-starting-hint = 0 to 12, the rest are ordinary ones. If empty, as in the rules.
setting-deck = Cards in the deck
setting-deck-hint = More cards, a longer game. If empty, by the number of players.
setting-first = Who gets the sand timer
setting-first-hint = Decided by lot if not named.
setting-write_seconds = Time for a word, seconds
setting-write_seconds-hint = 30 to 180, the same for everybody.
setting-doubt_seconds = Time to doubt, seconds
setting-doubt_seconds-hint = Silence means consent.
setting-vote_seconds = Time to vote, seconds
setting-vote_seconds-hint = A missing vote is an abstention.
setting-place_seconds = Clock for placing cubes, seconds
setting-place_seconds-hint = When time is up, cubes go to the first cards that fit.
setting-cube_seconds = Time for the Leader’s cube, seconds
setting-cube_seconds-hint = When time is up, the face-down card gets no cube.
setting-elder_seconds = Time for the Elder, seconds
setting-elder_seconds-hint = When time is up, the cubes stay on the cards.
setting-lay_seconds = Time for the refresh, seconds
setting-lay_seconds-hint = When time is up, the first card is laid and the field is not closed.

# On the page
about = One minute for a word from the letters of the forest. A cube of yours goes on every letter: whoever has most cubes takes the tree.
page-keys = Just start typing to spell a word; Enter puts the pencil down, Esc wipes it. “+” and “−” zoom the field; while no word is being written, “K” shows who leads where.
page-field = Field
page-value = The letter’s value: it matters only when points are counted
page-card = { $letter }, value { $value }, place { $cell }
page-back = Face-down card with a { $back ->
        [light] light
       *[dark] dark
    } back, place { $cell }
page-cubes = { $name }: { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
page-leads = { $name } leads
page-ahead = { $name } is ahead
page-effect-leads = you will lead
page-effect-ties = breaks the lead
page-effect-loses = you lose the lead
page-lay-here = Lay { $letter } on place { $cell }
page-zoom = Size of the field
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Whole field
page-control = Leaders
page-control-hint = Show who leads where
page-round = Round { $round }
page-end-near = Face-up cards on the field: { $count }. With fewer than { $least } the game ends.
page-timer = first player, holds the timer
page-final = word is ready
page-supply = { $count ->
        [one] { $count } cube in the supply
       *[other] { $count } cubes in the supply
    }
page-trees = { $count ->
        [one] { $count } tree card
       *[other] { $count } tree cards
    }
page-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-elders = { $count ->
        [one] { $count } face-down Elder’s card
       *[other] { $count } face-down Elder’s cards
    }
page-front = In front of you
page-front-none = Trees that you gather will lie here; two of them may help out in a word.
page-own-card = Your own card { $letter }, value { $value }
page-own-most = At most two cards of your own in one word.
page-missing = Letters are missing: { $letters }
page-layout = The keyboard is in its Latin layout: “{ $word }”?
page-spell = Spell a word…
page-word-label = Your word
page-done = Done
page-backspace = Delete a letter
page-sheet = On your sheet
page-blank = nothing
page-write-on = Write on
page-words-now = Words of the round
page-words = Words of the game
page-words-none = Accepted words will be listed here. They may not come again.
page-reason-no_word = no word
page-reason-pending = not decided yet
page-reason-strange = no such signs
page-reason-too_short = one letter only
page-reason-letters = letters are missing
page-reason-own_cards = more than two own cards
page-reason-used = used before
page-reason-cubes = not enough cubes
page-reason-yo = spelled with Е
page-reason-proper = proper name
page-reason-plural = plural
page-reason-oblique = not nominative
page-reason-not_noun = not a noun
page-reason-slang = slang
page-reason-unknown = not in the dictionary
page-reason-voted_down = voted down
page-accepted = accepted
page-tap-assign = Several cards have this letter. Tap the one where your cube shall go.
page-tap-extra = Tap a marked card: it gets one more cube.
page-tap-source = Tap a marked card: a cube leaves it.
page-tap-target = Tap any face-up card.
page-tap-spot = Tap a place at the edge of the field.
page-tap-gap = Tap a card on the field, or choose how it closes up.
page-tap-guard = The new card is marked on the field. Three neighbouring face-down cards with your cubes can be traded for a card off the deck.
page-tap-elder = A face-down card off the deck for three cubes.
page-drawn = You have drawn
page-before = now
page-after = then
page-choose-later = Where a choice is still ahead (…), the first face-down card is shown to go.
page-goes = { $count ->
        [one] { $count } card goes
       *[other] { $count } cards go
    }
page-over-deck = The deck is empty.
page-over-few = { $count } face-up cards are left in the forest, fewer than { $least }: the game is over.
page-over-cards = The most trees win; if level, fewer cubes in the supply.
page-over-points = The most points win; if level, the most trees, then fewer cubes in the supply.
page-harvest = The harvest
page-best-word = longest word
page-druid = Supreme Druid
page-words-of = Words of the game by round

# What lies on the table
zone-front = In front of the players
zone-elders = Elders’ cards
zone-deck = Deck
zone-discard = Discard
zone-supply = Supplies of cubes

# A match looked back upon
page-analysis = The words of the round
past-secret = The words are still secret.
past-round = Round { $number }
past-no-word = no word
past-coarse = a coarse word
past-took = { $count ->
        [one] took { $count } tree
       *[other] took { $count } trees
    }
past-better = Better words:
past-best = No word would have brought more trees.
past-more = { $count ->
        [one] { $count } tree more
       *[other] { $count } trees more
    }
past-kept = { $count ->
        [one] rivals get { $count } tree fewer
       *[other] rivals get { $count } trees fewer
    }
past-summary = The match in words and cubes
past-player = Player
past-words = Words accepted
past-letters = Letters in a word
past-length = { NUMBER($letters, maximumFractionDigits: 1) }
past-trees = Trees taken
past-elders = Elder’s cards
past-lost = Trees missed
past-plot = Who held the forest
past-plot-legend = Bars: cards on which the player has most cubes; the line: trees. The numbers below are rounds.
past-plot-of = { $name }, round by round. Most cubes on cards: { $held }. Trees: { $trees }.
past-maps = A map of the forest
past-maps-legend = The control check of every round. Full squares are taken by their Leader, a sign shows who has more cubes, dashed squares lie face down.
past-holds = { $name }: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
past-missed = The best of the missed
past-rounds = Round by round ({ $count })

# What is in the box, on the page of the rules
page-gallery-letters = Letters and what they are worth
