# «Маги леса» in English.
title = Forest Mages
clause-prefix = FM

# What things are called
name-tree = tree
name-hill = hill
name-river = river
name-fire = fire
name-water = water
name-wind = wind
name-herb = herb
name-mushroom = mushroom
name-crystal = crystal
name-berry = berry
name-creature = creature
name-spring = spring
name-summer = summer
name-autumn = autumn
name-winter = winter
name-all = all forests
name-place = place a die:
name-brew = brew:
name-drink = drink:
name-turn = turn a die:
name-send = send to a forest:
name-over = (on top of a die)
name-back = (taking the own die back)
name-tower = (on top of a die for a berry)
name-none = none

# What happened
event-first =
    { $you ->
        [yes] You move first.
       *[no] { $seat } moves first.
    }
event-character =
    { $you ->
        [yes] You play { NAME($card) }.
       *[no] { $seat } plays { NAME($card) }.
    }
event-round =
    { $side ->
        [day] Round { $round }: day.
       *[night] Round { $round }: night.
    }
event-row = A new row of forests: { $forests }.
event-rolled =
    { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    } { NAME($dice) }.
event-turn =
    { $you ->
        [yes] Your turn.
       *[no] It is the turn of { $seat }.
    }
event-top = A new creature shows: { NAME($card) } ({ NAME($season) }).
event-market = A new potion in the market: { NAME($card) }.
event-revealed = { NAME($card) } is revealed from the deck.
event-placed =
    { $you ->
        [yes] You place
       *[no] { $seat } places
    } { NAME($die) } at { NAME($place) }{ $mode ->
        [plain] .
        [over] {" "}on top of another die.
        [back] {" "}in place of an own die, which returns to the supply.
        [tower] {" "}on top of another die for a berry.
        [creature] : for a berry it is a creature slot.
        [over_creature] {" "}on top of another die; for a berry it is a creature slot.
        [back_creature] {" "}in place of an own die; for a berry it is a creature slot.
       *[other] {" "}by force, paying a { NAME($mode) }.
    }
event-gathered =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { $what ->
        [herb] { $count ->
            [one] { $count } herb
           *[other] { $count } herbs
        }
        [mushroom] { $count ->
            [one] { $count } mushroom
           *[other] { $count } mushrooms
        }
        [crystal] { $count ->
            [one] { $count } crystal
           *[other] { $count } crystals
        }
       *[berry] { $count ->
            [one] { $count } berry
           *[other] { $count } berries
        }
    }.
event-points =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }.
event-traded =
    { $you ->
        [yes] You trade
       *[no] { $seat } trades
    } a { NAME($given) } for a { NAME($taken) }.
event-exchanged =
    { $you ->
        [yes] You exchange
       *[no] { $seat } exchanges
    } a { NAME($what) } for a berry ({ NAME($card) }).
event-cleared =
    { $you ->
        [yes] You set
       *[no] { $seat } sets
    } element dice aside: { NAME($forest) }.
event-trained =
    { $you ->
        [yes] You train
       *[no] { $seat } trains
    } a creature: { NAME($card) }.
event-freed =
    { $you ->
        [yes] You release
       *[no] { $seat } releases
    } a creature: { NAME($card) }.
event-sent =
    { $you ->
        [yes] You send
       *[no] { $seat } sends
    } a creature to forest { $forest }: { NAME($card) }.
event-scorched =
    { $you ->
        [yes] You scorch
       *[no] { $seat } scorches
    } { $place }.
event-brewed =
    { $you ->
        [yes] You brew
       *[no] { $seat } brews
    } { NAME($card) }. Paid: { NAME($paid) }.
event-reserved =
    { $you ->
        [yes] You reserve
       *[no] { $seat } reserves
    } { NAME($card) }.
event-renewed =
    { $you ->
        [yes] You hand back your drunk potions ({ NAME($cards) }) and get
       *[no] { $seat } hands back the drunk potions ({ NAME($cards) }) and gets
    } { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }.
event-drinks =
    { $you ->
        [yes] You drink
       *[no] { $seat } drinks
    } { NAME($card) }.
