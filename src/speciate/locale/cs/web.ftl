### Webový klient, česky: úvodní stránka, stoly, záznamy a nastavení.

web-title = Speciate: strategické hry o evoluci
web-home = Úvod
web-navigation = Stránky
web-play = Hrát
web-replays = Záznamy
web-learn = Naučit se
web-games = Hry
web-close = Zavřít
web-loading = Okamžik …
web-guest = Host

## Úvod

web-door-marine = Rozmísťuj figurky, tvaruj mořské dno, přežij asteroid.
web-door-newworld = Vyvíjej živočichy rys za rysem a udrž je nasycené.
web-door-entropy = Rozsvěcej hvězdy, utvářej planety, osaď je životem.
web-play-bots = Hrát s boty
web-new-table = Nový stůl
web-players-range = { $from } až { $to }
web-minutes = { $from } až { $to } min
web-my-tables = Tvoje stoly
web-my-tables-empty = Zatím žádný stůl. Tlačítko „Hrát s boty“ hned jeden založí.
web-wait-for-you = { $count ->
        [one] { $count } čeká na tebe
        [few] { $count } čekají na tebe
        [many] { $count } čeká na tebe
       *[other] { $count } čeká na tebe
    }
web-open-tables = Otevřené stoly
web-open-tables-empty = Právě nikdo nehledá spoluhráče. Otevři stůl a pošli odkaz na něj.
web-finished = Dohrané
web-finished-empty = Sem přijdou dohrané hry i se záznamy.
web-all-replays = Všechny záznamy
web-independent = Speciate je nezávislý projekt. Názvy her patří jejich majitelům; všechny kresby jsou naše vlastní.
web-missing = Tady nic není
web-missing-help = Možná je v adrese překlep, nebo už stůl neexistuje.

## Stránka hry

web-about = O čem to je
web-how-to-learn = Jak se hru naučit
web-learn-in-play = Na začátku není třeba znát pravidla: svítí jen to, co je dovoleno, a všechno se vysvětlí, když na to ukážeš.
web-learn-newworld-1 = Období má čtyři fáze. Ve fázi vývoje se postupně vykládají karty: jako nový živočich, nebo jako jeden ze dvou rysů na kartě.
web-learn-newworld-2 = Ve fázi oblastí přijde nová oblast a objeví se potrava. Některé oblasti jsou jen pro živočichy s určitým rysem.
web-learn-newworld-3 = Ve fázi krmení se hráči střídají: živočich si vezme úkryt, nakrmí se, nebo zaútočí. Kdo je hladový a může se nakrmit, musí.
web-learn-newworld-4 = Masožravý živočich napadá ostatní a získá za to 2 potravy. Rysy kořisti mohou útoku zabránit, nebo o něm rozhodne kostka.
web-learn-newworld-5 = Ve fázi vymírání zemře, kdo je stále hladový. Potom si dobereš kartu za každého živočicha a dvě navíc.
web-learn-newworld-6 = Po posledním období má každý živočich hodnotu 3 body, každá karta rysu další 1 a k tomu tolik, kolik potravy navíc rys vyžaduje.
web-learn-marine-1 = Ve svém tahu umísti jednu figurku na volné pole akce a hned akci proveď, nebo si vezmi všechny figurky zpět.
web-learn-marine-2 = Dvanáct akcí se prochází shora dolů: za svou nejvzdálenější figurku se jde jen dál, proto záleží na pořadí.
web-learn-marine-3 = Disky na rozích jsou elementy. Živočich na dílku žije, dokud se některý disk shoduje s jeho elementem; jinak je ohrožený.
web-learn-marine-4 = Speciace přináší nové druhy, Migrace je přesouvá, Kompetice odstraňuje cizí; Objevování a Tektonický jev nechávají svět růst.
web-learn-marine-5 = Evoluce boduje dílek pro toho, kdo na něm má nejvíc druhů, a dovolí použít kartu. Dominance získává zvláštní figurky, které dokážou víc.
web-learn-marine-6 = Vyložené karty mohou spustit vymírání: ohrožené druhy zemřou. Asteroid je mezi posledními kartami a ukončí hru; vítězí nejvíc bodů.
web-learn-entropy-1 = Ve svém tahu tvůj vědec popojde o 1 až 3 sektory po rondelu a zastaví ve vnějším, nebo vnitřním kruhu. Kratší cesta dává lepší bonus.
web-learn-entropy-2 = Vnitřní kruh má tři velké akce: hvězdy, planety, život. Každá tam nechá kámen, který si vezmeš zpět, až kolem projdeš.
web-learn-entropy-3 = Hvězdy dávají podmínky a za entropii i zdroje. Planety s asteroidy dávají další podmínky a místo pro život.
web-learn-entropy-4 = Karta života potřebuje podmínky planety a přináší organismy: bakterie, rostliny, živočichy. Biomy platí, kdykoli dojdeš na jejich akci.
web-learn-entropy-5 = Ostatní akce aktivují hvězdy, dobírají karty, zachytávají asteroidy, vylepšují konzoli a pohánějí generátor.
web-learn-entropy-6 = Jakmile jsou splněny dva hlavní cíle, kolo se dohraje a přijde ještě jedno. Bodují cíle, mise, dílky a karty.

