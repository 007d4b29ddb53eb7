### The words of the page in the browser. Every text here is words and variables only: the page itself puts the values
### in and knows no plurals, so numbers stand where nothing around them has to change. Names are never inflected.


## The entrance

page-title = Tafelrunde
page-subtitle = A round table for Ubongo and UGO!
page-language = Language
page-entrance = Entrance
page-who-are-you = Who are you?
page-name = Your name
page-name-save = That is me
page-name-known = You are { $name }.
page-name-change = Another name
page-open-title = Open a table
page-game = Game
page-players = Players
page-open = Open the table
page-join-title = Join a table
page-code = Code of the table
page-code-hint = Six letters, capital or small
page-join = Go to the table


## At a table

page-table = Table { $code }
page-connecting = connecting …
page-online = connected
page-offline = connection lost, trying again …
page-invite = Others find this table with the code { $code }, or at this address:
page-ready = Everyone is here. The game can begin.
page-seat = Seat { $number }
page-seat-free = Seat { $number }: free
page-seat-you = { $name } (you)
page-watching = You are watching.
page-your-turn = It is your turn.
page-turn-of = Still to act: { $names }
page-time = { $seconds } s
page-actions = What you can do
page-over = The game is over
# $score: numbers with dots between them.
page-rank = Place { $rank }: { $name } ({ $score })
page-none = none yet
page-refused = That is not possible now.


## What one can do

page-do-table-sit = Sit down
page-do-table-leave = Stand up
page-do-table-start = Begin the game
page-do-roll = Roll the die
page-do-place-figure = Figure on field { $field }
page-do-move-figure = Move to field { $field }
page-do-take = Take the two nearest gems
page-do-give-up = I give up for now
page-do-think-better = I go on after all
page-do-claim-youngest = I am the youngest
page-do-propose-new-cards = Propose new boards
page-do-propose-shared-win = Propose a shared win
page-do-agree-new-cards = Agree to new boards
page-do-agree-shared-win = Agree to a shared win
page-do-skip = Lay this task aside
page-do-hint = Give me a hint
# $order: suits, $tops: cards, each a list with commas.
page-do-place-order = From the left: { $order }
page-do-place-tops = On top: { $tops }
page-do-place-both = From the left: { $order }; on top: { $tops }


## Ubongo

page-round = Round { $number } of { $count }
page-task = Task { $number }
page-die = The die shows: { $symbol }
page-second-glass = The sandglass has been turned once more.
page-board = Your board
page-pieces = Your pieces
page-how = Choose a piece, turn or flip it, then choose the square for its dot.
page-piece = Piece { $piece }
page-piece-laid = Piece { $piece }, on the board
page-turn = Turn
page-flip = Flip
page-undo = Take back
page-cell = Row { $row }, column { $column }
page-cell-covered = Row { $row }, column { $column }, covered by { $piece }
page-cell-hint = Row { $row }, column { $column }, hint: { $piece } goes here
page-does-not-fit = It does not fit there.
page-ubongo = Ubongo!
page-order = Who has a solution
page-finish = Place { $rank }: { $name }, { $seconds } s
page-finish-unsure = { $name }, { $seconds } s, place not yet certain
page-given-up = { $name } has given up for now
page-gem-board = Gem board
page-field = Field { $field }
page-holdings = Gems won
page-bag = In the bag
page-track = On the track: sapphires { $sapphires }, ambers { $ambers }
page-tasks = Solved: { $done }, laid aside: { $aside }, hints: { $hints }


## UGO!

page-trick = Round { $round }, trick { $trick }
page-hand = Your hand
page-on-the-table = On the table
page-last-trick = The last trick
page-nothing-lies = No card lies here yet.
page-wins = wins
page-empty = empty
page-farmers = Farmers { $have } of { $need }
page-supply = Farmers left in the supply: { $count }
page-points = Points: { $points }


## Read aloud by screen readers when it happens

page-say-table-seated = Somebody has sat down.
page-say-table-started = The game begins.
page-say-ubongo-revealed = The boards lie open.
page-say-ubongo-solved = Ubongo! { $name } has a solution.
page-say-ubongo-glass-turned = Nobody has a solution. The sandglass is turned once more.
page-say-ubongo-round-ended = The round is over.
page-say-ugo-trick-won = { $name } wins the trick.
page-say-ugo-round-scored = The round is over and has been scored.
page-say-table-closed = The game is over.