event-changed =
    { $you ->
        [yes] You turn
       *[no] { $seat } turns
    } a die: { NAME($die) } → { NAME($new) }.
event-turned =
    { $you ->
        [yes] You turn
       *[no] { $seat } turns
    } an element die: { NAME($die) } → { NAME($new) }.
event-rerolled =
    { $you ->
        [yes] You reroll
       *[no] { $seat } rerolls
    } dice ({ NAME($old) }): { NAME($dice) }.
event-moved =
    { $you ->
        [yes] You move
       *[no] { $seat } moves
    } a die ({ $owner_seat }): { NAME($place) } → { NAME($goal) }.
event-swapped =
    { $you ->
        [yes] You swap
       *[no] { $seat } swaps
    } the dice at { NAME($place) } and { NAME($other) }.
event-removed =
    { $you ->
        [yes] You remove
       *[no] { $seat } removes
    } { NAME($die) } from { NAME($place) }.
event-took_back =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { NAME($die) } back from { NAME($place) }.
event-bought =
    { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $count ->
        [one] { $count } berry
       *[other] { $count } berries
    } for the tie in forest { $forest }.
event-claimed =
    { $you ->
        [yes] You claim
       *[no] { $seat } claims
    } forest { $forest }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-discarded = Nobody gets forest { $forest }.
event-sold =
    { $you ->
        [yes] You sell
       *[no] { $seat } sells
    } { $what ->
        [herb] { $count } herbs
        [mushroom] { $count } mushrooms
        [crystal] { $count } crystals
       *[berry] { $count ->
            [one] { $count } berry
           *[other] { $count } berries
        }
    } for points.
event-shown =
    { $you ->
        [yes] Your potions
       *[no] The potions of { $seat }
    }: { NAME($cards) }.
event-scored =
    { $you ->
        [yes] Your score
       *[no] The score of { $seat }
    }: { $total }. Potions { $potions }, forests { $forests }, creatures { $creatures }, tokens { $tokens }, left-overs { $left }.
event-game_over = The game is over. Scores: { $scores }. Victory: { $winner_seats }.

# What is asked
ask-character = Choose a character
ask-act = Your turn: place a die, brew or drink a potion
ask-die = Which additional die do you place?
ask-target = Where does the die go: { NAME($die) }?
ask-pick = Choose ingredients
ask-trade = Trade a token?
ask-clear = From which forest do element dice go?
ask-train = Train a creature
ask-release = Too many creatures: which one is released?
ask-reserve = Which potion do you reserve?
ask-scorch = Scorch an empty forest slot?
ask-exchange = Exchange a gathered token for a berry? ({ NAME($card) })
ask-pay = How do you pay for { NAME($card) }?
ask-change = Which die is turned, and to which face?
ask-reroll = Which dice are rolled again?
ask-move = Which die is moved?
ask-move_to = Where does the die of { NAME($die) } go?
ask-swap = Which die is swapped?
ask-swap_with = With which die is the one of { NAME($die) } swapped?
ask-remove = Which die is removed?
ask-return = Which of your dice returns?
ask-tie = Claim a forest in which you are tied, for two berries?
ask-evening = The round ends: whose ability do you use?
ask-stand_in = How many berries stand in: { NAME($what) }?
waits-character = { $seats } chooses a character
waits-act = It is the turn of { $seats }
waits-die = It is the turn of { $seats }
waits-target = { $seats } places a die
waits-pick = { $seats } chooses ingredients
waits-trade = { $seats } trades tokens
waits-clear = { $seats } decides about element dice
waits-train = { $seats } trains a creature
waits-release = { $seats } releases a creature
waits-reserve = { $seats } reserves a potion
waits-scorch = { $seats } decides whether to scorch
waits-exchange = { $seats } decides whether to exchange
waits-pay = { $seats } pays for a potion
waits-change = { $seats } turns a die
waits-reroll = { $seats } rolls again
waits-move = { $seats } moves a die
waits-move_to = { $seats } moves a die
waits-swap = { $seats } swaps dice
waits-swap_with = { $seats } swaps dice
waits-remove = { $seats } removes a die
waits-return = { $seats } takes a die back
waits-tie = { $seats } decides whether to pay for a tie
waits-evening = The round ends: { $seats }
waits-stand_in = The round ends: { $seats }

