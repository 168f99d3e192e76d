### Dominant Species: Władcy Oceanu, po polsku. Nazwy są z polskiego wydania.

marine-name = Dominant Species: Władcy Oceanu
marine-about = Ryby, skorupiaki, głowonogi i gady walczą o dno oceanu: umieszczaj pionki na akcjach, przystosowuj się do pożywienia, rozprzestrzeniaj się, otwieraj erupcje, podliczaj kafle, którymi władasz, i bądź na czele, gdy uderzy asteroida. Dla 2–4 graczy.
marine-tie = Równa liczba punktów: decyduje kolejność w łańcuchu pokarmowym.

## Ustawienia

marine-setting-length = Długość gry
    .help = Ile kart ewolucji jest w talii: im więcej, tym dłuższa gra.
marine-setting-length-short = Krótka
marine-setting-length-normal = Zwykła
marine-setting-length-long = Długa
marine-setting-length-epic = Epicka
marine-setting-two_animals = Dwie gromady dla każdego
    .help = Dla dwóch graczy: każdy prowadzi dwie gromady, a liczy się ta z mniejszą liczbą punktów.
marine-setting-random_earth = Losowa Ziemia
    .help = Środek Ziemi i jego zasoby są losowane.
marine-setting-alternative_boards = Alternatywne planszetki
    .help = Planszetki bez nadrukowanych zasobów: każda gromada zaczyna z trzema losowymi żetonami.
marine-setting-superheroes = Superbohaterowie
    .help = Każda gromada zachowuje dwie z trzech cech.
marine-setting-bonus_cap = Granica bonusu
    .help = Do ilu elementów rośnie tabela punktów bonusowych.

marine-setting-animal_1 = Gromada miejsca 1
    .help = Którą gromadą gra to miejsce; Dowolna oznacza losowanie.
marine-setting-animal_1-any = Dowolna
marine-setting-animal_1-cephalopods = Głowonogi
marine-setting-animal_1-crustaceans = Skorupiaki
marine-setting-animal_1-fishes = Ryby
marine-setting-animal_1-reptiles = Gady
marine-setting-animal_2 = Gromada miejsca 2
    .help = Którą gromadą gra to miejsce; Dowolna oznacza losowanie.
marine-setting-animal_2-any = Dowolna
marine-setting-animal_2-cephalopods = Głowonogi
marine-setting-animal_2-crustaceans = Skorupiaki
marine-setting-animal_2-fishes = Ryby
marine-setting-animal_2-reptiles = Gady
marine-setting-animal_3 = Gromada miejsca 3
    .help = Którą gromadą gra to miejsce; Dowolna oznacza losowanie.
marine-setting-animal_3-any = Dowolna
marine-setting-animal_3-cephalopods = Głowonogi
marine-setting-animal_3-crustaceans = Skorupiaki
marine-setting-animal_3-fishes = Ryby
marine-setting-animal_3-reptiles = Gady
marine-setting-animal_4 = Gromada miejsca 4
    .help = Którą gromadą gra to miejsce; Dowolna oznacza losowanie.
marine-setting-animal_4-any = Dowolna
marine-setting-animal_4-cephalopods = Głowonogi
marine-setting-animal_4-crustaceans = Skorupiaki
marine-setting-animal_4-fishes = Ryby
marine-setting-animal_4-reptiles = Gady

## Pytania

