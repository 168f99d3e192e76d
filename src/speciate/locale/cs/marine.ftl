### Dominant Species: Mořská říše, česky. Názvy jsou ty z českého vydání.

marine-name = Dominant Species: Mořská říše
marine-about = Ryby, korýši, hlavonožci a plazi zápasí o mořské dno: umísťuj figurky na akce, přizpůsobuj se potravě, šiř se, otevírej vývěry, boduj dílky, kterým vládneš, a buď v čele, až dopadne asteroid. Pro 2 až 4 hráče.
marine-tie = Rovnost bodů: rozhodlo pořadí v potravním řetězci.

## Nastavení

marine-setting-length = Délka hry
    .help = Kolik karet evoluce je v balíčku: čím víc, tím delší hra.
marine-setting-length-short = Krátká
marine-setting-length-normal = Běžná
marine-setting-length-long = Dlouhá
marine-setting-length-epic = Epická
marine-setting-two_animals = Dva živočichové pro každého
    .help = Pro dva hráče: každý vede dva živočichy a počítá se mu ten s méně body.
marine-setting-random_earth = Náhodná planeta
    .help = Střed planety i jeho elementy se vylosují.
marine-setting-alternative_boards = Alternativní desky
    .help = Desky bez předtištěných elementů: každý živočich začíná se třemi vylosovanými žetony.
marine-setting-superheroes = Superhrdinové
    .help = Každý živočich si nechá dvě ze tří vlastností.
marine-setting-bonus_cap = Strop bonusu
    .help = Do kolika prvků roste tabulka bonusových bodů.

marine-setting-animal_1 = Živočich na místě 1
    .help = Za kterého živočicha místo hraje; Libovolný znamená los.
marine-setting-animal_1-any = Libovolný
marine-setting-animal_1-cephalopods = Hlavonožci
marine-setting-animal_1-crustaceans = Korýši
marine-setting-animal_1-fishes = Ryby
marine-setting-animal_1-reptiles = Plazi
marine-setting-animal_2 = Živočich na místě 2
    .help = Za kterého živočicha místo hraje; Libovolný znamená los.
marine-setting-animal_2-any = Libovolný
marine-setting-animal_2-cephalopods = Hlavonožci
marine-setting-animal_2-crustaceans = Korýši
marine-setting-animal_2-fishes = Ryby
marine-setting-animal_2-reptiles = Plazi
marine-setting-animal_3 = Živočich na místě 3
    .help = Za kterého živočicha místo hraje; Libovolný znamená los.
marine-setting-animal_3-any = Libovolný
marine-setting-animal_3-cephalopods = Hlavonožci
marine-setting-animal_3-crustaceans = Korýši
marine-setting-animal_3-fishes = Ryby
marine-setting-animal_3-reptiles = Plazi
marine-setting-animal_4 = Živočich na místě 4
    .help = Za kterého živočicha místo hraje; Libovolný znamená los.
marine-setting-animal_4-any = Libovolný
marine-setting-animal_4-cephalopods = Hlavonožci
marine-setting-animal_4-crustaceans = Korýši
marine-setting-animal_4-fishes = Ryby
marine-setting-animal_4-reptiles = Plazi

## Otázky

