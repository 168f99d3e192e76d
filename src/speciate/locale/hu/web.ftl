### A webes kliens, magyarul: kezdőlap, asztalok, visszajátszások és beállítások.

web-title = Speciate: evolúciós stratégiai játékok
web-home = Kezdőlap
web-navigation = Oldalak
web-play = Játék
web-replays = Visszajátszások
web-learn = Tanulás
web-games = Játékok
web-close = Bezárás
web-loading = Egy pillanat …
web-guest = Vendég

## Kezdőlap

web-door-marine = Helyezz le bábukat, formáld a tengerfeneket, éld túl a kisbolygót.
web-door-newworld = Fejleszd az állataidat tulajdonságról tulajdonságra, és lakasd jól őket.
web-door-entropy = Gyújts csillagokat, formálj bolygókat, népesítsd be őket élettel.
web-play-bots = Játék botokkal
web-new-table = Új asztal
web-players-range = { $from }–{ $to }
web-minutes = { $from }–{ $to } perc
web-my-tables = Az asztalaid
web-my-tables-empty = Még nincs asztalod. A „Játék botokkal” rögtön nyit egyet.
web-wait-for-you = { $count } vár rád
web-open-tables = Nyitott asztalok
web-open-tables-empty = Most senki sem keres játékostársat. Nyiss egy asztalt, és küldd el a linkjét.
web-finished = Befejezett játékok
web-finished-empty = Ide kerülnek a befejezett játékok, a visszajátszásukkal együtt.
web-all-replays = Minden visszajátszás
web-independent = A Speciate független projekt. A játékok nevei a tulajdonosaikéi; itt minden rajz a sajátunk.
web-missing = Itt nincs semmi
web-missing-help = Lehet, hogy elgépelted a címet, vagy már nincs meg az asztal.

## Egy játék oldala

web-about = Miről szól
web-how-to-learn = Hogyan tanuld meg
web-learn-in-play = A kezdéshez nem kell tudnod a szabályokat: csak az világít, ami megengedett, és minden elmagyarázza magát, ha rámutatsz.
web-learn-newworld-1 = Egy korszaknak négy fázisa van. A fejlődési fázisban felváltva játszotok ki lapokat: új állatként, vagy a lap két tulajdonságának egyikeként.
web-learn-newworld-2 = A területfázisban új terület érkezik, és megjelenik az élelem. Néhány terület csak bizonyos tulajdonságú állatoké.
web-learn-newworld-3 = Az etetési fázisban felváltva következtek: egy állat menedéket foglal, eszik vagy támad. Ha egy éhes állat ehet, ennie kell.
web-learn-newworld-4 = A Húsevő állat megtámad másokat, és 2 élelmet kap érte. A zsákmány tulajdonságai megtilthatják a támadást, vagy kockadobás dönt.
web-learn-newworld-5 = A kihalási fázisban elpusztul, aki még éhes. Aztán állatonként egy lapot húzol, és még kettőt.
web-learn-newworld-6 = Az utolsó korszak után minden állat 3 pontot ér, minden tulajdonságlap még 1-et, és annyival többet, amennyi plusz élelmet a tulajdonság kíván.
web-learn-marine-1 = A körödben helyezz le egy bábut egy szabad akciómezőre, és rögtön hajtsd végre, vagy vedd vissza az összes bábudat.
web-learn-marine-2 = A tizenkét akció felülről lefelé halad: a legtávolabbi bábudon túl csak tovább mehetsz, ezért számít a sorrend.
web-learn-marine-3 = A sarkokon lévő korongok elemek. Egy állat addig él meg egy lapkán, amíg ott egy korong egyezik valamelyik elemével; különben veszélyeztetett.
web-learn-marine-4 = A Fajképződés új fajokat hoz, a Vándorlás mozgatja őket, a Versengés a többiekét távolítja el; a Felfedezés és a Tektonika növeli a világot.
web-learn-marine-5 = Az Evolúció pontoz egy lapkát annak, akinek ott a legtöbb faja van, és kártyát használhatsz. Az Uralom különleges, többet tudó bábukat ad.
web-learn-marine-6 = A felhúzott lapok kihalást válthatnak ki: a veszélyeztetett fajok elpusztulnak. Az Aszteroida az utolsó lapok közt van, és lezárja a játékot; a legtöbb pont nyer.
web-learn-entropy-1 = A körödben a tudósod 1–3 szektort lép a rondellán, és a külső vagy a belső körben áll meg. A rövidebb út jobb bónuszt ad.
web-learn-entropy-2 = A belső körben van a három nagy akció: csillagok, bolygók, élet. Mindegyik ott hagy egy követ, amelyet elhaladva visszaveszel.
web-learn-entropy-3 = A csillagok feltételeket és entrópiáért javakat adnak. A bolygók kisbolygóikkal további feltételeket és helyet adnak az életnek.
web-learn-entropy-4 = Az életkártya egy bolygó feltételeit kéri, és élőlényeket hoz: baktériumokat, növényeket, állatokat. A biomok akkor fizetnek, ha az akciójukra lépsz.
web-learn-entropy-5 = A többi akció csillagot aktivál, lapot húz, kisbolygót fog be, a konzolt fejleszti és a generátort hajtja.
web-learn-entropy-6 = Ha két fő cél teljesült, a forduló véget ér, és még egy következik. A célok, küldetések, lapkák és kártyák pontot érnek.