marine-ask-abundance-corner = Na którym wierzchołku umieścisz żeton ({ $element })?
marine-ask-abundance-element = Który żeton zasobu umieścisz na Ziemi?
marine-ask-adaptability-corner = Na który żeton na Ziemi wymienisz { $element }?
marine-ask-adaptability-element = Który ze swoich żetonów wymienisz?
marine-ask-adaptation-element = Który zasób otrzyma gromada?
marine-ask-adaptation-place = Gdzie trafi żeton ({ $element }): na wolne pole czy w miejsce innego żetonu?
marine-ask-arriving-disc = Gdzie trafi nowy żeton ({ $element }): na planszetkę czy na kartę?
marine-ask-asteroid-survivor = Asteroida uderza w kafel { $hex }: czyj gatunek tam ocaleje?
marine-ask-asteroid-tile = Gdzie uderzy asteroida?
marine-ask-autotrophs-corner = Który żeton wybierasz ({ $vent })?
marine-ask-autotrophs-element = Na który żeton go zamienisz?
marine-ask-bottom-feeder-corner = Na którym wierzchołku umieścisz żeton ({ $element })?
marine-ask-bottom-feeder-element = Który żeton weźmiesz z woreczka?
marine-ask-bountiful-terrain = Który rodzaj terenu zostanie podliczony?
marine-ask-cascade-corner = Który żeton usuniesz teraz z kafla { $hex }?
marine-ask-cascade-tile = Z którego kafla usuniesz żetony?
marine-ask-choose-card = Którą kartę ewolucji rozpatrzysz?
marine-ask-choose-second-card = Którą kolejną odkrytą kartę rozpatrzysz?
marine-ask-choose-special-pawn = Który pionek specjalny dostajesz na początku?
marine-ask-choose-stack = Z którego stosu weźmiesz kafel?
marine-ask-choose-trait = Którą cechę wybierasz?
marine-ask-competition-tile = Na którym kaflu odbędzie się rywalizacja ({ $terrain })?
marine-ask-competition-victim = Kto straci gatunek na kaflu { $hex }?
marine-ask-copy-trait = Którą cechę rywala skopiujesz?
marine-ask-cull-victim = Kto straci gatunek na kaflu { $hex }?
marine-ask-depletion-corner = Który żeton usuniesz z Ziemi?
marine-ask-disease-element = Który żeton tracisz przez chorobę?
marine-ask-domination-element = Który pionek specjalny zdobywasz?
marine-ask-enter-number = Ile gatunków przesuniesz z kafla { $from_hex } na nowy kafel { $hex }?
marine-ask-evolution-tile = Który kafel podliczysz ({ $terrain })?
marine-ask-exodus-number = { $mover }: ile gatunków odejdzie z kafla { $hex } na kafel { $to_hex }?
marine-ask-exodus-tile = Z którego kafla wszyscy odejdą?
marine-ask-explosion-tile = Na którym kaflu rozrośnie się twoja populacja?
marine-ask-express-trait = Którą z dobranych cech wybierzesz?
marine-ask-fecundity-tile = Pula genowa nie wystarczy na wszystkie kafle: który dostanie gatunek teraz?
marine-ask-fertile-tile = Za który z twoich kafli zdobędziesz punkty?
marine-ask-give-up-trait = Z której cechy zrezygnujesz w zamian za { $trait }?
marine-ask-habitat-corner = Na którym wierzchołku umieścisz żeton ({ $element })?
marine-ask-habitat-element = Który żeton weźmiesz z woreczka?
marine-ask-habitat-removal = Który żeton usuniesz z Ziemi?
marine-ask-leaving-disc = Skąd odejdzie żeton ({ $element }): z planszetki czy z karty?
marine-ask-metamorphosis-new = Na który rodzaj z woreczka wymienisz { $element }?
marine-ask-metamorphosis-old = Który ze swoich żetonów wymienisz?
marine-ask-migrate-from = Z którego kafla przesuniesz gatunki?
marine-ask-migrate-number = Ile gatunków przejdzie z kafla { $from_hex } na kafel { $hex }?
marine-ask-migrate-to = Dokąd przejdą gatunki z kafla { $from_hex }?
marine-ask-niche-corner = Na który wierzchołek go przesuniesz?
marine-ask-niche-disc = Który żeton na Ziemi przesuniesz?
marine-ask-omnivore-disc = Który żeton usuniesz z kafla { $hex }?
marine-ask-omnivore-tile = Na którym ze swoich kafli będziesz żerować?
marine-ask-perform-or-decline = Wykonujesz akcję { $space }?
marine-ask-place-or-retrieve = Umieść pionek albo odzyskaj swoje pionki.
marine-ask-pool-or-box = Skąd przyjdzie gatunek na kafel { $hex }: z puli genowej czy z usuniętych?
marine-ask-profligate-prey = Który cudzy gatunek teraz usuniesz?
marine-ask-profligate-tile = Pula genowa nie wystarczy na wszystkie kafle: który dostanie gatunek teraz?
marine-ask-radiation-number = { $victim }: ile gatunków wróci z kafla { $hex } do puli genowej?
marine-ask-radiation-tile = Który kafel zostanie napromieniowany?
marine-ask-remove-or-swap = Usuwasz żeton czy go zamieniasz ({ $vent })?
marine-ask-replace-exaptation = Która z dobranych cech zastąpi Egzaptację?
marine-ask-speciation-corner = Wokół którego żetonu powstaną nowe gatunki?
marine-ask-speciation-number = Ile gatunków umieścisz na kaflu { $hex }?
marine-ask-terrestrial-corner = Na którym wierzchołku lądu lub gejzeru umieścisz żeton ({ $element })?
marine-ask-terrestrial-element = Który żeton weźmiesz z woreczka?
marine-ask-terrestrial-number = Ile gatunków umieścisz na kaflu { $hex }?
marine-ask-terrestrial-tile = Na którym kaflu umieścisz gatunki?
marine-ask-tile-place = Gdzie umieścisz nowy kafel ({ $terrain })?
marine-ask-use-camouflage = Używasz Kamuflażu, by umieścić gatunek na kaflu { $hex }?
marine-ask-use-lineage = Rozpatrujesz kartę ewolucji dzięki cesze Żywa skamieniałość?
marine-ask-vent-side = Czy erupcja na kaflu { $hex } to komin hydrotermalny, czy gejzer?
marine-ask-vent-tile = Który kafel stanie się erupcją?
marine-ask-volcanism-tile = Która góra stanie się erupcją?
marine-ask-wanderlust-corner = Na którym wierzchołku kafla { $hex } umieścisz żeton ({ $element })?
marine-ask-wanderlust-element = Który żeton dołożysz do nowego kafla { $hex }?

