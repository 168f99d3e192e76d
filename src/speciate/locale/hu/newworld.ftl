### Evolúció: Új világ, magyarul.

newworld-name = Evolúció: Új világ
newworld-about = Bővítsd állataid sorát, adj nekik tulajdonságokat, etesd őket a változó területekről, vadássz mások állataira, és derítsd ki, ki éli túl a hat korszakot. 2–4 játékosnak.
newworld-tie = Pontegyenlőség: a több túlélő állat dönt.

## Beállítások

newworld-setting-epochs = Korszakok
    .help = Hány korszakig tart a játék: annyi, ahány lap a területpakliban van. Az alapjáték hat korszakos.
newworld-setting-unlimited_hand = Korlátlan kéz
    .help = Húzás után senki sem dob el lapokat hat fölött.
newworld-setting-mutations = Véletlen mutációk
    .help = A lapok látatlanban érkeznek a génkészleted tetejéről, és számít az állatok sorrendje.
newworld-setting-cataclysm = Kataklizma
    .help = Egyetlen korszak, mindenkinek húsz lappal, amelyekből legalább tizennyolcat ki kell játszani.
newworld-setting-first_player = Kezdőjátékos
    .help = A 0 sorsolást jelent; egyébként annak a helynek a száma, amelyik kezd.

## Kérdések

newworld-ask-play-card = Játssz ki egy lapot a kezedből, vagy passzolj a fázis végéig.
newworld-ask-use-card = Hogyan játszod ki ezt a lapot: { $card }? Új állatként vagy az egyik tulajdonságaként?
newworld-ask-place-trait = Melyik állat kapja ezt a tulajdonságot: { $trait }?
newworld-ask-pair-first = Páros tulajdonság ({ $trait }), két állatodat köti össze: melyik az első?
newworld-ask-pair-second = Páros tulajdonság ({ $trait }): melyik állattal köti össze ezt az állatot: { $animal }?
newworld-ask-mutation-turn = Használd a génkészleted felső lapját új állatként vagy új tulajdonságként, vagy passzolj a fázis végéig.
newworld-ask-offer-rearranging = Így hagyod a sorodat, vagy előbb átrendezed?
newworld-ask-next-block = Építsd fel a sorodat balról jobbra: mi következik?
newworld-ask-choose-mutant = Melyik állatod mutálódik?
newworld-ask-choose-mutation = Felfedett lap: { $card }. Mi legyen az állattal ({ $animal })?
newworld-ask-before-basic = Te jössz: mit csinálnak az állataid?
newworld-ask-after-basic = Használsz most kiegészítő akciót, vagy befejezed a köröd?
newworld-ask-choose-sheltered = Melyik állat vesz el egy menedéket?
newworld-ask-choose-shelter = Melyik területről vesz menedéket az állat ({ $animal })?
newworld-ask-choose-eater = Melyik állat eszik?
newworld-ask-choose-food = Melyik területről eszik az állat ({ $animal })?
newworld-ask-choose-predator = Melyik állat támad?
newworld-ask-choose-actor = Melyik állat használja ezt a tulajdonságot: { $trait }?
newworld-ask-choose-prey = Melyik állatot támadja meg a ragadozó ({ $predator })?
newworld-ask-choose-ignored = Intelligens ragadozód ({ $predator }) a zsákmány ({ $prey }) melyik tulajdonságát hagyja figyelmen kívül?
newworld-ask-choose-defence = Egy ragadozó ({ $predator }) megtámadja az állatodat ({ $prey }): melyik tulajdonság hat most?
newworld-ask-choose-scavenger = Melyik Dögevő állat eszik először?
newworld-ask-shed-trait = Megfoghatatlan állatod ({ $prey }) elmenekül: melyik tulajdonságát veszíti el?
newworld-ask-choose-stand-in = Az állatod ({ $prey }) Utánzó: melyik másik állatodat éri helyette a támadás?
newworld-ask-choose-victim = Melyik állattól lop a tolvaj ({ $thief })?
newworld-ask-choose-loot = Melyik élelmet veszíti el az állat ({ $victim })?
newworld-ask-exchange-trait = Melyik tulajdonságáról mond le az állat ({ $animal })?
newworld-ask-exchange-card = Melyik lap ad új tulajdonságot az állatnak ({ $animal })?
newworld-ask-exchange-half = A lap melyik tulajdonságát ({ $card }) kapja meg az állat ({ $animal })?
newworld-ask-chain-choice = Ezen a területen ({ $area }) nem jut mindenkinek: mi történjen most?
newworld-ask-rescue = Éhes állatok várnak döntésre ({ $animals }): hogyan mented meg az elsőt?
newworld-ask-discard-card = Túl sok lap van a kezedben: melyiket dobod el?

