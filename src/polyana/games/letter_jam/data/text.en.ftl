# «Букводжем» (Letter Jam) in English.
title = Letter Jam
about = Everyone sees the others’ letters but not their own. Cook words together.
clause-prefix = LJ

# Secret words and the layout
event-share = Your letters to make a word for your right neighbour: { $letters }.
event-help =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from the others’ discards.
event-helped = The discards give you: { $letters }.
event-auto =
    { $you ->
        [yes] You leave
       *[no] { $seat } leaves
    } the word to the program.
event-handed =
    { $you ->
        [yes] You hand
       *[no] { $seat } hands
    } a secret word to { $receiver_seat }.
event-own_word = The program makes the word “{ $word }” for you.
event-laid = The secret words are dealt, letters by seat: { $lengths }. Red markers: { $reds }, green on the leaves: { $leaves }, in the flower’s centre: { $heart }.
event-virtual = Virtual player { $number } opens { $letter }. { $left ->
        [0] The stack is empty.
       *[other] In the stack: { $left }.
    }
event-virtual_empty = The deck is empty: the stand of virtual player { $number } stays empty.
event-paid = The stack of virtual player { $number } has run out: the team gets a green marker.
event-stand = { $seat }: { $letter } on the stand, letter { $place } of the row.
event-stand_hidden =
    { $you ->
        [yes] Letter { $place } of your row is on your stand.
       *[no] { $seat }: letter { $place } of the row is on the stand.
    }
event-extra = { $seat }: the extra letter { $letter } on the stand.
event-extra_hidden =
    { $you ->
        [yes] An extra letter is on your stand.
       *[no] { $seat }: an extra letter on the stand.
    }
event-stand_empty =
    { $you ->
        [yes] The deck is empty: your stand stays empty.
       *[no] The deck is empty: { $seat } has no letter on the stand.
    }

# Talking and choosing
event-round = Clue { $number }. Markers: { $reds } red, { $greens } green.
event-said =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: “{ $what ->
        [behind] Let’s help those who are behind
        [stack] Let’s empty a stack for its marker
        [save] Let’s save clues
        [spend] Let’s not be stingy with clues
        [good] I have a very good clue
        [sure] I am sure of my letter
        [unsure] I am not sure of my letter yet
        [need_joker] I need the joker
        [need] I need the bonus letter { $letter }
       *[spare] I can do without what I took from the centre
    }”.
event-ready =
    { $you ->
        [yes] You are ready.
       *[no] { $seat } is ready.
    }
event-unready =
    { $you ->
        [yes] You ask the others to wait.
       *[no] { $seat } asks the others to wait.
    }
event-proposed =
    { $you ->
        [yes] You propose
       *[no] { $seat } proposes
    } a clue: letters { $length }, helps players { $players }, non-player cards { $virtual }, bonus letters { $bonus }, { $joker ->
        [yes] with the joker
       *[no] without the joker
    }.
event-withdrawn =
    { $you ->
        [yes] You withdraw your
       *[no] { $seat } withdraws the
    } proposal.
event-enough =
    { $you ->
        [yes] You ask
       *[no] { $seat } asks
    }: have we had enough clues?
event-agreed = Enough clues? Yes: { $for_seats }. No: { $against_seats }.
event-no_proposal = Nobody proposes a clue. Only all together can end the clues.
event-votes = Votes for the clue of { $seat }: { $voter_seats }.
event-chosen =
    { $you ->
        [yes] You give the clue.
       *[no] { $seat } gives the clue.
    }
event-clue =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } a { $colour ->
        [red] red
       *[green] green
    } marker. The clue: { $noted }.
event-unlocked = No red markers are left: now all green ones are available — { $greens }.

# After the clue
event-kept =
    { $you ->
        [yes] You do not guess your
       *[no] { $seat } does not guess the
    } extra letter yet.
event-guessed =
    { $you ->
        [yes] You say
       *[no] { $seat } says
    } { $guess }, the card is { $letter }. { $right ->
        [yes] Right: it joins the joker.
       *[no] Wrong: it is discarded.
    }
event-moves =
    { $count ->
        [0] Everybody stays with their letter.
       *[other] Moving on to the next letter: { $mover_seats }.
    }
event-bonus_gone = Used bonus letters are discarded: { $letters }.