## Opcje

marine-option-animal = { $value }
marine-option-as-geyser = Gejzer
marine-option-as-smoker = Komin hydrotermalny
marine-option-corner = Wierzchołek { $value }
marine-option-decline = Zrezygnuj z akcji
marine-option-element = { $value }
marine-option-free-space = Na wolne pole
marine-option-from-box = Z usuniętych
marine-option-from-pool = Z puli genowej
marine-option-hex = Kafel { $value }
marine-option-no = Nie
marine-option-no-animal = Nikt
marine-option-no-disc = Bez żetonu
marine-option-number = { $value }
marine-option-on-board = Na planszetce
marine-option-on-card = Na karcie
marine-option-perform = Wykonaj akcję
marine-option-place = { $second }, pionek: { $value }
marine-option-prey = { $second }, kafel { $value }
marine-option-remove = Usuń
marine-option-retrieve = Odzyskaj pionki
marine-option-slot = Karta na polu: { $value }
marine-option-stack = Stos: { $value }
marine-option-stop = Wystarczy
marine-option-swap = Zamień
marine-option-terrain = { $value }
marine-option-trait = { $value }
marine-option-yes = Tak

## Wydarzenia

marine-event-bumped = { $animal }: pionek ({ $pawn }) zostaje wyparty: { $space }.
marine-event-card-drawn = Nowa karta ewolucji: { $card }.
marine-event-card-repeated = { $animal } ponownie rozpatrują kartę { $card }.
marine-event-card-resolved = { $animal } rozpatrują kartę { $card } z wartością { $slot }.
marine-event-control-taken = { $animal } kontrolują pionek specjalny ({ $element }); jego wartość to teraz { $target }.
marine-event-declined = { $animal } rezygnują z akcji: { $space }.
marine-event-disc-moved = { $animal } przesuwają żeton ({ $element }) z wierzchołka { $corner } na wierzchołek { $to_corner }.
marine-event-disc-placed = { $animal } umieszczają żeton ({ $element }) na wierzchołku { $corner }.
marine-event-disc-removed = Żeton ({ $element }) znika z wierzchołka { $corner }.
marine-event-disc-swapped = { $animal } zamieniają żeton na wierzchołku { $corner }: { $element } → { $new_element }.
marine-event-element-gained = { $animal } zyskują zasób: { $element }.
marine-event-element-lost = { $animal } tracą zasób: { $element }.
marine-event-extinction = Wymieranie: wszystkie zagrożone gatunki zostają usunięte.
marine-event-extra-turn = { $animal } mają dodatkową turę.
marine-event-gained = { $animal } zdobywają { $points } PZ: { $reason }.
marine-event-game-ended = Gra się skończyła.
marine-event-game-stopped = Gra została zatrzymana po największej liczbie tur.
marine-event-game-will-end = Asteroida uderzyła: ta runda jest ostatnia.
marine-event-marker-moved = { $animal }: znacznik rozkładania się przesuwa.
marine-event-pawn-gained = { $animal } otrzymują dodatkowy zwykły pionek.
marine-event-pawn-returned = { $animal }: pionek ({ $pawn }) wraca: { $space }.
marine-event-placed = { $animal } umieszczają pionek ({ $pawn }): { $space }.
marine-event-regressed = { $animal }: gatunek chroni przed regresją.
marine-event-reseeded = Rozkładanie: obszar akcji się odnawia.
marine-event-retrieved = { $animal } odzyskują pionki.
marine-event-scored = { $seat } zdobywa { $points } PZ: { $reason }.
marine-event-species-eliminated = { $animal }: z kafla { $hex } { $count ->
        [one] znika { $count } gatunek
        [few] znikają { $count } gatunki
        [many] znika { $count } gatunków
       *[other] znika { $count } gatunku
    }.
marine-event-species-moved = { $animal }: z kafla { $hex } na kafel { $to_hex } { $count ->
        [one] przechodzi { $count } gatunek
        [few] przechodzą { $count } gatunki
        [many] przechodzi { $count } gatunków
       *[other] przechodzi { $count } gatunku
    }.
marine-event-species-placed = { $animal }: na kaflu { $hex } { $count ->
        [one] pojawia się { $count } gatunek
        [few] pojawiają się { $count } gatunki
        [many] pojawia się { $count } gatunków
       *[other] pojawia się { $count } gatunku
    } ({ $origin }).
marine-event-species-returned = { $animal }: z kafla { $hex } do puli genowej { $count ->
        [one] wraca { $count } gatunek
        [few] wracają { $count } gatunki
        [many] wraca { $count } gatunków
       *[other] wraca { $count } gatunku
    }.
marine-event-survival = { $animal ->
        [-1] Przetrwanie: nikt sam nie ma najwięcej gatunków na erupcjach.
       *[other] Przetrwanie: najwięcej gatunków na erupcjach mają { $animal }.
    }