## Új asztal

web-new-table-of = Új asztal: { $game }
web-seats = Helyek
web-seat = { $number }. hely
web-you = te
web-player = { $number }. játékos
web-seat-open = Szabad, embernek
web-seat-bot = Bot: { $level }
web-seat-hotseat = Ennél a képernyőnél
web-seat-off = Senki
web-level-random = véletlenszerű
web-level-greedy = mohó
web-level-beginner = kezdő
web-level-easy = könnyű
web-level-medium = közepes
web-level-hard = nehéz
web-level-master = mester
web-too-few = Legalább { $count } játékos kell.
web-rules-options = Szabályok
web-time = Idő
web-clock-none = Óra nélkül
web-clock-live = Élőben: fejenként 15 perc és döntésenként 20 másodperc
web-clock-correspondence = Levelezésben: döntésenként 48 óra
web-listed = Megjelenik a nyitott asztalok között
web-listed-help = Egyébként csak az csatlakozhat, akinél megvan a link.
web-create-and-invite = Asztal nyitása és meghívás
web-begin = Kezdés

## Váróterem

web-open-seat = szabad
web-waiting-room = Várakozás játékosokra
web-invite = Meghívó
web-invite-help = Küldd el ezt a linket. A játék akkor kezdődik, amikor minden hely betelt.
web-copy = Másolás
web-copied = A link a vágólapon van.
web-copy-by-hand = A böngésződ itt nem enged másolni: jelöld ki és másold ki a linket.
web-fill = Kezdés, botokkal a szabad helyeken
web-leave-table = Távozás az asztaltól
web-join = Csatlakozás
web-name = A neved

## Fiók és beállítások

web-account = Te
web-account-help = Vendégként csak ez a böngésző ismer. Jelszóval bárhonnan játszhatsz.
web-password = Jelszó (legalább 8 karakter)
web-play-as = Ezt a nevet használom
web-make-account = Fiók létrehozása
web-sign-in = Bejelentkezés
web-sign-out = Kijelentkezés
web-signed-in-as = Bejelentkezve: { $name }.
web-hello = Szia, { $name }!
web-settings = Beállítások
web-language = Nyelv
web-theme = Megjelenés
web-theme-auto = A rendszer szerint
web-theme-light = Világos
web-theme-dark = Sötét
web-speed = Animációk sebessége
web-speed-off = Nincs animáció
web-speed-fast = Gyors
web-speed-normal = Normál
web-speed-slow = Lassú
web-confirming = Kattintás egy lehetőségre
web-confirming-never = rögtön végrehajtja
web-confirming-always = kijelöli, a második megerősíti