## Lehetőségek

newworld-option-pass = Passz a fázis végéig
newworld-option-end-turn = A kör befejezése
newworld-option-stop = Nem tapossa szét
newworld-option-decline = Nem használja
newworld-option-as-animal = Új állatként
newworld-option-as-extended = A lap felső tulajdonságaként
newworld-option-as-brief = A lap alsó tulajdonságaként
newworld-option-shelter = Menedék elfoglalása
newworld-option-feed = Evés egy területről
newworld-option-attack = Támadás
newworld-option-red = Piros élelem
newworld-option-blue = Kék élelem
newworld-option-use-fat = A zsírja felhasználása
newworld-option-hibernate = Hibernálás
newworld-option-starve = Hagyod elpusztulni
newworld-option-ignore-nothing = Minden tulajdonság számít
newworld-option-keep-row = A sor marad
newworld-option-rearrange = A sor átrendezése
newworld-option-as-trait = Új tulajdonságként
newworld-option-loaded-fat = Zsírraktározó, a zsírjával együtt
newworld-option-left-pair = A bal oldali páros tulajdonság
newworld-option-right-pair = A jobb oldali páros tulajdonság
newworld-option-card = { $value }
newworld-option-trait = { $value }
newworld-option-pair-left = { $value }, a bal szomszéddal
newworld-option-pair-right = { $value }, a jobb szomszéddal
newworld-option-animal = { $value } jelű állat
newworld-option-area = { $value }
newworld-option-link = Kommunikáló, ettől az állattól jobbra: { $value }
newworld-option-trample = { $value } jelű állat: széttapos egy élelmet
newworld-option-block = { $value } jelű állat és a hozzá kapcsolódók
newworld-option-mirrored = { $value } jelű állat és a hozzá kapcsolódók, fordított sorrendben

## Események

newworld-event-scored = { $seat } { $points } pontot kap: { $reason }.
newworld-event-epoch-began = Új korszak: { $epoch }. Kezdőjátékos: { $seat }.
newworld-event-phase-began = { $phase }
newworld-event-drew = { $seat } { $count } lapot húz.
newworld-event-drew-cards = { $seat } ezt húzza: { $card }.
newworld-event-animal-born = { $seat } új állatot hoz létre: { $animal }.
newworld-event-face-known = { $animal } jelű állat: a lapja { $card }.
newworld-event-trait-added = { $seat } új tulajdonságot ad egy állatnak ({ $animal }): { $trait }.
newworld-event-pair-added = { $seat } összeköt két állatot ({ $animal } és { $partner }): { $trait }.
newworld-event-passed = { $seat } passzol.
newworld-event-area-entered = Új terület: { $area_card }.
newworld-event-area-filled = { $area }: { $red } élelem{ $shelter ->
        [0] { "" }
       *[other] {" "}és egy menedék
    } vár itt.