marine-event-tile-placed = { $animal } kładą nowy kafel { $hex }: { $terrain }.
marine-event-tile-revealed = Na wierzchu stosu { $stack } leży teraz kafel: { $terrain }.
marine-event-tile-scored = Podliczany jest kafel { $hex }.
marine-event-trait-copied = { $animal } kopiują cechę { $trait }.
marine-event-trait-gained = { $animal } zyskują cechę { $trait }.
marine-event-trait-lost = { $animal } tracą cechę { $trait }.
marine-event-traits-drawn = { $animal } dobierają { $count ->
        [one] { $count } cechę
        [few] { $count } cechy
        [many] { $count } cech
       *[other] { $count } cechy
    }.
marine-event-traits-seen = { $animal } wybierają spośród cech: { $trait }.
marine-event-turn-began = Teraz kolej: { $animal }.
marine-event-vent-placed = { $animal } otwierają erupcję na kaflu { $hex }: { $vent }.

## Odmowy

marine-why-already-a-vent = Na tym kaflu jest już erupcja.
marine-why-animals-in-food-chain-order = Gromady wybiera się w kolejności łańcucha pokarmowego: ta już była.
marine-why-another-card = Karta nie może rozpatrzyć samej siebie: wybierz inną.
marine-why-before-your-furthest-pawn = Zwykły pionek można umieścić tylko za twoim najdalszym pionkiem w obszarze akcji.
marine-why-corner-off-earth = Ten wierzchołek nie leży na Ziemi.
marine-why-corner-taken = Na tym wierzchołku leży już żeton.
marine-why-corners-in-ascending-order = Wierzchołki wybiera się w ustalonej kolejności: ten już był.
marine-why-hex-taken = Na tym polu leży już kafel.
marine-why-moves-once-only = Każdy gatunek rusza się w tej akcji najwyżej raz.
marine-why-must-resolve = Tę kartę trzeba rozpatrzyć.
marine-why-needs-more-animals = To pole jest tylko dla gry z większą liczbą gromad.
marine-why-no-bottom-feeder = To pole ma tylko gromada z cechą Zwierzęta bentosowe.
marine-why-no-disc-there = Na tym wierzchołku nie ma żetonu.
marine-why-no-free-space = Na planszetce nie ma wolnego pola na żeton.
marine-why-no-place-of-prey = Na tym kaflu niczego nie usunięto albo jego miejsce jest już zajęte.
marine-why-no-species-on-the-terrain = Na kaflach tego terenu nie ma żadnego gatunku.
marine-why-no-such-disc = Nie ma tu takiego żetonu.
marine-why-no-such-species-there = Ta gromada nie ma tam gatunku.
marine-why-no-tile = Na tym polu nie ma kafla.
marine-why-no-type-of-the-box = Przy akcji nie leży żaden żeton tego rodzaju.
marine-why-not-a-seamount = Ten kafel nie jest górą.
marine-why-not-adjacent = Ten kafel nie sąsiaduje.
marine-why-not-an-opposing-trait = Tej cechy nie ma żadna inna gromada.
marine-why-not-beside-earth = To pole nie sąsiaduje z żadnym kaflem Ziemi.
marine-why-not-beside-the-disc = Ten kafel nie styka się z położonym żetonem.
marine-why-not-in-section = W sekcji tej akcji nie ma takiego żetonu.
marine-why-not-in-the-bag = W woreczku nie ma takiego żetonu.
marine-why-not-occupied = Nie masz gatunku na tym kaflu.
marine-why-not-on-a-geyser = Ten żeton nie leży przy gejzerze.
marine-why-not-on-a-smoker = Ten żeton nie leży przy kominie hydrotermalnym.
marine-why-not-on-land-or-geyser = Ten wierzchołek nie leży na lądzie ani na gejzerze.
marine-why-not-on-the-border = Ten kafel nie leży na skraju siatki.
marine-why-not-on-the-new-tile = Ten wierzchołek nie należy do nowego kafla.
marine-why-not-on-the-tile = Ten żeton nie leży na wybranym kaflu.
marine-why-not-so-many-species = Nie ma tam tylu gatunków.
marine-why-not-the-terrain-of-the-space = Teren kafla nie odpowiada znacznikowi przy polu akcji.
marine-why-not-the-type-of-the-space = Rodzaj żetonu nie odpowiada żetonowi przy polu akcji.
marine-why-not-your-trait = Nie masz tej cechy.
marine-why-nothing-eliminated = Żaden twój gatunek nie został jeszcze usunięty.
marine-why-opposing-species-only = Można usuwać tylko cudze gatunki.
marine-why-over-the-number-of-the-card = To więcej, niż pozwala karta.
marine-why-over-the-number-of-the-space = To więcej, niż pozwala pole akcji.
marine-why-over-the-terrain-limit = To więcej, niż wynosi limit tego terenu.
marine-why-own-pawn-there = Nie można wyprzeć własnego pionka.
marine-why-pawn-not-available = Ten pionek nie jest dostępny.
marine-why-pawn-not-controlled = Nie kontrolujesz pionka specjalnego tego rodzaju.
marine-why-pawn-owned = Ten pionek specjalny ktoś już ma.
marine-why-pool-empty = Pula genowa jest pusta.
marine-why-pool-too-small = W puli genowej nie ma tylu gatunków.
marine-why-slot-empty = Na tym polu nie ma karty.
marine-why-slot-out-of-reach = Wartość pola akcji nie sięga tej karty.
marine-why-space-taken = To pole jest zajęte.
marine-why-special-pawn-there = Nie można wyprzeć pionka specjalnego.
marine-why-special-pawns-only = To pole jest tylko dla pionków specjalnych.
marine-why-stack-empty = Ten stos jest pusty.
marine-why-tiles-in-ascending-order = Kafle wybiera się w ustalonej kolejności: ten już był.
marine-why-too-few-for-the-card = To mniej, niż wymaga karta.
marine-why-trait-not-dealt = Tej cechy nie ma wśród rozdanych.
marine-why-trait-not-drawn = Tej cechy nie ma wśród dobranych.
marine-why-type-not-in-box = Przy akcji nie leży żaden żeton tego rodzaju.
marine-why-type-of-your-own-pawn = Pionek specjalny tego rodzaju kontrolujesz ty.
marine-why-value-not-above-target = Twoja wartość nie przewyższa wartości pionka.
marine-why-would-change-nothing = To nic by nie zmieniło, a inny wybór by zmienił.

