### Ewolucja: Nowy świat, po polsku.

newworld-name = Ewolucja: Nowy świat
newworld-about = Rozwijaj rząd zwierząt, nadawaj im cechy, żyw je na zmiennych obszarach, poluj na zwierzęta rywali i sprawdź, kto przetrwa sześć epok. Dla 2–4 graczy.
newworld-tie = Równa liczba punktów: decyduje większa liczba ocalałych zwierząt.

## Ustawienia

newworld-setting-epochs = Liczba epok
    .help = Ile epok trwa gra: tyle, ile kart jest w talii obszarów. Zwykła gra ma ich sześć.
newworld-setting-unlimited_hand = Nieograniczona ręka
    .help = Po dobraniu kart nikt nie odrzuca nadmiaru ponad sześć.
newworld-setting-mutations = Losowe mutacje
    .help = Karty przychodzą w ciemno z wierzchu twojej puli genów, a kolejność zwierząt w rzędzie ma znaczenie.
newworld-setting-cataclysm = Kataklizm
    .help = Tylko jedna epoka, dwadzieścia kart dla każdego, z których co najmniej osiemnaście trzeba zagrać.
newworld-setting-first_player = Pierwszy gracz
    .help = 0 oznacza losowanie; inaczej numer miejsca, które zaczyna.

## Pytania

newworld-ask-play-card = Zagraj kartę z ręki albo spasuj do końca fazy.
newworld-ask-use-card = Jak zagrywasz kartę { $card }: jako nowe zwierzę czy jako jedną z jej cech?
newworld-ask-place-trait = Które zwierzę otrzyma cechę { $trait }?
newworld-ask-pair-first = Cecha podwójna { $trait } połączy dwa twoje zwierzęta: które jest pierwsze?
newworld-ask-pair-second = Cecha podwójna { $trait }: z którym zwierzęciem połączy się zwierzę { $animal }?
newworld-ask-mutation-turn = Użyj wierzchniej karty puli genów jako nowego zwierzęcia lub nowej cechy albo spasuj do końca fazy.
newworld-ask-offer-rearranging = Zostawiasz rząd bez zmian czy najpierw go przestawiasz?
newworld-ask-next-block = Ułóż rząd od lewej do prawej: co będzie następne?
newworld-ask-choose-mutant = Które z twoich zwierząt zmutuje?
newworld-ask-choose-mutation = Odkryta karta: { $card }. Co stanie się ze zwierzęciem { $animal }?
newworld-ask-before-basic = Twoja kolej: co zrobią twoje zwierzęta?
newworld-ask-after-basic = Użyjesz teraz akcji dodatkowej czy kończysz turę?
newworld-ask-choose-sheltered = Które zwierzę zajmie schronienie?
newworld-ask-choose-shelter = Z którego obszaru zwierzę { $animal } weźmie schronienie?
newworld-ask-choose-eater = Które zwierzę będzie jeść?
newworld-ask-choose-food = Z którego obszaru będzie jeść zwierzę { $animal }?
newworld-ask-choose-predator = Które zwierzę zaatakuje?
newworld-ask-choose-actor = Które zwierzę użyje cechy { $trait }?
newworld-ask-choose-prey = Które zwierzę zaatakuje drapieżnik { $predator }?
newworld-ask-choose-ignored = Twój drapieżnik { $predator } ma cechę Inteligencja: którą cechę zwierzęcia { $prey } zignoruje?
newworld-ask-choose-defence = Drapieżnik { $predator } atakuje twoje zwierzę { $prey }: która cecha zadziała teraz?
newworld-ask-choose-scavenger = Które zwierzę z cechą Padlinożerność zje pierwsze?
newworld-ask-shed-trait = Twoje zwierzę { $prey } wymyka się (Nieuchwytność): którą cechę straci?
newworld-ask-choose-stand-in = Zwierzę { $prey } ma cechę Mimikra: które z twoich zwierząt zostanie zaatakowane zamiast niego?
newworld-ask-choose-victim = Które zwierzę okradnie złodziej { $thief }?
newworld-ask-choose-loot = Które pożywienie straci zwierzę { $victim }?
newworld-ask-exchange-trait = Z której cechy zrezygnuje zwierzę { $animal }?
newworld-ask-exchange-card = Która karta da zwierzęciu { $animal } nową cechę?
newworld-ask-exchange-half = Którą cechę z karty { $card } otrzyma zwierzę { $animal }?
newworld-ask-chain-choice = Na obszarze { $area } nie wystarczy dla wszystkich: co stanie się teraz?
newworld-ask-rescue = Głodne zwierzęta czekają na decyzję ({ $animals }): jak uratujesz pierwsze z nich?
newworld-ask-discard-card = Masz za dużo kart na ręce: którą odrzucisz?

