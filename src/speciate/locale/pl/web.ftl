### Klient przeglądarkowy, po polsku: strona główna, stoły, powtórki i ustawienia.

web-title = Speciate: strategiczne gry o ewolucji
web-home = Strona główna
web-navigation = Strony
web-play = Graj
web-replays = Powtórki
web-learn = Nauka
web-games = Gry
web-close = Zamknij
web-loading = Chwileczkę …
web-guest = Gość

## Strona główna

web-door-marine = Rozmieszczaj pionki, kształtuj dno morza, przetrwaj asteroidę.
web-door-newworld = Rozwijaj zwierzęta cecha po cesze i dbaj, by nie głodowały.
web-door-entropy = Zapalaj gwiazdy, twórz planety, zasiedlaj je życiem.
web-play-bots = Graj z botami
web-new-table = Nowy stół
web-players-range = od { $from } do { $to }
web-minutes = { $from }–{ $to } min
web-my-tables = Twoje stoły
web-my-tables-empty = Nie ma jeszcze żadnego stołu. Przycisk „Graj z botami” od razu go zakłada.
web-wait-for-you = { $count ->
        [one] { $count } czeka na ciebie
        [few] { $count } czekają na ciebie
        [many] { $count } czeka na ciebie
       *[other] { $count } czeka na ciebie
    }
web-open-tables = Otwarte stoły
web-open-tables-empty = Nikt teraz nie szuka graczy. Otwórz stół i wyślij link.
web-finished = Zakończone
web-finished-empty = Tu trafiają zakończone gry wraz z powtórkami.
web-all-replays = Wszystkie powtórki
web-independent = Speciate to niezależny projekt. Nazwy gier należą do ich właścicieli; wszystkie rysunki są naszego autorstwa.
web-missing = Nic tu nie ma
web-missing-help = Adres może zawierać literówkę albo stół już nie istnieje.

## Strona gry

web-about = O czym to jest
web-how-to-learn = Jak się nauczyć
web-learn-in-play = Na początek nie trzeba znać zasad: świeci tylko to, co dozwolone, a wszystko objaśnia się samo, gdy to wskażesz.
web-learn-newworld-1 = Epoka ma cztery fazy. W fazie rozwoju gracze po kolei zagrywają karty: jako nowe zwierzę albo jako jedną z dwóch cech na karcie.
web-learn-newworld-2 = W fazie obszarów dochodzi nowy obszar i pojawia się pożywienie. Niektóre obszary są tylko dla zwierząt z określoną cechą.
web-learn-newworld-3 = W fazie żywienia gracze działają na zmianę: zwierzę zajmuje schronienie, je albo atakuje. Głodne zwierzę, które może jeść, musi to zrobić.
web-learn-newworld-4 = Zwierzę z cechą Mięsożerność atakuje inne i otrzymuje za to 2 żetony pożywienia. Cechy ofiary mogą uniemożliwić atak albo rozstrzyga go kość.
web-learn-newworld-5 = W fazie wymierania ginie każde zwierzę, które wciąż jest głodne. Potem dobierasz po karcie za każde zwierzę i jeszcze dwie.
web-learn-newworld-6 = Po ostatniej epoce każde zwierzę jest warte 3 punkty, każda karta cechy 1 punkt, a do tego tyle, ile dodatkowego pożywienia cecha wymaga.
web-learn-marine-1 = W swojej turze umieść jeden pionek na wolnym polu akcji i od razu ją wykonaj albo odzyskaj wszystkie pionki.
web-learn-marine-2 = Dwanaście akcji przechodzi się z góry na dół: za swój najdalszy pionek idzie się już tylko dalej, więc kolejność jest ważna.
web-learn-marine-3 = Dyski na rogach to elementy. Zwierzę żyje na kaflu, dopóki któryś dysk pasuje do jego elementu; inaczej jest zagrożone.
web-learn-marine-4 = Specjacja daje nowe gatunki, Migracja je przesuwa, Rywalizacja usuwa cudze; Odkrywanie i Tektonika powiększają świat.
web-learn-marine-5 = Ewolucja punktuje kafel dla tego, kto ma tam najwięcej gatunków, i pozwala użyć karty. Dominacja daje pionki specjalne, które potrafią więcej.
web-learn-marine-6 = Dobierane karty mogą wywołać wymieranie: zagrożone gatunki giną. Asteroida jest wśród ostatnich kart i kończy grę; wygrywa najwięcej punktów.
web-learn-entropy-1 = W swojej turze twój naukowiec przechodzi 1 do 3 sektorów po rondlu i staje w zewnętrznym albo wewnętrznym kręgu. Krótsza droga daje lepszy bonus.
web-learn-entropy-2 = Wewnętrzny krąg ma trzy wielkie akcje: gwiazdy, planety, życie. Każda zostawia kamień, który zabierasz, gdy go mijasz.
web-learn-entropy-3 = Gwiazdy dają warunki, a za entropię także zasoby. Planety z asteroidami dają kolejne warunki i miejsce na życie.
web-learn-entropy-4 = Karta życia wymaga warunków planety i daje organizmy: bakterie, rośliny, zwierzęta. Biomy płacą, gdy wejdziesz na ich akcję.
web-learn-entropy-5 = Pozostałe akcje aktywują gwiazdy, dobierają karty, przechwytują asteroidy, ulepszają konsolę i napędzają generator.
web-learn-entropy-6 = Gdy spełnione są dwa cele główne, kończy się rundę i rozgrywa jeszcze jedną. Punktują cele, misje, płytki i karty.