## Rzeczy: rodzaje o wspólnych słowach

marine-alias-victim = animal
marine-alias-mover = animal
marine-alias-prey = animal
marine-alias-new_element = element
marine-alias-replacement = element
marine-alias-place = pawn

## Rzeczy

marine-animal-cephalopods = Głowonogi
marine-animal-crustaceans = Skorupiaki
marine-animal-fishes = Ryby
marine-animal-reptiles = Gady

marine-element-algae = algi
marine-element-gastropods = ślimaki
marine-element-plankton = plankton
marine-element-sponges = gąbki
marine-element-sun = słońce
marine-element-worms = bezkręgowce

marine-pawn-algae = algi
marine-pawn-basic = zwykły
marine-pawn-gastropods = ślimaki
marine-pawn-plankton = plankton
marine-pawn-sponges = gąbki
marine-pawn-sun = słońce
marine-pawn-worms = bezkręgowce

marine-origin-box = z usuniętych
marine-origin-pool = z puli genowej

marine-vent-geyser = gejzer
marine-vent-none = erupcja
marine-vent-smoker = komin hydrotermalny

marine-terrain-kelp = wodorosty
marine-terrain-land = ląd
marine-terrain-ocean = ocean
marine-terrain-reef = rafa
marine-terrain-sand = równina
marine-terrain-seagrass = łąka
marine-terrain-seamount = góra
marine-terrain-vent = erupcja

marine-reason-cannibal = Kanibal
marine-reason-card = karta ewolucji
marine-reason-prey-switching = Zmiana żywienia
marine-reason-random-earth = losowa Ziemia
marine-reason-solitary = Samotnik
marine-reason-survival = przetrwanie
marine-reason-targets = wartości pionków
marine-reason-tectonics = tektonika
marine-reason-tile = podliczanie kafla
marine-reason-wanderlust = odkrywanie

marine-space-abundance-1 = Wzbogacenie 1
    .help = Połóż żeton z sekcji na wolnym wierzchołku.
marine-space-abundance-2 = Wzbogacenie 2
    .help = Połóż żeton z sekcji na wolnym wierzchołku.
marine-space-abundance-3 = Wzbogacenie 3
    .help = Połóż żeton z sekcji na wolnym wierzchołku.
marine-space-autotrophs-1 = Autotrofia 1
    .help = Usuń lub zamień żeton przy erupcji.
marine-space-autotrophs-2 = Autotrofia 2
    .help = Usuń lub zamień żeton przy erupcji.
marine-space-depletion-1 = Wyjałowienie 1
    .help = Usuń z Ziemi żeton rodzaju, który leży przy akcji.
marine-space-adaptation-1 = Adaptacja 1
    .help = Weź żeton z sekcji jako zasób swojej gromady.
marine-space-adaptation-2 = Adaptacja 2
    .help = Weź żeton z sekcji jako zasób swojej gromady.
marine-space-adaptation-3 = Adaptacja 3
    .help = Weź żeton z sekcji jako zasób swojej gromady.
marine-space-regression-1 = Regresja 1
    .help = Chroń swoje zasoby przed regresją.
marine-space-regression-2 = Regresja 2
    .help = Chroń swoje zasoby przed regresją.
marine-space-speciation-1 = Specjacja 1
    .help = Umieść nowe gatunki wokół żetonu właściwego rodzaju.