marine-ask-abundance-corner = Na který roh umístíš žeton ({ $element })?
marine-ask-abundance-element = Který žeton elementu umístíš na planetu?
marine-ask-adaptability-corner = Za který žeton na planetě vyměníš { $element }?
marine-ask-adaptability-element = Který svůj žeton vyměníš?
marine-ask-adaptation-element = Který element živočich získá?
marine-ask-adaptation-place = Kam půjde žeton ({ $element }): na volné pole, nebo místo jiného žetonu?
marine-ask-arriving-disc = Kam půjde nový žeton ({ $element }): na desku, nebo na kartu?
marine-ask-asteroid-survivor = Asteroid dopadá na dílek { $hex }: čí druh tam přežije?
marine-ask-asteroid-tile = Kam dopadne asteroid?
marine-ask-autotrophs-corner = Který žeton zvolíš ({ $vent })?
marine-ask-autotrophs-element = Za který žeton ho vyměníš?
marine-ask-bottom-feeder-corner = Na který roh umístíš žeton ({ $element })?
marine-ask-bottom-feeder-element = Který žeton vezmeš ze sáčku?
marine-ask-bountiful-terrain = Který typ prostředí obodujeme?
marine-ask-cascade-corner = Který žeton teď odebereš z dílku { $hex }?
marine-ask-cascade-tile = Ze kterého dílku odebereš žetony?
marine-ask-choose-card = Kterou kartu evoluce vyhodnotíš?
marine-ask-choose-second-card = Kterou další vyloženou kartu vyhodnotíš?
marine-ask-choose-special-pawn = Kterou zvláštní figurku dostaneš na začátku?
marine-ask-choose-stack = Ze kterého sloupce vezmeš dílek?
marine-ask-choose-trait = Kterou vlastnost zvolíš?
marine-ask-competition-tile = Na kterém dílku proběhne kompetice ({ $terrain })?
marine-ask-competition-victim = Kdo přijde o druh na dílku { $hex }?
marine-ask-copy-trait = Kterou cizí vlastnost zkopíruješ?
marine-ask-cull-victim = Kdo přijde o druh na dílku { $hex }?
marine-ask-depletion-corner = Který žeton odebereš z planety?
marine-ask-disease-element = O který žeton kvůli nákaze přijdeš?
marine-ask-domination-element = Kterou zvláštní figurku získáš?
marine-ask-enter-number = Kolik druhů přesuneš z dílku { $from_hex } na nový dílek { $hex }?
marine-ask-evolution-tile = Který dílek oboduješ ({ $terrain })?
marine-ask-exodus-number = { $mover }: kolik druhů odejde z dílku { $hex } na dílek { $to_hex }?
marine-ask-exodus-tile = Ze kterého dílku všichni odejdou?
marine-ask-explosion-tile = Na kterém dílku se tvoje populace rozroste?
marine-ask-express-trait = Kterou vlastnost si z dobraných vybereš?
marine-ask-fecundity-tile = Genofond nestačí na všechny dílky: který dostane druh teď?
marine-ask-fertile-tile = Za který z tvých dílků získáš body?
marine-ask-give-up-trait = Které vlastnosti se výměnou za { $trait } vzdáš?
marine-ask-habitat-corner = Na který roh umístíš žeton ({ $element })?
marine-ask-habitat-element = Který žeton vezmeš ze sáčku?
marine-ask-habitat-removal = Který žeton odebereš z planety?
marine-ask-leaving-disc = Odkud odejde žeton ({ $element }): z desky, nebo z karty?
marine-ask-metamorphosis-new = Za který typ ze sáčku vyměníš { $element }?
marine-ask-metamorphosis-old = Který svůj žeton vyměníš?
marine-ask-migrate-from = Ze kterého dílku přesuneš druhy?
marine-ask-migrate-number = Kolik druhů se přesune z dílku { $from_hex } na dílek { $hex }?
marine-ask-migrate-to = Kam se přesunou druhy z dílku { $from_hex }?
marine-ask-niche-corner = Na který roh ho přesuneš?
marine-ask-niche-disc = Který žeton na planetě přesuneš?
marine-ask-omnivore-disc = Který žeton odebereš z dílku { $hex }?
marine-ask-omnivore-tile = Na kterém ze svých dílků se nasytíš?
marine-ask-perform-or-decline = Provedeš akci { $space }?
marine-ask-place-or-retrieve = Umísti figurku, nebo si vezmi figurky zpět.
marine-ask-pool-or-box = Odkud přijde druh na dílek { $hex }: z genofondu, nebo z eliminovaných?
marine-ask-profligate-prey = Který cizí druh teď eliminuješ?
marine-ask-profligate-tile = Genofond nestačí na všechny dílky: který dostane druh teď?
marine-ask-radiation-number = { $victim }: kolik druhů se vrátí z dílku { $hex } do genofondu?
marine-ask-radiation-tile = Který dílek ozáříš?
marine-ask-remove-or-swap = Odebereš žeton, nebo ho vyměníš ({ $vent })?
marine-ask-replace-exaptation = Která z dobraných vlastností nahradí Exaptaci?
marine-ask-speciation-corner = Kolem kterého žetonu vzniknou nové druhy?
marine-ask-speciation-number = Kolik druhů umístíš na dílek { $hex }?
marine-ask-terrestrial-corner = Na který roh souše nebo gejzíru umístíš žeton ({ $element })?
marine-ask-terrestrial-element = Který žeton vezmeš ze sáčku?
marine-ask-terrestrial-number = Kolik druhů umístíš na dílek { $hex }?
marine-ask-terrestrial-tile = Na který dílek umístíš druhy?
marine-ask-tile-place = Kam umístíš nový dílek ({ $terrain })?
marine-ask-use-camouflage = Použiješ Mimikry a umístíš druh na dílek { $hex }?
marine-ask-use-lineage = Vyhodnotíš díky vlastnosti Pradávný odkaz kartu evoluce?
marine-ask-vent-side = Bude vývěr na dílku { $hex } černý kuřák, nebo gejzír?
marine-ask-vent-tile = Který dílek se změní ve vývěr?
marine-ask-volcanism-tile = Která podmořská hora se změní ve vývěr?
marine-ask-wanderlust-corner = Na který roh dílku { $hex } umístíš žeton ({ $element })?
marine-ask-wanderlust-element = Který žeton přidáš k novému dílku { $hex }?