## Nowy stół

web-new-table-of = Nowy stół: { $game }
web-seats = Miejsca
web-seat = Miejsce { $number }
web-you = ty
web-player = Gracz { $number }
web-seat-open = Wolne dla człowieka
web-seat-bot = Bot: { $level }
web-seat-hotseat = Przy tym ekranie
web-seat-off = Nikt
web-level-random = losowy
web-level-greedy = zachłanny
web-level-beginner = początkujący
web-level-easy = łatwy
web-level-medium = średni
web-level-hard = trudny
web-level-master = mistrz
web-too-few = Najmniejsza liczba graczy: { $count }.
web-rules-options = Zasady
web-time = Czas
web-clock-none = Bez zegara
web-clock-live = Na żywo: po 15 minut dla każdego i 20 sekund na decyzję
web-clock-correspondence = Korespondencyjnie: 48 godzin na decyzję
web-listed = Pokaż wśród otwartych stołów
web-listed-help = W przeciwnym razie dołączą tylko osoby z linkiem.
web-create-and-invite = Otwórz stół i zaproś
web-begin = Zacznij

## Poczekalnia

web-open-seat = wolne
web-waiting-room = Oczekiwanie na graczy
web-invite = Zaproszenie
web-invite-help = Wyślij ten link. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-copy = Kopiuj
web-copied = Link skopiowany.
web-copy-by-hand = Przeglądarka nie pozwala tu kopiować: zaznacz link i skopiuj go.
web-fill = Zacznij z botami na wolnych miejscach
web-leave-table = Odejdź od stołu
web-join = Dołącz
web-name = Twoje imię

## Konto i ustawienia

web-account = Ty
web-account-help = Gość jest znany tylko w tej przeglądarce. Z hasłem można grać z każdego miejsca.
web-password = Hasło (co najmniej 8 znaków)
web-play-as = Użyj tego imienia
web-make-account = Załóż konto
web-sign-in = Zaloguj się
web-sign-out = Wyloguj się
web-signed-in-as = Zalogowane konto: { $name }.
web-hello = Cześć, { $name }!
web-settings = Ustawienia
web-language = Język
web-theme = Wygląd
web-theme-auto = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-speed = Szybkość animacji
web-speed-off = Bez animacji
web-speed-fast = Szybka
web-speed-normal = Zwykła
web-speed-slow = Powolna
web-confirming = Kliknięcie opcji
web-confirming-never = od razu ją wykonuje
web-confirming-always = zaznacza ją, drugie potwierdza

## Stół