# The final part
event-closed = The clues are over. Green markers left: { $greens }. Make your words.
event-done =
    { $you ->
        [yes] Your word is laid.
       *[no] { $seat } has laid a word.
    }
event-undone =
    { $you ->
        [yes] You return
       *[no] { $seat } returns
    } to the word.
event-written = { $known ->
        [yes] “{ $word }” is in the dictionary. Whether your cards spell it nobody knows yet.
       *[no] “{ $word }” is not in the dictionary.
    }
event-claimed =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $joker ->
        [yes] the joker: it will be { $letter }.
       *[no] the bonus letter { $letter }.
    }
event-released =
    { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } { $joker ->
        [yes] the joker
       *[no] the bonus letter { $letter }
    } back into the centre.
event-revealed =
    { $you ->
        [yes] You turn your
       *[no] { $seat } turns the
    } cards over: { UPPER($word) }. { $wrote ->
        [yes] The word on paper: “{ $written }”.
       *[no] No word on paper.
    }
event-ballot = Votes on “{ $word }”. For: { $for_seats }. Against: { $against_seats }.
event-judged = { $right ->
        [yes] “{ $word }” is a word: it counts!
       *[no] “{ $word }” does not count.
    }
event-secret = { $seat }: the secret word was “{ $word }”.
event-score = Points for the words: { $points_by_seat }. Together { $total }, rating { $rating } of 5.
event-result = Correct words: { $right } of { $players }.

# What is asked
ask-word = Make a word for your right neighbour; letters: { $length }
ask-ready = { $sole ->
        [no_green] Only you can give a clue now: the others have taken their red marker, and no green one is free
        [reds_first] Only you can give a clue now: the others have taken their red markers, and the green ones open when no red one is left
       *[no] Propose a clue, or pass
    }
ask-propose = Your clue: a word, and a card for each letter
ask-say = Tell the team
ask-enough = Ask whether there have been enough clues
ask-agree = Have we had enough clues?
ask-over = Nobody proposes a clue. Are the clues over?
ask-vote = Whose clue do we choose?
ask-note = A note on your sheet: place and letters
ask-move = Is your letter clear? Move on?
ask-guess = Will you say the extra letter aloud?
ask-claim = A card from the centre for your word
ask-release = Lay a card back into the centre
ask-line = Your word and the order of your cards
ask-done = Lay your word
ask-reveal = Turn your cards over
ask-accept = Vote: is there a word “{ $word }”?
waits-word = Making words: { $seats }
waits-ready = { $sole ->
        [no_green] Only { $seats } can give a clue now: the others have taken their red marker, and no green one is free
        [reds_first] Only { $seats } can give a clue now: the others have taken their red markers, and the green ones open when no red one is left
       *[no] Looking for a clue: { $seats }
    }
waits-agree = Deciding whether there are enough clues: { $seats }
waits-over = Deciding whether the clues are over: { $seats }
waits-vote = Choosing a clue: { $seats }
waits-move = Deciding whether to move on: { $seats }
waits-guess = Deciding whether to guess: { $seats }
waits-done = Laying words: { $seats }
waits-reveal = The moment of truth; first in line: { $seats }
waits-accept = Voting: { $seats }

option-word-auto = Let the program make it
option-word-help = Take cards from the others’ discards
option-ready-ready = Ready
option-ready-wait = Let me think on
option-propose-withdraw = Withdraw the proposal
option-say = I need the bonus letter { $value }
option-say-behind = Let’s help those who are behind
option-say-stack = Let’s empty a stack for its marker
option-say-save = Let’s save clues
option-say-spend = Let’s not be stingy with clues
option-say-good = I have a very good clue
option-say-sure = I am sure of my letter
option-say-unsure = I am not sure of my letter yet
option-say-need_joker = I need the joker
option-say-spare = I can do without what I took from the centre
option-enough-enough = Have we had enough clues?
option-agree-yes = Yes, enough
option-agree-no = No, more
option-over-over = Yes, they are over
option-over-more = No, more
option-vote = The clue of { $a_seat }
option-vote-abstain = Abstain
option-move-stay = Stay with this letter
option-move-move = Move on
option-guess = It is { $value }
option-guess-keep = Not yet
option-claim = Take the bonus letter { $value }
option-release =
    { $starred ->
        [yes] Lay the joker back
       *[no] Lay the bonus letter { $value } back
    }