## Možnosti

marine-option-animal = { $value }
marine-option-as-geyser = Gejzír
marine-option-as-smoker = Černý kuřák
marine-option-corner = Roh { $value }
marine-option-decline = Akci neprovádět
marine-option-element = { $value }
marine-option-free-space = Na volné pole
marine-option-from-box = Z eliminovaných
marine-option-from-pool = Z genofondu
marine-option-hex = Dílek { $value }
marine-option-no = Ne
marine-option-no-animal = Nikdo
marine-option-no-disc = Žádný žeton
marine-option-number = { $value }
marine-option-on-board = Na desce
marine-option-on-card = Na kartě
marine-option-perform = Provést akci
marine-option-place = { $second }, figurka: { $value }
marine-option-prey = { $second }, dílek { $value }
marine-option-remove = Odebrat
marine-option-retrieve = Vzít si figurky zpět
marine-option-slot = Karta na poli: { $value }
marine-option-stack = Sloupec: { $value }
marine-option-stop = Víc ne
marine-option-swap = Vyměnit
marine-option-terrain = { $value }
marine-option-trait = { $value }
marine-option-yes = Ano

## Události

marine-event-bumped = { $animal }: figurka ({ $pawn }) je vytlačena: { $space }.
marine-event-card-drawn = Nová karta evoluce: { $card }.
marine-event-card-repeated = { $animal } znovu vyhodnocují kartu { $card }.
marine-event-card-resolved = { $animal } vyhodnocují kartu { $card } s hodnotou { $slot }.
marine-event-control-taken = { $animal } ovládají zvláštní figurku ({ $element }); její cílové číslo je teď { $target }.
marine-event-declined = { $animal } akci neprovádějí: { $space }.
marine-event-disc-moved = { $animal } přesouvají žeton ({ $element }) z rohu { $corner } na roh { $to_corner }.
marine-event-disc-placed = { $animal } umísťují žeton ({ $element }) na roh { $corner }.
marine-event-disc-removed = Žeton ({ $element }) mizí z rohu { $corner }.
marine-event-disc-swapped = { $animal } vyměňují žeton na rohu { $corner }: { $element } → { $new_element }.
marine-event-element-gained = { $animal } získávají element: { $element }.
marine-event-element-lost = { $animal } přicházejí o element: { $element }.
marine-event-extinction = Vyhynutí: všechny ohrožené druhy jsou eliminovány.
marine-event-extra-turn = { $animal } mají tah navíc.
marine-event-gained = { $animal } získávají { $points } VB: { $reason }.
marine-event-game-ended = Hra skončila.
marine-event-game-stopped = Hra byla zastavena po nejvyšším počtu tahů.
marine-event-game-will-end = Asteroid dopadl: toto kolo je poslední.
marine-event-marker-moved = { $animal }: ukazatel Nového života se posouvá.
marine-event-pawn-gained = { $animal } získávají další základní figurku.
marine-event-pawn-returned = { $animal }: figurka ({ $pawn }) se vrací: { $space }.
marine-event-placed = { $animal } umísťují figurku ({ $pawn }): { $space }.
marine-event-regressed = { $animal }: druh chrání před regresí.
marine-event-reseeded = Nový život: nabídka akcí se obnovuje.
marine-event-retrieved = { $animal } si berou figurky zpět.
marine-event-scored = { $seat } získává { $points } VB: { $reason }.
marine-event-species-eliminated = { $animal }: na dílku { $hex } { $count ->
        [one] hyne { $count } druh
        [few] hynou { $count } druhy
        [many] hyne { $count } druhu
       *[other] hyne { $count } druhů
    }.
marine-event-species-moved = { $animal }: z dílku { $hex } na dílek { $to_hex } { $count ->
        [one] jde { $count } druh
        [few] jdou { $count } druhy
        [many] jde { $count } druhu
       *[other] jde { $count } druhů
    }.
marine-event-species-placed = { $animal }: na dílku { $hex } { $count ->
        [one] přibývá { $count } druh
        [few] přibývají { $count } druhy
        [many] přibývá { $count } druhu
       *[other] přibývá { $count } druhů
    } ({ $origin }).
marine-event-species-returned = { $animal }: z dílku { $hex } se do genofondu { $count ->
        [one] vrací { $count } druh
        [few] vracejí { $count } druhy
        [many] vrací { $count } druhu
       *[other] vrací { $count } druhů
    }.
marine-event-survival = { $animal ->
        [-1] Přežití: nikdo sám nemá nejvíc druhů na vývěrech.
       *[other] Přežití: nejvíc druhů na vývěrech mají { $animal }.
    }