newworld-event-sheltered = { $seat } állata ({ $animal }) menedéket talál. Terület: { $area }.
newworld-event-fed = { $seat } állata ({ $animal }) eszik. Terület: { $area }.
newworld-event-gained = { $seat } állata ({ $animal }) { $count } kék élelmet kap.
newworld-event-fat-stored = { $seat } állata ({ $animal }) zsírt raktároz.
newworld-event-trampled = { $seat } állata ({ $animal }) széttapos egy élelmet. Terület: { $area }.
newworld-event-attacked = { $seat } állata ({ $animal }) megtámadja { $prey_seat } állatát ({ $prey }).
newworld-event-ignored = { $seat } állata ({ $animal }) figyelmen kívül hagyja a zsákmány tulajdonságát: { $trait }.
newworld-event-rolled = { $seat } állata ({ $animal }, { $trait }) dob: { $die }, { $success ->
        [0] nem sikerült
       *[other] siker
    }.
newworld-event-survived = { $seat } állata ({ $animal }) túléli.
newworld-event-died = { $seat } állata ({ $animal }) elpusztul: { $cause }.
newworld-event-trait-lost = { $seat } állata ({ $animal }) elveszíti ezt a tulajdonságát: { $trait }.
newworld-event-pair-lost = { $seat } két állata ({ $animal } és { $partner }) elveszíti ezt a páros tulajdonságot: { $trait }.
newworld-event-redirected = { $seat } állata ({ $animal }) helyett egy másik állatát ({ $prey }) éri a támadás.
newworld-event-poisoned = { $seat } állata ({ $animal }) megmérgeződik.
newworld-event-scared = { $seat } állata ({ $animal }) elrejtőzik a fázis végéig.
newworld-event-stole = { $seat } állata ({ $animal }) lop { $victim_seat } állatától ({ $victim }): { $colour } élelem.
newworld-event-fat-used = { $seat } állata ({ $animal }) felhasznál { $count } zsírt.
newworld-event-hibernated = { $seat } állata ({ $animal }) hibernál.
newworld-event-area-left = Eltűnik egy terület: { $area_card }.
newworld-event-discarded = { $seat } { $count } lapot dob el.
newworld-event-discarded-card = { $seat } ezt dobja el: { $card }.
newworld-event-reshuffled = Az eldobott lapokból új, { $count } lapos pakli lesz.
newworld-event-first-player = { $seat } lesz a kezdőjátékos.
newworld-event-rearranged = { $seat } átrendezi a sorát: { $animal }.
newworld-event-revealed = { $seat } felfed egy lapot: { $card }.
newworld-event-swamp-grew = { $area }: most { $red } élelem van itt.

## Miért nem választható egy lehetőség

