# «Шёпот за стеной 2» in English.
title = Whisper Behind the Wall 2
clause-prefix = WW

# The course of the game
event-begun = The station is locked. The hunter: { $killer }. In hiding: { $victims }.
event-dealt =
    { $alone ->
        [yes] Your hand: { $cards }.
       *[no] { $killer }, hand: { $cards }.
    }
event-victims_turn = Round { $round }: the victims’ turn.
event-killer_turn = The killer’s turn: { $killer }.
event-stage =
    { $stage ->
        [1] Stage I: reveal.
        [2] Stage II: delayed effects.
        [3] Stage III: instant cards.
        [4] Stage IV: two actions or a boost card.
        [5] Stage V: long-term plan.
       *[6] Stage VI: refill.
    }
event-victims_won =
    { $how ->
        [keys] Five keys, and the main entrance is open.
        [exit] Five keys and the building plan: the secret exit is open.
        [rescue] The rescuers are here.
        [vehicle] The vehicle leaves with all survivors.
        [hunt] The carrier is eliminated: { $victim }.
       *[battle] The killer is beaten in the final battle.
    } The victims win: { $winner_seats }.
event-killers_won =
    { $how ->
        [kill] { $victim } dies.
        [deck] The equipment has run out, and no help is coming.
        [battle] The final battle is lost.
        [accusation] The accusation was false: { $victim } is no carrier.
       *[carrier] The carrier walks free: { $victim }.
    } The killer’s side wins: { $winner_seats }.

# The roof
event-wounded = Wounded: { $victim }.
event-killed = Killed: { $victim }.
event-healed = The wound is healed: { $victim }.
event-fear = Fear: { $victim }, { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }.
event-panic = Panic! { $victim } is given away: { $place }.
event-calm = Fear recedes: { $victim }, { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } left.
event-key = Keys on the stand: { $count }.
event-rescue =
    { $cell ->
        [0] The rescue token is on its last cell.
       *[other] The rescue token is on cell { $cell }.
    }
event-vehicle_ready = The vehicle is ready to leave.
event-analysis =
    { $stage ->
        [1] The killer’s behaviour is being analysed: stage one is done.
       *[2] The analysis is complete: stage two is done.
    }
event-level = The killer’s level: { $level }.
event-strength =
    { $alone ->
        [yes] The killer’s strength: { $strength }.
       *[no] { $killer }, strength: { $strength }.
    }
event-noise =
    { $how ->
        [everywhere] A firecracker! There is noise in every location.
        [silence] All is quiet: there is no noise.
       *[places] Noise: { $places }.
    }

# Behind the screen: victims
event-acts = { $victim }: { $verb ->
        [move] move, { $place }
        [search] search, { $deck }
        [repair] repair
        [clear] remove a barricade
        [rest] rest
        [special] special action, { $item }
        [analyse] analysis
        [extra] extra action, { $item }
        [pet] pet the cat, it goes to { $place }
        [give] { $item } goes to { $other_victim }
        [swap] swap { $item } for { $back_item } with { $other_victim }
        [drop] discard { $item }
        [take] get { $item } from { $other_victim }
        [loot] take { $item } from the body of { $other_victim }
        [test] infection test
       *[hunt] look for the carrier
    }.
event-found = { $victim } takes: { $items }.
event-kept =
    { $kept ->
        [yes] { $victim } keeps: { $item }.
       *[no] { $victim } keeps nothing.
    }
event-dropped = { $victim } discards what is too much: { $item }.
event-equips = { $victim } is equipped.
event-cat = There is a cat: { $place }.
event-alarm = The alarm clock rings: { $place }.
event-window =
    { $tactic ->
        [0] Vulnerability: { $symbol }. Place of stage two: { $site }.
       *[other] The tactical manoeuvre is known: card { $tactic }.
    }
event-actions_over = Actions are over, somebody is equipped.
event-stays = The victims stay at the station.
event-seat_over =
    { $you ->
        [yes] You have ended your actions.
       *[no] { $seat } has ended all actions of this turn.
    }
event-covers_nobody =
    { $you ->
        [yes] You do not cover the others.
       *[no] { $seat } does not cover the others.
    }
event-trusts =
    { $you ->
        [yes] You accuse nobody.
       *[no] { $seat } accuses nobody.
    }
event-proposed =
    { $you ->
        [yes] You propose
       *[no] { $seat } proposes
    } { $what ->
        [battle] the final battle.
       *[accuse] to turn up the tokens of { $victim }.
    }
event-consent =
    { $you ->
        [yes] You say
       *[no] { $seat } says
    } { $answer ->
        [agree] yes.
       *[refuse] no.
    }
event-fled = { $victim } is now here: { $place }.

# Barricades and killer cards
event-cleared = A barricade is removed: { $door }.
event-built = A new barricade: { $door }.
event-broken = The killer breaks a barricade: { $door }.
event-taken_back = A barricade is taken back: { $door }.
event-no_door = There is no door for a barricade.
event-played = { $killer } plays { $card }.
event-paid = The killer discards from hand: { $count }.
event-put_away = Played: { $cards }.
event-climbs = { $killer } goes against the arrow.
event-killer_moved = { $killer } moves: { $start_place } → { $places }.
event-stays_put = { $killer } stays.
event-vanishes = { $killer } hides. Last seen: { $place }.
event-shows_up = { $killer } is revealed: { $place }.
event-sneaks_up = { $killer } will secretly go here: { $place }. The way against an arrow is to be paid for.
event-sneaked = { $killer } is secretly here: { $place }.
event-searched = { $killer } searches. { $place }: { $victims }.
event-sensed_zone = Sense, { $zone } zone: { $victims }.
event-sensed_place = Sense, { $place }: { $victims }.
event-sensed_around = Sense, range { $range } around { $place }: { $victims }.
event-affected =
    { $effect ->
        [fear] Fear strikes: { $victims }.
        [infect] Infection: { $victims }.
       *[wound] Hit: { $victims }.
    }
