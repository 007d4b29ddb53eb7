### Why something cannot be done, and what to do instead. Nothing has changed when one of these is read.
### No plurals here: numbers stand so that the words around them need not change.


## At the table

refused-table-seats = For this game choose { $fewest } to { $most } seats, not { $seats }.
refused-table-unknown-game = There is no such game here. Choose ugo, ubongo-classic or ubongo-diamonds.
refused-table-options = These options do not fit the game. Check their names and values.
refused-table-busy = The table is too busy just now. Please try again in a moment.
refused-table-broken = Something went wrong at this table. Open it again; what was played so far is kept.
refused-table-not-stored = This could not be saved, so it does not count. Please try again.
refused-table-garbled = That could not be understood. Please try again.
refused-table-not-seated = You have no seat at this table. Take a seat first.
refused-table-not-playing = The game is not running. Wait until it begins, or open a new table.
refused-table-alone = Alone against the clock there is no pause.
refused-table-already-seated = You have a seat at this table already.
refused-table-has-begun = The game has begun, so the seats can no longer be changed. You may watch.
refused-table-full = All seats are taken. You may watch, or open a table of your own.
refused-table-seat-taken = Somebody sits there already. Choose another seat.
refused-table-not-full = Some seats are still empty. Wait until all are taken, then begin.

refused-name-empty = Please enter a name with at least one letter.
refused-name-long = This name is too long. Use at most { $most } letters.


## UGO!

refused-ugo-over = The game is over.
refused-ugo-not-your-turn = It is not your turn yet. Wait for the others.
refused-ugo-must-follow = You still hold a card of the suit that was led, so you must play that suit: { $suit }.
refused-ugo-not-in-hand = You do not hold { $suit } { $value }. Choose a card from your hand.
refused-ugo-placing-first = First place the trick that you have won, then play a card.
refused-ugo-not-placing = There is nothing to place now.
refused-ugo-bad-order = Name every new suit of this trick once, from left to right.
refused-ugo-bad-tops = For each suit with several cards in this trick, name one of these cards as the top.
refused-ugo-late = Too late: the time for this turn is over.
refused-ugo-stale-round = That was meant for an earlier round. This is round { $round }: look again, then choose.
refused-ugo-stale-trick = That was meant for an earlier trick. This is trick { $trick }: look again, then choose.
refused-ugo-already-resigned = You have left this game already.
refused-ugo-bad-turn-seconds = The turn clock takes { $fewest } to { $most } seconds, or 0 for no clock.
refused-ugo-bad-dealer = The first dealer must be one of the players at the table. Seats are counted from 0 here.


## Ubongo: the round

refused-ubongo-over = The game is over.
refused-ubongo-gone = You have left this game.
refused-ubongo-not-in-this-game = That is not part of this game.
refused-ubongo-stale-round = That does not fit round { $round } now. Look again, then choose.
refused-ubongo-stale-glass = That was meant for the first sandglass. The second one is running now.
refused-ubongo-stale-task = Task { $task } is done with. Look at the new one.
refused-ubongo-round-over = Round { $round } is over. Wait for the next one.
refused-ubongo-rolled-already = The die has been rolled already.
refused-ubongo-not-the-starter = Somebody else rolls the die in this round.
refused-ubongo-not-revealed = The boards are still hidden. Wait for the roll.
refused-ubongo-no-board = You have no board in this round.
refused-ubongo-solved-already = You have solved this board already.
refused-ubongo-late = Too late: the sand had run out.
refused-ubongo-settling = One moment: it is not sure yet who was first.
refused-ubongo-wrong-piece = This piece does not belong to your task. Use only the pieces that your board shows.
refused-ubongo-piece-twice = You have only one of this piece: { $piece }.
refused-ubongo-piece-missing = A piece is still missing: { $piece }. All the pieces shown must be used.
refused-ubongo-outside = A piece sticks out of the area: { $piece }. Move it.
refused-ubongo-overlap = A piece lies on top of another: { $piece }. Move it.
refused-ubongo-uncovered = A part of the area is still open. Cover it completely.


## Ubongo classic: figures and gems

refused-ubongo-figures-stand = The figures stand where they stand: the first roll was made.
refused-ubongo-no-such-field = The fields are numbered from 1 to { $fields }.
refused-ubongo-not-solved = First solve your board. Then you may move and take.
refused-ubongo-moved-already = You have moved in this round. You may still take.
refused-ubongo-already-there = Your figure stands on this field already. You may take at once.
refused-ubongo-too-far = That is too far. Fields you may move: { $allowed }; fields you asked for: { $asked }.
refused-ubongo-taken-already = You have taken your gems in this round.
refused-ubongo-row-empty = There are no gems left at this field. If you may still move, try another one.


## Ubongo diamond hunt and solo

