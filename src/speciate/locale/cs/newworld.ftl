### Evoluce: Nový svět, česky. Názvy rysů a oblastí jsou ty z českého vydání, kde je má.

newworld-name = Evoluce: Nový svět
newworld-about = Rozšiřuj řadu svých živočichů, dávej jim rysy, krm je z proměnlivých oblastí, lov živočichy soupeřů a zjisti, kdo přežije šest období. Pro 2 až 4 hráče.
newworld-tie = Rovnost bodů: rozhodl větší počet přeživších živočichů.

## Nastavení

newworld-setting-epochs = Počet období
    .help = Kolik období hra trvá: tolik, kolik karet má balíček oblastí. Běžná hra jich má šest.
newworld-setting-unlimited_hand = Neomezený počet karet v ruce
    .help = Po dobírání nikdo neodkládá karty nad šest.
newworld-setting-mutations = Nahodilé mutace
    .help = Karty přicházejí naslepo z vrchu tvého genofondu a na pořadí živočichů v řadě záleží.
newworld-setting-cataclysm = Pohroma
    .help = Jediné období, dvacet karet pro každého a aspoň osmnáct z nich se musí vyložit.
newworld-setting-first_player = První hráč
    .help = 0 znamená los; jinak číslo místa, které začíná.

## Otázky

newworld-ask-play-card = Vylož kartu z ruky, nebo pasuj do konce fáze.
newworld-ask-use-card = Jak vyložíš kartu { $card }: jako nového živočicha, nebo jako jeden z jejích rysů?
newworld-ask-place-trait = Který živočich získá rys { $trait }?
newworld-ask-pair-first = Párový rys { $trait } spojí dva tvoje živočichy: který je první?
newworld-ask-pair-second = Párový rys { $trait }: s kým spojí živočicha { $animal }?
newworld-ask-mutation-turn = Použij vrchní kartu genofondu jako nového živočicha nebo jako nový rys, nebo pasuj do konce fáze.
newworld-ask-offer-rearranging = Necháš řadu tak, jak je, nebo ji nejdřív přeskládáš?
newworld-ask-next-block = Skládej řadu zleva doprava: co přijde teď?
newworld-ask-choose-mutant = Který z tvých živočichů zmutuje?
newworld-ask-choose-mutation = Odhalená karta: { $card }. Co se stane s živočichem { $animal }?
newworld-ask-before-basic = Jsi na tahu: co udělají tvoji živočichové?
newworld-ask-after-basic = Použiješ teď dodatečnou akci, nebo ukončíš tah?
newworld-ask-choose-sheltered = Který živočich si vezme úkryt?
newworld-ask-choose-shelter = Ze které oblasti si živočich { $animal } vezme úkryt?
newworld-ask-choose-eater = Který živočich se nakrmí?
newworld-ask-choose-food = Ze které oblasti se živočich { $animal } nakrmí?
newworld-ask-choose-predator = Který živočich zaútočí?
newworld-ask-choose-actor = Který živočich použije rys { $trait }?
newworld-ask-choose-prey = Koho napadne živočich { $predator }?
newworld-ask-choose-ignored = Tvůj predátor { $predator } má rys Inteligentní: který rys živočicha { $prey } bude ignorovat?
newworld-ask-choose-defence = Predátor { $predator } napadá tvého živočicha { $prey }: který rys se teď vyhodnotí?
newworld-ask-choose-scavenger = Který živočich s rysem Mrchožravý se nakrmí první?
newworld-ask-shed-trait = Tvůj Nepolapitelný živočich { $prey } uniká: o který rys přijde?
newworld-ask-choose-stand-in = Živočich { $prey } má rys Napodobující: který z tvých živočichů bude napaden místo něj?
newworld-ask-choose-victim = Kterému živočichovi krade živočich { $thief }?
newworld-ask-choose-loot = O kterou potravu přijde živočich { $victim }?
newworld-ask-exchange-trait = Kterého rysu se živočich { $animal } vzdá?
newworld-ask-exchange-card = Která karta dá živočichovi { $animal } nový rys?
newworld-ask-exchange-half = Který rys z karty { $card } získá živočich { $animal }?
newworld-ask-chain-choice = V oblasti { $area } není dost potravy pro všechny: co se stane teď?
newworld-ask-rescue = Na rozhodnutí čekají hladoví živočichové ({ $animals }): jak zachráníš prvního z nich?
newworld-ask-discard-card = Máš v ruce příliš mnoho karet: kterou odložíš?