event-aimed = The killer aims: { $place }.
event-delayed =
    { $hidden ->
        [yes] A delayed effect of { $card } waits beside the hidden killer.
       *[no] A delayed effect of { $card }: { $place }.
    }
event-delayed_now = The delayed effect of { $card } happens.
event-no_token = No token is free: there will be no delayed effect.
event-drew =
    { $alone ->
        [yes] { $kept ->
            [yes] You draw { $card }.
           *[no] Your hand is full: { $card } is discarded.
        }
       *[no] { $killer } { $kept ->
            [yes] draws { $card }.
           *[no] has a full hand: { $card } is discarded.
        }
    }
event-milled =
    { $alone ->
        [yes] Discarded from your deck: { $card }.
       *[no] { $killer }, discarded from the deck: { $card }.
    }
event-discards =
    { $alone ->
        [yes] The killer discards from the deck: { $count }.
       *[no] { $killer } discards from the deck: { $count }.
    }
event-unlocked = A card is unlocked: { $card }.
event-joined = The killer takes { $card }.

# Encounter
event-attacks = { $killer } attacks, strength { $strength }.
event-defends = { $victim } defends.
event-armed =
    { $armed ->
        [yes] { $victim } takes a weapon: { $item }.
       *[no] { $victim } meets the blow unarmed.
    }
event-defence = { $victim }: dice { $dice }, total { $total } against strength { $strength }. { $repelled ->
        [yes] The attack is repelled.
       *[no] The defence fails.
    }
event-wounds = The Parasitoid wounds instead of infecting: { $victim }.
event-cancelled = { $victim } cancels the wound: { $item }.
event-encounter_over = The encounter is over.

# The final battle
event-battle = The final battle! { $place }. Vigilance cards: { $cards }, the killer’s health: { $health }.
event-shown = The killer’s vulnerability is { $symbol }. Shown: { $item }.
event-manoeuvre = The victims use tactical manoeuvre { $card }.
event-taken = Among the cards taken: { $item } — { $count }.
event-scored = Points for the manoeuvre: { $points }, the sum is { $sum }.
event-spent = { $victim } gives up { $item }, the sum is { $sum }.
event-enough = Nothing more is given up.
event-fights = { $victim } fights.
event-rolled = { $victim }: dice { $dice }.
event-tally = { $victim } adds { $points }: { $sum } of { $health }.

# Roboeye
event-droid = Droid: { $place }.
event-no_droid = The droids stay where they are.
event-controls = Droids are controlled, { $zone } zone.
event-droids_moved = The droids are now here: { $places }.
event-detected = Droid, { $place }: { $victims }.
event-leap = { $killer } leaps to a droid: { $place }.
event-programmed = Route of { $card }: { $places }.
event-cannot_pay = There is no way against the arrow without a card.
event-routes_end = The route ends, its tokens are removed.

# Parasitoid
event-infected = { $victim } takes an infection token: { $count } now, { $left } left.
event-turned_up = Tokens turned up, { $victim }: { $faces }.
event-mutated = { $victim } mutates! This is the carrier. Place: { $place }.
event-flesh_found = There is flesh on the barricade { $door }! It hits { $victim }.
event-carrier_shown = { $victim } drops the mask: this was the carrier.
event-carrier_tells = The carrier ({ $victim }) is here: { $place }.
event-carrier_turn = The carrier moves.
event-carrier_moved = The carrier is now here: { $place }.
event-hunt =
    { $found ->
        [yes] The carrier is searched for: { $place }. Found!
       *[no] The carrier is searched for: { $place }. Nobody.
    }
event-finder = { $victim } has found the carrier and attacks.
event-cornered = { $victim }: dice { $dice }, total { $total } against strength { $strength }.

# Questions
ask-act = Choose a victim’s action
ask-verdict = Victory is near. What do you decide?
ask-doubt = Accuse somebody before you go on?
ask-consent = Do you agree?
ask-keep = Which card do you keep?
ask-over_limit = More than three items. Which one goes?
ask-equip = Who is equipped?
ask-defend = Who defends?
ask-weapon = An encounter! Use a weapon?
ask-cancel = Cancel the wound?
ask-flee = Where do you run after the encounter?
ask-show = Which item with the symbol do you show?
ask-manoeuvre = Use the manoeuvre?
ask-spend = Discard an item for a point?
ask-fighter = Who fights next?
ask-reroll = Roll again?
ask-play = Play a card?
ask-action = An action, or a boost card?
ask-attack = Play an attack card?
ask-pay = Which cards do you discard?
ask-go = Where do you go?
ask-sneak = Where do you go in secret?
ask-sense = Where do you sense?
ask-door = Which door do you block?
ask-take_back = Which barricade do you take back?
ask-aim = Where do you aim?
ask-order = Which delayed effect comes first?
ask-refill = Draw cards, or raise vigilance?
ask-unlock = Which card makes room for the new one?
ask-droid = Where does the droid go?
ask-control = In which zone do you control droids?
ask-route = Which route do you program?
ask-leap = Leap to a droid?
ask-hurt = Wound or infect?
ask-infected = Who gets the token?
ask-flesh = Which barricade gets the flesh?
ask-mutate = Mutate
ask-carrier = Where does the carrier go?