## Nový stůl

web-new-table-of = Nový stůl: { $game }
web-seats = Místa
web-seat = Místo { $number }
web-you = ty
web-player = Hráč { $number }
web-seat-open = Volné pro člověka
web-seat-bot = Bot: { $level }
web-seat-hotseat = U této obrazovky
web-seat-off = Nikdo
web-level-random = náhodný
web-level-greedy = hltavý
web-level-beginner = začátečník
web-level-easy = lehký
web-level-medium = střední
web-level-hard = těžký
web-level-master = mistr
web-too-few = Minimální počet hráčů: { $count }.
web-rules-options = Pravidla
web-time = Čas
web-clock-none = Bez hodin
web-clock-live = Naživo: každému 15 minut a 20 sekund na rozhodnutí
web-clock-correspondence = Korespondenčně: 48 hodin na rozhodnutí
web-listed = Ukázat mezi otevřenými stoly
web-listed-help = Jinak se připojí jen ten, kdo má odkaz.
web-create-and-invite = Otevřít stůl a pozvat
web-begin = Začít

## Čekárna

web-open-seat = volné
web-waiting-room = Čekání na hráče
web-invite = Pozvánka
web-invite-help = Pošli tento odkaz. Hra začne, až budou všechna místa obsazená.
web-copy = Kopírovat
web-copied = Odkaz je zkopírovaný.
web-copy-by-hand = Prohlížeč tu kopírování nedovoluje: označ odkaz a zkopíruj ho.
web-fill = Začít s boty na volných místech
web-leave-table = Odejít od stolu
web-join = Připojit se
web-name = Tvoje jméno

## Účet a nastavení

web-account = Ty
web-account-help = Host je známý jen v tomto prohlížeči. S heslem lze hrát odkudkoli.
web-password = Heslo (aspoň 8 znaků)
web-play-as = Použít toto jméno
web-make-account = Založit účet
web-sign-in = Přihlásit se
web-sign-out = Odhlásit se
web-signed-in-as = Přihlášené jméno: { $name }.
web-hello = Ahoj, { $name }!
web-settings = Nastavení
web-language = Jazyk
web-theme = Vzhled
web-theme-auto = Podle systému
web-theme-light = Světlý
web-theme-dark = Tmavý
web-speed = Rychlost animací
web-speed-off = Bez animací
web-speed-fast = Rychlá
web-speed-normal = Běžná
web-speed-slow = Pomalá
web-confirming = Kliknutí na možnost
web-confirming-never = ji hned provede
web-confirming-always = ji označí, druhé ji potvrdí

## Stůl