option-done-done = The word is laid
option-done-wait = Back to the word
option-reveal-reveal = Turn the cards over
option-accept-for = For
option-accept-against = Against
option-accept-abstain = Abstain

# Why not
refusal-spelling_empty = Write a word
refusal-spelling_latin = The word has Latin letters in it
refusal-spelling_layout = The keyboard is in its Latin layout; in the Russian one these keys give “{ $word }”
refusal-spelling_hyphen = There is no room for a hyphen: letters only
refusal-spelling_blank = One word, without spaces
refusal-spelling_foreign = The word has signs that are not in the Russian alphabet
refusal-spelling_too_long = A clue has no more than forty letters
refusal-too_short = A clue has two letters at least
refusal-only_joker = A clue needs a letter card, not the joker alone
refusal-chips_count = The word has { $letters } letters, but there are { $chips } chips
refusal-joker_letters = The joker stands for one letter of the word only
refusal-own_stand = You do not see your own letter, so you cannot use it
refusal-no_card = There is no card that you see at “{ $place }”
refusal-wrong_letter = This card is not { $letter }
refusal-not_seen = You do not see these letters: { $letters }. The joker stands for one of them only
refusal-note = Note a place of the row (1 to { $most }) and letters
refusal-line_length = The word has { $letters } letters, but there are { $cards } cards
refusal-line_letter = The centre card is on a wrong letter: { $letter } is needed here
refusal-line_part = “{ $part }” is no card of your word
refusal-not_claimed = You did not take “{ $card }” from the centre
refusal-card_twice = One of your cards stands there twice
refusal-card_left_out = A shorter word is not allowed: all your cards are needed
refusal-centre_twice = A centre card takes one place only
refusal-in_line = This card lies in your word: change the word first
refusal-word_length = The word must have { $length } letters
refusal-word_cards = Your cards do not spell this word
refusal-word_unknown = “{ $word }” is not in the dictionary
refusal-no_words = 68 cards do not make so many words of this length: choose shorter ones

# What is agreed on before the game
setting-words = Secret words
setting-words-app = The program draws them.
setting-words-author = Everybody makes one for the right neighbour.
setting-length = Letters in a word
setting-length-3 = Three: a first game.
setting-length-4 = Four: a warm-up.
setting-length-5 = Five: the usual game.
setting-length-6 = Six: for the experienced.
setting-length-7 = Seven: for masters.
setting-lengths = Different lengths by seat
setting-lengths-hint = Such as “5 4 5”, a number for each seat. Empty: all alike.
setting-grade = Which words the program draws
setting-grade-1 = The best known only.
setting-grade-2 = Usual ones.
setting-grade-3 = Less common ones too.
setting-checking = How words are checked in the end
setting-checking-dictionary = The dictionary decides.
setting-checking-vote = Everybody votes.
setting-scoring = Keep score
setting-scoring-hint = In the end the team learns its score and its rating.
setting-free_text = Free talk
setting-free_text-hint = For people who trust each other or talk by voice. While clues are proposed the chat is closed all the same.
setting-written_check = Check the written word
setting-written_check-hint = In the final part the program tells you whether your word is in the dictionary.
setting-solver = A helper on the sheet
setting-solver-hint = Shows which letters are still possible, from what you can see yourself.
setting-author_seconds = Time to make a word, seconds
setting-author_seconds-hint = Whoever is late gets a word from the program.
setting-proposal_seconds = Time for proposals, seconds
setting-proposal_seconds-hint = Then what has been proposed counts.
setting-vote_seconds = Time to choose a clue, seconds
setting-vote_seconds-hint = Whoever is late abstains.
setting-enough_seconds = Time to decide whether clues are enough, seconds
setting-enough_seconds-hint = When a player has asked, silence means no. When nobody proposes a clue, silence means that the clues are over.
setting-moving_seconds = Time to decide about moving on, seconds
setting-moving_seconds-hint = Whoever is late stays with the letter.
setting-final_seconds = Time for the final word, seconds
setting-final_seconds-hint = Then the cards are turned over as they lie.
setting-reveal_seconds = Time to turn cards over, seconds
setting-reveal_seconds-hint = Then they are turned over in the order of seats.
setting-accept_seconds = Time to vote on a word, seconds
setting-accept_seconds-hint = Whoever is late abstains; a tie does not count.