option-verdict-escape = Leave by the secret exit
option-verdict-stay = Stay
option-doubt-trust = Accuse nobody
option-consent-agree = Agree
option-consent-refuse = Refuse
option-manoeuvre-score = Use it
option-reroll-keep = Keep
option-reroll-reroll = Roll again
option-refill-draw = Draw cards
option-hurt-wound = Wound
option-hurt-infect = Infect
option-mutate-mutate = Mutate
option-act-end = End the actions
option-act-battle = Propose the final battle
option-search = Search
option-move = Move
option-play = Play a card
option-vigilance = Raise vigilance
option-accuse = Accuse
option-helped = with the manoeuvre
option-enough = Enough
option-keep-none = Keep nothing
option-weapon-none = Without a weapon
option-cancel-none = Take the wound
option-play-none = Play no card
option-attack-none = Attack without a card
option-leap-none = Stay here
option-unlock-none = Discard nothing
option-droid-none = Leave the droids
option-door-none = Place no more
option-manoeuvre-none = Do not use it
option-green = Green zone
option-red = Red zone
option-blue = Blue zone
option-none = No
option-stay = Stay
waits-unseen = It is quiet behind the wall. The victims are still moving.

# Refusals
refusal-victims = Three different victims are needed
refusal-five = Five can play only with two killers

# Settings
setting-killer = Who hunts
setting-killer-hint = Orion is our tip for a first match.
setting-killer_seat = Who plays the killer
setting-killer_seat-hint = The others play the victims.
setting-victim_1 = First victim
setting-victim_2 = Second victim
setting-victim_3 = Third victim

setting-killer-orion = Orion
setting-killer-roboeye = Roboeye
setting-killer-parasitoid = Parasitoid
setting-victim_1-evelyn = Evelyn
setting-victim_1-zack = Zack
setting-victim_1-roy = Roy
setting-victim_1-kinto = Kinto
setting-victim_1-victoria = Victoria
setting-victim_2-evelyn = Evelyn
setting-victim_2-zack = Zack
setting-victim_2-roy = Roy
setting-victim_2-kinto = Kinto
setting-victim_2-victoria = Victoria
setting-victim_3-evelyn = Evelyn
setting-victim_3-zack = Zack
setting-victim_3-roy = Roy
setting-victim_3-kinto = Kinto
setting-victim_3-victoria = Victoria

# Names
place-none = nowhere
door-none = none
item-none = nothing
place-hidden = the hidden killer
place-G1 = Platform
place-G2 = Bio-Lab
place-G3 = Canteen
place-G4 = Med Bay
place-G5 = Living Quarters
place-R1 = Garage
place-R2 = Workshop
place-R3 = Loading Dock
place-R4 = Storeroom
place-R5 = Alley
place-B1 = Radio Station
place-B2 = Research Centre
place-B3 = Guard Post
place-B4 = Dead End
place-B5 = Ice Cave
victim-evelyn = Evelyn
victim-zack = Zack
victim-roy = Roy
victim-kinto = Kinto
victim-victoria = Victoria
killer-orion = Orion
killer-roboeye = Roboeye
killer-parasitoid = Parasitoid
item-key = Key
item-cat = Cat!
item-alarm = Alarm Clock
item-fuel = Fuel
item-rope = Rope
item-firecracker = Firecracker
item-plan = Building Plan
item-flashlight = Flashlight
item-whisky = Whisky Bottle
item-toolbox = Toolbox
item-revolver = Revolver
item-ammo = Ammo Box
item-axe = Axe
item-stungun = Stun Gun
item-plant = Medicinal Plant
item-adrenaline = Adrenaline
item-sedative = Sedative
item-suit = Hazard Suit
item-medkit = First Aid Kit
item-serum = Serum
item-knife = Hunting Knife
item-chainsaw = Chainsaw
item-flaregun = Flare Gun
item-extinguisher = Fire Extinguisher
item-wrench = Zack’s Wrench
item-device = Victoria’s Device
item-bandage = Bandage
item-spare = Spare Tools
item-assembly = Experimental Device
item-recharge = Recharge
card-pursuit = Pursuit
card-thermal = Thermal Imager
card-camouflage = Camouflage
card-reload = Reload
card-barrier = Barrier
card-blade = Trophy Blade
card-harpoon = Aimed Harpoon
card-dispatch = Dispatch
card-surveillance = Surveillance
card-isolation = Isolation
card-laser = Laser Guidance
card-destruction = Destruction
card-total = Total Control
card-scent = Scent of Flesh
card-tentacles = Lashing Tentacles
card-unseen = Unseen Threat
card-division = Division
card-spike = Bone Spike
card-fury = Furious Strike
zone-green = green
zone-red = red
zone-blue = blue
deck-keys = keys
deck-medicine = medicine
deck-weapons = weapons
deck-equipment = equipment
symbol-sound = sound
symbol-fire = fire
symbol-chemistry = chemistry
symbol-power = electricity
site-information = Information Source
site-spirits = Spirit Abode
site-tools = Tool Store
face-safe = clean
face-infected = infected
door-G1-G2 = Platform — Bio-Lab
door-G1-G3 = Platform — Canteen
door-G1-R5 = Platform — Alley
door-G1-B4 = Platform — Dead End
door-G2-G4 = Bio-Lab — Med Bay
door-G2-B3 = Bio-Lab — Guard Post
door-G3-G5 = Canteen — Living Quarters
door-G3-R4 = Canteen — Storeroom
door-G4-G5 = Med Bay — Living Quarters
door-B2-B4 = Research Centre — Dead End
door-B2-R4 = Research Centre — Storeroom
door-B1-B2 = Radio Station — Research Centre
door-B1-B3 = Radio Station — Guard Post
door-B1-B5 = Radio Station — Ice Cave
door-B3-B5 = Guard Post — Ice Cave
door-R1-R2 = Garage — Workshop
door-R1-R5 = Garage — Alley
door-R2-R3 = Workshop — Loading Dock
door-R2-R4 = Workshop — Storeroom
door-R3-R5 = Loading Dock — Alley
door-R3-B5 = Loading Dock — Ice Cave