marine-space-speciation-2 = Specjacja 2
    .help = Umieść nowe gatunki wokół żetonu właściwego rodzaju.
marine-space-speciation-3 = Specjacja 3
    .help = Umieść nowe gatunki wokół żetonu właściwego rodzaju.
marine-space-speciation-4 = Specjacja 4
    .help = Umieść nowe gatunki wokół żetonu właściwego rodzaju.
marine-space-speciation-5 = Specjacja 5
    .help = Umieść nowe gatunki wokół żetonu właściwego rodzaju.
marine-space-wanderlust-1 = Odkrywanie 1
    .help = Dołóż kafel do Ziemi, także z żetonem, i wpuść na niego gatunki.
marine-space-wanderlust-2 = Odkrywanie 2
    .help = Dołóż kafel do Ziemi, także z żetonem, i wpuść na niego gatunki.
marine-space-wanderlust-3 = Odkrywanie 3
    .help = Dołóż kafel do Ziemi, także z żetonem, i wpuść na niego gatunki.
marine-space-tectonics-1 = Tektonika 1
    .help = Zmień skrajny kafel w erupcję.
marine-space-tectonics-2 = Tektonika 2
    .help = Zmień skrajny kafel w erupcję.
marine-space-migration-1 = Migracja 1
    .help = Przesuń gatunki na sąsiednie kafle.
marine-space-migration-2 = Migracja 2
    .help = Przesuń gatunki na sąsiednie kafle.
marine-space-migration-3 = Migracja 3
    .help = Przesuń gatunki na sąsiednie kafle.
marine-space-migration-4 = Migracja 4
    .help = Przesuń gatunki na sąsiednie kafle.
marine-space-competition-1 = Rywalizacja 1
    .help = Usuń cudze gatunki z kafla, na którym masz swoje.
marine-space-competition-2 = Rywalizacja 2
    .help = Usuń cudze gatunki z kafla, na którym masz swoje.
marine-space-competition-3 = Rywalizacja 3
    .help = Usuń cudze gatunki z kafla, na którym masz swoje.
marine-space-competition-4 = Rywalizacja 4
    .help = Usuń cudze gatunki z kafla, na którym masz swoje.
marine-space-evolution-1 = Ewolucja 1
    .help = Podlicz kafel i rozpatrz kartę ewolucji.
marine-space-evolution-2 = Ewolucja 2
    .help = Podlicz kafel i rozpatrz kartę ewolucji.
marine-space-evolution-3 = Ewolucja 3
    .help = Podlicz kafel i rozpatrz kartę ewolucji.
marine-space-evolution-4 = Ewolucja 4
    .help = Podlicz kafel i rozpatrz kartę ewolucji.
marine-space-evolution-5 = Ewolucja 5
    .help = Podlicz kafel i rozpatrz kartę ewolucji.
marine-space-domination-1 = Dominacja 1
    .help = Zdobądź pionek specjalny, którego wartość przewyższa twoja dominacja.
marine-space-domination-2 = Dominacja 2
    .help = Zdobądź pionek specjalny, którego wartość przewyższa twoja dominacja.
marine-space-domination-3 = Dominacja 3
    .help = Zdobądź pionek specjalny, którego wartość przewyższa twoja dominacja.
marine-space-bottom-feeder-cephalopods = Zwierzęta bentosowe (Głowonogi)
    .help = Własne pole tej cechy: połóż dowolny żeton z woreczka na wolnym wierzchołku.
marine-space-bottom-feeder-crustaceans = Zwierzęta bentosowe (Skorupiaki)
    .help = Własne pole tej cechy: połóż dowolny żeton z woreczka na wolnym wierzchołku.
marine-space-bottom-feeder-fishes = Zwierzęta bentosowe (Ryby)
    .help = Własne pole tej cechy: połóż dowolny żeton z woreczka na wolnym wierzchołku.
marine-space-bottom-feeder-reptiles = Zwierzęta bentosowe (Gady)
    .help = Własne pole tej cechy: połóż dowolny żeton z woreczka na wolnym wierzchołku.