marine-event-tile-placed = { $animal } umísťují nový dílek { $hex }: { $terrain }.
marine-event-tile-revealed = Sloupec { $stack }: navrchu je teď { $terrain }.
marine-event-tile-scored = Boduje se dílek { $hex }.
marine-event-trait-copied = { $animal } kopírují vlastnost { $trait }.
marine-event-trait-gained = { $animal } získávají vlastnost { $trait }.
marine-event-trait-lost = { $animal } přicházejí o vlastnost { $trait }.
marine-event-traits-drawn = { $animal } dobírají { $count ->
        [one] { $count } vlastnost
        [few] { $count } vlastnosti
        [many] { $count } vlastnosti
       *[other] { $count } vlastností
    }.
marine-event-traits-seen = { $animal } vybírají z vlastností: { $trait }.
marine-event-turn-began = { $animal } jsou na tahu.
marine-event-vent-placed = { $animal } otevírají vývěr na dílku { $hex }: { $vent }.

## Odmítnutí

marine-why-already-a-vent = Na tomto dílku už vývěr je.
marine-why-animals-in-food-chain-order = Živočichové se volí v pořadí potravního řetězce: tento už byl na řadě.
marine-why-another-card = Karta nemůže vyhodnotit sama sebe: zvol jinou.
marine-why-before-your-furthest-pawn = Základní figurku lze umístit jen za tvou nejvzdálenější figurku v nabídce akcí.
marine-why-corner-off-earth = Tento roh není na planetě.
marine-why-corner-taken = Na tomto rohu už žeton leží.
marine-why-corners-in-ascending-order = Rohy se volí v pevném pořadí: tento už byl na řadě.
marine-why-hex-taken = Na tomto poli už dílek leží.
marine-why-moves-once-only = Každý druh se během akce přesune nejvýše jednou.
marine-why-must-resolve = Tuto kartu je nutné vyhodnotit.
marine-why-needs-more-animals = Toto pole je jen pro hru s více živočichy.
marine-why-no-bottom-feeder = Toto pole má jen živočich s vlastností Organismus živící se u dna.
marine-why-no-disc-there = Na tomto rohu žádný žeton není.
marine-why-no-free-space = Na desce není volné pole pro žeton.
marine-why-no-place-of-prey = Na tomto dílku se nic neeliminovalo, nebo už je jeho místo zaplněné.
marine-why-no-species-on-the-terrain = Na dílcích tohoto prostředí není žádný druh.
marine-why-no-such-disc = Takový žeton tu není.
marine-why-no-such-species-there = Tento živočich tam žádný druh nemá.
marine-why-no-tile = Na tomto poli žádný dílek není.
marine-why-no-type-of-the-box = Mezi žetony u akce není žádný tohoto typu.
marine-why-not-a-seamount = Tento dílek není podmořská hora.
marine-why-not-adjacent = Tento dílek nesousedí.
marine-why-not-an-opposing-trait = Tuto vlastnost žádný jiný živočich nemá.
marine-why-not-beside-earth = Toto pole nesousedí s žádným dílkem planety.
marine-why-not-beside-the-disc = Tento dílek se nedotýká umístěného žetonu.
marine-why-not-in-section = Takový žeton v nabídce této akce není.
marine-why-not-in-the-bag = Takový žeton v sáčku není.
marine-why-not-occupied = Na tomto dílku nemáš žádný druh.
marine-why-not-on-a-geyser = Tento žeton neleží u gejzíru.
marine-why-not-on-a-smoker = Tento žeton neleží u černého kuřáka.
marine-why-not-on-land-or-geyser = Tento roh není na souši ani na gejzíru.
marine-why-not-on-the-border = Tento dílek neleží na okraji sítě.
marine-why-not-on-the-new-tile = Tento roh nepatří novému dílku.
marine-why-not-on-the-tile = Tento žeton na zvoleném dílku neleží.
marine-why-not-so-many-species = Tolik druhů tam není.
marine-why-not-the-terrain-of-the-space = Prostředí dílku neodpovídá žetonu prostředí u akčního pole.
marine-why-not-the-type-of-the-space = Typ žetonu neodpovídá žetonu u akčního pole.
marine-why-not-your-trait = Tuto vlastnost nemáš.
marine-why-nothing-eliminated = Žádný tvůj druh zatím nebyl eliminován.
marine-why-opposing-species-only = Eliminovat lze jen cizí druhy.
marine-why-over-the-number-of-the-card = To je víc, než karta dovoluje.
marine-why-over-the-number-of-the-space = To je víc, než akční pole dovoluje.
marine-why-over-the-terrain-limit = To je víc, než dovoluje limit tohoto prostředí.
marine-why-own-pawn-there = Vlastní figurku nelze vytlačit.
marine-why-pawn-not-available = Tuto figurku nemáš volnou.
marine-why-pawn-not-controlled = Zvláštní figurku tohoto typu neovládáš.
marine-why-pawn-owned = Tuto zvláštní figurku už někdo má.
marine-why-pool-empty = Genofond je prázdný.
marine-why-pool-too-small = Tolik druhů v genofondu nezbývá.
marine-why-slot-empty = Na tomto poli žádná karta není.
marine-why-slot-out-of-reach = Na tuto kartu hodnota akčního pole nestačí.
marine-why-space-taken = Toto pole je obsazené.
marine-why-special-pawn-there = Zvláštní figurku nelze vytlačit.
marine-why-special-pawns-only = Toto pole je jen pro zvláštní figurky.
marine-why-stack-empty = Tento sloupec je prázdný.
marine-why-tiles-in-ascending-order = Dílky se volí v pevném pořadí: tento už byl na řadě.
marine-why-too-few-for-the-card = To je méně, než karta požaduje.
marine-why-trait-not-dealt = Tato vlastnost není mezi rozdanými.
marine-why-trait-not-drawn = Tato vlastnost není mezi dobranými.
marine-why-type-not-in-box = Mezi žetony u akce není žádný tohoto typu.
marine-why-type-of-your-own-pawn = Zvláštní figurku tohoto typu ovládáš ty.
marine-why-value-not-above-target = Tvoje hodnota není vyšší než cílové číslo.
marine-why-would-change-nothing = To by nic nezměnilo a jiná volba by něco změnila.

