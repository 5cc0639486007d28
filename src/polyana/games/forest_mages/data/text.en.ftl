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
name-place = Place a die:
name-brew = Brew:
name-drink = Drink:
name-turn = Turn a die:
name-send = Send to a forest:
name-over = (on top of a die)
name-back = (taking your own die back)
name-tower = (on top of a die for a berry)
name-as = (a creature slot for a berry)
name-pays = — paying:
name-points = points
name-seat0 = (leaf)
name-seat1 = (drop)
name-seat2 = (star)
name-seat3 = (moon)
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
       *[no] It is { $seat }’s turn.
    }
event-top = A new creature appears: { NAME($card) } ({ NAME($season) }).
event-market = A new potion in the market: { NAME($card) }.
event-revealed = { NAME($card) } is revealed from the deck.
event-placed =
    { $you ->
        [yes] You place
       *[no] { $seat } places
    } a { NAME($die) } die at { NAME($place) }{ $mode ->
        [plain] .
        [over] {" "}on top of another die.
        [back] {" "}in place of { $you ->
            [yes] your
           *[no] their
        } own die, which returns to the supply and rests until the next turn.
        [tower] {" "}on top of another die for a berry.
        [creature] : for a berry it is a creature slot.
        [over_creature] {" "}on top of another die; for a berry it is a creature slot.
        [back_creature] {" "}in place of { $you ->
            [yes] your
           *[no] their
        } own die, which returns to the supply and rests until the next turn; for a berry it is a creature slot.
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
        [yes] You tame
       *[no] { $seat } tames
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
    } a creature to the forest “{ $forest }”: { NAME($card) }.
event-scorched =
    { $you ->
        [yes] You scorch
       *[no] { $seat } scorches
    } { NAME($place) }.
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
event-put_away =
    { $you ->
        [yes] You put
       *[no] { $seat } puts
    } { NAME($card) }, now drunk, under the board.
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
    } a { NAME($die) } die from { NAME($place) }.
event-took_back =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } a { NAME($die) } die back from { NAME($place) }: it rests until the next turn.
event-bought =
    { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $count ->
        [one] { $count } berry
       *[other] { $count } berries
    } for the tie in the forest “{ $forest }”.
event-claimed =
    { $you ->
        [yes] You claim
       *[no] { $seat } claims
    } the forest “{ $forest }”: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-discarded = Nobody gets the forest “{ $forest }”.
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
    }: { $total }. Potions { $potions }, forests { $forests }, creatures { $creatures }, tokens { $tokens }, leftovers { $left }.
event-game_over = The game is over. { $how ->
        [points] Victory: { $winner_seats }, score { $score }, ahead of second place by { $lead }.
        [leftovers] Victory: { $winner_seats }. The scores are level at { $score }, but more is left over.
       *[shared] Level at { $score } and in left-overs, these share the victory: { $winner_seats }.
    }

# What is asked
ask-character = Choose a character
ask-act =
    { $placed ->
        [yes] Brew or drink a potion, or end the turn
       *[no] Place a die; before or after it you may brew and drink
    }
ask-die = Which additional die do you place?
ask-target = Where does the die go: { NAME($die) }?
ask-pick = Choose ingredients
ask-trade = Trade a token?
ask-clear = From which forest do element dice go?
ask-train = Tame a creature
ask-release = Too many creatures: which one is released?
ask-reserve = Which potion do you reserve?
ask-scorch = Scorch an empty forest slot?
ask-exchange = Exchange a gathered token for a berry? ({ NAME($card) })
ask-pay = How do you pay for { NAME($card) }?
ask-change = Which die is turned, and to which face?
ask-reroll = Which dice are rolled again?
ask-move = Which die is moved?
ask-move_to = Where does the die from { NAME($die) } go?
ask-swap = Which die is swapped?
ask-swap_with = With which die do you swap the one at { NAME($die) }?
ask-remove = Which die is removed?
ask-return = Which of your dice returns?
ask-tie = Claim a forest in which you are tied, for two berries?
ask-evening = The round ends: whose ability do you use?
ask-stand_in = How many berries stand in for the ingredient “{ NAME($what) }”?
waits-character = { $seats } chooses a character
waits-act = It is { $seats }’s turn
waits-die = It is { $seats }’s turn
waits-target = { $seats } places a die
waits-pick = { $seats } chooses ingredients
waits-trade = { $seats } trades tokens
waits-clear = { $seats } decides about element dice
waits-train = { $seats } tames a creature
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
option-clear = { NAME($value) }
option-scorch = { NAME($value) }
option-tie = { NAME($value) }
option-pay = { NAME($value) }
option-stand_in = { $value } × { name-berry }
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
setting-first-hint = Decided by lot if not named.
setting-turn_seconds = Turn clock, seconds
setting-turn_seconds-hint = From 10 to 600, or no clock; when time is up the turn plays itself to its end.