marine-pawn-abundance-1 = Wzbogacenie 1
marine-pawn-abundance-2 = Wzbogacenie 2
marine-pawn-abundance-3 = Wzbogacenie 3
marine-pawn-autotrophs-1 = Autotrofia 1
marine-pawn-autotrophs-2 = Autotrofia 2
marine-pawn-depletion-1 = Wyjałowienie 1
marine-pawn-adaptation-1 = Adaptacja 1
marine-pawn-adaptation-2 = Adaptacja 2
marine-pawn-adaptation-3 = Adaptacja 3
marine-pawn-regression-1 = Regresja 1
marine-pawn-regression-2 = Regresja 2
marine-pawn-speciation-1 = Specjacja 1
marine-pawn-speciation-2 = Specjacja 2
marine-pawn-speciation-3 = Specjacja 3
marine-pawn-speciation-4 = Specjacja 4
marine-pawn-speciation-5 = Specjacja 5
marine-pawn-wanderlust-1 = Odkrywanie 1
marine-pawn-wanderlust-2 = Odkrywanie 2
marine-pawn-wanderlust-3 = Odkrywanie 3
marine-pawn-tectonics-1 = Tektonika 1
marine-pawn-tectonics-2 = Tektonika 2
marine-pawn-migration-1 = Migracja 1
marine-pawn-migration-2 = Migracja 2
marine-pawn-migration-3 = Migracja 3
marine-pawn-migration-4 = Migracja 4
marine-pawn-competition-1 = Rywalizacja 1
marine-pawn-competition-2 = Rywalizacja 2
marine-pawn-competition-3 = Rywalizacja 3
marine-pawn-competition-4 = Rywalizacja 4
marine-pawn-evolution-1 = Ewolucja 1
marine-pawn-evolution-2 = Ewolucja 2
marine-pawn-evolution-3 = Ewolucja 3
marine-pawn-evolution-4 = Ewolucja 4
marine-pawn-evolution-5 = Ewolucja 5
marine-pawn-domination-1 = Dominacja 1
marine-pawn-domination-2 = Dominacja 2
marine-pawn-domination-3 = Dominacja 3
marine-pawn-bottom-feeder = Zwierzęta bentosowe

marine-card-adaptability = Przystosowalność
    .help = Wymień jeden swój żeton zasobu na żeton na Ziemi. Dopóki karta jest w grze, można wypierać także cudze pionki specjalne.
marine-card-annelids = Pierścienice
    .help = 1 PZ za każdy twój kafel z bezkręgowcami.
marine-card-asteroid = Asteroida
    .help = Na wybranym kaflu ocaleje tylko jeden gatunek, a na każdym sąsiednim zajętym kaflu jeden ginie. Gra kończy się wraz z tą rundą.
marine-card-biodiversity = Różnorodność biologiczna
    .help = 1 PZ za każdy twój kafel, na którym są też cudze gatunki.
marine-card-biomass = Biomasa
    .help = Na każdym kaflu, gdzie jest więcej gatunków niż żetonów zasobów, usuń jeden gatunek.
marine-card-bountiful-habitat = Bogate siedlisko
    .help = Wybierz rodzaj terenu i podlicz wszystkie jego kafle.
marine-card-carbon-cycle = Obieg węgla w przyrodzie
    .help = 1 PZ za każdy twój kafel z planktonem.
marine-card-cladogenesis = Ewolucja dywergentna
    .help = Powtórz wierzchnią odrzuconą kartę, potem rozpatrz jeszcze jedną odkrytą.
marine-card-disease = Choroba
    .help = Każda inna gromada, która ma więcej zasobów niż ty, traci jeden żeton.
marine-card-ecodiversity = Ekoróżnorodność
    .help = 1 PZ za każdy żeton na Ziemi, którego rodzaj masz wśród swoich zasobów.
marine-card-endosymbionts = Endosymbionty
    .help = 1 PZ za każdy twój kafel z gąbkami.
marine-card-extremophiles = Ekstremofile
    .help = 1 PZ za każdy twój gatunek na erupcjach.
marine-card-fecundity = Plenność
    .help = Na każdym twoim kaflu przybywa jeden gatunek z puli genowej.
marine-card-fertile = Płodny
    .help = Wybierz swój kafel: 1 PZ za każdy gatunek na nim, także cudzy.
marine-card-gene-expression = Ekspresja genów
    .help = Dobierz trzy cechy i wymień swoją na jedną z nich.
marine-card-habitat = Siedlisko
    .help = Usuń z Ziemi żeton rodzaju, którego pionka specjalnego nie kontrolujesz; potem dołóż z woreczka żeton rodzaju, którego pionek kontrolujesz.
marine-card-invasive-species = Gatunki inwazyjne
    .help = Na kaflach terenów z sekcji rywalizacji każda gromada traci jeden swój gatunek.
marine-card-marine-snow = Śnieg morski
    .help = Gdy wchodzi do gry, podlicza się wszystkie kafle oceanu. Przy rozpatrzeniu: 1 PZ za każdy twój kafel oceanu.
marine-card-mass-exodus = Wędrówki zwierząt
    .help = Przesuń wszystkie gatunki z jednego kafla na sąsiednie.
marine-card-metamorphosis = Metamorfoza
    .help = Wymień jeden swój żeton na dowolny z woreczka.
marine-card-monotypic-habitat = Siedlisko monotypowe
    .help = Bonusowe PZ za kafle, na których są tylko twoje gatunki. Dopóki karta jest w grze, remisy rozstrzyga łańcuch pokarmowy od dołu.
marine-card-niche-construction = Powstanie biomu
    .help = Przesuń jeden żeton na Ziemi na dowolny wolny wierzchołek.
marine-card-omnivore = Wszystkożerność
    .help = Z jednego swojego kafla usuń żeton i jeden gatunek.
marine-card-population-explosion = Podwojenie populacji
    .help = Na swoim kaflu umieść tyle swoich gatunków, ile jest na nim wszystkich razem.