## Věci: druhy, které sdílejí slova

marine-alias-victim = animal
marine-alias-mover = animal
marine-alias-prey = animal
marine-alias-new_element = element
marine-alias-replacement = element
marine-alias-place = pawn

## Věci

marine-animal-cephalopods = Hlavonožci
marine-animal-crustaceans = Korýši
marine-animal-fishes = Ryby
marine-animal-reptiles = Plazi

marine-element-algae = řasy
marine-element-gastropods = plži
marine-element-plankton = plankton
marine-element-sponges = houbovci
marine-element-sun = slunce
marine-element-worms = mnohoštětinatci

marine-pawn-algae = řasy
marine-pawn-basic = základní
marine-pawn-gastropods = plži
marine-pawn-plankton = plankton
marine-pawn-sponges = houbovci
marine-pawn-sun = slunce
marine-pawn-worms = mnohoštětinatci

marine-origin-box = z eliminovaných
marine-origin-pool = z genofondu

marine-vent-geyser = gejzír
marine-vent-none = vývěr
marine-vent-smoker = černý kuřák

marine-terrain-kelp = chaluhový les
marine-terrain-land = souš
marine-terrain-ocean = širý oceán
marine-terrain-reef = korálový útes
marine-terrain-sand = písečná pláň
marine-terrain-seagrass = mořská louka
marine-terrain-seamount = podmořská hora
marine-terrain-vent = vývěr

marine-reason-cannibal = Kanibalismus
marine-reason-card = karta evoluce
marine-reason-prey-switching = Lov nejpočetnější kořisti
marine-reason-random-earth = náhodná planeta
marine-reason-solitary = Samotářský život
marine-reason-survival = Přežití
marine-reason-targets = cílová čísla
marine-reason-tectonics = tektonický jev
marine-reason-tile = bodování dílku
marine-reason-wanderlust = objevování

marine-space-abundance-1 = Hojnost 1
    .help = Umísti žeton z nabídky na volný roh.
marine-space-abundance-2 = Hojnost 2
    .help = Umísti žeton z nabídky na volný roh.
marine-space-abundance-3 = Hojnost 3
    .help = Umísti žeton z nabídky na volný roh.
marine-space-autotrophs-1 = Autotrofie 1
    .help = Odeber nebo vyměň žeton u vývěru.
marine-space-autotrophs-2 = Autotrofie 2
    .help = Odeber nebo vyměň žeton u vývěru.
marine-space-depletion-1 = Vyčerpání 1
    .help = Odeber z planety žeton typu, který leží u akce.
marine-space-adaptation-1 = Adaptace 1
    .help = Vezmi žeton z nabídky jako element svého živočicha.
marine-space-adaptation-2 = Adaptace 2
    .help = Vezmi žeton z nabídky jako element svého živočicha.
marine-space-adaptation-3 = Adaptace 3
    .help = Vezmi žeton z nabídky jako element svého živočicha.
marine-space-regression-1 = Regrese 1
    .help = Chraň své elementy před regresí.
marine-space-regression-2 = Regrese 2
    .help = Chraň své elementy před regresí.