## Opcje

newworld-option-pass = Spasuj do końca fazy
newworld-option-end-turn = Zakończ turę
newworld-option-stop = Nie tratuj
newworld-option-decline = Nie używaj
newworld-option-as-animal = Jako nowe zwierzę
newworld-option-as-extended = Jako górną cechę karty
newworld-option-as-brief = Jako dolną cechę karty
newworld-option-shelter = Zajmij schronienie
newworld-option-feed = Jedz z obszaru
newworld-option-attack = Atakuj
newworld-option-red = Czerwone pożywienie
newworld-option-blue = Niebieskie pożywienie
newworld-option-use-fat = Zużyj tłuszcz
newworld-option-hibernate = Pozwól mu hibernować
newworld-option-starve = Pozwól mu zginąć
newworld-option-ignore-nothing = Nie ignoruj żadnej cechy
newworld-option-keep-row = Zostaw rząd bez zmian
newworld-option-rearrange = Przestaw rząd
newworld-option-as-trait = Jako nową cechę
newworld-option-loaded-fat = Tkanka tłuszczowa razem z tłuszczem
newworld-option-left-pair = Cecha podwójna po lewej
newworld-option-right-pair = Cecha podwójna po prawej
newworld-option-card = { $value }
newworld-option-trait = { $value }
newworld-option-pair-left = { $value }, z lewym sąsiadem
newworld-option-pair-right = { $value }, z prawym sąsiadem
newworld-option-animal = Zwierzę { $value }
newworld-option-area = { $value }
newworld-option-link = Komunikacja na prawo od zwierzęcia { $value }
newworld-option-trample = Zwierzę { $value } tratuje pożywienie
newworld-option-block = Odcinek, który zaczyna zwierzę { $value }
newworld-option-mirrored = Odcinek, który zaczyna zwierzę { $value }, w odwrotnej kolejności

## Wydarzenia

newworld-event-scored = { $seat } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: { $reason }.
newworld-event-epoch-began = Zaczyna się epoka { $epoch }. Pierwszy gracz: { $seat }.
newworld-event-phase-began = { $phase }
newworld-event-drew = { $seat } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
newworld-event-drew-cards = { $seat } dobiera: { $card }.
newworld-event-animal-born = { $seat } ma nowe zwierzę: { $animal }.
newworld-event-face-known = Zwierzę { $animal } to karta { $card }.
newworld-event-trait-added = { $seat } nadaje zwierzęciu { $animal } cechę { $trait }.
newworld-event-pair-added = { $seat } łączy zwierzęta { $animal } i { $partner } cechą podwójną { $trait }.
newworld-event-passed = { $seat } pasuje.
newworld-event-area-entered = Nowy obszar: { $area_card }.
newworld-event-area-filled = Obszar { $area } oferuje { $red ->
        [one] { $red } żeton pożywienia
        [few] { $red } żetony pożywienia
        [many] { $red } żetonów pożywienia
       *[other] { $red } żetonu pożywienia
    }{ $shelter ->
        [0] { "" }
       *[other] {" "}i schronienie
    }.
newworld-event-sheltered = { $seat }: zwierzę { $animal } bierze schronienie z obszaru { $area }.
newworld-event-fed = { $seat }: zwierzę { $animal } je z obszaru { $area }.
newworld-event-gained = { $seat }: zwierzę { $animal } otrzymuje { $count ->
        [one] { $count } dodatkowy żeton pożywienia
        [few] { $count } dodatkowe żetony pożywienia
        [many] { $count } dodatkowych żetonów pożywienia
       *[other] { $count } dodatkowego żetonu pożywienia
    }.
newworld-event-fat-stored = { $seat }: zwierzę { $animal } odkłada tłuszcz.
newworld-event-trampled = { $seat }: zwierzę { $animal } tratuje pożywienie na obszarze { $area }.
newworld-event-attacked = { $seat }: zwierzę { $animal } atakuje zwierzę { $prey } ({ $prey_seat }).
newworld-event-ignored = { $seat }: zwierzę { $animal } ignoruje cechę ofiary: { $trait }.
newworld-event-rolled = { $seat }: zwierzę { $animal } z cechą { $trait } rzuca kością: { $die }, { $success ->
        [0] porażka
       *[other] sukces
    }.
