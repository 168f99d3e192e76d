### Co jest wspólne dla wszystkich gier, po polsku: otoczenie, terminal, odmowy i błędy.

core-seat = Miejsce { $number }

## Dlaczego opcja jest niedostępna

core-why-not-asked = To nie jest odpowiedź na zadane teraz pytanie.
core-why-not-your-turn = To nie twoja kolej.
core-why-game-over = Gra już się skończyła.
core-why-section = { $why } (zasady { $section })

## Stół w terminalu

core-play-human = Gracz { $number }
core-play-bot = { $name } { $number }
core-play-question = { $seat }: { $question }
core-play-prompt = Numer albo ?, czyli pomoc
core-play-help = Wpisz numer opcji. Polecenia: w NUMER lub w NAZWA mówi, co opcja oznacza albo dlaczego jest niedostępna, l pokazuje dziennik, p rysuje stół od nowa, h NAZWA wyjaśnia pojęcie, q zapisuje grę i kończy, ? pokazuje tę pomoc.
core-play-unknown = To nie jest ani liczba od 1 do { $count }, ani polecenie; polecenia pokazuje ?.
core-play-open = Ta opcja jest dostępna.
core-play-no-option = W tej grze nie ma opcji { $name }.
core-play-no-thing = Nic o nazwie { $name } tu nie ma.
core-play-pass-screen = Teraz wybiera { $seat }. Przekaż klawiaturę i naciśnij Enter.
core-play-log = Co się wydarzyło
core-play-over = Koniec gry
core-play-place = Miejsce
core-play-player = Gracz
core-play-points = Punkty
core-play-saved = Zapis jest w pliku { $file }
core-play-commitment = Tasowanie w tej grze ustala { $hash }

## Opowieść zapisu

core-replay-players = { $name }, liczba graczy: { $players }, ziarno { $seed }
core-replay-choice = { $number }. { $seat }: { $option }
core-replay-open = Gra trwa. Teraz wybiera { $seat }.
core-replay-verified = Tasowanie zgadza się ze zobowiązaniem, a odtworzone decyzje prowadzą do zapisanego wyniku.

## Serwer

core-serve-address = Speciate działa pod adresem { $address } (zatrzymuje Ctrl-C)