# The page of the table
about = A killer hunts three victims whom nobody sees: quiet steps, noise behind the wall, four ways out.
setting-heat = Map of suspicion for the killer
setting-heat-hint = Where victims can be, worked out only from what the killer has been told.
page-keys = Digits choose the first options of the list, Tab the rest. The locations on the map can be reached by Tab too, Enter chooses; Esc drops a way.
page-map = Plan of the Polar Station
page-legend = What the signs mean
page-legend-barricade = barricade: victims cannot pass
page-legend-arrow = arrow: one way for victims
page-legend-open = open passage
page-roof = The roof, in view of both sides
page-round = Round { $round }
page-turn-victims = the victims’ turn
page-turn-killer = { $killer } moves
page-stage =
    { $stage ->
        [1] I: reveal
        [2] II: delayed effects
        [3] III: instant cards
        [4] IV: two actions
        [5] V: plan
       *[6] VI: refill
    }
page-side-killer = killer
page-side-victims = victims
page-side-carrier = carrier
page-plays = { $hunts ->
    [0] { $hides ->
        [1] victim
       *[other] victims
    }
    [1] killer
   *[other] killers
}: { $who }
page-strength = Killer’s strength: { $count }
page-level = Killer’s level: { $level }
page-state =
    { $wounds ->
        [0] unhurt
       *[other] wounded
    }, { $fear ->
        [0] no fear
        [one] { $fear } fear token
       *[other] { $fear } fear tokens
    }
page-tokens = Infection tokens: { $count }
page-carrier = carrier
page-here = here
page-passage = secret passage { $name }
page-ghost = { $killer }: last seen here
page-lurks = you are hiding here
page-token-noise = noise
page-token-droid = droid
page-token-test = test station
page-token-hourglass = delayed effect
page-token-cat = cat
page-token-alarm = alarm clock
page-token-fuel = fuelled
page-tally = repaired { $tally }
page-route = step { $number } of the route
page-shut = Barricade: { $door }
page-keys-on = Keys on the stand: { $count } of 5
page-rescue =
    { $cell ->
        [-1] No rescue called: the transmitter is not repaired
        [0] The rescue has come
       *[other] Rescue in { $cell }
    }
page-analysed =
    { $stage ->
        [0] Analysis not begun
        [1] First stage of the analysis done
       *[2] Analysis complete
    }
page-vehicle =
    { $ready ->
        [yes] The vehicle is ready
       *[no] The vehicle is not ready
    }
page-battle = Final battle
page-points = { $sum } of { $health }
page-fight = Roll
page-dice = Dice: { $dice }
page-against = against
page-played = The killer’s card
page-heat = Where victims can be
page-heat-off = Hide
page-heat-all = All
page-told-killer = Told to the killer this turn
page-told-victims = Told to the victims this turn
page-told-none = Nothing yet.
page-go = Do it
page-forget = Cancel
page-tap-act = Tap a location on the map to go there, or choose an action.
page-tap-flee = Tap the location to run to.
page-tap-action = Tap a neighbouring location, search here, or play a boost card.
page-tap-go = Tap the locations along the way.
page-tap-sneak = Tap the locations along the way: nobody will see it.
page-tap-route = Tap the locations of the route in their order.
page-tap-droid = Tap a location for the droid. With all five placed, first the one that moves.
page-tap-aim = Tap a neighbouring location.
page-tap-door = Tap a door on the map.
page-then-far =
    { $steps ->
        [0] The killer stands there.
        [one] { $steps } step from the killer.
       *[other] { $steps } steps from the killer.
    }
page-then-unseen = The other side will not know.
page-then-told = Everybody hears the way.
page-then-climbs =
    { $count ->
        [one] Against the arrow: { $count } card discarded.
       *[other] Against arrows: { $count } cards discarded.
    }
page-then-breaks =
    { $count ->
        [one] The barricade on the way breaks.
       *[other] The barricades on the way break.
    }
page-then-search =
    { $count ->
        [one] { $count } card in the deck; it may make noise.
       *[other] { $count } cards in the deck; the top one may make noise.
    }
page-then-repair = Makes { $sum } of { $needed }. Noise here.
page-then-clear = The killer learns at once which door is open.
page-then-rest =
    { $count ->
        [0] A turn without moving and without noise.
        [one] { $count } fear token goes, everybody sees it.
       *[other] { $count } fear tokens go, everybody sees it.
    }
page-then-analyse =
    { $stage ->
        [1] Shows the vulnerability and the place of stage two. The killer hears that analysis goes on.
       *[2] Shows the tactical manoeuvre. The killer hears that the analysis is complete.
    }
page-then-pet = Noise here; the cat goes to a neighbouring location.
page-then-hunt = The killer hears where you looked.
page-then-test = The tokens of the others here are turned up for all.
page-then-team-accuse = If all tokens are clean the killer wins.
page-then-team-battle = All must agree. A battle lost is the match lost.
page-then-dice =
    { $count ->
        [one] Rolls { $count } die.
       *[other] Rolls { $count } dice.
    }
page-then-action-search = Whoever is here is named, and an encounter begins.
page-then-refill-draw = { $double ->
        [yes] Two cards.
       *[no] Three cards.
    } Beyond five in hand they are discarded; an empty deck raises the level.
page-then-hurt-wound = A second wound kills.
page-then-hurt-infect = A random token; the red one makes a carrier.
page-then-consent-agree = Once all agree there is no way back.
page-then-vigilance = Health in the final battle: +5{ $double ->
        [yes] {" "}for every two such cards
       *[no] {""}
    }. The victims will not know.