marine-space-speciation-1 = Speciace 1
    .help = Umísti nové druhy kolem žetonu správného typu.
marine-space-speciation-2 = Speciace 2
    .help = Umísti nové druhy kolem žetonu správného typu.
marine-space-speciation-3 = Speciace 3
    .help = Umísti nové druhy kolem žetonu správného typu.
marine-space-speciation-4 = Speciace 4
    .help = Umísti nové druhy kolem žetonu správného typu.
marine-space-speciation-5 = Speciace 5
    .help = Umísti nové druhy kolem žetonu správného typu.
marine-space-wanderlust-1 = Objevování 1
    .help = Přidej dílek k planetě, případně s žetonem, a nech na něj vstoupit druhy.
marine-space-wanderlust-2 = Objevování 2
    .help = Přidej dílek k planetě, případně s žetonem, a nech na něj vstoupit druhy.
marine-space-wanderlust-3 = Objevování 3
    .help = Přidej dílek k planetě, případně s žetonem, a nech na něj vstoupit druhy.
marine-space-tectonics-1 = Tektonický jev 1
    .help = Změň okrajový dílek ve vývěr.
marine-space-tectonics-2 = Tektonický jev 2
    .help = Změň okrajový dílek ve vývěr.
marine-space-migration-1 = Migrace 1
    .help = Přesuň druhy na sousední dílky.
marine-space-migration-2 = Migrace 2
    .help = Přesuň druhy na sousední dílky.
marine-space-migration-3 = Migrace 3
    .help = Přesuň druhy na sousední dílky.
marine-space-migration-4 = Migrace 4
    .help = Přesuň druhy na sousední dílky.
marine-space-competition-1 = Kompetice 1
    .help = Eliminuj cizí druhy na dílku, kde máš svoje.
marine-space-competition-2 = Kompetice 2
    .help = Eliminuj cizí druhy na dílku, kde máš svoje.
marine-space-competition-3 = Kompetice 3
    .help = Eliminuj cizí druhy na dílku, kde máš svoje.
marine-space-competition-4 = Kompetice 4
    .help = Eliminuj cizí druhy na dílku, kde máš svoje.
marine-space-evolution-1 = Evoluce 1
    .help = Oboduj dílek a vyhodnoť kartu evoluce.
marine-space-evolution-2 = Evoluce 2
    .help = Oboduj dílek a vyhodnoť kartu evoluce.
marine-space-evolution-3 = Evoluce 3
    .help = Oboduj dílek a vyhodnoť kartu evoluce.
marine-space-evolution-4 = Evoluce 4
    .help = Oboduj dílek a vyhodnoť kartu evoluce.
marine-space-evolution-5 = Evoluce 5
    .help = Oboduj dílek a vyhodnoť kartu evoluce.
marine-space-domination-1 = Dominance 1
    .help = Získej zvláštní figurku, jejíž cílové číslo tvoje hodnota dominance překonává.
marine-space-domination-2 = Dominance 2
    .help = Získej zvláštní figurku, jejíž cílové číslo tvoje hodnota dominance překonává.
marine-space-domination-3 = Dominance 3
    .help = Získej zvláštní figurku, jejíž cílové číslo tvoje hodnota dominance překonává.
marine-space-bottom-feeder-cephalopods = Organismus živící se u dna (Hlavonožci)
    .help = Vlastní pole této vlastnosti: dej libovolný žeton ze sáčku na volný roh.
marine-space-bottom-feeder-crustaceans = Organismus živící se u dna (Korýši)
    .help = Vlastní pole této vlastnosti: dej libovolný žeton ze sáčku na volný roh.
marine-space-bottom-feeder-fishes = Organismus živící se u dna (Ryby)
    .help = Vlastní pole této vlastnosti: dej libovolný žeton ze sáčku na volný roh.
marine-space-bottom-feeder-reptiles = Organismus živící se u dna (Plazi)
    .help = Vlastní pole této vlastnosti: dej libovolný žeton ze sáčku na volný roh.