newworld-why-action-impossible = Ennek az állatnak nincs mire használnia ezt a tulajdonságot.
newworld-why-already-acted = Ebben a körben már volt akciód: passzolás helyett fejezd be a kört.
newworld-why-already-used = Ez az állat már használta ezt a tulajdonságot ebben az etetési fázisban.
newworld-why-animal-is-full = Ez az állat jóllakott, és zsírnak sincs már helye.
newworld-why-area-without-food = Ezen a területen nincs már élelem.
newworld-why-area-without-shelter = Ezen a területen nincs már menedék.
newworld-why-basic-action-is-compulsory = Valamelyik állatod elfoglalhat egy menedéket, vagy éhes és ehet vagy támadhat: ilyenkor kötelező.
newworld-why-block-not-free = A sornak ez a része már a helyén van, vagy nem ezzel az állattal kezdődik.
newworld-why-both-gaps-taken = Ennek az állatnak már mindkét oldalán van páros tulajdonság.
newworld-why-card-not-in-hand = Ez a lap nincs a kezedben.
newworld-why-defence-is-compulsory = Ez a tulajdonság akkor is hat, ha nem akarod; csak a Visszataszító utasítható el.
newworld-why-defence-not-pending = A megtámadott állatnak nincs ilyen tulajdonsága, amely még hathatna.
newworld-why-harmful-on-opponents-only = Ez a káros tulajdonság csak más játékosok állataira tehető.
newworld-why-has-attacked = Ez a ragadozó már támadott ebben az etetési fázisban.
newworld-why-has-shelter = Ennek az állatnak már van menedéke.
newworld-why-has-the-trait = Ennek az állatnak már megvan ez a tulajdonsága.
newworld-why-link-is-compulsory = A Kommunikáló akkor is hat, ha nem akarod; csak a széttaposás utasítható el.
newworld-why-must-play-more = A Kataklizmában csak legfeljebb két lappal a kezedben passzolhatsz.
newworld-why-mutation-impossible = A felfedett lap ezt nem kínálja, vagy az állat nem kaphatja meg.
newworld-why-no-access = Ez az állat nem éri el azt a területet: hiányzik hozzá a szükséges tulajdonság.
newworld-why-no-animal-to-mutate = Nincs olyan állatod, amelyik tulajdonságot kaphatna.
newworld-why-no-card-fits = A kezedben egyetlen lap sem adhat helyette új tulajdonságot.
newworld-why-no-hibernation-in-final-epoch = Az utolsó korszakban senki sem hibernál: nincs következő, amelyben felébredne.
newworld-why-no-legal-prey = Nincs olyan állat, amelyet ez a ragadozó megtámadhatna.
newworld-why-no-pair-traits = Az Átalakuló nem cserélhet le páros tulajdonságot.
newworld-why-no-shelter-in-reach = Menedék nélküli állataid közül egyik sem ér el menedéket.
newworld-why-no-target = Ezt a tulajdonságot egyetlen állat sem kaphatja meg.
newworld-why-no-trait-fits = Az állat ennek a lapnak egyik tulajdonságát sem kaphatja meg.
newworld-why-nobody-can-act = Most egyik állatod sem használhatja ezt a tulajdonságot.
newworld-why-nobody-can-attack = Most egyik állatod sem támadhat.
newworld-why-nobody-can-feed = Most egyik állatod sem ehet területről.
newworld-why-not-a-stand-in = Ezt az állatot a ragadozó nem támadhatná meg.
newworld-why-not-acted-yet = Ebben a körben még nem volt akciód: a kör befejezése helyett passzolj.
newworld-why-not-carnivorous = Ez az állat nem Húsevő.
newworld-why-not-ignorable = Ezt figyelmen kívül hagyni nem segítene, vagy egy másikat kell.
newworld-why-not-itself = Ezt egy állat nem teheti saját magával.
newworld-why-not-your-animal = Ez az állat nem a tiéd.
newworld-why-one-additional-action = Egy körben csak egy kiegészítő akció lehet.
newworld-why-one-basic-action = Egy körben csak egy alapakció lehet.
newworld-why-own-animals-only = Ez csak a saját állataidra vonatkozik.
newworld-why-prey-protected = Ezt az állatot a tulajdonságai megvédik a ragadozótól.
newworld-why-prey-sheltered = Ez az állat menedékben van.
newworld-why-same-chain = Ez a két állat már ugyanahhoz a lánchoz tartozik.
newworld-why-stagnating = Ez az állat Stagnáló: nem kap új tulajdonságot.
newworld-why-too-little-fat = A zsírja nem pótolja az összes hiányzó élelmet.
newworld-why-trait-not-there = Az állatnak nincs ilyen tulajdonsága.
newworld-why-traits-exclude-each-other = Ez a tulajdonság nem fér meg az állat egy másik tulajdonságával.
newworld-why-victim-is-fed = Ez az állat jóllakott: csak éhestől lehet lopni.
newworld-why-victim-without-food = Ennek az állatnak nincs ellopható élelme.

## Tulajdonságok

newworld-trait-carnivorous = Húsevő
    .help = Ragadozó: etetési fázisonként egyszer támadhat, és a megevett állatért 2 kék élelmet kap. 1-gyel több élelem kell neki. Nem lehet egyszerre Dögevő.
newworld-trait-fat-storing = Zsírraktározó
    .help = Ha jóllakott, 1 zsírt raktároz ezen a lapon. A kihalási fázisban a zsír pótolja a hiányzó élelmet. Egy állatnak több ilyen lapja is lehet.
newworld-trait-swimming = Úszó
    .help = Csak Úszó ragadozó támadhatja meg. Eléri a tavakat.