## Možnosti

newworld-option-pass = Pasovat do konce fáze
newworld-option-end-turn = Ukončit tah
newworld-option-stop = Neudupat nic
newworld-option-decline = Nepoužít
newworld-option-as-animal = Jako nového živočicha
newworld-option-as-extended = Jako horní rys karty
newworld-option-as-brief = Jako dolní rys karty
newworld-option-shelter = Vzít si úkryt
newworld-option-feed = Krmit se z oblasti
newworld-option-attack = Napadnout
newworld-option-red = Obyčejná potrava (červená)
newworld-option-blue = Mimořádná potrava (modrá)
newworld-option-use-fat = Využít tukové zásoby
newworld-option-hibernate = Nechat hibernovat
newworld-option-starve = Nechat zemřít
newworld-option-ignore-nothing = Neignorovat žádný rys
newworld-option-keep-row = Nechat řadu, jak je
newworld-option-rearrange = Přeskládat řadu
newworld-option-as-trait = Jako nový rys
newworld-option-loaded-fat = Vypasený i s tukovou zásobou
newworld-option-left-pair = Párový rys nalevo od něj
newworld-option-right-pair = Párový rys napravo od něj
newworld-option-card = { $value }
newworld-option-trait = { $value }
newworld-option-pair-left = { $value }, s levým sousedem
newworld-option-pair-right = { $value }, s pravým sousedem
newworld-option-animal = Živočich { $value }
newworld-option-area = { $value }
newworld-option-link = Komunikující napravo od živočicha { $value }
newworld-option-trample = Živočich { $value } udupe potravu
newworld-option-block = Úsek, který začíná živočichem { $value }
newworld-option-mirrored = Úsek, který začíná živočichem { $value }, v opačném pořadí

## Události

newworld-event-scored = { $seat } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }: { $reason }.
newworld-event-epoch-began = Začíná období { $epoch }. První hráč: { $seat }.
newworld-event-phase-began = { $phase }
newworld-event-drew = { $seat } dobírá { $count ->
        [one] kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }.
newworld-event-drew-cards = { $seat } dobírá: { $card }.
newworld-event-animal-born = { $seat } má nového živočicha: { $animal }.
newworld-event-face-known = Živočich { $animal } je karta { $card }.
newworld-event-trait-added = { $seat } přidává živočichovi { $animal } rys { $trait }.
newworld-event-pair-added = { $seat } spojuje živočichy { $animal } a { $partner } párovým rysem { $trait }.
newworld-event-passed = { $seat } pasuje.
newworld-event-area-entered = Nová oblast: { $area_card }.
newworld-event-area-filled = Oblast { $area } nabízí { $red ->
        [one] { $red } potravu
        [few] { $red } potravy
        [many] { $red } potravy
       *[other] { $red } potrav
    }{ $shelter ->
        [0] { "" }
       *[other] {" "}a úkryt
    }.
newworld-event-sheltered = { $seat }: živočich { $animal } si bere úkryt z oblasti { $area }.
newworld-event-fed = { $seat }: živočich { $animal } se krmí z oblasti { $area }.
newworld-event-gained = { $seat }: živočich { $animal } získává { $count ->
        [one] { $count } mimořádnou potravu
        [few] { $count } mimořádné potravy
        [many] { $count } mimořádné potravy
       *[other] { $count } mimořádných potrav
    }.
