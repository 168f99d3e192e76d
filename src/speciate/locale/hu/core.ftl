### Ami minden játékban közös, magyarul: a keret, a terminál, az elutasítások és a hibák.

core-seat = { $number }. hely

## Miért nem választható egy lehetőség

core-why-not-asked = Ez nem a mostani kérdésre válasz.
core-why-not-your-turn = Nem te következel.
core-why-game-over = A játék véget ért.
core-why-section = { $why } (szabály: { $section })

## Az asztal a terminálban

core-play-human = { $number }. játékos
core-play-bot = { $name } { $number }
core-play-question = { $seat }: { $question }
core-play-prompt = Szám, vagy ? a súgóhoz
core-play-help = Írd be egy lehetőség számát. Parancsok: w SZÁM vagy w NÉV megmondja, mit jelent egy lehetőség, vagy miért nem választható, l a napló, p újrarajzolja az asztalt, h NÉV elmagyaráz egy fogalmat, q menti a játékot és kilép, ? ez a súgó.
core-play-unknown = Ez se nem szám 1 és { $count } között, se nem parancs; a parancsokat a ? mutatja meg.
core-play-open = Ez a lehetőség választható.
core-play-no-option = Ebben a játékban nincs ilyen lehetőség: { $name }.
core-play-no-thing = Itt nincs ilyen nevű dolog: { $name }.
core-play-pass-screen = Most { $seat } választ. Add át a billentyűzetet, aztán nyomj Entert.
core-play-log = Ami eddig történt
core-play-over = Vége a játéknak
core-play-place = Helyezés
core-play-player = Játékos
core-play-points = Pont
core-play-saved = A jegyzőkönyv itt van: { $file }
core-play-commitment = A játék keveréseit ez rögzíti: { $hash }

## Egy jegyzőkönyv története

core-replay-players = { $name }, { $players } játékos, mag: { $seed }
core-replay-choice = { $number }. { $seat }: { $option }
core-replay-open = A játék folytatódik, most { $seat } választ.
core-replay-verified = A keverések egyeznek a rögzített értékkel, és a döntések visszajátszása a feljegyzett eredményre vezet.

## A kiszolgáló

core-serve-address = A Speciate itt érhető el: { $address } (leállítás: Ctrl-C)