newworld-trait-nocturnal = Éjszakai
    .help = Csak Éjszakai ragadozó támadhatja meg. Eléri a barlangokat.
newworld-trait-robust = Robusztus
    .help = Csak Robusztus ragadozó támadhatja meg. Eléri a szavannákat. 1-gyel több élelem kell neki.
newworld-trait-mutated = Károsan mutálódott
    .help = Káros, mások állataira: 1-gyel több élelem kell neki, és a Mutualista nem védi.
newworld-trait-sharp-sighted = Éles szemű
    .help = Ragadozóként Álcázott állatot is megtámadhat.
newworld-trait-camouflaged = Álcázott
    .help = Csak Éles szemű ragadozó támadhatja meg.
newworld-trait-burrowing = Üreglakó
    .help = Amíg jóllakott, senki sem támadhatja meg. A zsír nem számít bele.
newworld-trait-poisonous = Mérgező
    .help = A ragadozó, amelyik megeszi, elpusztul a kihalási fázis elején.
newworld-trait-running = Futó
    .help = Ha megtámadják, dobj a kockával: 4, 5 vagy 6 esetén elmenekül.
newworld-trait-horned = Öklelő
    .help = Ha megtámadják, dobj a kockával: 5 vagy 6 esetén a ragadozó elpusztul, és a támadás véget ér.
newworld-trait-elusive = Megfoghatatlan
    .help = Ha megtámadják, elveszíti egy tulajdonságát, de életben marad; a ragadozó 1 kék élelmet kap.
newworld-trait-repulsive = Visszataszító
    .help = Ha megtámadják, eldobhatod ezt a lapot: a támadás véget ér, és a ragadozó nem kap semmit.
newworld-trait-scavenging = Dögevő
    .help = 1 kék élelmet kap, valahányszor egy állat támadásban elpusztul. Nem lehet egyszerre Húsevő.
newworld-trait-hibernating = Hibernáló
    .help = A kihalási fázisban eldobhatod ezt a lapot: az éhes állat jóllakottnak számít. Az utolsó korszakban nem.
newworld-trait-metamorphosing = Átalakuló
    .help = Kiegészítő akció, etetési fázisonként egyszer: dobd el az állat egy másik tulajdonságát, és adj neki egy újat a kezedből. Páros tulajdonságot nem.
newworld-trait-thieving = Tolvaj
    .help = Kiegészítő akció, etetési fázisonként egyszer: egy másik éhes állat elveszít 1 élelmet, ez pedig 1 kék élelmet kap.
newworld-trait-parasitised = Parazitafertőzött
    .help = Káros, mások állataira: 2-vel több élelem kell neki, és a Mutualista nem védi.
newworld-trait-stagnating = Stagnáló
    .help = Káros, bármelyik állatra: 1-gyel több élelem kell neki, nem kap több tulajdonságot, és a Mutualista nem védi.
newworld-trait-adaptive = Alkalmazkodó
    .help = Minden területet elér, a gleccsereket is.
newworld-trait-communicating = Kommunikáló
    .help = Páros: ha a pár egyik tagja piros élelmet vesz el egy területről, a másik is vesz el onnan.
newworld-trait-cooperating = Együttműködő
    .help = Páros: ha a pár egyik tagja élelmet kap, a másik 1 kék élelmet kap.
newworld-trait-hoofed = Patás
    .help = Ha piros élelmet vesz el egy területről, ott egy másikat megsemmisíthetsz.
newworld-trait-mutualistic = Mutualista
    .help = Páros: a pár egyik tagja sem támadható meg, hacsak nincs neki magának káros tulajdonsága.
newworld-trait-mimicking = Utánzó
    .help = Ha megtámadják, a támadás átkerül egy másik állatodra, amelyet a ragadozó megtámadhat, ha van ilyen.
newworld-trait-flying = Repülő
    .help = Csak olyan ragadozó támadhatja meg, amelynek kevesebb tulajdonsága van.