page-do-search = Search
page-do-repair = Repair
page-do-clear = Remove a barricade
page-do-rest = Rest
page-do-analyse = Analyse
page-do-pet = Pet the cat
page-do-give = Give
page-do-swap = Swap
page-do-drop = Discard
page-do-test = Test for infection
page-do-hunt = Look for the carrier
page-do-use-special = Special action
page-do-use-extra = Use
page-energy = energy { $count }
page-sign-sound = S
page-sign-fire = F
page-sign-chemistry = C
page-sign-power = E
page-drawn = Cards drawn
page-crew = Victims
page-acted = has acted
page-own-faces = Your tokens, seen by you and the killer
page-bandage = Bandage: turns left — { $count }.
page-actions = Actions
page-items = Inventory
page-item-may = (can be used)
page-hands = Give or discard
page-items-none = The inventory is empty.
page-decks = Decks
page-deck = Deck “{ $deck }”: { $count }
page-analyser = Analyser
page-weakness = Vulnerability:
page-window-1 = Window 1: the vulnerability. Stage one is made within one step of a visible killer.
page-window-2 = Window 2: the place of stage two.
page-window-3 = Window 3: the tactical manoeuvre.
page-site = Stage two: { $site }.
page-tactic = Manoeuvre:
page-discard = Discard pile: { $count }
page-hand = The killer’s hand
page-hand-none = The hand is empty.
page-cost = cost in cards: { $count }
page-pay = Pay with this card
page-kind-instant = instant action
page-kind-boost = boost
page-kind-long = long-term plan
page-kind-attack = attack
page-killer-deck = Deck: { $count }
page-killer-used = Discarded: { $count }
page-vigilance = Vigilance: { $count }
page-pile = Tokens left: { $count }
page-levels = Levels and the locked card
page-level-first = The hunt begins.
page-level-unlock = Frees the card “{ $card }”.
page-level-onset = At the start of every encounter: { $inner }
page-level-long = “{ $card }” may be played as a long-term plan too.
page-used = What was discarded
page-gallery-killers = Killers
page-gallery-victims = Victims
page-gallery-items = Items
page-dossiers = Dossiers
page-notes = Notes
page-notes-how = Choose a mark and tap locations. Only you see the notes.
page-note-maybe = perhaps
page-note-not = surely not
page-notes-wipe = Wipe all
page-guess-vehicle = Parts in the vehicle?
page-guess-transmitter = Parts in the transmitter?
page-you-carrier = You are on the killer’s side now: you see his map and move in his turn.

# Items and boards in words
page-item-key = Goes at once to the stand on the roof, seen by all.
page-item-cat = Not an item: the cat’s figure is placed here.
page-item-plan = With five keys it opens the Secret Exit.
page-mark-lasting = Is not discarded.
page-mark-noisy = Makes noise when drawn.
page-mark-symbols = Vulnerability: { $symbols }.
page-when-special = Special action
page-when-extra = Extra action
page-when-weapon = Weapon
page-when-cancel = Cancels a wound outside an encounter
page-use-at = at: { $places }
page-use-beside = together with “{ $item }”
page-use-energy = energy: { $count }
page-trait-passage = One step of a move may be a secret passage.
page-trait-flees = Runs { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } after an encounter.
page-trait-melee = With a melee weapon: +{ $count }.
page-trait-clears_all = Removes all barricades of the location at once.
page-trait-late_repair = From the killer’s third level on, every repair is { $count } more.
page-trait-soothes = Rest calms those nearby too: −{ $count } fear.
page-trait-none = No special traits.
page-advantage = “{ $name }”. { $text }
icon-entrance = Main Entrance
icon-exit = Secret Exit
icon-keys = search for keys
icon-medicine = search for medicine
icon-weapons = search for weapons
icon-vehicle = vehicle
icon-transmitter = transmitter
icon-information = Information Source
icon-spirits = Spirit Abode
icon-tools = Tool Store
page-part = { $demands }: +{ $give }{ $most ->
        [0] {""}
       *[other] , but no more than { $most }
    }.
page-part-show = show { $items }
page-part-any = show one of { $items }
page-part-site = battle at the location “{ $site }”
page-part-zone = battle in the { $zone } zone
page-part-take = take { $count } cards of the deck “{ $deck }”, for each “{ $item }”
page-part-discard = Discard up to { $count } items: +{ $give } each.
page-per-fearless = for each victim without fear
page-per-cat = if the cat is here
page-per-unhurt = if nobody is wounded
page-per-wounded = for each wounded victim
page-per-transmitter = for each part of the transmitter
page-per-vigilance = for each card of vigilance
page-help-reroll = One victim may roll all dice again.
page-help-four_dice = One victim rolls four dice whatever the fear.
page-help-zeros = For one victim zeros count as ones.
page-help-armed = Each victim with a weapon: +{ $give }.
fx-killer-move = Move: { $least ->
        [0] up to { $most }
       *[other] exactly { $most }
    }.
fx-killer-stealth = Stealth: pass up to { $most } locations unseen.{ $more ->
        [no] {""}
       *[yes] {" "}At the reveal: { $inner }
    }
fx-killer-search = Search in his location.
fx-killer-sense = Sense: { $area ->
        [zone] one zone
        [place] { $among ->
            [noisy] a location where noise was heard
            [repairs] the transmitter’s or the vehicle’s location
           *[other] one location
        }
       *[range] range { $range }
    }.
fx-killer-fear = Fear: { $whom ->
        [named] those concerned
        [chosen] one victim of his choice
        [here] all in the killer’s location
        [range] all within range { $range }
        [aimed] all in the aimed location
        [present] all in the encounter
       *[all] all victims
    }.
fx-killer-wound = Wound: { $whom ->
        [here] all in the killer’s location
        [range] all within range { $range }
        [aimed] all in the aimed location
        [present] all in the encounter
       *[all] all victims
    }.
fx-killer-infect = Infect: { $whom ->
        [here] all in the killer’s location
        [range] all within range { $range }
        [aimed] all in the aimed location
        [present] all in the encounter
       *[all] all victims
    }.