option-act-end = End the turn
option-character-random = By lot
option-character-lello = Lello
option-character-lyric = Lyric
option-character-myla = Myla
option-character-wren = Wren
option-act = { NAME($value) }
option-die = { NAME($value) }
option-target = { NAME($value) }
option-pick = { NAME($value) }
option-trade = { NAME($value) }
option-train-none = Nobody
option-train-berry = A berry instead of a creature
option-train = { NAME($value) }
option-release = { NAME($value) }
option-reserve = { NAME($value) }
option-change = { NAME($value) }
option-reroll = { NAME($value) }
option-move = { NAME($value) }
option-move_to = { NAME($value) }
option-swap = { NAME($value) }
option-swap_with = { NAME($value) }
option-remove = { NAME($value) }
option-return = { NAME($value) }
option-evening = { NAME($value) }
option-trade-stop = No more trades
option-clear-none = Clear nothing
option-clear-all = All forests
option-scorch-none = Do not scorch
option-scorch-later = Later
option-exchange-exchange = Exchange
option-exchange-no = Keep it
option-move-none = Do not move
option-tie-none = Do not pay
option-evening-finish = Finish

# What is agreed before the game
setting-abilities = Character abilities
setting-abilities-hint = Each character has an ability; a first game goes better without.
setting-characters = Who plays which character
setting-characters-random = The lot decides.
setting-characters-choose = Everybody chooses, the first player last.
setting-force_price = The price of force
setting-force_price-1 = One ingredient of the slot or a berry.
setting-force_price-2 = Two ingredients of the slot or a berry.
setting-move_target = Where the potion moves dice
setting-move_target-forest = To an empty forest slot only.
setting-move_target-any = To a forest or the village.
setting-d3_scope = What the fire slot of the day clears
setting-d3_scope-one = One forest of choice.
setting-d3_scope-all = All forests at once.
setting-first = Who moves first
setting-first-hint = Leave it open and the lot decides.
setting-turn_seconds = Clock of a turn, seconds
setting-turn_seconds-hint = From 10 to 600, or no clock; when time is up the turn plays itself to its end.

# Balance, and the look back after the match
balance-thing = { NAME($thing) }
balance-source-potions = potions
balance-source-forests = forests
balance-source-creatures = creatures
balance-source-tokens = tokens
balance-source-left = left-overs
balance-group-potions = Potions brewed
balance-group-effects = Potions drunk
balance-group-creatures = Creatures tamed
balance-group-forests = Forests claimed
balance-group-village = Village: where dice are placed
name-effect_change = turn a die
name-effect_reroll = reroll dice
name-effect_place = one more placement
name-effect_move = move a die
name-effect_swap = swap dice
name-effect_remove = remove a die
name-effect_return = take a die back
page-analysis = Points at this moment
points-total = total
points-now = Points at this moment
points-now-hint = If the game ended now: potions in hand count, creatures are in their forests already.
points-summary = How points were gained
points-course = Total points in the course of the match
points-sources = Where the points came from
points-round = Round { $round }
points-leaps = The best answers
points-leap = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}

# What lies on the table
zone-row = Row of forests
zone-forest_dice = Dice in forests
zone-forest_deck = Forest deck
zone-discarded = Discarded forests
zone-claimed = Claimed forests
zone-homes = Creatures in forests
zone-village_dice = Village
zone-market = Potion market
zone-potion_deck = Potion deck
zone-reserved = Reserved potions
zone-hands = Brewed potions
zone-drunk = Drunk potions
zone-tops = Visible creatures
zone-dens = Creature decks
zone-active = Tamed
zone-released = Released
zone-creature_dice = Dice on creatures
zone-supply = Supply of dice
zone-aside = Dice set aside
zone-goods = Ingredients
zone-vp = Point tokens
zone-round = Round