web-your-turn = Jsi na tahu
web-waiting = Na tahu: { $names }
web-to-act = na tahu
web-options = Co můžeš udělat
web-options-button = { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
        [many] { $count } možnosti
       *[other] { $count } možností
    }
web-options-count = { $count ->
        [one] { $count } možnost.
        [few] { $count } možnosti.
        [many] { $count } možnosti.
       *[other] { $count } možností.
    }
web-selected = Označeno: { $option }. Druhým výběrem potvrdíš.
web-players = Hráči
web-points = body
web-points-all = Body všech hráčů
web-person = člověk
web-bot = bot
web-away = pryč
web-time-left = Zbývající čas
web-log = Průběh
web-log-empty = Zatím se nic nestalo.
web-log-all = Ukázat vše
web-chat = Chat
web-chat-empty = Zatím nikdo nic nenapsal.
web-chat-say = Napiš něco
web-send = Odeslat
web-rail = Hráči, možnosti a průběh
web-tabs = Části stolu
web-tab-board = Stůl
web-tab-mine = Ruka
web-tab-lit = Tady lze něco vybrat
web-menu = Stůl a nastavení
web-steps = Dosavadní volby
web-undo = Zpět
web-undo-to = Vrátit až sem
web-undone = Vráceno.
web-undo-ask = Požádat o vrácení
web-undo-asked = Ostatní dostali otázku, zda to smíš vrátit.
web-undo-refused = Není co vrátit.
web-undo-request = { $name } žádá o vrácení volby.
web-abandon-request = Někdo chce tuto hru ukončit bez výsledku.
web-time-out = Vypršel ti čas, proto za tebe rozhoduje bot.
web-i-am-back = Jsem zpět
web-agree = Souhlasit
web-decline = Odmítnout
web-leave = Přenechat botovi
web-abandon = Navrhnout ukončení hry
web-copy-link = Kopírovat odkaz na tento stůl
web-commitment = Zamíchání karet v této hře bylo určeno ještě před začátkem. Jeho pečeť:
web-no-board = Tato hra ještě nemá vlastní zobrazení. Hrát ji lze z tohoto seznamu.
web-stale = Hra mezitím pokročila. Podívej se znovu a pak vyber.
web-not-yours = Teď nejsi na tahu.
web-pass-screen = K obrazovce teď jde { $name }
web-here-i-am = Jsem tu
web-not-possible = Nejde to:
web-rule = Pravidla { $section }
web-reconstructed = Rekonstrukce: tištěná součást není veřejná, tohle je náš nejlepší výklad.
web-score = Body
web-options-tab = Volby
web-log-since = tvůj poslední tah
web-turn-elsewhere = Jsi na tahu u jiného stolu: { $names }.
web-nothing-waits = Žádný jiný stůl na tebe nečeká.

## Stavy

web-reconnecting = Obnova spojení
web-reconnecting-help = Spojení se přerušilo. Poslední potvrzený tah je v bezpečí; stránka to dál zkouší.
web-reconnected = Spojení je obnovené.
web-table-gone = Tento stůl už neexistuje. Vrať se na úvod a založ jiný.
web-storage = Pozastaveno
web-storage-help = Server teď nemůže ukládat. Nic se neztratilo; hra bude sama pokračovat.
web-abandoned = Ukončeno
web-abandoned-help = Všichni souhlasili s ukončením hry bez výsledku.
web-you-win = Vyhráváš
web-wins = { $count ->
        [one] { $names } vyhrává
        [few] { $names } sdílejí vítězství
        [many] { $names } sdílejí vítězství
       *[other] { $names } sdílejí vítězství
    }
web-result = Konečné skóre
web-rematch = Odveta

## Klávesy