# Balance, and the look back after the match
balance-thing = { NAME($thing) }
balance-source-potions = potions
balance-source-forests = forests
balance-source-creatures = creatures
balance-source-tokens = tokens
balance-source-left = leftovers
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
zone-scorched_slots = Scorched slots
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

# The page: what forests and places of the village are called
forest-F01 = Snowdrops
forest-F02 = Strawberries
forest-F03 = Leaf Fall
forest-F04 = Snowdrift
forest-F05 = Bird Cherry
forest-F06 = Rowans
forest-F07 = First Frost
forest-F08 = Thaw
forest-F09 = Mist Hollow
forest-F10 = Solstice
forest-F11 = Rain Wood
forest-F12 = Cedars
forest-F13 = Lily Glen
forest-F14 = Hazels
forest-F15 = Spruces
forest-F16 = Willows
forest-F17 = Birches
forest-F18 = Lindens
forest-F19 = Oaks
forest-F20 = Firs
name-D1 = Garden
name-D2 = Shop
name-D3 = Smithy
name-D4 = Ford
name-D5 = Mill
name-N1 = Cellar
name-N2 = Inn
name-N3 = Bonfire
name-N4 = Well
name-N5 = Weather Vane
slot-of = { $forest } ({ $symbol }, { $yields })

about = Place dice in forests and the village, brew potions, tame creatures. A forest goes to whoever has most dice in it by evening.
page-keys = “G” goes to the next die, place or card that glows, Enter chooses it. On any card Enter tells what it does, Esc closes that.

# The page: what the cards do
page-tokens =
    { $what ->
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
        [creature] a creature
       *[berry] { $count ->
            [one] { $count } berry
           *[other] { $count } berries
        }
    }
page-vp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-ability-PLACE_SEASON_SCORCH =
    When you place a die in { $of ->
        [autumn] an autumn
       *[other] a { NAME($of) }
    } forest, you may scorch an empty slot of any forest.
page-ability-PLACE_VILLAGE_SCORCH = When you place a die in the village, you may scorch an empty slot of any forest.
page-ability-ELEMENT_TO = In your turn you may turn element dice of your supply to { NAME($of) }, as often as you like.
page-ability-EOR_BERRY_PER = At the end of the round get a berry for each of your tamed { NAME($of) } creatures.
page-ability-CREATURE_SLOT_BERRY = When you place a die in a creature slot, you may take a berry instead of taming.
page-ability-FIRST_SCORCH_BERRY = When you scorch a slot for the first time in a turn, get a berry.
page-ability-GATHER_SWAP =
    When you gather { $of ->
        [herb] herbs
        [mushroom] mushrooms
       *[crystal] crystals
    }, you may exchange one of them for a berry.
page-ability-CLAIM_SEASON_VP = For each { NAME($of) } forest that you claim get 2 points.
page-ability-BREW_VP = For each potion that you brew get 1 point.
page-ability-TRAIN_VP = For each creature that you tame get 1 point.
page-ability-EOR_BERRY_VP = At the end of the round you may pay 1 berry for 2 points or 2 berries for 4 points.
page-ability-EOR_SET_VP = At the end of the round you may pay 2 identical ingredients for 2 points or 3 for 4 points; a berry stands in for any.
page-ability-GATHER_SEASON_PLUS =
    When you gather an ingredient in { $of ->
        [autumn] an autumn
       *[other] a { NAME($of) }
    } forest, get one more of it.
