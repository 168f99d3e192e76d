### The web client, in English: home, tables, replays and settings.

web-title = Speciate: evolution strategy games
web-home = Home
web-navigation = Pages
web-play = Play
web-replays = Replays
web-learn = Learn
web-games = Games
web-close = Close
web-loading = One moment …
web-guest = Guest

## Home

web-door-marine = Place pawns, shape the sea floor, outlive the asteroid.
web-door-newworld = Grow animals trait by trait, and keep them fed.
web-door-entropy = Light stars, form planets, seed them with life.
web-play-bots = Play bots
web-new-table = New table
web-players-range = { $from } to { $to }
web-minutes = { $from } to { $to } min
web-my-tables = Your tables
web-my-tables-empty = No table yet. “Play bots” begins one at once.
web-wait-for-you = { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
web-open-tables = Open tables
web-open-tables-empty = Nobody is looking for players right now. Open a table and send its link.
web-finished = Finished
web-finished-empty = Finished games come here, with their replays.
web-all-replays = All replays
web-independent = Speciate is an independent project. Game names belong to their owners; all drawings here are our own.
web-missing = There is nothing here
web-missing-help = The address may be mistyped, or the table may be gone.

## A game's page

web-about = What it is
web-how-to-learn = How to learn it
web-learn-in-play = You need not know the rules to begin: only what is allowed lights up, and everything explains itself when you point at it.
web-learn-newworld-1 = An epoch has four phases. In Development you play cards in turn: as a new animal, or as one of the two traits on the card.
web-learn-newworld-2 = In the Areas phase a new area comes and food appears. Some areas are only for animals with a certain trait.
web-learn-newworld-3 = In Feeding you take turns: an animal takes a shelter, eats, or attacks. Hungry animals that can eat must.
web-learn-newworld-4 = A Carnivorous animal attacks others and gets 2 food. The traits of the prey may forbid the attack, or decide it by a die.
web-learn-newworld-5 = In Extinction whoever is still hungry dies. Then you draw one card for each animal and two more.
web-learn-newworld-6 = After the last epoch each animal is worth 3 points and each trait card 1 more, plus the food that the trait asks for.
web-learn-marine-1 = On your turn place one pawn on a free action space and carry the action out at once, or take all your pawns back.
web-learn-marine-2 = The twelve actions are passed from top to bottom: past your furthest pawn you only go on, so the order matters.
web-learn-marine-3 = Discs on the corners are elements. An animal lives on a tile as long as a disc there matches one of its own elements; else it is endangered.
web-learn-marine-4 = Speciation brings new species, Migration moves them, Competition removes those of others; Wanderlust and Tectonics make the earth grow.
web-learn-marine-5 = Evolution scores a tile for whoever has most species there and lets you use a card. Domination wins special pawns, which work harder.
web-learn-marine-6 = Drawn cards can set off an Extinction: endangered species die. The Asteroid is among the last cards and ends the game; most points win.
web-learn-entropy-1 = On your turn your scientist walks 1 to 3 sectors round the rondel and stops in the outer or the inner ring. A short walk pays a better bonus.
web-learn-entropy-2 = The inner ring has the three great actions: stars, planets, life. Each leaves a stone behind, which you take back when you pass it.
web-learn-entropy-3 = Stars give conditions and, for entropy, goods. Planets with their asteroids give more conditions, and room for life.
web-learn-entropy-4 = A life card needs the conditions of a planet and brings organisms: bacteria, plants, animals. Biomes pay whenever you walk to their action.
web-learn-entropy-5 = The other actions activate stars, draw cards, capture asteroids, improve your console and drive your generator.
web-learn-entropy-6 = When two of the main objectives are complete, the round is finished and one more is played. Objectives, missions, tiles and cards score.

## New table

web-new-table-of = New table: { $game }
web-seats = Seats
web-seat = Seat { $number }
web-you = you
web-player = Player { $number }
web-seat-open = Open for a person
web-seat-bot = Bot: { $level }
web-seat-hotseat = At this screen
web-seat-off = Nobody
web-level-random = random
web-level-greedy = greedy
web-level-beginner = beginner
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-master = master
web-too-few = At least { $count } players are needed.
web-rules-options = Rules
web-time = Time
web-clock-none = No clock
web-clock-live = Live: 15 minutes each and 20 seconds a choice
web-clock-correspondence = By turns: 48 hours a choice
web-listed = Show among the open tables
web-listed-help = Otherwise only people with the link can join.
web-create-and-invite = Open the table and invite
web-begin = Begin

## Waiting room

web-open-seat = open
web-waiting-room = Waiting for players
web-invite = Invitation
web-invite-help = Send this link. The game begins when all seats are taken.
web-copy = Copy
web-copied = The link is copied.
web-copy-by-hand = Your browser does not allow copying here: select the link and copy it.
web-fill = Begin with bots in the open seats
web-leave-table = Leave the table
web-join = Join
web-name = Your name

## Account and settings

web-account = You
web-account-help = As a guest you are known in this browser only. With a password you can play from everywhere.
web-password = Password (at least 8 characters)
web-play-as = Use this name
web-make-account = Make an account
web-sign-in = Sign in
web-sign-out = Sign out
web-signed-in-as = You are signed in as { $name }.
web-hello = Hello, { $name }.
web-settings = Settings
web-language = Language
web-theme = Light or dark
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-speed = Speed of animation
web-speed-off = None
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-confirming = A click on an option
web-confirming-never = takes it at once
web-confirming-always = selects it, a second one confirms

## The table

web-your-turn = Your turn
web-waiting = Waiting for { $names }
web-to-act = to act
web-options = What you can do
web-options-button = { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
web-options-count = { $count ->
        [one] { $count } option.
       *[other] { $count } options.
    }
web-selected = Selected: { $option }. Choose it again to confirm.
web-players = Players
web-points = points
web-points-all = Points of all players
web-person = person
web-bot = bot
web-away = away
web-time-left = Time left
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-all = Show everything
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-rail = Players, options and log
web-tabs = Parts of the table
web-tab-board = Table
web-tab-mine = Hand
web-tab-lit = Something can be chosen here
web-menu = Table and settings
web-steps = What you have chosen
web-undo = Undo
web-undo-to = Take back to here
web-undone = Taken back.
web-undo-ask = Ask to take back
web-undo-asked = The others are asked whether you may take that back.
web-undo-refused = There is nothing that could be taken back.
web-undo-request = { $name } would like to take back a choice.
web-abandon-request = Somebody would like to end this game without a result.
web-time-out = Your time ran out, so a bot decides for you.
web-i-am-back = I am back
web-agree = Agree
web-decline = Decline
web-leave = Leave it to a bot
web-abandon = Offer to end the game
web-copy-link = Copy the link to this table
web-commitment = The shuffles of this game were fixed before it began. Their seal:
web-no-board = There is no drawing of this game yet. You can play it from this list.
web-stale = The game had already gone on. Look again, then choose.
web-not-yours = You are not asked right now.
web-pass-screen = Pass the screen to { $name }
web-here-i-am = Here I am
web-not-possible = Not possible:
web-rule = Rules { $section }
web-reconstructed = Reconstructed: the printed component is not public, this is our best reading of it.
web-score = Score
web-options-tab = Options
web-log-since = your last turn
web-turn-elsewhere = It is your turn at another table: { $names }.
web-nothing-waits = No other table waits for you.

## States

web-reconnecting = Reconnecting
web-reconnecting-help = The connection is lost. Your last confirmed move is safe; this page keeps trying.
web-reconnected = Connected again.
web-table-gone = This table does not exist any more. Go home and begin another one.
web-storage = Paused
web-storage-help = The server cannot save right now. Nothing is lost; it goes on by itself.
web-abandoned = Ended
web-abandoned-help = All agreed to end this game without a result.
web-you-win = You win
web-wins = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
web-result = Final score
web-rematch = Rematch

## Keys

web-help = Help
web-keys = Help and keys
web-gold = Gold means: you may act here, now. Click or tap it, or choose from the list in words.
web-point-help = Point at anything (on a touch screen: hold it) to read what it is, and why it is not possible now.
web-hurry-help = While others' moves are being shown, any key or tap shows the rest at once.
web-key-number = take that option of the list
web-key-options = go to the list of options
web-key-next = next lit place on the table
web-key-arrows = neighbouring place
web-key-enter = take what has the focus
web-key-escape = unselect, close
web-key-undo = take back a step, the whole turn
web-key-why = what is this, and why not?
web-key-places = table, my hand, players
web-key-talk = log, chat

## Replay

web-replay = Replay
web-replay-of = Replay: { $game }
web-back-to-table = Back to the table
web-eyes = Through whose eyes
web-all-seats = All seats
web-move-of = Move { $at } of { $of }:
web-beginning = The beginning
web-share = Share
web-play-on = Play on from here
web-moves = Moves
web-moment = Moment of the game
web-step-back = Step back
web-step-forward = Step forward
web-play-replay = Play
web-pause = Pause

## Errors

web-error-unreachable = The server cannot be reached. Check your connection; this page keeps trying.
web-error-server = Something went wrong on the server. Try again in a moment.

## Evolution: New World on the board

web-newworld-epoch = Epoch { $epoch } of { $of }
web-newworld-phase-development = development
web-newworld-phase-areas = areas
web-newworld-phase-feeding = feeding
web-newworld-phase-extinction = extinction
web-newworld-animals = animals
web-newworld-traits = trait cards
web-newworld-hand = cards in hand
web-newworld-areas = Areas
web-newworld-area-label = { $area }: { $food } food, { $shelters } shelters{ $needs ->
        [none] { "" }
       *[other] , only for: { $needs }
    }
web-newworld-token-red = Red food
    .help = Plants of an area. An animal takes one at a time until it is fed.
web-newworld-token-blue = Blue food
    .help = Food that comes from no area: prey, carrion, theft, cooperation.
web-newworld-token-fat = Fat
    .help = Kept on a Fat-storing card. In the Extinction phase it replaces missing food.
web-newworld-token-shelter = Shelter
    .help = An animal in a shelter cannot be attacked. Taking one is a turn of its own.
web-newworld-token-missing-red = Food that is missing
    .help = On an animal: what it still needs. In an area: what was there and is eaten.
web-newworld-token-missing-fat = Room for fat
    .help = Once the animal is fed, the next food is stored here.
web-newworld-token-missing-shelter = Place of a shelter
    .help = It has been taken, or has not come yet.
web-newworld-leaves = leaves after this epoch
web-newworld-needs = Needs { $count }
web-newworld-fed = Fed
web-newworld-first = first player
web-newworld-new = New
web-newworld-your-hand = Your hand, seen only by you
web-newworld-no-row = Your first animal comes here.
web-newworld-no-cards = No cards left.
web-newworld-deck = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-newworld-areas-left = { $count ->
        [one] { $count } area to come
       *[other] { $count } areas to come
    }
web-newworld-can-attack = Could attack: { $prey }
web-newworld-prey = could be attacked by it
web-newworld-hunter = could attack it
web-newworld-attack = The attack
web-newworld-if = If { $predator } attacks { $prey }
web-newworld-no-defence = It has no trait that could help it.
web-newworld-die-good = Success
web-newworld-die-bad = No
web-newworld-face-down = { $count ->
        [one] { $count } card of yours lies
       *[other] { $count } cards of yours lie
    } face down, seen by nobody until used
web-newworld-if-help = Point at an animal that can be attacked to read what it could do about it.

## Marine

web-marine-tab-map = Map
web-marine-tab-actions = Actions
web-marine-turn = Turn { $turn }
web-marine-last = the last turns
web-marine-display = Action display
web-marine-special-only = special pawns only
web-marine-on-tile = { $animal } on { $hex }
web-marine-all = all
web-marine-do-abundance = Add a disc
web-marine-do-autotrophs = Change at vents
web-marine-do-depletion = Remove a disc
web-marine-do-adaptation = Gain a disc
web-marine-do-regression = Shield elements
web-marine-do-speciation = New species
web-marine-do-wanderlust = Place a tile
web-marine-do-tectonics = Raise a vent
web-marine-do-migration = Move species
web-marine-do-competition = Eliminate
web-marine-do-evolution = Score, card
web-marine-do-domination = Take a pawn
web-marine-square = empty square
web-marine-target = { $element }: target { $target }
web-marine-values = Domination values: { $values }
web-marine-control = The special pawn belongs to: { $animal }
web-marine-vp = { $points } VP
web-marine-points = VP
web-marine-endangered = endangered
web-marine-no-species = no species
web-marine-corner = Corner
web-marine-would-score = Scored now: { $points }
web-marine-would-die-here = An Extinction would kill here: { $species }
web-marine-would-die = An Extinction now would kill
web-marine-none-would-die = An Extinction now would kill nobody
web-marine-cards = Evolution cards
web-marine-deck = { $count ->
        [one] { $count } in the deck
       *[other] { $count } in the deck
    }
web-marine-deck-help = The Asteroid is among the last cards of the deck
web-marine-no-card = no card
web-marine-extinction = Extinction
web-marine-survival = Survival
web-marine-extinction-help = When it is drawn: Extinction, all endangered species die.
web-marine-survival-help = Survival: points for whoever alone has most species on vents
web-marine-on-vents = { $count ->
        [one] on { $count } vent
       *[other] on { $count } vents
    }
web-marine-nobody = nobody alone
web-marine-tiles = Tiles
web-marine-stack-empty = Empty stack
web-marine-vents-left = vents left
web-marine-reseed = Reseed
web-marine-food-chain = Food chain and reseed markers
web-marine-marker-left = reseed marker on the left
web-marine-marker-right = reseed marker on the right
web-marine-elements = Elements
web-marine-pawns = Pawns ready
web-marine-basic-pawn = Basic pawn
web-marine-special-pawns = Special pawns ready
web-marine-pick-pawn = Pawn to place
web-marine-species = Species
web-marine-pool = pool
web-marine-pool-help = species in the gene pool
web-marine-lost = species eliminated
web-marine-lost-short = lost
web-marine-trait = Trait
web-marine-your-traits = Traits dealt to you, seen only by you
web-marine-no-trait = none yet
web-marine-trait-cards = { $count ->
        [one] { $count } trait card
       *[other] { $count } trait cards
    }
web-marine-watching = You are watching.
web-marine-zoom-in = Enlarge the map
web-marine-zoom-out = The whole map
