### Evolution: New World, in English. Ids follow docs/words.md: name, about, settings, asks, options,
### events, whys, then the things of the game with `.help` in our own short words.

newworld-name = Evolution: New World
newworld-about = Grow a row of animals, give them traits, feed them from changing areas, hunt the animals of others, and see who survives six epochs. For 2 to 4 players.
newworld-tie = Equal points: more surviving animals decide.

## Settings

newworld-setting-epochs = Epochs
    .help = How many epochs the game lasts: as many as there are cards in the area deck. Six is the standard game.
newworld-setting-unlimited_hand = Unlimited hand
    .help = Nobody discards down to six cards after drawing.
newworld-setting-mutations = Random Mutations
    .help = Cards come unseen from the top of your gene pool, and the order of your row matters.
newworld-setting-cataclysm = Cataclysm
    .help = One single epoch with twenty cards for everybody, at least eighteen of which must be played.
newworld-setting-first_player = First player
    .help = 0 draws lots; otherwise the number of the seat that begins.

## Questions

newworld-ask-play-card = Play a card from your hand, or pass for this phase.
newworld-ask-use-card = How do you play { $card }: as a new animal or as one of its traits?
newworld-ask-place-trait = Which animal becomes { $trait }?
newworld-ask-pair-first = { $trait } joins two of your animals: which is the first?
newworld-ask-pair-second = { $trait } joins animal { $animal } to which other animal?
newworld-ask-mutation-turn = Take the top card of your gene pool as a new animal or as a new trait, or pass for this phase.
newworld-ask-offer-rearranging = Keep your row as it is, or rearrange it first?
newworld-ask-next-block = Build your row from left to right: which comes next?
newworld-ask-choose-mutant = Which of your animals mutates?
newworld-ask-choose-mutation = { $card } was revealed: what becomes of animal { $animal }?
newworld-ask-before-basic = It is your turn: what do your animals do?
newworld-ask-after-basic = Use an additional action now, or end your turn?
newworld-ask-choose-sheltered = Which animal takes a shelter?
newworld-ask-choose-shelter = From which area does animal { $animal } take its shelter?
newworld-ask-choose-eater = Which animal eats?
newworld-ask-choose-food = From which area does animal { $animal } eat?
newworld-ask-choose-predator = Which animal attacks?
newworld-ask-choose-actor = Which animal uses { $trait }?
newworld-ask-choose-prey = Which animal does animal { $predator } attack?
newworld-ask-choose-ignored = Which trait of animal { $prey } does your Intelligent predator, animal { $predator }, ignore?
newworld-ask-choose-defence = Animal { $predator } attacks your animal { $prey }: which trait answers next?
newworld-ask-choose-scavenger = Which Scavenging animal eats first?
newworld-ask-shed-trait = Your Elusive animal { $prey } escapes: which of its traits does it lose?
newworld-ask-choose-stand-in = Animal { $prey } mimics: which of your animals is attacked in its place?
newworld-ask-choose-victim = From which animal does animal { $thief } steal?
newworld-ask-choose-loot = Which food does animal { $victim } lose?
newworld-ask-exchange-trait = Which trait does animal { $animal } give up?
newworld-ask-exchange-card = Which card gives animal { $animal } its new trait?
newworld-ask-exchange-half = Which trait of { $card } does animal { $animal } get?
newworld-ask-chain-choice = There is not enough left in { $area } for everybody: what happens next?
newworld-ask-rescue = Hungry animals wait for a decision ({ $animals }): how do you save the first of them?
newworld-ask-discard-card = You hold too many cards: which one do you discard?

## Options

newworld-option-pass = Pass for this phase
newworld-option-end-turn = End the turn
newworld-option-stop = Do not trample
newworld-option-decline = Do not use it
newworld-option-as-animal = As a new animal
newworld-option-as-extended = As the upper trait of the card
newworld-option-as-brief = As the lower trait of the card
newworld-option-shelter = Take a shelter
newworld-option-feed = Eat from an area
newworld-option-attack = Attack
newworld-option-red = A red food
newworld-option-blue = A blue food
newworld-option-use-fat = Use its fat
newworld-option-hibernate = Let it hibernate
newworld-option-starve = Let it die
newworld-option-ignore-nothing = Ignore no trait
newworld-option-keep-row = Keep the row
newworld-option-rearrange = Rearrange the row
newworld-option-as-trait = As a new trait
newworld-option-loaded-fat = Fat-storing, with its fat
newworld-option-left-pair = The pair trait to its left
newworld-option-right-pair = The pair trait to its right
newworld-option-card = { $value }
newworld-option-trait = { $value }
newworld-option-pair-left = { $value }, with the left neighbour
newworld-option-pair-right = { $value }, with the right neighbour
newworld-option-animal = Animal { $value }
newworld-option-area = { $value }
newworld-option-link = Communicating to the right of animal { $value }
newworld-option-trample = Animal { $value } tramples a food
newworld-option-block = The part that begins with animal { $value }
newworld-option-mirrored = The part that begins with animal { $value }, the other way round