newworld-event-fat-stored = { $seat }: živočich { $animal } si ukládá tukovou zásobu.
newworld-event-trampled = { $seat }: živočich { $animal } udupe potravu v oblasti { $area }.
newworld-event-attacked = { $seat }: živočich { $animal } napadá živočicha { $prey } ({ $prey_seat }).
newworld-event-ignored = { $seat }: živočich { $animal } ignoruje rys kořisti: { $trait }.
newworld-event-rolled = { $seat }: živočich { $animal } s rysem { $trait } hází kostkou: { $die }, { $success ->
        [0] neúspěch
       *[other] úspěch
    }.
newworld-event-survived = { $seat }: živočich { $animal } přežívá.
newworld-event-died = { $seat }: živočich { $animal } umírá ({ $cause }).
newworld-event-trait-lost = { $seat }: živočich { $animal } přichází o rys { $trait }.
newworld-event-pair-lost = { $seat }: živočichové { $animal } a { $partner } přicházejí o párový rys { $trait }.
newworld-event-redirected = { $seat }: útok se přesouvá z živočicha { $animal } na živočicha { $prey }.
newworld-event-poisoned = { $seat }: živočich { $animal } je otráven.
newworld-event-scared = { $seat }: živočich { $animal } se skrývá až do konce fáze.
newworld-event-stole = { $seat }: živočich { $animal } krade živočichovi { $victim } ({ $victim_seat }): { $colour } potrava.
newworld-event-fat-used = { $seat }: živočich { $animal } spotřebovává { $count ->
        [one] { $count } tukovou zásobu
        [few] { $count } tukové zásoby
        [many] { $count } tukové zásoby
       *[other] { $count } tukových zásob
    }.
newworld-event-hibernated = { $seat }: živočich { $animal } hibernuje.
newworld-event-area-left = Oblast { $area_card } mizí.
newworld-event-discarded = { $seat } odkládá { $count ->
        [one] kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }.
newworld-event-discarded-card = { $seat } odkládá: { $card }.
newworld-event-reshuffled = Odkládací balíček se zamíchal do nového dobíracího. Počet karet: { $count }.
newworld-event-first-player = Novým prvním hráčem je { $seat }.
newworld-event-rearranged = { $seat } skládá řadu znovu: { $animal }.
newworld-event-revealed = { $seat } odhaluje kartu { $card }.
newworld-event-swamp-grew = Oblast { $area } teď nabízí { $red ->
        [one] { $red } potravu
        [few] { $red } potravy
        [many] { $red } potravy
       *[other] { $red } potrav
    }.

## Proč možnost není k dispozici