fx-killer-aim = Aim at a neighbouring location.
fx-killer-barricade = Barricade: { $where ->
        [here] a door of his location
       *[any] any door
    }{ $count ->
        [1] {""}
       *[other] , { $count } of them
    }.
fx-killer-strength = Strength +{ $by }{ $lasting ->
        [attack] {" "}for this attack
        [turn] {" "}to the end of the turn
       *[good] {" "}for good
    }{ $given ->
        [droid_here] , if a droid is here
       *[other] {""}
    }.
fx-killer-draw = Draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
fx-killer-discard = Discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from the deck.
fx-killer-delay = A token here; at stage II of the next turn: { $inner }
fx-killer-droid = A droid within range { $range }, where there is none.
fx-killer-control = Control of droids: { $zones ->
        [one] one zone
       *[all] all zones
    }.
fx-killer-teleport = May leap to a droid; if so: { $inner }
fx-killer-program = A route of up to { $most } locations; at stage II of the next turn, after each step: { $inner }
fx-killer-flesh = Flesh goes secretly on any barricade.
fx-killer-failed = If the defence fails: { $inner }
fx-victim-move = Move: up to { $most }.
fx-victim-passage = Go through the secret passage.
fx-victim-noise = { $where ->
        [here] Noise here.
       *[chosen] Noise in the chosen location.
    }
fx-victim-repair = Repair +{ $count }, { $noise ->
        [yes] noisy
       *[no] silent
    }.
fx-victim-fuel = Fuel the vehicle, without noise.
fx-victim-rope = A rope on an arrow: victims go both ways there.
fx-victim-alarm = The alarm clock is put here: it rings in two turns.
fx-victim-firecracker = Noise everywhere at once: the killer does not learn the true places.
fx-victim-heal = Heal a wound.
fx-victim-calm = { $whom ->
        [self] Take off one’s own fear.
        [here] Take off the fear of all here.
        [others] Take one fear token off every other victim, wherever they are.
       *[chosen] Take off the chosen victim’s fear.
    }
fx-victim-unbarricade = Remove a barricade; the killer learns which.
fx-victim-bandage = Bandage a wounded victim here: healed in two turns.
fx-victim-build = Assemble the device, once a game.
fx-victim-energy = Energy of the device +{ $count }.
fx-victim-recover = Take a tool back from the discard pile.
fx-victim-combat = { $times ->
        [1] Combat +{ $by }.
       *[other] Sum of the dice × { $times }.
    }
fx-victim-killer_draws = The killer draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.

# After the match: what the killer could think
page-analysis = What the killer could think
belief-now = Where the killer could suspect the victims
belief-victim = Victim
belief-likeliest = Where to look first
belief-true = The true place
belief-cell = { $place } — { $percent }%
belief-hint = So suspects a bot that has heard all that the killer has heard, and nothing more.
belief-summary = The killer’s suspicions from round to round
belief-map = A column is a round after the noise was reported; the darker a cell, the likelier a victim is there. Dots are the victims as they really were, the frame is the killer.
belief-course = Percentage of suspicion that lay on each victim’s true place
belief-rounds = Go to round:

# The balance report
balance-thing = { NAME($thing) }
balance-source-kill = a kill, or no equipment left
balance-source-infection = infection
balance-source-keys = keys
balance-source-rescue = rescue
balance-source-vehicle = the vehicle
balance-source-fight = battle, or hunt for the carrier
balance-group-cards = Killer cards: what is played
balance-group-items = Items: what is used

# At the Crossroads
setting-crossroads = At the Crossroads
setting-crossroads-hint = Every victim plays for herself and may win alone. Four players: the killer, and one for each victim.
refusal-crossroads = At the crossroads each victim has a player of her own: four are needed
event-token = The crossroads token: { $victim }.
event-parting = Those who decide to leave: { $victims }.
event-doubts = Nobody leaves yet: { $victim } suspects that { $other_victim } is infected.
event-left =
    { $how ->
        [keys] { $victim } opens the main entrance with three keys and leaves.
        [exit] { $victim } leaves by the secret exit.
        [vehicle] { $victim } drives off.
        [rescue] { $victim } leaves with the rescuers.
        [hunt] { $victim } has nothing to fear: the carrier is gone.
       *[battle] { $victim } stands over the beaten killer.
    } { $lost ->
        [yes] But the carrier was there too: this is no escape.
       *[no] A victory.
    }
event-fell = Here lies { $victim }: { $place }.
event-own_key = { $victim } gets a key: { $count } now.
event-turn_over = { $victim } ends her turn.
event-offers = { $victim } offers: { $verb ->
        [give] { $item } for { $other_victim }
        [take] { $other_victim } hands over { $item }
       *[swap] { $item } for { $back_item } with { $other_victim }
    }.
event-cleared_by = { $victim } removes a barricade: { $door }.
event-reports = { $victim } reports the noise.
event-crossroads_over =
    { $how ->
        [deck] The equipment has run out, and no help is coming.
        [battle] The final battle has decided it.
        [rescue] The rescuers are here.
        [hunt] The carrier is eliminated: { $victim }.
        [accusation] The accusation was false: { $victim } is no carrier.
        [mutation] There are no victims left at the station.
        [escape] The station is empty.
       *[kill] Nobody is left alive at the station.
    } { $kills ->
        [0] Nobody was killed.
       *[other] Killed: { $victims }.
    } { $killers ->
        [all] The killer is invincible!
        [yes] The killer has succeeded.
       *[no] The killer loses.
    } { $alone ->
        [yes] Nobody wins.
       *[no] Winners: { $winner_seats }.
    }