## Events

newworld-event-scored = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $reason }.
newworld-event-epoch-began = Epoch { $epoch } begins; { $seat } is the first player.
newworld-event-phase-began = { $phase }
newworld-event-drew = { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
newworld-event-drew-cards = { $seat } has drawn { $card }.
newworld-event-animal-born = { $seat } has a new animal, number { $animal }.
newworld-event-face-known = Animal { $animal } is the card { $card }.
newworld-event-trait-added = { $seat } makes animal { $animal } { $trait }.
newworld-event-pair-added = { $seat } joins animals { $animal } and { $partner }: { $trait }.
newworld-event-passed = { $seat } passes.
newworld-event-area-entered = A new area appears: { $area_card }.
newworld-event-area-filled = { $area } offers { $red } food{ $shelter ->
        [0] { "" }
       *[other] {" "}and a shelter
    }.
newworld-event-sheltered = Animal { $animal } of { $seat } takes a shelter from { $area }.
newworld-event-fed = Animal { $animal } of { $seat } eats from { $area }.
newworld-event-gained = Animal { $animal } of { $seat } gets { $count } extra food.
newworld-event-fat-stored = Animal { $animal } of { $seat } stores fat.
newworld-event-trampled = Animal { $animal } of { $seat } tramples a food in { $area }.
newworld-event-attacked = Animal { $animal } of { $seat } attacks animal { $prey } of { $prey_seat }.
newworld-event-ignored = Animal { $animal } of { $seat } ignores that its prey is { $trait }.
newworld-event-rolled = { $trait } animal { $animal } of { $seat } rolls { $die }: { $success ->
        [0] no luck
       *[other] success
    }.
newworld-event-survived = Animal { $animal } of { $seat } survives.
newworld-event-died = Animal { $animal } of { $seat } dies: { $cause }.
newworld-event-trait-lost = Animal { $animal } of { $seat } is no longer { $trait }.
newworld-event-pair-lost = Animals { $animal } and { $partner } of { $seat } are no longer { $trait }.
newworld-event-redirected = The attack moves from animal { $animal } to animal { $prey } of { $seat }.
newworld-event-poisoned = Animal { $animal } of { $seat } is poisoned.
newworld-event-scared = Animal { $animal } of { $seat } hides for the rest of the phase.
newworld-event-stole = Animal { $animal } of { $seat } steals { $colour } food from animal { $victim } of { $victim_seat }.
newworld-event-fat-used = Animal { $animal } of { $seat } lives on { $count } fat.
newworld-event-hibernated = Animal { $animal } of { $seat } hibernates.
newworld-event-area-left = { $area_card } disappears.
newworld-event-discarded = { $seat } discards { $count ->
        [one] a card
       *[other] { $count } cards
    }.
newworld-event-discarded-card = { $seat } has discarded { $card }.
newworld-event-reshuffled = The discard pile is shuffled into a new deck of { $count } cards.
newworld-event-first-player = { $seat } becomes the first player.
newworld-event-rearranged = { $seat } rearranges the row: { $animal }.
newworld-event-revealed = { $seat } reveals { $card }.
newworld-event-swamp-grew = { $area } now offers { $red } food.

## Why an option is not open

newworld-why-action-impossible = This animal has nothing to use that trait on.
newworld-why-already-acted = You have acted in this turn: end it instead of passing.
newworld-why-already-used = This animal has used that trait in this Feeding phase.
newworld-why-animal-is-full = This animal is fed and has no room for fat.
newworld-why-area-without-food = There is no food left in this area.
newworld-why-area-without-shelter = There is no shelter left in this area.
newworld-why-basic-action-is-compulsory = One of your animals can take a shelter, or is hungry and can eat or attack: then you must.
newworld-why-block-not-free = That part of the row is already placed, or does not begin with this animal.
newworld-why-both-gaps-taken = This animal has a pair trait on both sides.
newworld-why-card-not-in-hand = You do not hold this card.
newworld-why-defence-is-compulsory = This trait acts whether you want it or not; only Repulsive may be declined.
newworld-why-defence-not-pending = The attacked animal has no such trait that could still act.
newworld-why-harmful-on-opponents-only = This harmful trait goes only on animals of other players.
newworld-why-has-attacked = This predator has already attacked in this Feeding phase.
newworld-why-has-shelter = This animal has a shelter already.
newworld-why-has-the-trait = This animal has that trait already.
newworld-why-link-is-compulsory = Communicating acts whether you want it or not; only trampling may be declined.
newworld-why-must-play-more = In the Cataclysm you may pass only with two cards or fewer in hand.
newworld-why-mutation-impossible = The revealed card does not offer that, or the animal cannot take it.
newworld-why-no-access = This animal does not reach that area: it lacks the trait that the area asks for.
newworld-why-no-animal-to-mutate = You have no animal that could get a trait.
newworld-why-no-card-fits = No card in your hand could give a new trait in its place.
newworld-why-no-hibernation-in-final-epoch = Nobody hibernates in the last epoch: there is no next one to wake up in.
newworld-why-no-legal-prey = There is no animal that this predator may attack.
newworld-why-no-pair-traits = Metamorphosing does not give up pair traits.
newworld-why-no-shelter-in-reach = None of your animals without a shelter reaches one.
newworld-why-no-target = No animal can take this trait.
newworld-why-no-trait-fits = The animal can take no trait of this card.
newworld-why-nobody-can-act = None of your animals can use that trait now.
newworld-why-nobody-can-attack = None of your animals can attack now.
newworld-why-nobody-can-feed = None of your animals can eat from an area now.
newworld-why-not-a-stand-in = The predator could not attack this animal.
newworld-why-not-acted-yet = You have not acted in this turn: pass instead of ending it.
newworld-why-not-carnivorous = This animal is not Carnivorous.
newworld-why-not-ignorable = Ignoring this trait would not help, or another one must be ignored.
newworld-why-not-itself = An animal cannot do this to itself.
newworld-why-not-your-animal = This animal is not yours.
newworld-why-one-additional-action = There is only one additional action in a turn.
newworld-why-one-basic-action = There is only one basic action in a turn.
newworld-why-own-animals-only = This is for your own animals only.
newworld-why-prey-protected = The traits of this animal protect it from the predator.
newworld-why-prey-sheltered = This animal is in a shelter.
newworld-why-same-chain = These two animals already belong to one chain.
newworld-why-stagnating = This animal is Stagnating: it gets no new traits.
newworld-why-too-little-fat = Its fat does not make up for all the food that is missing.
newworld-why-trait-not-there = The animal does not have this trait.
newworld-why-traits-exclude-each-other = This trait does not go together with one that the animal has.
newworld-why-victim-is-fed = This animal is fed: only a hungry one can be robbed.
newworld-why-victim-without-food = This animal has no food to steal.

## Traits

newworld-trait-carnivorous = Carnivorous
    .help = A predator: once per Feeding phase it may attack, and gets 2 blue food for an animal that it eats. Needs 1 food more. Not together with Scavenging.
newworld-trait-fat-storing = Fat-storing
    .help = Once fed, it stores 1 fat on this card. In the Extinction phase fat replaces missing food. An animal may have several.
newworld-trait-swimming = Swimming
    .help = Only Swimming predators may attack it. It reaches lakes.
newworld-trait-nocturnal = Nocturnal
    .help = Only Nocturnal predators may attack it. It reaches caves.
newworld-trait-robust = Robust
    .help = Only Robust predators may attack it. It reaches savannahs. Needs 1 food more.
newworld-trait-mutated = Harmfully Mutated
    .help = Harmful, for animals of others: needs 1 food more, and Mutualistic does not protect it.
newworld-trait-sharp-sighted = Sharp-sighted
    .help = As a predator it may attack Camouflaged animals.
newworld-trait-camouflaged = Camouflaged
    .help = Only Sharp-sighted predators may attack it.
newworld-trait-burrowing = Burrowing
    .help = Nobody may attack it while it is fed. Fat does not count.
newworld-trait-poisonous = Poisonous
    .help = A predator that eats it dies at the start of the Extinction phase.
newworld-trait-running = Running
    .help = When attacked, roll the die: with 4, 5 or 6 it escapes.
newworld-trait-horned = Horned
    .help = When attacked, roll the die: with 5 or 6 the predator dies and the attack is over.
newworld-trait-elusive = Elusive
    .help = When attacked, it loses one of its traits and lives; the predator gets 1 blue food.
newworld-trait-repulsive = Repulsive
    .help = When attacked, you may discard this card: the attack is over and the predator gets nothing.
newworld-trait-scavenging = Scavenging
    .help = Gets 1 blue food whenever an animal dies in an attack. Not together with Carnivorous.
newworld-trait-hibernating = Hibernating
    .help = In the Extinction phase you may discard this card: the hungry animal counts as fed. Not in the last epoch.
newworld-trait-metamorphosing = Metamorphosing
    .help = Additional action, once per Feeding phase: discard another trait of this animal and add one from your hand. No pair traits.
newworld-trait-thieving = Thieving
    .help = Additional action, once per Feeding phase: another hungry animal loses 1 food and this one gets 1 blue food.
newworld-trait-parasitised = Parasitised
    .help = Harmful, for animals of others: needs 2 food more, and Mutualistic does not protect it.
newworld-trait-stagnating = Stagnating
    .help = Harmful, for any animal: needs 1 food more, gets no further traits, and Mutualistic does not protect it.
newworld-trait-adaptive = Adaptive
    .help = Reaches every area, glaciers included.
newworld-trait-communicating = Communicating
    .help = Pair: when one of the two takes red food from an area, the other takes red food from the same area.
newworld-trait-cooperating = Cooperating
    .help = Pair: when one of the two gets food, the other gets 1 blue food.
newworld-trait-hoofed = Hoofed
    .help = When it takes red food from an area, you may destroy another food there.
newworld-trait-mutualistic = Mutualistic
    .help = Pair: neither of the two may be attacked, unless it has a harmful trait itself.
newworld-trait-mimicking = Mimicking
    .help = When attacked, the attack moves to another of your animals that the predator may attack, if there is one.
newworld-trait-flying = Flying
    .help = Only a predator with fewer traits may attack it.
newworld-trait-intelligent = Intelligent
    .help = As a predator it ignores one trait of its prey.
newworld-trait-shy = Shy
    .help = Once it has survived an attack, nobody may attack it for the rest of the Feeding phase.

## The pair traits as options of Random Mutations

newworld-pair-left-communicating = { newworld-trait-communicating }
newworld-pair-left-cooperating = { newworld-trait-cooperating }
newworld-pair-left-mutualistic = { newworld-trait-mutualistic }
newworld-pair-right-communicating = { newworld-trait-communicating }
newworld-pair-right-cooperating = { newworld-trait-cooperating }
newworld-pair-right-mutualistic = { newworld-trait-mutualistic }

## Evolution cards

newworld-card-thieving-swimming = { newworld-trait-thieving } / { newworld-trait-swimming }
newworld-card-poisonous-carnivorous = { newworld-trait-poisonous } / { newworld-trait-carnivorous }
newworld-card-hibernating-carnivorous = { newworld-trait-hibernating } / { newworld-trait-carnivorous }
newworld-card-cooperating-carnivorous = { newworld-trait-cooperating } / { newworld-trait-carnivorous }
newworld-card-communicating-carnivorous = { newworld-trait-communicating } / { newworld-trait-carnivorous }
newworld-card-parasitised-carnivorous = { newworld-trait-parasitised } / { newworld-trait-carnivorous }
newworld-card-parasitised-fat-storing = { newworld-trait-parasitised } / { newworld-trait-fat-storing }
newworld-card-hoofed-fat-storing = { newworld-trait-hoofed } / { newworld-trait-fat-storing }
newworld-card-camouflaged-fat-storing = { newworld-trait-camouflaged } / { newworld-trait-fat-storing }
newworld-card-burrowing-fat-storing = { newworld-trait-burrowing } / { newworld-trait-fat-storing }
newworld-card-sharp-sighted-fat-storing = { newworld-trait-sharp-sighted } / { newworld-trait-fat-storing }
newworld-card-metamorphosing-carnivorous = { newworld-trait-metamorphosing } / { newworld-trait-carnivorous }
newworld-card-flying-carnivorous = { newworld-trait-flying } / { newworld-trait-carnivorous }
newworld-card-running-nocturnal = { newworld-trait-running } / { newworld-trait-nocturnal }
newworld-card-scavenging-nocturnal = { newworld-trait-scavenging } / { newworld-trait-nocturnal }
newworld-card-intelligent-nocturnal = { newworld-trait-intelligent } / { newworld-trait-nocturnal }
newworld-card-shy-swimming = { newworld-trait-shy } / { newworld-trait-swimming }
newworld-card-elusive-swimming = { newworld-trait-elusive } / { newworld-trait-swimming }
newworld-card-horned-robust = { newworld-trait-horned } / { newworld-trait-robust }
newworld-card-mimicking-robust = { newworld-trait-mimicking } / { newworld-trait-robust }
newworld-card-mutualistic-robust = { newworld-trait-mutualistic } / { newworld-trait-robust }
newworld-card-stagnating-mutated = { newworld-trait-stagnating } / { newworld-trait-mutated }
newworld-card-adaptive-mutated = { newworld-trait-adaptive } / { newworld-trait-mutated }
newworld-card-repulsive-mutated = { newworld-trait-repulsive } / { newworld-trait-mutated }

## Areas

newworld-area-taiga = Taiga
    .help = Open to every animal.
newworld-area-steppe = Steppe
    .help = Open to every animal.
newworld-area-mangrove-forest = Mangrove Forest
    .help = Open to every animal.
newworld-area-rainforest = Rainforest
    .help = Open to every animal.
newworld-area-broadleaf-forest = Broadleaf Forest
    .help = Open to every animal.
newworld-area-swamp = Swamp
    .help = Open to every animal. Holds 1 food when it appears and 1 more for every animal that dies, up to 4.
newworld-area-savannah = Savannah
    .help = Only for Robust animals.
newworld-area-desert = Desert
    .help = Open to every animal.
newworld-area-cave = Cave
    .help = Only for Nocturnal animals.
newworld-area-mountains = Mountains
    .help = Open to every animal.
newworld-area-lake = Lake
    .help = Only for Swimming animals.
newworld-area-meadow = Meadow
    .help = Open to every animal.
newworld-area-glacier = Glacier
    .help = Only for animals without any trait.
newworld-area-tundra = Tundra
    .help = Open to every animal.

newworld-area_card-taiga = { newworld-area-taiga }
newworld-area_card-steppe = { newworld-area-steppe }
newworld-area_card-mangrove-forest = { newworld-area-mangrove-forest }
newworld-area_card-rainforest = { newworld-area-rainforest }
newworld-area_card-broadleaf-forest = { newworld-area-broadleaf-forest }
newworld-area_card-swamp = { newworld-area-swamp }
newworld-area_card-savannah = { newworld-area-savannah } with { newworld-area-desert }
newworld-area_card-cave = { newworld-area-cave } with { newworld-area-mountains }
newworld-area_card-lake = { newworld-area-lake } with { newworld-area-meadow }
newworld-area_card-glacier = { newworld-area-glacier } with { newworld-area-tundra }

## Other things

newworld-phase-development = Development phase
newworld-phase-areas = Areas phase
newworld-phase-feeding = Feeding phase
newworld-phase-extinction = Extinction phase
newworld-cause-eaten = eaten by a predator
newworld-cause-horned = killed by its Horned prey
newworld-cause-poison = poisoned
newworld-cause-hunger = starved
newworld-colour-red = a red
newworld-colour-blue = a blue
newworld-reason-animals = surviving animals
newworld-reason-traits = trait cards
newworld-reason-bonuses = hungry traits

## The terminal table

newworld-table-epoch = Epoch { $epoch }
newworld-table-final-epoch = Last epoch
newworld-table-piles = Deck { $deck }, discard { $discard }, areas to come { $areas }
newworld-table-area = Area
newworld-table-food = Food
newworld-table-shelters = Shelters
newworld-table-needs = Open to
newworld-table-everybody = everybody
newworld-table-no-traits = animals without traits
newworld-table-animal = Animal
newworld-table-traits = Traits
newworld-table-eaten = Eaten
newworld-table-state = State
newworld-table-points = { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
newworld-table-cards = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
newworld-table-hand = Your hand
newworld-table-first = begins
newworld-table-passed = has passed
newworld-table-no-animals = no animals
newworld-table-sheltered = in a shelter
newworld-table-poisoned = poisoned
newworld-table-scared = hiding
newworld-table-attacked = has attacked
newworld-table-fed = fed
newworld-table-hungry = hungry
newworld-table-used = used
newworld-table-fat = fat
newworld-table-joined = joined to { $animal }