newworld-why-action-impossible = Tento živočich nemá, na co by rys použil.
newworld-why-already-acted = V tomto tahu už proběhla akce: místo pasování tah ukonči.
newworld-why-already-used = Tento živočich už rys v této fázi krmení použil.
newworld-why-animal-is-full = Tento živočich je nakrmený a nemá místo na tukovou zásobu.
newworld-why-area-without-food = V této oblasti už není potrava.
newworld-why-area-without-shelter = V této oblasti už není úkryt.
newworld-why-basic-action-is-compulsory = Některý z tvých živočichů si může vzít úkryt, nebo je hladový a může se nakrmit či zaútočit: pak to musí udělat.
newworld-why-block-not-free = Tento úsek řady už je umístěný, nebo nezačíná tímto živočichem.
newworld-why-both-gaps-taken = Tento živočich už má párový rys na obou stranách.
newworld-why-card-not-in-hand = Tuto kartu nemáš v ruce.
newworld-why-defence-is-compulsory = Tento rys působí, ať chceš, nebo ne; odmítnout lze jen rys Odpudivý.
newworld-why-defence-not-pending = Napadený živočich nemá takový rys, který by ještě mohl zasáhnout.
newworld-why-harmful-on-opponents-only = Tento škodlivý rys lze přidat jen živočichům soupeřů.
newworld-why-has-attacked = Tento predátor už v této fázi krmení útočil.
newworld-why-has-shelter = Tento živočich už úkryt má.
newworld-why-has-the-trait = Tento živočich už ten rys má.
newworld-why-link-is-compulsory = Rys Komunikující působí, ať chceš, nebo ne; odmítnout lze jen udupání potravy.
newworld-why-must-play-more = Při Pohromě lze pasovat jen s nejvýše dvěma kartami v ruce.
newworld-why-mutation-impossible = Odhalená karta to nenabízí, nebo to živočich nemůže přijmout.
newworld-why-no-access = Tento živočich do oblasti nemá přístup: chybí mu rys, který oblast vyžaduje.
newworld-why-no-animal-to-mutate = Nemáš živočicha, který by mohl získat rys.
newworld-why-no-card-fits = Žádná karta v ruce nedává rys, který by ho mohl nahradit.
newworld-why-no-hibernation-in-final-epoch = V posledním období nikdo nehibernuje: žádné další už nepřijde.
newworld-why-no-legal-prey = Není tu živočich, kterého by tento predátor směl napadnout.
newworld-why-no-pair-traits = Rysem Metamorfující se nelze vzdát párových rysů.
newworld-why-no-shelter-in-reach = Žádný z tvých živočichů bez úkrytu nemá na nějaký dosah.
newworld-why-no-target = Tento rys nemůže získat žádný živočich.
newworld-why-no-trait-fits = Živočich nemůže získat žádný rys z této karty.
newworld-why-nobody-can-act = Žádný z tvých živočichů teď tento rys nemůže použít.
newworld-why-nobody-can-attack = Žádný z tvých živočichů teď nemůže zaútočit.
newworld-why-nobody-can-feed = Žádný z tvých živočichů se teď nemůže nakrmit z oblasti.
newworld-why-not-a-stand-in = Tohoto živočicha by predátor napadnout nemohl.
newworld-why-not-acted-yet = V tomto tahu ještě žádná akce neproběhla: místo ukončení tahu pasuj.
newworld-why-not-carnivorous = Tento živočich nemá rys Masožravý.
newworld-why-not-ignorable = Ignorovat tento rys by nepomohlo, nebo se musí ignorovat jiný.
newworld-why-not-itself = Živočich tohle nemůže udělat sám sobě.
newworld-why-not-your-animal = Tento živočich není tvůj.
newworld-why-one-additional-action = Za tah lze provést jen jednu dodatečnou akci.
newworld-why-one-basic-action = Za tah lze provést jen jednu základní akci.
newworld-why-own-animals-only = Tohle je jen pro tvoje vlastní živočichy.
newworld-why-prey-protected = Tohoto živočicha před predátorem chrání jeho rysy.
newworld-why-prey-sheltered = Tento živočich je v úkrytu.
newworld-why-same-chain = Tito dva živočichové už patří do stejného řetězce.
newworld-why-stagnating = Tento živočich má rys Stagnující: žádné nové rysy nezíská.
newworld-why-too-little-fat = Tukové zásoby nestačí na všechnu chybějící potravu.
newworld-why-trait-not-there = Živočich tento rys nemá.
newworld-why-traits-exclude-each-other = Tento rys se nesnáší s jiným rysem živočicha.
newworld-why-victim-is-fed = Tento živočich je nakrmený: krást lze jen hladovým.
newworld-why-victim-without-food = Tento živočich nemá potravu, která by se dala ukrást.

## Rysy

newworld-trait-carnivorous = Masožravý
    .help = Predátor: jednou za fázi krmení smí zaútočit a za pozřenou kořist získá 2 mimořádné potravy. Potřebuje o 1 potravu více. Vylučuje se s rysem Mrchožravý.
newworld-trait-fat-storing = Vypasený
    .help = Když je nakrmený, uloží si na tuto kartu 1 tukovou zásobu. Ve fázi vymírání zásoby nahradí chybějící potravu. Živočich může mít tento rys i vícekrát.