web-your-turn = Twoja kolej
web-waiting = Teraz wybiera: { $names }
web-to-act = ma ruch
web-options = Co możesz zrobić
web-options-button = { $count ->
        [one] { $count } opcja
        [few] { $count } opcje
        [many] { $count } opcji
       *[other] { $count } opcji
    }
web-options-count = { $count ->
        [one] { $count } opcja.
        [few] { $count } opcje.
        [many] { $count } opcji.
       *[other] { $count } opcji.
    }
web-selected = Zaznaczono: { $option }. Wybierz ponownie, aby potwierdzić.
web-players = Gracze
web-points = punkty
web-points-all = Punkty wszystkich graczy
web-person = człowiek
web-bot = bot
web-away = poza stołem
web-time-left = Pozostały czas
web-log = Dziennik
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-all = Pokaż wszystko
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-say = Napisz coś
web-send = Wyślij
web-rail = Gracze, opcje i dziennik
web-tabs = Części stołu
web-tab-board = Stół
web-tab-mine = Ręka
web-tab-lit = Tu można coś wybrać
web-menu = Stół i ustawienia
web-steps = Twoje wybory
web-undo = Cofnij
web-undo-to = Cofnij aż dotąd
web-undone = Cofnięto.
web-undo-ask = Poproś o cofnięcie
web-undo-asked = Pozostali dostali pytanie, czy możesz to cofnąć.
web-undo-refused = Nie ma nic do cofnięcia.
web-undo-request = { $name } prosi o cofnięcie wyboru.
web-abandon-request = Ktoś chce zakończyć tę grę bez wyniku.
web-time-out = Skończył ci się czas, dlatego decyduje za ciebie bot.
web-i-am-back = Już jestem
web-agree = Zgoda
web-decline = Odmowa
web-leave = Przekaż botowi
web-abandon = Zaproponuj zakończenie gry
web-copy-link = Kopiuj link do tego stołu
web-commitment = Tasowanie w tej grze ustalono przed jej początkiem. Jego pieczęć:
web-no-board = Ta gra nie ma jeszcze własnego widoku. Można w nią grać z tej listy.
web-stale = Gra poszła już dalej. Spójrz jeszcze raz i wybierz.
web-not-yours = Teraz nie ty wybierasz.
web-pass-screen = Do ekranu podchodzi { $name }
web-here-i-am = Już jestem
web-not-possible = Nie można:
web-rule = Zasady { $section }
web-reconstructed = Rekonstrukcja: drukowany element nie jest publiczny, to nasze najlepsze odczytanie.
web-score = Wynik
web-options-tab = Opcje
web-log-since = twoja ostatnia tura
web-turn-elsewhere = Twoja kolej przy innym stole: { $names }.
web-nothing-waits = Żaden inny stół na ciebie nie czeka.

## Stany