## Az asztal

web-your-turn = Te következel
web-waiting = Most választ: { $names }
web-to-act = ő következik
web-options = Amit tehetsz
web-options-button = { $count } lehetőség
web-options-count = { $count } lehetőség.
web-selected = Kijelölve: { $option }. Válaszd újra a megerősítéshez.
web-players = Játékosok
web-points = pont
web-points-all = Minden játékos pontjai
web-person = ember
web-bot = bot
web-away = nincs itt
web-time-left = Hátralévő idő
web-log = Napló
web-log-empty = Még nem történt semmi.
web-log-all = Minden mutatása
web-chat = Csevegés
web-chat-empty = Még senki sem írt semmit.
web-chat-say = Írj valamit
web-send = Küldés
web-rail = Játékosok, lehetőségek és napló
web-tabs = Az asztal részei
web-tab-board = Asztal
web-tab-mine = Kéz
web-tab-lit = Itt lehet választani
web-menu = Asztal és beállítások
web-steps = Amit eddig választottál
web-undo = Vissza
web-undo-to = Visszavonás eddig
web-undone = Visszavonva.
web-undo-ask = Visszavonás kérése
web-undo-asked = A többiek kérdést kaptak, hogy visszavonhatod-e.
web-undo-refused = Nincs mit visszavonni.
web-undo-request = { $name } szeretne visszavonni egy döntést.
web-abandon-request = Valaki eredmény nélkül befejezné ezt a játékot.
web-time-out = Lejárt az időd, ezért bot dönt helyetted.
web-i-am-back = Itt vagyok újra
web-agree = Egyetértek
web-decline = Elutasítom
web-leave = Átadás egy botnak
web-abandon = A játék befejezésének felajánlása
web-copy-link = Az asztal linkjének másolása
web-commitment = A játék keverései már a kezdete előtt rögzítve voltak. A pecsétjük:
web-no-board = Ennek a játéknak még nincs rajza. Ebből a listából lehet játszani.
web-stale = A játék közben továbblépett. Nézd meg újra, aztán válassz.
web-not-yours = Most nem te választasz.
web-pass-screen = Most { $name } ül a képernyő elé
web-here-i-am = Itt vagyok
web-not-possible = Nem lehetséges:
web-rule = Szabály: { $section }
web-reconstructed = Rekonstrukció: a nyomtatott elem nem nyilvános, ez a legjobb értelmezésünk.
web-score = Pontok
web-options-tab = Választás
web-log-since = a legutóbbi köröd
web-turn-elsewhere = Te jössz egy másik asztalnál: { $names }.
web-nothing-waits = Más asztal nem vár rád.

## Állapotok

web-reconnecting = Újracsatlakozás
web-reconnecting-help = Megszakadt a kapcsolat. Az utolsó megerősített lépésed biztonságban van; az oldal tovább próbálkozik.
web-reconnected = Újra van kapcsolat.
web-table-gone = Ez az asztal már nem létezik. Menj a kezdőlapra, és nyiss egy másikat.
web-storage = Szünet
web-storage-help = A kiszolgáló most nem tud menteni. Semmi sem veszett el; a játék magától folytatódik.
web-abandoned = Befejezve
web-abandoned-help = Mindenki beleegyezett, hogy a játék eredmény nélkül érjen véget.
web-you-win = Győztél
web-wins = { $count ->
        [one] { $names } győz
       *[other] Közös győzelem: { $names }
    }
web-result = Végeredmény
web-rematch = Visszavágó

## Billentyűk