web-help = Nápověda
web-keys = Nápověda a klávesy
web-gold = Zlatá znamená: tady můžeš teď jednat. Klikni nebo klepni, nebo vyber ze slovního seznamu.
web-point-help = Ukaž na cokoli (na dotykové obrazovce podrž) a přečteš si, co to je a proč to teď nejde.
web-hurry-help = Když se ukazují tahy ostatních, kterákoli klávesa nebo klepnutí ukáže zbytek najednou.
web-key-number = provést tuto možnost ze seznamu
web-key-options = přejít na seznam možností
web-key-next = další svítící místo na stole
web-key-arrows = sousední místo
web-key-enter = provést to, co je vybrané
web-key-escape = zrušit označení, zavřít
web-key-undo = vrátit krok, celý tah
web-key-why = co to je a proč to nejde?
web-key-places = stůl, moje ruka, hráči
web-key-talk = průběh, chat

## Záznam

web-replay = Záznam
web-replay-of = Záznam: { $game }
web-back-to-table = Zpět ke stolu
web-eyes = Číma očima
web-all-seats = Všechna místa
web-move-of = Tah { $at } z { $of }:
web-beginning = Začátek
web-share = Sdílet
web-play-on = Hrát odtud dál
web-moves = Tahy
web-moment = Okamžik hry
web-step-back = Krok zpět
web-step-forward = Krok vpřed
web-play-replay = Přehrát
web-pause = Pozastavit

## Chyby

web-error-unreachable = Server je nedostupný. Zkontroluj připojení; stránka to dál zkouší.
web-error-server = Na serveru se něco pokazilo. Zkus to za chvíli znovu.

## Evoluce: Nový svět na stole

web-newworld-epoch = Období { $epoch } z { $of }
web-newworld-phase-development = vývoj
web-newworld-phase-areas = oblasti
web-newworld-phase-feeding = krmení
web-newworld-phase-extinction = vymírání
web-newworld-animals = živočichové
web-newworld-traits = karty rysů
web-newworld-hand = karty v ruce
web-newworld-areas = Oblasti
web-newworld-area-label = { $area }: potrava { $food }, úkryty { $shelters }{ $needs ->
        [none] { "" }
       *[other] , přístup: { $needs }
    }
web-newworld-token-red = Obyčejná potrava (červená)
    .help = Potrava z oblasti. Živočich si bere vždy jednu, dokud není nakrmený.
web-newworld-token-blue = Mimořádná potrava (modrá)
    .help = Potrava, která není z oblasti: kořist, mršiny, krádež, spolupráce.
web-newworld-token-fat = Tuková zásoba
    .help = Leží na kartě rysu Vypasený. Ve fázi vymírání nahradí chybějící potravu.
web-newworld-token-shelter = Úkryt
    .help = Živočicha v úkrytu nelze napadnout. Vzít si úkryt zabere celý tah.
web-newworld-token-missing-red = Chybějící potrava
    .help = U živočicha: co ještě potřebuje. V oblasti: co tu bylo a je snědeno.
web-newworld-token-missing-fat = Místo na tukovou zásobu
    .help = Až bude živočich nakrmený, uloží se sem další potrava.
web-newworld-token-missing-shelter = Místo pro úkryt
    .help = Úkryt si už někdo vzal, nebo se ještě neobjevil.
web-newworld-leaves = po tomto období zmizí
web-newworld-needs = Chybí { $count }
web-newworld-fed = Nakrmený
web-newworld-first = první hráč
web-newworld-new = Nový
web-newworld-your-hand = Tvoje ruka, vidíš ji jen ty
web-newworld-no-row = Sem přijde tvůj první živočich.
web-newworld-no-cards = Žádné karty nezbývají.
web-newworld-deck = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
web-newworld-areas-left = { $count ->
        [one] zbývá { $count } oblast
        [few] zbývají { $count } oblasti
        [many] zbývá { $count } oblasti
       *[other] zbývá { $count } oblastí
    }
web-newworld-can-attack = Může napadnout: { $prey }
web-newworld-prey = může být napaden
web-newworld-hunter = může ho napadnout
web-newworld-attack = Útok
web-newworld-if = Když { $predator } napadne { $prey }
web-newworld-no-defence = Nemá rys, který by mu pomohl.
web-newworld-die-good = Úspěch
web-newworld-die-bad = Neúspěch
web-newworld-face-down = Tvoje karty leží lícem dolů ({ $count }); nikdo je nevidí, dokud se nepoužijí
web-newworld-if-help = Ukaž na živočicha, kterého lze napadnout, a tady se dočteš, jak se může bránit.