web-reconnecting = Wznawianie połączenia
web-reconnecting-help = Połączenie zostało przerwane. Ostatni potwierdzony ruch jest bezpieczny; strona próbuje dalej.
web-reconnected = Połączenie wróciło.
web-table-gone = Ten stół już nie istnieje. Wróć na stronę główną i załóż inny.
web-storage = Wstrzymano
web-storage-help = Serwer nie może teraz zapisywać. Nic nie przepadło; gra ruszy dalej sama.
web-abandoned = Zakończono
web-abandoned-help = Wszyscy zgodzili się zakończyć grę bez wyniku.
web-you-win = Wygrywasz
web-wins = { $count ->
        [one] { $names } wygrywa
        [few] Wspólne zwycięstwo: { $names }
        [many] Wspólne zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
web-result = Wynik końcowy
web-rematch = Rewanż

## Klawisze

web-help = Pomoc
web-keys = Pomoc i klawisze
web-gold = Złoty kolor znaczy: tu możesz teraz działać. Kliknij lub dotknij albo wybierz ze słownej listy.
web-point-help = Wskaż cokolwiek (na ekranie dotykowym przytrzymaj), by przeczytać, co to jest i dlaczego teraz się nie da.
web-hurry-help = Gdy pokazywane są ruchy innych, dowolny klawisz lub dotknięcie pokazuje resztę od razu.
web-key-number = wykonaj tę opcję z listy
web-key-options = przejdź do listy opcji
web-key-next = następne świecące miejsce na stole
web-key-arrows = sąsiednie miejsce
web-key-enter = wykonaj to, co wskazane
web-key-escape = odznacz, zamknij
web-key-undo = cofnij krok, całą turę
web-key-why = co to jest i dlaczego się nie da?
web-key-places = stół, moja ręka, gracze
web-key-talk = dziennik, czat

## Powtórka

web-replay = Powtórka
web-replay-of = Powtórka: { $game }
web-back-to-table = Wróć do stołu
web-eyes = Czyimi oczami
web-all-seats = Wszystkie miejsca
web-move-of = Ruch { $at } z { $of }:
web-beginning = Początek
web-share = Udostępnij
web-play-on = Graj dalej od tego miejsca
web-moves = Ruchy
web-moment = Moment gry
web-step-back = Krok wstecz
web-step-forward = Krok naprzód
web-play-replay = Odtwórz
web-pause = Wstrzymaj

## Błędy

web-error-unreachable = Serwer jest nieosiągalny. Sprawdź połączenie; strona próbuje dalej.
web-error-server = Na serwerze coś poszło nie tak. Spróbuj ponownie za chwilę.

## Ewolucja: Nowy świat na stole

web-newworld-epoch = Epoka { $epoch } z { $of }
web-newworld-phase-development = rozwój
web-newworld-phase-areas = obszary
web-newworld-phase-feeding = żywienie
web-newworld-phase-extinction = wymieranie
web-newworld-animals = zwierzęta
web-newworld-traits = karty cech
web-newworld-hand = karty na ręce
web-newworld-areas = Obszary
web-newworld-area-label = { $area }: pożywienie { $food }, schronienia { $shelters }{ $needs ->
        [none] { "" }
       *[other] , dostęp: { $needs }
    }
web-newworld-token-red = Czerwone pożywienie
    .help = Pożywienie z obszaru. Zwierzę bierze po jednym żetonie, aż będzie najedzone.
web-newworld-token-blue = Niebieskie pożywienie
    .help = Pożywienie spoza obszarów: ofiara, padlina, kradzież, współpraca.
web-newworld-token-fat = Tłuszcz
    .help = Leży na karcie Tkanka tłuszczowa. W fazie wymierania zastępuje brakujące pożywienie.
web-newworld-token-shelter = Schronienie
    .help = Zwierzęcia w schronieniu nie można atakować. Zajęcie go to osobna akcja.
web-newworld-token-missing-red = Brakujące pożywienie
    .help = Przy zwierzęciu: czego jeszcze potrzebuje. Na obszarze: co tu było i zostało zjedzone.
web-newworld-token-missing-fat = Miejsce na tłuszcz
    .help = Gdy zwierzę będzie najedzone, tu trafi następne pożywienie.
web-newworld-token-missing-shelter = Miejsce na schronienie
    .help = Ktoś je już zajął albo jeszcze się nie pojawiło.
web-newworld-leaves = znika po tej epoce
web-newworld-needs = Brakuje { $count }
web-newworld-fed = Najedzone
web-newworld-first = pierwszy gracz
web-newworld-new = Nowe
web-newworld-your-hand = Twoja ręka, widzisz ją tylko ty
web-newworld-no-row = Tu pojawi się twoje pierwsze zwierzę.
web-newworld-no-cards = Nie ma już kart.
web-newworld-deck = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
web-newworld-areas-left = { $count ->
        [one] został { $count } obszar
        [few] zostały { $count } obszary
        [many] zostało { $count } obszarów
       *[other] zostało { $count } obszaru
    }
web-newworld-can-attack = Może zaatakować: { $prey }
web-newworld-prey = może zostać zaatakowane
web-newworld-hunter = może je zaatakować
web-newworld-attack = Atak
web-newworld-if = Gdy { $predator } zaatakuje { $prey }
web-newworld-no-defence = Nie ma cechy, która mogłaby pomóc.
web-newworld-die-good = Sukces
web-newworld-die-bad = Porażka
web-newworld-face-down = Twoje karty leżą zakryte ({ $count }); nikt ich nie widzi, dopóki nie zostaną użyte
web-newworld-if-help = Wskaż zwierzę, które można zaatakować, a tu przeczytasz, jak może się bronić.

## Dominant Species: Władcy Oceanu

web-marine-tab-map = Mapa
web-marine-tab-actions = Akcje
web-marine-turn = Tura { $turn }
web-marine-last = ostatnie tury
web-marine-display = Obszar akcji
web-marine-special-only = tylko pionki specjalne
web-marine-on-tile = { $animal }, { $hex }
web-marine-all = wsz.
web-marine-do-abundance = Dodaj żeton
web-marine-do-autotrophs = Zmiana przy erupcjach
web-marine-do-depletion = Usuń żeton
web-marine-do-adaptation = Zyskaj żeton
web-marine-do-regression = Chroń zasoby
web-marine-do-speciation = Nowe gatunki
web-marine-do-wanderlust = Połóż kafel
web-marine-do-tectonics = Otwórz erupcję
web-marine-do-migration = Przesuń gatunki
web-marine-do-competition = Usuń gatunki
web-marine-do-evolution = Punkty i karta
web-marine-do-domination = Zdobądź pionek
web-marine-square = puste pole
web-marine-target = { $element }: wartość { $target }
web-marine-values = Wartości dominacji: { $values }
web-marine-control = Pionek specjalny mają: { $animal }
web-marine-vp = { $points } PZ
web-marine-points = PZ
web-marine-endangered = zagrożone
web-marine-no-species = brak gatunków
web-marine-corner = Wierzchołek
web-marine-would-score = Punkty przy podliczeniu teraz: { $points }
web-marine-would-die-here = Wymieranie usunęłoby stąd: { $species }
web-marine-would-die = Wymieranie usunęłoby teraz
web-marine-none-would-die = Wymieranie nikogo by teraz nie usunęło
web-marine-cards = Karty ewolucji
web-marine-deck = { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
        [many] { $count } kart w talii
       *[other] { $count } karty w talii
    }
web-marine-deck-help = Asteroida jest wśród ostatnich kart talii
web-marine-no-card = brak karty
web-marine-extinction = Wymieranie
web-marine-survival = Przetrwanie
web-marine-extinction-help = Po dobraniu: Wymieranie, wszystkie zagrożone gatunki giną.
web-marine-survival-help = Przetrwanie: punkty dla tego, kto sam ma najwięcej gatunków na erupcjach
web-marine-on-vents = { $count ->
        [one] na { $count } erupcji
        [few] na { $count } erupcjach
        [many] na { $count } erupcjach
       *[other] na { $count } erupcji
    }
web-marine-nobody = nikt samodzielnie
web-marine-tiles = Kafle
web-marine-stack-empty = Pusty stos
web-marine-vents-left = pozostałe erupcje
web-marine-reseed = Rozkładanie
web-marine-food-chain = Łańcuch pokarmowy i znaczniki rozkładania
web-marine-marker-left = znacznik rozkładania po lewej
web-marine-marker-right = znacznik rozkładania po prawej
web-marine-elements = Zasoby
web-marine-pawns = Wolne pionki
web-marine-basic-pawn = Zwykły pionek
web-marine-special-pawns = Wolne pionki specjalne
web-marine-pick-pawn = Pionek do umieszczenia
web-marine-species = Gatunki
web-marine-pool = pula genowa
web-marine-pool-help = gatunki w puli genowej
web-marine-lost = usunięte gatunki
web-marine-lost-short = usunięte
web-marine-trait = Cecha
web-marine-your-traits = Rozdane cechy, widzisz je tylko ty
web-marine-no-trait = jeszcze brak
web-marine-trait-cards = { $count ->
        [one] { $count } karta cechy
        [few] { $count } karty cech
        [many] { $count } kart cech
       *[other] { $count } karty cech
    }
web-marine-watching = Oglądasz grę.
web-marine-zoom-in = Powiększ mapę
web-marine-zoom-out = Cała mapa