page-ability-PLACE_VILLAGE_PLUS = When you place a die in the village, get one more ingredient of your choice, but no berry.
page-ability-SLOT =
    { $takes ->
        [resource] Any resource die may be placed on this card.
       *[element] Any element die may be placed on this card.
    }
page-do-gain = Get { page-tokens }.
page-do-gather =
    { $what ->
        [any] Get an ingredient of your choice.
        [same] Get { $count } ingredients of one kind of your choice.
       *[different] Get { $count } different ingredients of your choice.
    }
page-do-trade =
    You may trade up to { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } for other kinds, one for one; no berries.
page-do-clear = You may take all element dice off a forest until the round ends.
page-do-train = You may tame a creature.
page-do-reserve = Reveal the top potion of the deck and reserve it or one of the market.
page-do-scorch = You may scorch an empty forest slot.
page-do-move = You may move any placed resource die to an empty forest slot.
page-takes =
    { $takes ->
        [any] Any die, any number of times.
       *[other] One element die: { NAME($takes) }.
    }
page-potion-change = Turn one die of your supply to any other face.
page-potion-reroll = Reroll any dice of your supply, at least one.
page-potion-place = Place one more die by the usual rules.
page-potion-move = Move any placed resource die to an empty slot. Nothing is gathered there.
page-potion-swap = Swap two placed resource dice of different players that show the same symbol.
page-potion-remove = Set any placed die aside until the round ends.
page-potion-return = Take one of your placed resource dice back: you get one more turn. The die rests until your next turn.
page-power-tower = For a berry places a resource die on top of any die in a forest, gathering nothing.
page-power-tie = Once a round, for 2 berries, claims a forest with a tie for control.
page-power-convert = For a berry treats an ingredient slot as a creature slot; may have 4 tamed creatures.
page-power-double = The first berry paid for each potion counts as two ingredients.
page-element-fire = Fire may be placed on top of any die in a forest: the slot works as if it were empty.
page-element-water = Water brings two more tokens from an ingredient slot.
page-element-wind = Wind may take the place of your resource die in a forest: that die returns to your supply and rests until your next turn.
called = { NAME($card) }
page-potion-label = Potion { NAME($card) }, { page-vp }. What it does
page-creature-label = { NAME($card) }, { NAME($season) }. What it does
page-forest-label = The forest “{ $forest }”, { page-vp }
page-cost = Cost
page-worth = { page-vp } at the end of the game
page-if-drunk = If drunk
page-creature-worth = At the end of the game 1 point, or 3 in a forest of yours of the same season.
page-forest-worth = Whoever claims it scores { page-vp } at the end of the game.
page-forest-slots = Slots
page-close = Close
page-more = What “{ $name }” does

# The page: the table
page-round =
    { $side ->
        [day] Round { $round } of 4, day
       *[night] Round { $round } of 4, night
    }