marine-pawn-abundance-1 = Hojnost 1
marine-pawn-abundance-2 = Hojnost 2
marine-pawn-abundance-3 = Hojnost 3
marine-pawn-autotrophs-1 = Autotrofie 1
marine-pawn-autotrophs-2 = Autotrofie 2
marine-pawn-depletion-1 = Vyčerpání 1
marine-pawn-adaptation-1 = Adaptace 1
marine-pawn-adaptation-2 = Adaptace 2
marine-pawn-adaptation-3 = Adaptace 3
marine-pawn-regression-1 = Regrese 1
marine-pawn-regression-2 = Regrese 2
marine-pawn-speciation-1 = Speciace 1
marine-pawn-speciation-2 = Speciace 2
marine-pawn-speciation-3 = Speciace 3
marine-pawn-speciation-4 = Speciace 4
marine-pawn-speciation-5 = Speciace 5
marine-pawn-wanderlust-1 = Objevování 1
marine-pawn-wanderlust-2 = Objevování 2
marine-pawn-wanderlust-3 = Objevování 3
marine-pawn-tectonics-1 = Tektonický jev 1
marine-pawn-tectonics-2 = Tektonický jev 2
marine-pawn-migration-1 = Migrace 1
marine-pawn-migration-2 = Migrace 2
marine-pawn-migration-3 = Migrace 3
marine-pawn-migration-4 = Migrace 4
marine-pawn-competition-1 = Kompetice 1
marine-pawn-competition-2 = Kompetice 2
marine-pawn-competition-3 = Kompetice 3
marine-pawn-competition-4 = Kompetice 4
marine-pawn-evolution-1 = Evoluce 1
marine-pawn-evolution-2 = Evoluce 2
marine-pawn-evolution-3 = Evoluce 3
marine-pawn-evolution-4 = Evoluce 4
marine-pawn-evolution-5 = Evoluce 5
marine-pawn-domination-1 = Dominance 1
marine-pawn-domination-2 = Dominance 2
marine-pawn-domination-3 = Dominance 3
marine-pawn-bottom-feeder = Organismus živící se u dna

marine-card-adaptability = Přizpůsobivost
    .help = Vyměň jeden svůj žeton elementu za žeton na planetě. Dokud je karta ve hře, lze vytlačovat i cizí zvláštní figurky.
marine-card-annelids = Kroužkovci
    .help = 1 VB za každý tvůj dílek s mnohoštětinatci.
marine-card-asteroid = Asteroid
    .help = Na zvoleném dílku přežije jen jeden druh a na každém sousedním obsazeném dílku jeden zahyne. Hra skončí s tímto kolem.
marine-card-biodiversity = Biodiverzita
    .help = 1 VB za každý tvůj dílek, kde jsou i cizí druhy.
marine-card-biomass = Biomasa
    .help = Na každém dílku, kde je víc druhů než žetonů elementů, eliminuj jeden druh.
marine-card-bountiful-habitat = Štědrý biotop
    .help = Zvol typ prostředí a oboduj všechny jeho dílky.
marine-card-carbon-cycle = Koloběh uhlíku
    .help = 1 VB za každý tvůj dílek s planktonem.
marine-card-cladogenesis = Kladogeneze
    .help = Zopakuj vrchní odloženou kartu, potom vyhodnoť ještě jednu vyloženou.
marine-card-disease = Nákaza
    .help = Každý jiný živočich, který má víc elementů než ty, přijde o jeden žeton.
marine-card-ecodiversity = Ekodiverzita
    .help = 1 VB za každý žeton na planetě, jehož typ máš mezi svými elementy.
marine-card-endosymbionts = Endosymbióza
    .help = 1 VB za každý tvůj dílek s houbovci.
marine-card-extremophiles = Extrémofilní organismy
    .help = 1 VB za každý tvůj druh na vývěrech.
marine-card-fecundity = Plodnost
    .help = Na každý tvůj dílek přibude jeden druh z genofondu.
marine-card-fertile = Úrodná půda
    .help = Zvol svůj dílek: 1 VB za každý druh na něm, i cizí.
marine-card-gene-expression = Genová exprese
    .help = Dober tři vlastnosti a jednu z nich vyměň za svou.
marine-card-habitat = Biotop
    .help = Odeber z planety žeton typu, jehož zvláštní figurku neovládáš; potom přidej ze sáčku žeton typu, jehož figurku ovládáš.
marine-card-invasive-species = Invazivní druhy
    .help = Na dílcích prostředí z nabídky kompetice přijde každý živočich o jeden svůj druh.
marine-card-marine-snow = Mořský sníh
    .help = Jakmile vstoupí do hry, obodují se všechny dílky širého oceánu. Při vyhodnocení: 1 VB za každý tvůj dílek širého oceánu.
marine-card-mass-exodus = Hromadná migrace
    .help = Přesuň všechny druhy z jednoho dílku na sousední.
marine-card-metamorphosis = Metamorfóza
    .help = Vyměň jeden svůj žeton za libovolný ze sáčku.
marine-card-monotypic-habitat = Monotypický biotop
    .help = Bonusové VB za dílky, kde jsou jen tvoje druhy. Dokud je karta ve hře, remízy rozhoduje potravní řetězec odspodu.
marine-card-niche-construction = Tvorba ekologické niky
    .help = Přesuň jeden žeton na planetě na libovolný volný roh.
marine-card-omnivore = Všežravec
    .help = Z jednoho svého dílku odeber žeton a eliminuj tam druh.