## Dominant Species: Mořská říše

web-marine-tab-map = Mapa
web-marine-tab-actions = Akce
web-marine-turn = Tah { $turn }
web-marine-last = poslední tahy
web-marine-display = Nabídka akcí
web-marine-special-only = jen zvláštní figurky
web-marine-on-tile = { $animal }, { $hex }
web-marine-all = vše
web-marine-do-abundance = Přidat žeton
web-marine-do-autotrophs = Změna u vývěrů
web-marine-do-depletion = Odebrat žeton
web-marine-do-adaptation = Získat žeton
web-marine-do-regression = Chránit elementy
web-marine-do-speciation = Nové druhy
web-marine-do-wanderlust = Umístit dílek
web-marine-do-tectonics = Otevřít vývěr
web-marine-do-migration = Přesun druhů
web-marine-do-competition = Eliminovat
web-marine-do-evolution = Body a karta
web-marine-do-domination = Získat figurku
web-marine-square = prázdné pole
web-marine-target = { $element }: cílové číslo { $target }
web-marine-values = Hodnoty dominance: { $values }
web-marine-control = Zvláštní figurku mají: { $animal }
web-marine-vp = { $points } VB
web-marine-points = VB
web-marine-endangered = ohrožené
web-marine-no-species = žádné druhy
web-marine-corner = Roh
web-marine-would-score = Body při bodování teď: { $points }
web-marine-would-die-here = Vyhynutí by tu zahubilo: { $species }
web-marine-would-die = Vyhynutí by teď zahubilo
web-marine-none-would-die = Vyhynutí by teď nikoho nezahubilo
web-marine-cards = Karty evoluce
web-marine-deck = { $count ->
        [one] { $count } karta v balíčku
        [few] { $count } karty v balíčku
        [many] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
web-marine-deck-help = Asteroid je mezi posledními kartami balíčku
web-marine-no-card = žádná karta
web-marine-extinction = Vyhynutí
web-marine-survival = Přežití
web-marine-extinction-help = Při dobrání: Vyhynutí, všechny ohrožené druhy zahynou.
web-marine-survival-help = Přežití: body pro toho, kdo má sám nejvíc druhů na vývěrech
web-marine-on-vents = { $count ->
        [one] na { $count } vývěru
        [few] na { $count } vývěrech
        [many] na { $count } vývěru
       *[other] na { $count } vývěrech
    }
web-marine-nobody = nikdo sám
web-marine-tiles = Dílky
web-marine-stack-empty = Prázdný sloupec
web-marine-vents-left = zbývající vývěry
web-marine-reseed = Nový život
web-marine-food-chain = Potravní řetězec a ukazatele Nového života
web-marine-marker-left = ukazatel Nového života vlevo
web-marine-marker-right = ukazatel Nového života vpravo
web-marine-elements = Elementy
web-marine-pawns = Volné figurky
web-marine-basic-pawn = Základní figurka
web-marine-special-pawns = Volné zvláštní figurky
web-marine-pick-pawn = Figurka k umístění
web-marine-species = Druhy
web-marine-pool = genofond
web-marine-pool-help = druhy v genofondu
web-marine-lost = eliminované druhy
web-marine-lost-short = eliminováno
web-marine-trait = Vlastnost
web-marine-your-traits = Rozdané vlastnosti, vidíš je jen ty
web-marine-no-trait = zatím žádná
web-marine-trait-cards = { $count ->
        [one] { $count } karta vlastnosti
        [few] { $count } karty vlastností
        [many] { $count } karty vlastností
       *[other] { $count } karet vlastností
    }
web-marine-watching = Sleduješ hru.
web-marine-zoom-in = Zvětšit mapu
web-marine-zoom-out = Celá mapa