refused-ubongo-starter-known = Who rolls first is decided already.
refused-ubongo-no-giving-up = In a shoot-out you cannot give up. You may propose new boards or a shared win.
refused-ubongo-no-shootout = That is possible only in a shoot-out.
refused-ubongo-not-tied = Only those who are tied take part in the shoot-out.
refused-ubongo-proposed-already = The same has been proposed already. You may agree to it.
refused-ubongo-not-proposed = This is not proposed now: { $wish }. You may propose it yourself.
refused-ubongo-agreed-already = You have agreed already. Now it is for the others to agree.
refused-ubongo-no-more-hints = There are no more hints for this task: all its pieces have been shown.


## Ubongo: options of the table

refused-ubongo-option-seconds = The sandglass takes { $fewest } to { $most } seconds, or 0 for no sandglass.
refused-ubongo-option-deck = There is no set of boards with this name that is large enough: { $deck }.
refused-ubongo-option-grace = The extra time may be 0, 3 or 5 seconds.
refused-ubongo-option-sides = Give one side for each player, so many in all: { $seats }.
refused-ubongo-option-all-boards = All boards can be played only by 2 or 3 players, and without the expansion.
refused-ubongo-option-starter = The start player must be one of the players at the table. Seats are counted from 0 here.
refused-ubongo-option-solo-length = Choose 5, 10 or 20 minutes or tasks.


## Why something was not possible, where the reason is the connection or the request

refused-table-unknown = There is no table with this code.
refused-wire-garbled = The server did not understand that. Please load the page again.
refused-daily-not-begun = Uncover the task first; then the clock runs.
refused-web-garbled = The server did not understand that. Please load the page again.
refused-web-too-much = That is too long.
refused-web-not-our-page = That did not come from this page.
refused-web-who-are-you = Please tell us your name first.
refused-web-no-such-page = There is no such page.
refused-web-unreachable = The server cannot be reached. Please try again.


## The template game, which only developers play

refused-null-late = Too late: the time is over.
refused-null-not-now = You cannot do that now.
refused-null-seconds = The time may be { $fewest } to { $most } seconds.


## What is wrong with a file of boards

fault-deck-unknown = there is no built-in deck of this name; known: { $known }
fault-deck-json = this is not JSON: { $detail }
fault-deck-shape = this does not have the form of a deck: { $detail }
fault-deck-format = format { $found } is not known here, only { $known }
fault-deck-name = the name must be one printable line of at most { $longest } letters
fault-deck-no-cards = there are no cards in it
fault-deck-id-twice = id { $id } is used twice, first in { $first }
fault-deck-parts = the area falls into several parts; it must hang together
fault-deck-holes = the area has a hole
fault-deck-congruent = this area is the same as in { $first }, turned or flipped
fault-deck-symbol-unknown = there is no symbol { $symbol } on the die
fault-deck-symbol-missing = the row for { $symbol } is missing
fault-deck-piece-unknown = there is no piece { $piece }
fault-deck-piece-twice = piece { $piece } stands twice in one row
fault-deck-piece-count = the row has { $found } pieces and should have { $wanted }
fault-deck-set-twice = these are the same pieces as beside { $first }
fault-deck-area = the pieces have { $pieces } squares, the area has { $region }
fault-deck-unsolvable = the area cannot be covered with { $pieces }
fault-deck-covers = the file counts { $found } ways to cover the area; counted again: { $counted }
fault-deck-grade = the file says grade { $found }; worked out again: { $counted }
fault-region-empty = the area has no squares
fault-region-ragged = row { $row } of the area is not as long as the first
fault-region-character = row { $row } of the area has a character that is neither # nor . : { $character }
fault-region-too-large = the area is too large: width { $width }, height { $height }
fault-region-margin = the area must be cut to its box: no empty rows or columns at its edge


## What is wrong with a log file

fault-log-empty = the log is empty
fault-log-not-a-log = this is not a log of a table: { $detail }
fault-log-newer = the log has format { $format }, which is newer than this program
fault-log-unknown-game = there is no game called { $game }
fault-log-bad-options = the options do not fit the game: { $detail }
fault-log-bad-line = this line is not a line of a log: { $detail }
fault-log-bad-event = this event does not belong to this game: { $detail }
fault-log-gap = a line is missing: expected number { $expected }, found { $found }
fault-log-after-the-end = there is more after the end of the game
fault-log-impossible = this cannot have happened after what went before: { $detail }
fault-log-unfinished = the game is not finished, so there is no seed to check it by
fault-log-other-seed = the seed is not the one that was promised when the table opened
fault-log-wrong-draw = the seed gives another result here, draw { $draw }
fault-log-undrawn = no draw is awaited here, and yet this is chance's answer


## What is wrong with a folder for data

fault-directory-unusable = the folder { $path } cannot be used: { $reason }
fault-directory-in-use = the folder { $path } is used by another process: { $process }
fault-directory-newer = the folder { $path } was written by a newer version of this program