newworld-trait-swimming = Plavající
    .help = Napadnout ho smějí jen Plavající predátoři. Má přístup k jezerům.
newworld-trait-nocturnal = Noční
    .help = Napadnout ho smějí jen Noční predátoři. Má přístup do jeskyní.
newworld-trait-robust = Robustní
    .help = Napadnout ho smějí jen Robustní predátoři. Má přístup do savan. Potřebuje o 1 potravu více.
newworld-trait-mutated = Nepříznivě zmutovaný
    .help = Škodlivý, pro živočichy soupeřů: potřebuje o 1 potravu více a rys Vzájemně prospěšný ho nechrání.
newworld-trait-sharp-sighted = Ostrozraký
    .help = Jako predátor smí napadat Maskované živočichy.
newworld-trait-camouflaged = Maskovaný
    .help = Napadnout ho smějí jen Ostrozrací predátoři.
newworld-trait-burrowing = Norující
    .help = Dokud je nakrmený, nikdo ho nesmí napadnout. Tukové zásoby se nepočítají.
newworld-trait-poisonous = Jedovatý
    .help = Predátor, který ho pozře, zemře na začátku fáze vymírání.
newworld-trait-running = Běhavý
    .help = Při napadení hoď kostkou: s 4, 5 nebo 6 uteče.
newworld-trait-horned = Rohatý
    .help = Při napadení hoď kostkou: s 5 nebo 6 predátor zemře a útok končí.
newworld-trait-elusive = Nepolapitelný
    .help = Při napadení přijde o jeden svůj rys a přežije; predátor získá 1 mimořádnou potravu.
newworld-trait-repulsive = Odpudivý
    .help = Při napadení můžeš tuto kartu odložit: útok končí a predátor nezíská nic.
newworld-trait-scavenging = Mrchožravý
    .help = Kdykoli při útoku některý živočich zemře, získá 1 mimořádnou potravu. Vylučuje se s rysem Masožravý.
newworld-trait-hibernating = Hibernující
    .help = Ve fázi vymírání můžeš tuto kartu odložit: hladový živočich se počítá za nakrmeného. Ne v posledním období.
newworld-trait-metamorphosing = Metamorfující
    .help = Dodatečná akce, jednou za fázi krmení: odlož jiný rys tohoto živočicha a přidej mu nový z ruky. Ne párové rysy.
newworld-trait-thieving = Zlodějský
    .help = Dodatečná akce, jednou za fázi krmení: jiný hladový živočich přijde o 1 potravu a tento získá 1 mimořádnou.
newworld-trait-parasitised = Napadený parazitem
    .help = Škodlivý, pro živočichy soupeřů: potřebuje o 2 potravy více a rys Vzájemně prospěšný ho nechrání.
newworld-trait-stagnating = Stagnující
    .help = Škodlivý, pro kteréhokoli živočicha: potřebuje o 1 potravu více, nezíská žádné další rysy a rys Vzájemně prospěšný ho nechrání.
newworld-trait-adaptive = Přizpůsobivý
    .help = Má přístup do všech oblastí, i k ledovcům.
newworld-trait-communicating = Komunikující
    .help = Párový: když si jeden z dvojice vezme z oblasti obyčejnou potravu, vezme si ji z téže oblasti i druhý.
newworld-trait-cooperating = Spolupracující
    .help = Párový: když jeden z dvojice získá potravu, druhý získá 1 mimořádnou.
newworld-trait-hoofed = Kopytnatý
    .help = Když si vezme z oblasti obyčejnou potravu, můžeš tam zničit další.
newworld-trait-mutualistic = Vzájemně prospěšný
    .help = Párový: nikdo z dvojice nesmí být napaden, pokud sám nemá škodlivý rys.
newworld-trait-mimicking = Napodobující
    .help = Při napadení se útok přesune na jiného tvého živočicha, kterého predátor smí napadnout, pokud takový je.
newworld-trait-flying = Létající
    .help = Napadnout ho smí jen predátor s menším počtem rysů.
