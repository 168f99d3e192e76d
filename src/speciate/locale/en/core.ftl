### What all games share, in English: the shell, the terminal, refusals and errors.

core-seat = Seat { $number }

## Why an option is not open

core-why-not-asked = This does not answer the question that is asked now.
core-why-not-your-turn = It is not your turn.
core-why-game-over = The game is over.
core-why-section = { $why } (Rules { $section })

## The terminal table

core-play-human = Player { $number }
core-play-bot = { $name } { $number }
core-play-question = { $seat }: { $question }
core-play-prompt = Number, or ? for help
core-play-help = Type the number of an option. Also: w NUMBER or w NAME tells what an option means or why it is not open, l shows the log, p draws the table again, h NAME explains a thing, q saves the game and leaves, ? shows this.
core-play-unknown = That is neither a number from 1 to { $count } nor a command; ? shows the commands.
core-play-open = This option is open.
core-play-no-option = There is no option { $name } in this game.
core-play-no-thing = There is nothing called { $name } here.
core-play-pass-screen = The next choice is { $seat }'s. Give them the keyboard, then press Enter.
core-play-log = What has happened
core-play-over = The game is over
core-play-place = Place
core-play-player = Player
core-play-points = Points
core-play-saved = The record is in { $file }
core-play-commitment = The shuffles of this game are fixed by { $hash }

## The story of a record

core-replay-players = { $name }, { $players } players, seed { $seed }
core-replay-choice = { $number }. { $seat }: { $option }
core-replay-open = The game goes on: { $seat } is asked next.
core-replay-verified = The shuffles fit the commitment, and the choices replay to the recorded scores.

## The server

core-serve-address = Speciate is at { $address } (Ctrl-C stops it)