# What lies on the table
zone-rows = Players’ letters seen
zone-extra = Extra letters
zone-virtual = Non-player cards
zone-bonus = Bonus letters
zone-proposals = Proposals (letters, players, non-player, bonus, joker)
zone-reds = Red markers
zone-leaves = Green on the leaves
zone-heart = Green in the flower’s centre
zone-deck = Deck

# The page
page-keys = Letters: begin a word, Backspace: wipe one, Esc: wipe all. Arrows: along the letters of the sheet; at the end they move the chosen card.
page-you = You
page-virtual = Virtual player { $number }
page-stand = { $name }: { $letter }
page-stand-empty = { $name }: the stand is empty
page-stand-hidden = { $name }: a letter that only players see
page-own-stand = Your stand: everybody but you sees this letter
page-place = letter { $place } of { $length }
page-through = the row is done, an extra letter
page-stack = Virtual player { $number }, cards in the stack: { $left }{ $marker ->
        [yes] , a green marker under it
       *[no] {""}
    }
page-markers = Clue markers. Red: { $red }, green on the leaves: { $leaves }, in the flower’s centre: { $heart }; green ones available: { $green }
page-locked = { $count ->
        [one] { $count } green marker is still locked
       *[other] { $count } green markers are still locked
    }
page-taken = Markers taken. Red: { $red }, green: { $green }
page-joker = Joker: stands for one letter of the word
page-joker-short = joker
page-joker-gone = The joker is taken
page-bonus = Bonus letter { $letter }
page-deck = Deck, cards: { $count }
page-ready-note = ready
page-clue = Clue { $number }
page-clue-own = “?” is your letter.
page-clue-without = Your letter is not in it.
page-clue-joker = The berry is the joker, any letter.
page-clue-now = The clue on the table
page-offers = Proposals
page-offer-none = no proposal yet
page-offers-none = Nobody has proposed a clue yet.
page-number-length = letters in the word
page-number-players = how many players it helps
page-number-virtual = nobody’s letters: from stands where nobody sits
page-number-bonus = bonus letters
page-number-joker = with the joker or not
page-short-length = letters
page-short-players = players
page-short-virtual = nobody’s
page-short-bonus = bonus
page-short-joker = joker
page-yes = yes
page-no = no
page-vote = Choose
page-vote-for = Choose the clue that { $name } proposes
page-over-how = The final part begins only if everybody agrees. If anybody needs more clues, the round starts again.
page-vote-how = Vote for one of the proposals: only numbers are shown.
page-say = Tell the team
page-enough = Enough clues?
page-word-for = { $count ->
        [one] A word for your right neighbour ({ $name }): { $count } letter
       *[other] A word for your right neighbour ({ $name }): { $count } letters
    }