newworld-event-survived = { $seat }: zwierzę { $animal } przeżywa.
newworld-event-died = { $seat }: zwierzę { $animal } ginie ({ $cause }).
newworld-event-trait-lost = { $seat }: zwierzę { $animal } traci cechę { $trait }.
newworld-event-pair-lost = { $seat }: zwierzęta { $animal } i { $partner } tracą cechę podwójną { $trait }.
newworld-event-redirected = { $seat }: atak przenosi się ze zwierzęcia { $animal } na zwierzę { $prey }.
newworld-event-poisoned = { $seat }: zwierzę { $animal } jest zatrute.
newworld-event-scared = { $seat }: zwierzę { $animal } kryje się do końca fazy.
newworld-event-stole = { $seat }: zwierzę { $animal } okrada zwierzę { $victim } ({ $victim_seat }): { $colour } pożywienie.
newworld-event-fat-used = { $seat }: zwierzę { $animal } zużywa { $count ->
        [one] { $count } żeton tłuszczu
        [few] { $count } żetony tłuszczu
        [many] { $count } żetonów tłuszczu
       *[other] { $count } żetonu tłuszczu
    }.
newworld-event-hibernated = { $seat }: zwierzę { $animal } zapada w hibernację.
newworld-event-area-left = Obszar { $area_card } znika.
newworld-event-discarded = { $seat } odrzuca { $count ->
        [one] kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
newworld-event-discarded-card = { $seat } odrzuca: { $card }.
newworld-event-reshuffled = Karty odrzucone utworzyły nową, potasowaną talię. Liczba kart: { $count }.
newworld-event-first-player = Nowy pierwszy gracz: { $seat }.
newworld-event-rearranged = { $seat } przestawia rząd: { $animal }.
newworld-event-revealed = { $seat } odkrywa kartę { $card }.
newworld-event-swamp-grew = Obszar { $area } oferuje teraz { $red ->
        [one] { $red } żeton pożywienia
        [few] { $red } żetony pożywienia
        [many] { $red } żetonów pożywienia
       *[other] { $red } żetonu pożywienia
    }.

## Dlaczego opcja jest niedostępna

newworld-why-action-impossible = To zwierzę nie ma na czym użyć tej cechy.
newworld-why-already-acted = W tej turze akcja już była: zakończ turę, zamiast pasować.
newworld-why-already-used = To zwierzę użyło już tej cechy w tej fazie żywienia.
newworld-why-animal-is-full = To zwierzę jest najedzone i nie ma miejsca na tłuszcz.
newworld-why-area-without-food = Na tym obszarze nie ma już pożywienia.
newworld-why-area-without-shelter = Na tym obszarze nie ma już schronienia.
newworld-why-basic-action-is-compulsory = Jedno z twoich zwierząt może zająć schronienie albo jest głodne i może zjeść lub zaatakować: wtedy trzeba to zrobić.
newworld-why-block-not-free = Ten odcinek rzędu jest już ułożony albo nie zaczyna się od tego zwierzęcia.
newworld-why-both-gaps-taken = To zwierzę ma już cechę podwójną po obu stronach.
newworld-why-card-not-in-hand = Nie masz tej karty na ręce.
newworld-why-defence-is-compulsory = Ta cecha działa niezależnie od twojej woli; zrezygnować można tylko z cechy Odstraszanie.
newworld-why-defence-not-pending = Zaatakowane zwierzę nie ma takiej cechy, która mogłaby jeszcze zadziałać.
newworld-why-harmful-on-opponents-only = Tę szkodliwą cechę można nadać tylko zwierzętom innych graczy.
newworld-why-has-attacked = Ten drapieżnik już atakował w tej fazie żywienia.
newworld-why-has-shelter = To zwierzę ma już schronienie.
newworld-why-has-the-trait = To zwierzę ma już tę cechę.
newworld-why-link-is-compulsory = Komunikacja działa niezależnie od twojej woli; zrezygnować można tylko z tratowania.
newworld-why-must-play-more = Podczas Kataklizmu można spasować, mając na ręce najwyżej dwie karty.
newworld-why-mutation-impossible = Odkryta karta tego nie oferuje albo zwierzę nie może tego przyjąć.
newworld-why-no-access = To zwierzę nie ma dostępu do tego obszaru: brakuje mu wymaganej cechy.
newworld-why-no-animal-to-mutate = Nie masz zwierzęcia, które mogłoby otrzymać cechę.
newworld-why-no-card-fits = Żadna karta na ręce nie daje cechy, która mogłaby ją zastąpić.
newworld-why-no-hibernation-in-final-epoch = W ostatniej epoce nikt nie hibernuje: następnej już nie będzie.
newworld-why-no-legal-prey = Nie ma zwierzęcia, które ten drapieżnik mógłby zaatakować.
newworld-why-no-pair-traits = Metamorfoza nie pozwala zrezygnować z cech podwójnych.
newworld-why-no-shelter-in-reach = Żadne z twoich zwierząt bez schronienia nie ma do żadnego dostępu.
newworld-why-no-target = Żadne zwierzę nie może otrzymać tej cechy.
newworld-why-no-trait-fits = Zwierzę nie może otrzymać żadnej cechy z tej karty.
newworld-why-nobody-can-act = Żadne z twoich zwierząt nie może teraz użyć tej cechy.
newworld-why-nobody-can-attack = Żadne z twoich zwierząt nie może teraz atakować.
newworld-why-nobody-can-feed = Żadne z twoich zwierząt nie może teraz jeść z obszaru.
newworld-why-not-a-stand-in = Drapieżnik nie mógłby zaatakować tego zwierzęcia.
newworld-why-not-acted-yet = W tej turze nie było jeszcze akcji: spasuj, zamiast kończyć turę.
newworld-why-not-carnivorous = To zwierzę nie ma cechy Mięsożerność.
newworld-why-not-ignorable = Zignorowanie tej cechy nic nie da albo trzeba zignorować inną.
newworld-why-not-itself = Zwierzę nie może zrobić tego samemu sobie.
newworld-why-not-your-animal = To zwierzę nie jest twoje.
newworld-why-one-additional-action = W turze jest tylko jedna akcja dodatkowa.
newworld-why-one-basic-action = W turze jest tylko jedna akcja podstawowa.
newworld-why-own-animals-only = To dotyczy tylko twoich własnych zwierząt.
newworld-why-prey-protected = Cechy tego zwierzęcia chronią je przed drapieżnikiem.
newworld-why-prey-sheltered = To zwierzę jest w schronieniu.
newworld-why-same-chain = Te dwa zwierzęta należą już do jednego łańcucha.
newworld-why-stagnating = To zwierzę ma cechę Stagnacja: nie otrzyma nowych cech.
newworld-why-too-little-fat = Tłuszczu nie wystarczy na całe brakujące pożywienie.
newworld-why-trait-not-there = Zwierzę nie ma tej cechy.
newworld-why-traits-exclude-each-other = Ta cecha wyklucza się z inną cechą zwierzęcia.
newworld-why-victim-is-fed = To zwierzę jest najedzone: okraść można tylko głodne.
newworld-why-victim-without-food = To zwierzę nie ma pożywienia, które można by ukraść.

## Cechy

newworld-trait-carnivorous = Mięsożerność
    .help = Drapieżnik: raz na fazę żywienia może zaatakować i za zjedzoną ofiarę otrzymuje 2 niebieskie żetony pożywienia. Potrzebuje o 1 żeton więcej. Nie łączy się z cechą Padlinożerność.
newworld-trait-fat-storing = Tkanka tłuszczowa
    .help = Najedzone zwierzę odkłada na tej karcie 1 żeton tłuszczu. W fazie wymierania tłuszcz zastępuje brakujące pożywienie. Zwierzę może mieć kilka takich kart.
newworld-trait-swimming = Pływanie
    .help = Mogą je atakować tylko drapieżniki z cechą Pływanie. Ma dostęp do jezior.
newworld-trait-nocturnal = Nocny tryb życia
    .help = Mogą je atakować tylko drapieżniki z cechą Nocny tryb życia. Ma dostęp do jaskiń.
newworld-trait-robust = Masywność
    .help = Mogą je atakować tylko drapieżniki z cechą Masywność. Ma dostęp do sawann. Potrzebuje o 1 żeton pożywienia więcej.
newworld-trait-mutated = Szkodliwa mutacja
    .help = Szkodliwa, dla zwierząt innych graczy: zwierzę potrzebuje o 1 żeton pożywienia więcej i nie chroni go Mutualizm.
newworld-trait-sharp-sighted = Bystry wzrok
    .help = Jako drapieżnik może atakować zwierzęta z cechą Kamuflaż.
newworld-trait-camouflaged = Kamuflaż
    .help = Mogą je atakować tylko drapieżniki z cechą Bystry wzrok.
newworld-trait-burrowing = Życie w norze
    .help = Dopóki jest najedzone, nikt nie może go atakować. Tłuszcz się nie liczy.
newworld-trait-poisonous = Toksyczność
    .help = Drapieżnik, który je zje, ginie na początku fazy wymierania.
newworld-trait-running = Szybki bieg
    .help = Przy ataku rzuć kością: wynik 4, 5 lub 6 oznacza ucieczkę.
newworld-trait-horned = Rogi
    .help = Przy ataku rzuć kością: przy 5 lub 6 drapieżnik ginie i atak się kończy.
newworld-trait-elusive = Nieuchwytność
    .help = Przy ataku traci jedną ze swoich cech i przeżywa; drapieżnik otrzymuje 1 niebieski żeton pożywienia.
newworld-trait-repulsive = Odstraszanie
    .help = Przy ataku możesz odrzucić tę kartę: atak się kończy, a drapieżnik nie otrzymuje nic.
newworld-trait-scavenging = Padlinożerność
    .help = Otrzymuje 1 niebieski żeton pożywienia, gdy jakieś zwierzę zginie w ataku. Nie łączy się z cechą Mięsożerność.
newworld-trait-hibernating = Hibernacja
    .help = W fazie wymierania możesz odrzucić tę kartę: głodne zwierzę liczy się jako najedzone. Nie w ostatniej epoce.
newworld-trait-metamorphosing = Metamorfoza
    .help = Akcja dodatkowa, raz na fazę żywienia: odrzuć inną cechę tego zwierzęcia i dodaj nową z ręki. Bez cech podwójnych.
newworld-trait-thieving = Złodziejstwo
    .help = Akcja dodatkowa, raz na fazę żywienia: inne głodne zwierzę traci 1 żeton pożywienia, a to otrzymuje 1 niebieski.
newworld-trait-parasitised = Pasożyt
    .help = Szkodliwa, dla zwierząt innych graczy: zwierzę potrzebuje o 2 żetony pożywienia więcej i nie chroni go Mutualizm.
newworld-trait-stagnating = Stagnacja
    .help = Szkodliwa, dla dowolnego zwierzęcia: potrzebuje ono o 1 żeton pożywienia więcej, nie otrzymuje nowych cech i nie chroni go Mutualizm.
newworld-trait-adaptive = Zdolność adaptacji
    .help = Ma dostęp do wszystkich obszarów, także do lodowców.
newworld-trait-communicating = Komunikacja
    .help = Podwójna: gdy jedno z pary weźmie z obszaru czerwone pożywienie, drugie też bierze je z tego samego obszaru.
newworld-trait-cooperating = Współpraca
    .help = Podwójna: gdy jedno z pary otrzyma pożywienie, drugie otrzymuje 1 niebieski żeton.
newworld-trait-hoofed = Kopyta
    .help = Gdy weźmie z obszaru czerwone pożywienie, możesz zniszczyć tam jeszcze jedno.
newworld-trait-mutualistic = Mutualizm
    .help = Podwójna: żadnego z pary nie można atakować, chyba że samo ma szkodliwą cechę.
newworld-trait-mimicking = Mimikra
    .help = Przy ataku napaść przenosi się na inne twoje zwierzę, które drapieżnik może zaatakować, jeśli takie jest.
newworld-trait-flying = Latanie
    .help = Może je atakować tylko drapieżnik z mniejszą liczbą cech.
newworld-trait-intelligent = Inteligencja
    .help = Jako drapieżnik ignoruje jedną cechę ofiary.
newworld-trait-shy = Płochliwość
    .help = Gdy przeżyje atak, do końca fazy żywienia nikt nie może go atakować.

## Cechy podwójne jako opcje Losowych mutacji

newworld-pair-left-communicating = { newworld-trait-communicating }
newworld-pair-left-cooperating = { newworld-trait-cooperating }
newworld-pair-left-mutualistic = { newworld-trait-mutualistic }
newworld-pair-right-communicating = { newworld-trait-communicating }
newworld-pair-right-cooperating = { newworld-trait-cooperating }
newworld-pair-right-mutualistic = { newworld-trait-mutualistic }

## Karty ewolucji

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

## Obszary

newworld-area-taiga = Tajga
    .help = Dostępna dla każdego zwierzęcia.
newworld-area-steppe = Step
    .help = Dostępny dla każdego zwierzęcia.
newworld-area-mangrove-forest = Las mangrowy
    .help = Dostępny dla każdego zwierzęcia.
newworld-area-rainforest = Las deszczowy
    .help = Dostępny dla każdego zwierzęcia.
newworld-area-broadleaf-forest = Las liściasty
    .help = Dostępny dla każdego zwierzęcia.
newworld-area-swamp = Bagna
    .help = Dostępne dla każdego zwierzęcia. Na początku mają 1 żeton pożywienia, a za każde zwierzę, które zginie, przybywa 1, najwyżej do 4.
newworld-area-savannah = Sawanna
    .help = Tylko dla zwierząt z cechą Masywność.
newworld-area-desert = Pustynia
    .help = Dostępna dla każdego zwierzęcia.
newworld-area-cave = Jaskinia
    .help = Tylko dla zwierząt z cechą Nocny tryb życia.
newworld-area-mountains = Góry
    .help = Dostępne dla każdego zwierzęcia.
newworld-area-lake = Jezioro
    .help = Tylko dla zwierząt z cechą Pływanie.
newworld-area-meadow = Łąka
    .help = Dostępna dla każdego zwierzęcia.
newworld-area-glacier = Lodowiec
    .help = Tylko dla zwierząt bez żadnej cechy.
newworld-area-tundra = Tundra
    .help = Dostępna dla każdego zwierzęcia.

newworld-area_card-taiga = { newworld-area-taiga }
newworld-area_card-steppe = { newworld-area-steppe }
newworld-area_card-mangrove-forest = { newworld-area-mangrove-forest }
newworld-area_card-rainforest = { newworld-area-rainforest }
newworld-area_card-broadleaf-forest = { newworld-area-broadleaf-forest }
newworld-area_card-swamp = { newworld-area-swamp }
newworld-area_card-savannah = { newworld-area-savannah } / { newworld-area-desert }
newworld-area_card-cave = { newworld-area-cave } / { newworld-area-mountains }
newworld-area_card-lake = { newworld-area-lake } / { newworld-area-meadow }
newworld-area_card-glacier = { newworld-area-glacier } / { newworld-area-tundra }

## Pozostałe

newworld-phase-development = Faza rozwoju
newworld-phase-areas = Faza obszarów
newworld-phase-feeding = Faza żywienia
newworld-phase-extinction = Faza wymierania
newworld-cause-eaten = łup drapieżnika
newworld-cause-horned = rogi ofiary
newworld-cause-poison = zatrucie
newworld-cause-hunger = głód
newworld-colour-red = czerwone
newworld-colour-blue = niebieskie
newworld-reason-animals = ocalałe zwierzęta
newworld-reason-traits = karty cech
newworld-reason-bonuses = żarłoczne cechy

## Stół w terminalu

newworld-table-epoch = Epoka { $epoch }
newworld-table-final-epoch = Ostatnia epoka
newworld-table-piles = Talia { $deck }, karty odrzucone { $discard }, pozostałe obszary { $areas }
newworld-table-area = Obszar
newworld-table-food = Pożywienie
newworld-table-shelters = Schronienia
newworld-table-needs = Dostęp
newworld-table-everybody = wszystkie zwierzęta
newworld-table-no-traits = zwierzęta bez cech
newworld-table-animal = Zwierzę
newworld-table-traits = Cechy
newworld-table-eaten = Zjedzone
newworld-table-state = Stan
newworld-table-points = na razie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
newworld-table-cards = { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
newworld-table-hand = Twoja ręka
newworld-table-first = zaczyna
newworld-table-passed = pas
newworld-table-no-animals = brak zwierząt
newworld-table-sheltered = w schronieniu
newworld-table-poisoned = zatrute
newworld-table-scared = kryje się
newworld-table-attacked = po ataku
newworld-table-fed = najedzone
newworld-table-hungry = głodne
newworld-table-used = użyte
newworld-table-fat = tłuszcz
newworld-table-joined = połączone ze zwierzęciem { $animal }