page-row = Forests
page-village = Village
page-market = Potion market
page-tops = Creatures
page-deck = { $count } in the deck
page-den = { $count } more below
page-gap = empty
page-control-leads = Control: { $name }
page-control-tied = A tie
page-control-none = Nobody’s
page-dice-of =
    { $name }: { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
page-elements-here =
    { $count ->
        [one] { $count } element die
       *[other] { $count } element dice
    }
page-slot = { NAME($symbol) } — { NAME($yields) }
page-empty = empty
page-scorched = scorched
page-die-own = { NAME($face) }, { $name }
page-die-element = { NAME($face) }
page-get = you get { page-tokens }
page-get-creature = you may tame a creature
page-get-nothing = you gather nothing
page-pay = you pay { page-tokens }
page-does-leads = the forest becomes yours
page-does-loses = the forest is no longer yours
page-does-breaks = the forest becomes nobody’s
page-does-gives = the forest goes to a rival
page-over = on top of a die
page-back = your die returns to your supply and rests until your next turn
page-as-creature = as a creature slot
page-ways = What do you do here?
page-scorch-it = scorch
page-move-here = move it here
why-4-1 = Dice of the own supply go to slots of the village or of a forest in the row
why-4-2 = The symbol differs: only by force, for a price
why-4-5 = The slot is taken
why-6-2 = Only a die of this element goes here
why-6-3 = There is a die here already
why-10-7 = Only a resource die is moved, and only to an empty slot
why-10-8 = A die can be moved only to an empty slot of a forest in the row
why-10-24 = A die cannot be moved there: an empty slot of a forest or of the village is needed
why-10-16 = This die came back in this turn and rests until the next one
why-12-3 = Only the owner of a tamed creature places here, and only while the slot is empty
why-12-29 = Only a resource die goes here
why-12-31 = Only an element die goes here
why-14-2 = Only an empty forest slot can be scorched
why-14-4 = The slot is scorched until the round ends

# The page: one’s own place and the rivals
page-shelf = Your cards
page-supply = Your dice
page-supply-none = No dice left
page-no-dice = no dice
page-supply-of = Dice left: { $count }
page-resting = A die that came back rests until the next turn
page-resting-of = Resting until the next turn: { $count }
page-goods = Your ingredients
page-good = { NAME($what) }: { $count }
page-vp-tokens = Point tokens: { $count }
page-standing = If the game ended now: { page-vp }
page-standing-short = points
page-active = Tamed
page-active-none = Up to { $count } tamed creatures help you until they are released.
page-released = Released
page-claimed = Your forests
page-claimed-of = Forests: { $count }
page-hand = Brewed potions
page-hand-of = Brewed potions: { $count }
page-reserved = Reserved
page-drunk-of = Drunk: { $count }
page-first = moves first in this round
page-step-place = die
page-step-brew = brew
page-step-drink = drink
page-step-done = done
page-step-open = still possible
page-step-must = still owed
page-so-far = So far
page-no-undo = No way back: something was revealed.
page-put-back = Back to the supply
page-instead = Take another die: { NAME($face) }
page-tap-act = Take a die: the places where it may go light up. So do the potions that you can afford.
page-tap-die = Take the die that you place besides.
page-tap-target = Tap a place that glows.
page-tap-scorch = Tap the empty slot that you want to scorch.
page-tap-move = Tap the die that you move.
page-tap-move_to = Tap the slot where it goes.
page-tap-swap = Tap the first die.
page-tap-swap_with = Tap the second die.
page-tap-remove = Tap the die that you remove.
page-tap-return = Tap one of your dice.
page-tap-clear = Tap a forest, or choose here.
page-tap-tie = Tap a forest, or choose here. It costs 2 berries.
page-tap-reroll = Mark the dice that you roll again.
page-toss = Roll again
page-is-new = new

# The page: the score
page-sheet = The score, point by point
page-sheet-potions = Potions
page-sheet-forests = Forests
page-sheet-creatures = Creatures
page-sheet-tokens = Point tokens
page-sheet-left = Leftovers
page-sheet-total = Total
page-sheet-none = none
page-at-home = in the forest “{ $forest }”
page-roams = without a forest
page-left-words =
    { $count ->
        [one] { $count } ingredient
       *[other] { $count } ingredients
    }, a point for three
page-reserved-left = Potions reserved but never brewed score nothing: { NAME($cards) }.
page-tie-broken = With equal scores whoever has more ingredients left wins.
page-token-0 = got in the course of the game
page-token-9-17 = for drunk potions handed back
page-token-12-21 = for claimed forests
page-token-12-22 = for brewing and taming
page-token-12-23 = for berries at the end of a round
page-token-12-24 = for identical ingredients

# What is in the box, on the page of the rules
page-gallery-creatures = Creatures
page-gallery-potions = Potions
page-gallery-characters = Mages