newworld-trait-intelligent = Intelligens
    .help = Ragadozóként figyelmen kívül hagyja zsákmánya egy tulajdonságát.
newworld-trait-shy = Félénk
    .help = Ha túlélt egy támadást, az etetési fázis végéig senki sem támadhatja meg.

## A páros tulajdonságok a Véletlen mutációk lehetőségeiként

newworld-pair-left-communicating = { newworld-trait-communicating }
newworld-pair-left-cooperating = { newworld-trait-cooperating }
newworld-pair-left-mutualistic = { newworld-trait-mutualistic }
newworld-pair-right-communicating = { newworld-trait-communicating }
newworld-pair-right-cooperating = { newworld-trait-cooperating }
newworld-pair-right-mutualistic = { newworld-trait-mutualistic }

## Evolúciós lapok

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

## Területek

newworld-area-taiga = Tajga
    .help = Minden állat eléri.
newworld-area-steppe = Sztyeppe
    .help = Minden állat eléri.
newworld-area-mangrove-forest = Mangroveerdő
    .help = Minden állat eléri.
newworld-area-rainforest = Esőerdő
    .help = Minden állat eléri.
newworld-area-broadleaf-forest = Lombhullató erdő
    .help = Minden állat eléri.
newworld-area-swamp = Mocsár
    .help = Minden állat eléri. Kezdetben 1 élelem van rajta, és minden elpusztult állat után még 1, legfeljebb 4.
newworld-area-savannah = Szavanna
    .help = Csak Robusztus állatoknak.
newworld-area-desert = Sivatag
    .help = Minden állat eléri.
newworld-area-cave = Barlang
    .help = Csak Éjszakai állatoknak.
newworld-area-mountains = Hegyek
    .help = Minden állat eléri.
newworld-area-lake = Tó
    .help = Csak Úszó állatoknak.
newworld-area-meadow = Rét
    .help = Minden állat eléri.
newworld-area-glacier = Gleccser
    .help = Csak olyan állatoknak, amelyeknek nincs tulajdonságuk.
newworld-area-tundra = Tundra
    .help = Minden állat eléri.

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

## Egyebek

newworld-phase-development = Fejlődési fázis
newworld-phase-areas = Területfázis
newworld-phase-feeding = Etetési fázis
newworld-phase-extinction = Kihalási fázis
newworld-cause-eaten = egy ragadozó megette
newworld-cause-horned = Öklelő zsákmánya végzett vele
newworld-cause-poison = mérgezés
newworld-cause-hunger = éhezés
newworld-colour-red = piros
newworld-colour-blue = kék
newworld-reason-animals = túlélő állatok
newworld-reason-traits = tulajdonságlapok
newworld-reason-bonuses = éhes tulajdonságok

## Az asztal a terminálban

newworld-table-epoch = { $epoch }. korszak
newworld-table-final-epoch = Utolsó korszak
newworld-table-piles = Pakli: { $deck }, dobópakli: { $discard }, hátralévő területek: { $areas }
newworld-table-area = Terület
newworld-table-food = Élelem
newworld-table-shelters = Menedék
newworld-table-needs = Ki éri el
newworld-table-everybody = minden állat
newworld-table-no-traits = tulajdonság nélküli állatok
newworld-table-animal = Állat
newworld-table-traits = Tulajdonságok
newworld-table-eaten = Evett
newworld-table-state = Állapot
newworld-table-points = eddig { $points } pont
newworld-table-cards = { $count } lap a kézben
newworld-table-hand = A kezed
newworld-table-first = kezd
newworld-table-passed = passzolt
newworld-table-no-animals = nincs állata
newworld-table-sheltered = menedékben
newworld-table-poisoned = mérgezett
newworld-table-scared = rejtőzik
newworld-table-attacked = már támadott
newworld-table-fed = jóllakott
newworld-table-hungry = éhes
newworld-table-used = használva
newworld-table-fat = zsír
newworld-table-joined = ehhez kötve: { $animal }