web-help = Súgó
web-keys = Súgó és billentyűk
web-gold = Az arany azt jelenti: itt most tehetsz valamit. Kattints vagy koppints rá, vagy válassz a szöveges listából.
web-point-help = Mutass rá bármire (érintőképernyőn tartsd nyomva), és elolvashatod, mi az, és miért nem lehetséges most.
web-hurry-help = Amíg a többiek lépéseit mutatjuk, bármely billentyű vagy koppintás azonnal megmutatja a hátralévőket.
web-key-number = a lista adott lehetősége
web-key-options = ugrás a lehetőségek listájára
web-key-next = a következő világító hely az asztalon
web-key-arrows = szomszédos hely
web-key-enter = a fókuszban lévő választása
web-key-escape = kijelölés törlése, bezárás
web-key-undo = egy lépés, az egész kör visszavonása
web-key-why = mi ez, és miért nem lehet?
web-key-places = asztal, kezem, játékosok
web-key-talk = napló, csevegés

## Visszajátszás

web-replay = Visszajátszás
web-replay-of = Visszajátszás: { $game }
web-back-to-table = Vissza az asztalhoz
web-eyes = Kinek a szemével
web-all-seats = Minden hely
web-move-of = Lépés: { $at } / { $of }.
web-beginning = Kezdet
web-share = Megosztás
web-play-on = Játék folytatása innen
web-moves = Lépések
web-moment = A játék pillanata
web-step-back = Egy lépés vissza
web-step-forward = Egy lépés előre
web-play-replay = Lejátszás
web-pause = Szünet

## Hibák

web-error-unreachable = A kiszolgáló nem érhető el. Ellenőrizd a kapcsolatot; az oldal tovább próbálkozik.
web-error-server = Valami hiba történt a kiszolgálón. Próbáld újra egy pillanat múlva.

## Evolúció: Új világ az asztalon

web-newworld-epoch = Korszak: { $epoch } / { $of }
web-newworld-phase-development = fejlődés
web-newworld-phase-areas = területek
web-newworld-phase-feeding = etetés
web-newworld-phase-extinction = kihalás
web-newworld-animals = állatok
web-newworld-traits = tulajdonságlapok
web-newworld-hand = lapok a kézben
web-newworld-areas = Területek
web-newworld-area-label = { $area }: { $food } élelem, { $shelters } menedék{ $needs ->
        [none] { "" }
       *[other] , csak: { $needs }
    }
web-newworld-token-red = Piros élelem
    .help = Egy terület élelme. Az állat egyszerre egyet vesz el, amíg jól nem lakik.
web-newworld-token-blue = Kék élelem
    .help = Nem területről jön: zsákmány, dög, lopás, együttműködés.
web-newworld-token-fat = Zsír
    .help = A Zsírraktározó lapján van. A kihalási fázisban pótolja a hiányzó élelmet.
web-newworld-token-shelter = Menedék
    .help = A menedékben lévő állat nem támadható meg. Elfoglalni külön akció.
web-newworld-token-missing-red = Hiányzó élelem
    .help = Állatnál: amire még szüksége van. Területen: ami itt volt, és megették.
web-newworld-token-missing-fat = Hely a zsírnak
    .help = Ha az állat jóllakott, ide kerül a következő élelem.
web-newworld-token-missing-shelter = A menedék helye
    .help = Már elvitték, vagy még nem érkezett meg.
web-newworld-leaves = e korszak után eltűnik
web-newworld-needs = Hiányzik: { $count }
web-newworld-fed = Jóllakott
web-newworld-first = kezdőjátékos
web-newworld-new = Új
web-newworld-your-hand = A kezed, csak te látod
web-newworld-no-row = Ide kerül az első állatod.
web-newworld-no-cards = Nincs több lap.
web-newworld-deck = { $count } lap
web-newworld-areas-left = { $count } terület van hátra
web-newworld-can-attack = Megtámadhatná: { $prey }
web-newworld-prey = megtámadható
web-newworld-hunter = meg tudná támadni
web-newworld-attack = A támadás
web-newworld-if = Ha { $predator } megtámadja ezt: { $prey }
web-newworld-no-defence = Nincs olyan tulajdonsága, amely segíthetne.
web-newworld-die-good = Siker
web-newworld-die-bad = Nem sikerült
web-newworld-face-down = A lapjaid képpel lefelé vannak ({ $count }); senki sem látja őket, amíg fel nem használod
web-newworld-if-help = Mutass egy megtámadható állatra, és itt elolvashatod, hogyan védekezhet.