ask-part = Leave or stay?
option-part-keys = Leave by the main entrance
option-part-exit = Leave by the secret exit
option-part-vehicle = Drive off
option-part-rescue = Leave with the rescuers
option-part-stay = Stay at the station
page-do-take = Ask for
page-do-loot = Take from the body
page-then-deal = The other one has to agree; the killer will not know.
page-then-loot = The killer will not know.
page-then-spoils =
    { $count ->
        [one] And { $count } card of the key deck.
       *[other] And { $count } cards of the key deck.
    }
page-then-told-name = The killer learns at once which door it is and who opened it.
page-then-part-keys = A victory: the match is over for you.
page-then-part-exit = A victory: the match is over for you.
page-then-part-vehicle = A victory. Whoever stays cannot drive off any more.
page-then-part-rescue = All who have waited win.
page-then-part-stay = All decide in secret and at the same time.
page-token = crossroads token
page-fate-killed = killed
page-fate-escaped = escaped
page-fate-lost = lost
page-own-keys = Keys: { $count } of 3
page-body = body: { $victim }
page-deal-give = { $victim } offers you: { $item }.
page-deal-take = { $victim } asks you for: { $item }.
page-deal-swap = { $victim } offers a swap: { $item } for your { $back }.
page-part-turn = acting
option-act-end-own = End your turn
page-vehicle-gone = The vehicle has left
page-dead = The match is over for you: now you watch.
page-kills = Killed: { $count }. The killer needs two.

# Double Threat
event-begun_double = All exits are locked. Two are hunting: { $killers }. In hiding: { $victims }.
event-threat = { $killer } gets the double-threat token and acts first.
event-turn_lost = The encounter ends the turn of both killers. { $killer } only draws.
refusal-same_killer = The killers must be different
refusal-two_players = With five players two play the killers
refusal-no_victims = Nobody is left to play the victims
setting-second_killer = Double Threat: the second killer
setting-second_killer-hint = Two hunt together, for two to five players. The victims begin with a Key and with one repair of vehicle and transmitter each.
setting-second_killer- = None, one killer hunts alone
setting-second_killer-orion = Orion
setting-second_killer-roboeye = Roboeye
setting-second_killer-parasitoid = Parasitoid
setting-second_seat = The second killer’s seat
setting-second_seat-hint = With five players two play the killers. With fewer, one player may play both.
setting-second_seat-None = With five the next seat, otherwise the same
page-strength-of = { $killer }, strength: { $count }
page-level-both = Level of both killers: { $level }
page-leader = Double-threat token: { $killer } acts first
page-boards = The killers’ boards
page-board-now = acts now
page-board-next = acts next
page-lurks-of = { $killer } hides here
page-token-firecracker = firecracker: noise everywhere

# Skills and difficulty
setting-difficulty = Skills and difficulty
setting-difficulty-hint = Each victim keeps one skill of two; the killer gets as many as the difficulty says.
setting-difficulty-none = No skills
setting-difficulty-easy = Easy: skills for the victims only
setting-difficulty-normal = Normal: the killer keeps one skill of two
setting-difficulty-extreme = Extreme: the killer keeps two skills of four
setting-difficulty-deadly = Deadly: the killer keeps three skills of six
setting-victim_skills = Victims’ skills by agreement
setting-victim_skills-hint = How many skills each victim keeps; twice as many cards are dealt.
setting-victim_skills-None = By difficulty
setting-victim_skills-0 = No skills
setting-victim_skills-1 = One of two
setting-killer_skills = Killer’s skills by agreement
setting-killer_skills-hint = How many skills the killer’s side keeps; twice as many cards are dealt.
setting-killer_skills-None = By difficulty
setting-killer_skills-0 = No skills
setting-killer_skills-1 = One of two
setting-killer_skills-2 = Two of four
setting-killer_skills-3 = Three of six
setting-killer_skills-4 = Four of eight
setting-killer_skills-5 = Five of ten
event-skills_dealt = Skill cards to choose from: { $skills }.
event-chooses_on =
    { $you ->
        [yes] Now a skill for your next victim.
       *[no] { $seat } chooses a skill for the next victim.
    }
