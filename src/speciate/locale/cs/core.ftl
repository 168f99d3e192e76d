### Co mají všechny hry společné, česky: prostředí, terminál, odmítnutí a chyby.

core-seat = Místo { $number }

## Proč možnost není k dispozici

core-why-not-asked = Tohle není odpověď na právě položenou otázku.
core-why-not-your-turn = Teď nejsi na tahu.
core-why-game-over = Hra už skončila.
core-why-section = { $why } (pravidla { $section })

## Stůl v terminálu

core-play-human = Hráč { $number }
core-play-bot = { $name } { $number }
core-play-question = { $seat }: { $question }
core-play-prompt = Číslo, nebo ? pro nápovědu
core-play-help = Napiš číslo možnosti. Příkazy: w ČÍSLO nebo w NÁZEV řekne, co možnost znamená nebo proč není k dispozici, l ukáže záznam, p znovu vykreslí stůl, h NÁZEV vysvětlí pojem, q uloží hru a skončí, ? ukáže tuto nápovědu.
core-play-unknown = To není číslo od 1 do { $count } ani příkaz; příkazy ukáže ?.
core-play-open = Tato možnost je k dispozici.
core-play-no-option = V této hře není žádná možnost { $name }.
core-play-no-thing = Nic s názvem { $name } tu není.
core-play-pass-screen = Teď vybírá { $seat }. Předej klávesnici a stiskni Enter.
core-play-log = Co se stalo
core-play-over = Konec hry
core-play-place = Pořadí
core-play-player = Hráč
core-play-points = Body
core-play-saved = Záznam je v souboru { $file }
core-play-commitment = Zamíchání karet v této hře určuje { $hash }

## Příběh záznamu

core-replay-players = { $name }, počet hráčů: { $players }, semínko { $seed }
core-replay-choice = { $number }. { $seat }: { $option }
core-replay-open = Hra pokračuje. Teď vybírá { $seat }.
core-replay-verified = Míchání odpovídá závazku a přehraná rozhodnutí vedou k zaznamenanému výsledku.

## Server

core-serve-address = Speciate běží na adrese { $address } (ukončí ho Ctrl-C)