newworld-trait-intelligent = Inteligentní
    .help = Jako predátor ignoruje jeden rys kořisti.
newworld-trait-shy = Plachý
    .help = Když přežije útok, do konce fáze krmení ho nikdo nesmí napadnout.

## Párové rysy jako možnosti Nahodilých mutací

newworld-pair-left-communicating = { newworld-trait-communicating }
newworld-pair-left-cooperating = { newworld-trait-cooperating }
newworld-pair-left-mutualistic = { newworld-trait-mutualistic }
newworld-pair-right-communicating = { newworld-trait-communicating }
newworld-pair-right-cooperating = { newworld-trait-cooperating }
newworld-pair-right-mutualistic = { newworld-trait-mutualistic }

## Karty vývoje

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

## Oblasti

newworld-area-taiga = Tajga
    .help = Dostupná všem živočichům.
newworld-area-steppe = Step
    .help = Dostupná všem živočichům.
newworld-area-mangrove-forest = Mangrovový les
    .help = Dostupný všem živočichům.
newworld-area-rainforest = Deštný prales
    .help = Dostupný všem živočichům.
newworld-area-broadleaf-forest = Listnatý les
    .help = Dostupný všem živočichům.
newworld-area-swamp = Bažiny
    .help = Dostupné všem živočichům. Na začátku nabízejí 1 potravu a další 1 přibude za každého mrtvého živočicha, nejvýše do 4.
newworld-area-savannah = Savana
    .help = Jen pro Robustní živočichy.
newworld-area-desert = Poušť
    .help = Dostupná všem živočichům.
newworld-area-cave = Jeskyně
    .help = Jen pro Noční živočichy.
newworld-area-mountains = Hory
    .help = Dostupné všem živočichům.
newworld-area-lake = Jezero
    .help = Jen pro Plavající živočichy.
newworld-area-meadow = Louka
    .help = Dostupná všem živočichům.
newworld-area-glacier = Ledovec
    .help = Jen pro živočichy bez jediného rysu.
newworld-area-tundra = Tundra
    .help = Dostupná všem živočichům.

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

## Ostatní

newworld-phase-development = Fáze vývoje
newworld-phase-areas = Fáze oblastí
newworld-phase-feeding = Fáze krmení
newworld-phase-extinction = Fáze vymírání
newworld-cause-eaten = kořist predátora
newworld-cause-horned = oběť Rohaté kořisti
newworld-cause-poison = otrava
newworld-cause-hunger = hlad
newworld-colour-red = obyčejná
newworld-colour-blue = mimořádná
newworld-reason-animals = přeživší živočichové
newworld-reason-traits = karty rysů
newworld-reason-bonuses = rysy s vyšší spotřebou

## Stůl v terminálu

newworld-table-epoch = Období { $epoch }
newworld-table-final-epoch = Poslední období
newworld-table-piles = Dobírací balíček { $deck }, odkládací { $discard }, zbývající oblasti { $areas }
newworld-table-area = Oblast
newworld-table-food = Potrava
newworld-table-shelters = Úkryty
newworld-table-needs = Přístup
newworld-table-everybody = všichni
newworld-table-no-traits = živočichové bez rysů
newworld-table-animal = Živočich
newworld-table-traits = Rysy
newworld-table-eaten = Snědeno
newworld-table-state = Stav
newworld-table-points = zatím { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
newworld-table-cards = { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
        [many] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
newworld-table-hand = Tvoje ruka
newworld-table-first = začíná
newworld-table-passed = pas
newworld-table-no-animals = žádní živočichové
newworld-table-sheltered = v úkrytu
newworld-table-poisoned = otrávený
newworld-table-scared = skrývá se
newworld-table-attacked = po útoku
newworld-table-fed = nakrmený
newworld-table-hungry = hladový
newworld-table-used = použito
newworld-table-fat = tuková zásoba
newworld-table-joined = spojen s { $animal }