page-share = Your letter cards
page-spell-word = Spell a word with the cards…
page-hand-over = Hand the word over
page-handed = Your right neighbour ({ $name }) will work out “{ $word }”. Waiting for the others.
page-own-word = The word you made for your right neighbour ({ $name }): “{ $word }”
page-own-clue = your word “{ $word }”
page-you-wrote = You wrote down “{ $word }”.
page-wait-words = Waiting for the others to make their words.
page-kitchen = Everybody makes a word for the right neighbour. Then the cards are shuffled, and nobody knows the order of the letters.
page-missing-share = You have no such cards: { $letters }
page-spell-clue = Tap letters…
page-propose = Propose
page-propose-again = Replace
page-backspace = Wipe a letter
page-team-sees = The team will see only numbers:
page-missing = You do not see these letters: { $letters }. The joker stands for one only
page-foreign = Only Russian letters make a word here
page-only-joker = At least one letter card is needed, not the joker alone
page-pick-joker = Which letter does the joker stand for?
page-no-marker = You have taken your red marker, and no green one is free: somebody who has given no clue yet gives the next.
page-no-marker-yet = You have taken your red markers: the green ones open when the others have taken theirs.
page-own-offer = Your proposal:
page-withdraw = Withdraw
page-pass = Pass
page-are-ready = Your answer is in, waiting for the others.
page-your-letter = My letter
page-extra-letter = The extra letter
page-go = Move on
page-stay = Stay
page-move-how = If you know your letter, note it (only you see that) and move on. If not sure, stay.
page-decided-move = Decided: on. While others decide, you may change your mind.
page-decided-stay = Decided: this letter stays. While others decide, you may change your mind.
page-not-used = No clue has used your letter yet: it stays on the stand.
page-wait-decisions = Waiting to see who moves on.
page-guess = Say it aloud
page-guess-how = The card is turned over at once: if right, it joins the joker; if wrong, it is discarded.
page-sheet = Your sheet
page-row = Your row of cards
page-own-passed = Card { $number }, back in the row
page-own-now = Card { $number }, on the stand
page-own-ahead = Card { $number }, not on the stand yet
page-own-extra = The extra letter
page-noted = noted: { $letters }
page-candidates = Possible letters
page-legend = A tap strikes a letter out, a second one rings it, a third wipes the mark.
page-legend-solver = The helper fades letters that cannot be.
page-clues = Clues of the match
page-uses = card { $number }
page-uses-extra = extra
page-no-clues = Clues will be noted here: “?” where your letter is.
page-notes = Notes
page-letter-open = possible
page-letter-struck = struck out
page-letter-ringed = ringed
page-line = Your cards in order
page-lines = Words on the shelf
page-part-own = Place { $place }: your card { $card }, noted: { $letter }
page-part-added = Place { $place }: a centre card, { $letter }
page-part-cover = covered: { $letter }
page-take-off = Take { $letter } off
page-spare = Cards taken from the centre
page-spare-how = Tap a card, then the place that it covers:
page-add = Add at the end
page-final-word = Your word…
page-write = Write
page-line-length = Cards in your line: { $count }. The word needs as many letters
page-line-how = Write the word, and the cards follow your pencil marks. Or arrange them yourself: tap two, and they change places.
page-solved = The helper sees words:
page-centre = Cards in the centre
page-take = Take { $letter }
page-give-back = Return { $joker ->
        [yes] the joker
       *[no] { $letter }
    }
page-take-joker = Take the joker as
page-change-joker = The joker is now
page-joker-letter = The joker’s letter
page-wait-final = Your word is laid, waiting for the others.
page-final-how = The cards are back in their rows. Lay your words: joker and bonus letters go to whoever takes them first.
page-reveal-how = The moment of truth: cards are turned over one player after another.
page-cards = { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
page-done-note = the word is laid
page-to-reveal = not turned over yet
page-right = a word!
page-wrong = no word
page-wrote = written “{ $word }”
page-secret = the secret word was “{ $word }”
page-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-cellar = The jam shelf
page-all-right = All the words are jam!
page-some-right = { $right ->
        [0] The jam did not set: no right word
       *[other] Right words: { $right } of { $players }
    }
page-total = { $total ->
        [one] Together { $total } point.
       *[other] Together { $total } points.
    }
page-together = In this game all win or lose together.
page-rating = Rating { $rating } of 5
page-rating-0 = Still stewed fruit: you have the recipe, now practise.
page-rating-1 = The first spoonful: sweet already.
page-rating-2 = Jam for tea: good enough for guests.
page-rating-3 = Good jam: the jar will not last.
page-rating-4 = Excellent jam: they ask for the recipe.
page-rating-5 = Jam of the year: none better!

# What counts in a team’s result
team-score = score
team-rating = rating
team-words = right words, %

# The analysis after the match
page-analysis = What the clue told
told-summary = Looking back
told-players = Players
told-player = Player
told-secret = Secret word
told-laid = Word laid
told-noted = Right letters on the sheet
told-learnt = Bits learnt
told-taught = Bits given
told-measure = A bit doubles the certainty about the true letter. The measure is a careful reader who knows every word of the dictionary but sees no more than the player did.
told-plots = What could be known of one’s own letter
told-plots-how = Across: the clues. Up: the share of the true letter among the possible ones, per cent; dashed: the strongest of the others. On top: the letter that stood on the stand.
told-plot-of = { $name }: the share of the true letter at the end of each card: { $ends }.
told-clues = Clue by clue, in bits
told-giver = Giver
told-word = Word
told-whole = Total
told-coarse = a coarse word
told-bits = { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }
told-share = { NUMBER($share, style: "percent") }
told-none-yet = No clue has been given yet.
told-clue = Clue { $number }, given by { $name }.
told-not-you = It does not use your letter.
told-nobody = It uses no player’s letter.
told-truth = The true letter is { $letter }: { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }, that is { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } bits.

# What is in the box, on the page of the rules
page-gallery-letters = Letter cards: { $count }