event-skill_taken = { $victim } takes the skill “{ $skill }”.
event-skills_told = The skills are chosen. The killer’s: { $skills }.
event-assigned = The skill “{ $skill }” goes to { $killer }.
event-skill = { $killer } uses the skill “{ $skill }”.
event-skill_unused = { $killer } uses no skill.
event-evening = { $killer } ends the turn: the moment for a skill.
event-skill_spent = { $victim } turns over the skill card “{ $skill }”.
event-skill_shown = The victims use the skill “{ $skill }”.
event-noisy = The noise stays: { $victim }.
event-hero = { $victim } covers the others: “{ $skill }”.
event-uncovered = In the encounter: { $victims }.
event-alone = Only { $victim } is left in the encounter.
event-lucky = Nothing but zeros, yet { $victim } has the skill “{ $skill }”!
event-sabotaged = Sabotage! { $place }: repair tokens left: { $count }.
event-turn_skipped = { $killer } lies in wait and skips this turn.
ask-skills = Which skill cards do you keep?
ask-assign = Which killer gets this skill?
ask-use_skill = Use a skill?
ask-hush = Keep it quiet?
ask-hero = Cover the others?
ask-frightened = Whom do you frighten?
option-use_skill-none = Use none
option-hush-none = Let it be heard
option-hero-none = Stay together
option-keep-both = Keep both cards
item-both = both cards
skill-brawler = Brawler
skill-flight = Hurried Flight
skill-fearless = Fearless
skill-firstaid = First Aid
skill-survivor = Survival Instinct
skill-cheer = Cheer Up
skill-softhands = Quiet Find
skill-hero = Heroic Deed
skill-falsetrail = False Trail
skill-taunt = Provocation
skill-luck = Stroke of Luck
skill-ace = Ace up the Sleeve
skill-sleight = Sleight of Hand
skill-reflex = Quick Reaction
skill-analyst = Analyst
skill-climber = Climber
skill-quietwork = Quiet Repair
skill-catfriend = Friend of the Cat
skill-hoarder = Hoarder
skill-laststand = Last Stand
skill-fatal = Deadly Blow
skill-entrapment = Insidious Trap
skill-liewait = Lying in Wait
skill-bloodlust = Bloodlust
skill-keensense = Keen Sense
skill-deterrence = Deterrence
skill-slyhunter = Sly Hunter
skill-aura = Aura of Terror
skill-ambush = Perilous Ambush
skill-nightmare = Nightmare
skill-lunge = Lunge
skill-hearing = Sharp Ears
skill-tracker = Pathfinder
skill-masspanic = Mass Panic
skill-mountain = Mountain Predator
skill-sabotage = Sabotage
skill-doorkeeper = Guardian of the Exit
skill-vigilant = Double Vigilance
skill-watch = Watchful Eye
skill-jammed = Jammed Door
item-firstaid = { skill-firstaid }
item-cheer = { skill-cheer }
item-falsetrail = { skill-falsetrail }
item-taunt = { skill-taunt }
item-ace = { skill-ace }
item-reflex = { skill-reflex }
page-skill = Skill
page-skill-choice = Choosing skills
page-skills-killer = The killer’s skills
page-skill-spent = used
page-skill-of-killers = Your skills
page-mark-once = Once a game.
page-mark-round = Once a round.
page-trait-tools = A repair with a card brings { $count } more.
page-trait-unarmed = Fighting without a weapon: +{ $count }.
page-trait-last_stand = In the final battle: +{ $count }.
page-trait-dash =
    { $count ->
        [one] Beside a visible killer the main move is { $count } step longer.
       *[other] Beside a visible killer the main move is { $count } steps longer.
    }
page-trait-bold =
    { $count ->
        [one] The main move takes off { $count } fear token.
       *[other] The main move takes off { $count } fear tokens.
    }
page-trait-sheds = Loses all fear after an encounter.
page-trait-lucky = If all dice show zero in an encounter, the attack is repelled.
page-trait-analyses = The first stage of analysis within range { $count }.
page-trait-climbs = One step of a move may go against an arrow.
page-trait-cat_steps = A petted cat goes one or { $count } locations far.
page-trait-pockets = Holds { $count } items.
page-when-found = When cards that you drew make noise
page-when-repaired = When your repair makes noise
page-when-equipped = At the equipment stage
page-when-met = At the start of an encounter in which you are not alone
page-moment-passive = Always
page-moment-setup = At setup
page-moment-start = At the start of the turn
page-moment-instant = At stage III
page-moment-sensed = After a sense that named somebody
page-moment-attack = In every attack
page-moment-wounded = After each wound dealt
page-moment-level = On reaching the level: { $levels }
page-moment-vigilance = After raising vigilance
page-moment-end = At the end of the turn
page-moment-cleared = When a victim clears a barricade by an action
page-moment-price =
    { $count ->
        [one] for { $count } card from hand
       *[other] for { $count } cards from hand
    }
page-moment-at = place: { $places }
page-moment-unseen = not in stealth
page-moment-unmet = without an encounter this turn
page-moment-climbs = One step against an arrow without a card.
page-then-hero = The others slip away unseen; she is attacked alone.
fx-killer-rise = The next level with all its effects.
fx-killer-skip = The first turn is skipped as a whole.
fx-killer-sabotage = If no victim is here, one repair token goes back to the supply; the killer does not learn it.
fx-victim-killer_discards = Cards the killer discards from the deck: { $count }.
fx-victim-find = The top card of the chosen search deck.
fx-victim-hush = No noise.
fx-victim-keep_both = Both cards stay.
fx-victim-cover = The others here may slip one step away unseen and are out of the encounter.
balance-group-skills = Skills: what is used

# Another board
setting-board = Board
setting-board-hint = The Lighthouse is our own board in the manner of the first season, with compatibility tokens.
setting-board-station = Polar Station
setting-board-lighthouse = Lighthouse
board-lighthouse = The Lighthouse
event-begun_at = { $board }: no way out. The hunter: { $killer }. In hiding: { $victims }.
page-map-lighthouse = Plan of the Lighthouse
place-G11 = Pier
place-G12 = Boathouse
place-G13 = Yard
place-G14 = Well
place-G15 = Sailors’ Graveyard
place-R11 = Hallway
place-R12 = Kitchen
place-R13 = Study
place-R14 = Bedroom
place-R15 = Joinery
place-B11 = Engine Room
place-B12 = Spiral Stairs
place-B13 = Lamp Room
place-B14 = Radio Room
place-B15 = Grotto
door-G11-G12 = Pier — Boathouse
door-G11-G13 = Pier — Yard
door-G12-G14 = Boathouse — Well
door-G13-G14 = Yard — Well
door-G13-R11 = Yard — Hallway
door-G14-G15 = Well — Sailors’ Graveyard
door-G15-R15 = Sailors’ Graveyard — Joinery
door-R11-R12 = Hallway — Kitchen
door-R11-R13 = Hallway — Study
door-R11-B11 = Hallway — Engine Room
door-R12-R14 = Kitchen — Bedroom
door-R13-R14 = Study — Bedroom
door-R13-B12 = Study — Spiral Stairs
door-R15-B11 = Joinery — Engine Room
door-R15-B15 = Joinery — Grotto
door-B11-B12 = Engine Room — Spiral Stairs
door-B11-B15 = Engine Room — Grotto
door-B12-B13 = Spiral Stairs — Lamp Room
door-B12-B14 = Spiral Stairs — Radio Room
door-B13-B14 = Lamp Room — Radio Room