## Dominant Species: Marine

web-marine-tab-map = Térkép
web-marine-tab-actions = Akciók
web-marine-turn = Kör: { $turn }
web-marine-last = az utolsó körök
web-marine-display = Akciómezők
web-marine-special-only = csak speciális bábu
web-marine-on-tile = { $animal }, { $hex }
web-marine-all = mind
web-marine-do-abundance = Új korong
web-marine-do-autotrophs = Csere a kürtőknél
web-marine-do-depletion = Korong levétele
web-marine-do-adaptation = Korong a táblára
web-marine-do-regression = Elemek védelme
web-marine-do-speciation = Új fajok
web-marine-do-wanderlust = Új lapka
web-marine-do-tectonics = Új kürtő
web-marine-do-migration = Fajok mozgatása
web-marine-do-competition = Eltávolítás
web-marine-do-evolution = Pontok, kártya
web-marine-do-domination = Bábu szerzése
web-marine-square = üres négyzet
web-marine-target = { $element }: célszám { $target }
web-marine-values = Uralmi értékek: { $values }
web-marine-control = A speciális bábu birtokosa: { $animal }
web-marine-vp = { $points } VP
web-marine-points = VP
web-marine-endangered = veszélyeztetett
web-marine-no-species = nincs faj
web-marine-corner = Sarok
web-marine-would-score = Pontok, ha most pontoznák: { $points }
web-marine-would-die-here = Egy kihalás itt elpusztítaná: { $species }
web-marine-would-die = Egy kihalás most elpusztítaná
web-marine-none-would-die = Egy kihalás most senkit sem pusztítana el
web-marine-cards = Evolúciókártyák
web-marine-deck = { $count } lap a pakliban
web-marine-deck-help = Az Aszteroida a pakli utolsó lapjai között van
web-marine-no-card = nincs kártya
web-marine-extinction = Kihalás
web-marine-survival = Túlélés
web-marine-extinction-help = Felhúzáskor: Kihalás, minden veszélyeztetett faj elpusztul.
web-marine-survival-help = Túlélés: pontok annak, akinek egyedül van a legtöbb faja a kürtőkön
web-marine-on-vents = { $count } kürtőn
web-marine-nobody = senki egyedül
web-marine-tiles = Lapkák
web-marine-stack-empty = Üres halom
web-marine-vents-left = hátralévő kürtők
web-marine-reseed = Újravetés
web-marine-food-chain = Tápláléklánc és újravetésjelzők
web-marine-marker-left = újravetésjelző bal oldalon
web-marine-marker-right = újravetésjelző jobb oldalon
web-marine-elements = Elemek
web-marine-pawns = Szabad bábuk
web-marine-basic-pawn = Normál bábu
web-marine-special-pawns = Szabad speciális bábuk
web-marine-pick-pawn = Lehelyezendő bábu
web-marine-species = Fajok
web-marine-pool = génkészlet
web-marine-pool-help = fajok a génkészletben
web-marine-lost = eltávolított fajok
web-marine-lost-short = eltávolítva
web-marine-trait = Jellemvonás
web-marine-your-traits = A neked osztott jellemvonások, csak te látod
web-marine-no-trait = még nincs
web-marine-trait-cards = { $count } jellemvonáskártya
web-marine-watching = Nézed a játékot.
web-marine-zoom-in = Térkép nagyítása
web-marine-zoom-out = A teljes térkép