marine-card-predator = Drapieżnik
    .help = Na każdym swoim kaflu z cudzymi gatunkami usuń jeden cudzy.
marine-card-producers = Producenci
    .help = 1 PZ za każdy twój kafel z algami.
marine-card-profligate-carnivore = Zachłanny drapieżnik
    .help = Usuń gdziekolwiek tyle cudzych gatunków, ile wynosi numer pola karty, a na ich miejsce połóż swoje.
marine-card-semi-aquatic = Gatunek wodno-lądowy
    .help = 1 PZ za każdy twój kafel ze słońcem.
marine-card-solar-radiation = Promieniowanie słoneczne
    .help = Zwróć z jednego kafla do pul genowych tyle gatunków, ile wynosi numer pola karty. Dopóki karta jest w grze, podliczanie akcją ewolucji daje za każde miejsce o 1 PZ mniej.
marine-card-symbiotic = Symbiotyczny
    .help = Ty i każda gromada, która ma mniej zasobów niż ty, dobieracie losowy żeton.
marine-card-tectonic-shift = Ruchy tektoniczne
    .help = Wszyscy zabierają swoje pionki z obszaru akcji. Znaczniki rundy się nie ruszają.
marine-card-terrestrial = Gatunek lądowy
    .help = Połóż żeton z woreczka na wierzchołku lądu lub gejzeru, a przy nim do 4 gatunków.
marine-card-trophic-cascade = Kaskada troficzna
    .help = Usuń z jednego kafla tyle żetonów, ile wynosi numer pola karty.
marine-card-univalves = Mięczaki
    .help = 1 PZ za każdy twój kafel ze ślimakami.
marine-card-volcanism = Wulkanizm
    .help = Wykonaj tektonikę na górze. Dopóki karta jest w grze, każdy może wykonywać ją na górach.

marine-trait-ancient-lineage = Żywa skamieniałość
    .help = Gdy odzyskujesz pionki, możesz rozpatrzyć kartę ewolucji z pierwszego pola, bez podliczania.
marine-trait-bottom-feeder = Zwierzęta bentosowe
    .help = Własne pole akcji: weź dowolny żeton z woreczka i połóż go na wolnym wierzchołku Ziemi.
marine-trait-budding-intelligence = Przejawy inteligencji
    .help = Gdy masz co najmniej 20 PZ, otrzymujesz dodatkowy zwykły pionek.
marine-trait-camouflage = Kamuflaż
    .help = Gdy inna gromada umieści kafel lub erupcję, możesz położyć tam jeden swój gatunek.
marine-trait-cannibal = Kanibal
    .help = 1 PZ za każdy twój usunięty gatunek.
marine-trait-carnivore = Mięsożerca
    .help = Twoje gatunki rozwijają się także na kaflach z co najmniej dwoma cudzymi gatunkami.
marine-trait-ecological-niche = Nisza ekologiczna
    .help = Przy specjacji wokół zasobu, którego pionek kontrolujesz, masz limity o 1 wyższe, a inni o 1 niższe.
marine-trait-exaptation = Egzaptacja
    .help = Skopiuj cechę rywala. Gdy w puli genowej zostanie ci najwyżej 16 gatunków, wymień ją na jedną z trzech nowych.
marine-trait-flight = Lot
    .help = Zwykły pionek możesz umieścić także przed wszystkimi swoimi pionkami.
marine-trait-hadopelagic = Głębia oceaniczna
    .help = Gdy odzyskujesz pionki, nie mając żadnego wolnego, masz dodatkową turę.
marine-trait-pack-hunters = Drapieżniki stadne
    .help = Zaczynasz z wybranym pionkiem specjalnym; jego wartość to 2.
marine-trait-phenotypic-plasticity = Plastyczność fenotypowa
    .help = Dwa dodatkowe pola na żetony zasobów.
marine-trait-prey-switching = Zmiana żywienia
    .help = 1 PZ za każdy twój kafel, na którym inna gromada umieści gatunki z puli genowej.
marine-trait-ram-feeder = Filtrowanie planktonu
    .help = Jeden dodatkowy plankton, którego nie można stracić.
marine-trait-resilience = Odporność
    .help = Regresja nie odbiera ci żetonów.
marine-trait-seasonal-migrants = Migracje sezonowe
    .help = Przy migracji przesuwasz o jeden gatunek więcej, a każdy może przejść do dwóch kafli.
marine-trait-social = Stadny
    .help = Twoje zwykłe pionki mogą wypierać cudze zwykłe pionki.
marine-trait-solitary = Samotnik
    .help = 2 dodatkowe PZ, gdy podlicza się kafel tylko z twoimi gatunkami.

## Stół w terminalu

marine-table-bag = Woreczek
marine-table-ruler = Liczby u góry i po lewej to numery wierzchołków: kolumna, wiersz.
marine-table-special-pawn = Pionek specjalny
marine-table-target = Wartość