marine-card-population-explosion = Enormní populační růst
    .help = Na svůj dílek přidej tolik svých druhů, kolik jich na něm je celkem.
marine-card-predator = Predátor
    .help = Na každém svém dílku s cizími druhy jeden cizí eliminuj.
marine-card-producers = Primární producenti
    .help = 1 VB za každý tvůj dílek s řasami.
marine-card-profligate-carnivore = Agresivní masožravec
    .help = Eliminuj kdekoli tolik cizích druhů, jaké je číslo pole karty, a na jejich místo dej svoje.
marine-card-semi-aquatic = Polovodní organismy
    .help = 1 VB za každý tvůj dílek se sluncem.
marine-card-solar-radiation = Sluneční záření
    .help = Vrať z jednoho dílku do genofondů tolik druhů, jaké je číslo pole karty. Dokud je karta ve hře, dává bodování akcí evoluce za každé umístění o 1 VB méně.
marine-card-symbiotic = Symbióza
    .help = Ty a každý živočich s méně elementy, než máš ty, si doberete náhodný žeton.
marine-card-tectonic-shift = Pohyb litosférických desek
    .help = Všichni si vezmou zpět figurky z nabídky akcí. Ukazatele kola se nehýbou.
marine-card-terrestrial = Suchozemský život
    .help = Dej žeton ze sáčku na roh souše nebo gejzíru a k němu až 4 druhy.
marine-card-trophic-cascade = Trofické vztahy
    .help = Z jednoho dílku odeber tolik žetonů, jaké je číslo pole karty.
marine-card-univalves = Břichonožci
    .help = 1 VB za každý tvůj dílek s plži.
marine-card-volcanism = Vulkanická činnost
    .help = Proveď tektonický jev na podmořské hoře. Dokud je karta ve hře, smí ho na podmořských horách provést každý.

marine-trait-ancient-lineage = Pradávný odkaz
    .help = Když si bereš figurky zpět, můžeš vyhodnotit kartu evoluce na prvním poli, bez bodování.
marine-trait-bottom-feeder = Organismus živící se u dna
    .help = Vlastní akční pole: vezmi libovolný žeton ze sáčku a dej ho na volný roh planety.
marine-trait-budding-intelligence = Zárodek inteligence
    .help = Jakmile máš aspoň 20 VB, získáš další základní figurku.
marine-trait-camouflage = Mimikry
    .help = Když jiný živočich umístí dílek nebo vývěr, můžeš na něj dát jeden svůj druh.
marine-trait-cannibal = Kanibalismus
    .help = 1 VB za každý tvůj eliminovaný druh.
marine-trait-carnivore = Masožravost
    .help = Tvoje druhy prosperují i na dílcích s aspoň dvěma cizími druhy.
marine-trait-ecological-niche = Ekologická nika
    .help = Při speciaci kolem elementu, jehož figurku ovládáš, máš limity o 1 vyšší a ostatní o 1 nižší.
marine-trait-exaptation = Exaptace
    .help = Zkopíruj cizí vlastnost. Až ti v genofondu zbude nejvýše 16 druhů, vyměň ji za jednu ze tří nových.
marine-trait-flight = Schopnost letu
    .help = Základní figurku smíš umístit i před všechny své figurky.
marine-trait-hadopelagic = Hadopelagický život
    .help = Když si bereš figurky zpět a žádnou volnou nemáš, máš tah navíc.
marine-trait-pack-hunters = Lov ve smečce
    .help = Začínáš se zvláštní figurkou podle výběru; její cílové číslo je 2.
marine-trait-phenotypic-plasticity = Fenotypová plasticita
    .help = Dvě další pole pro žetony elementů.
marine-trait-prey-switching = Lov nejpočetnější kořisti
    .help = 1 VB za každý tvůj dílek, na který jiný živočich umístí druhy z genofondu.
marine-trait-ram-feeder = Organismus živící se sběračstvím
    .help = Jeden plankton navíc, o který nelze přijít.
marine-trait-resilience = Houževnatost
    .help = Regrese ti neubírá žetony.
marine-trait-seasonal-migrants = Sezónní migrace
    .help = Při migraci se přesune o druh víc a každý až o dva dílky.
marine-trait-social = Život ve skupině
    .help = Základní figurky smějí vytlačovat cizí základní figurky.
marine-trait-solitary = Samotářský život
    .help = 2 VB navíc, když se boduje dílek jen s tvými druhy.

## Stůl v terminálu

marine-table-bag = Sáček
marine-table-ruler = Čísla nahoře a vlevo patří rohům: sloupec, řádek.
marine-table-special-pawn = Zvláštní figurka
marine-table-target = Cílové číslo
