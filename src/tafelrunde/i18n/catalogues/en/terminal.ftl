### Play in the terminal, in plain lines that a screen reader can follow. Messages that quote a command do so by
### reference, { command-play }, so that the word is always the one that can be typed.
### Names are never inflected: build the sentence around them.


## The words of the commands, as one types them: small letters, one to three words, no punctuation.
## English words, and the beginnings of words, are always understood as well. No word may stand for two commands.

command-play = play
command-place = place
command-hand = hand
command-table = table
command-kingdoms = kingdoms
command-players = players
command-figure = figure
command-roll = roll
command-remove = remove
command-undo = undo
command-board = board
command-pieces = pieces
command-move = move
command-take = take
command-give-up = give up
command-gems = gems
command-youngest = youngest
command-propose = propose
command-agree = agree
command-skip = skip
command-hint = hint
command-time = time
command-wait = wait
command-rules = rules
command-help = help
command-quit = quit
# Short forms: a letter or two, then the English id of the command as it stands after "command-" above.
# Choose letters that suit the words of your language; the ids are not translated. Where a letter stands several times,
# the last of its commands that the game has is meant.
shortcuts = p play, lay place, h hand, t table, k kingdoms, f figure, r roll, u undo, b board, m move, t take, g gems, throw roll, ? help, exit quit


## Words after a command: "all" (kingdoms all), "top" (place red top red 6), "turn" and "flip" (place L4 turn flip b3).

word-all = all
word-top = top
word-turn = turn
word-flip = flip


## Before the first move

# $players: all names, with commas.
welcome = { $game } is played by { $players }.
welcome-alone = { $game }, played alone.
last-of-several = { $others } and { $last }
you-are = You are { $player }.
share-in-turn = You share this keyboard and hand it on when it asks you to, so that the cards stay secret.
share-by-number = You share this keyboard: begin your lines with your number and a colon, as in 2: { command-roll }.
first-help = Type { command-help } for the commands, { command-rules } for the rules, { command-quit } to leave. An empty line repeats what you are asked.
first-ugo = When it is your turn, play a card by its suit and value, as in { command-play } blue 5.
first-ubongo = You lay pieces as in { command-place } L4 b3. Type { command-help } { command-place } before you begin: after that the time runs.


## While playing

hand-over = Now the keyboard goes to { $player }. { $player }: press Enter when nobody else is looking.
waiting-for = Nothing is asked of you now. We are waiting for: { $players }.
waiting-for-nobody = Nothing is asked of you now.
# $time: "30 seconds".
time-left = Time left: { $time }.
time-unlimited = No time is running.
time-up = Time is up!
input-ended = The input has ended in the middle of the game, so we stop here.
no-input = There is nobody to play with: the standard input is empty. Start this in a terminal, or give it lines to read.
left-the-game = You have left the game. Goodbye!
log-written = The log of this game is in { $path }.
log-not-written = The log could not be written to { $path }: { $reason }


## What was not understood

unknown-command = I do not know the command “{ $word }”. Type { command-help } for the commands.
which-command = “{ $word }” could mean several commands: { $commands }.
no-such-player = There is no player { $number } at this keyboard.
say-who = Who is that? Begin with your number and a colon, as in 1: { $line }
wait-how-long = Give a number of seconds from { $first } to { $last }, or none.


## The rules

rules-of = The rules of { $title }:
rules-chapter = { $number }: { $title }
# $clause: the name of a rule of this game, such as UG-6.
rules-how = Type { command-rules } 3 for the third chapter, or the name of a rule such as { command-rules } { $clause }.
no-such-rule = There is no rule “{ $asked }”. Type { command-rules } and a number from 1 to { $last }, or a name such as { $clause }.


## Help: one line for each command, and more for some

help-play = { command-play } blue 5, or just blue 5: play a card, by its suit and value; { command-play } 3, or just 3, for the third card of your hand.
help-place-lands = { command-place } 2, or just 2: place the trick you have won in the second of the ways offered; you may change your mind until you lead.
more-place-lands =
    You can also say it in words: first the new suits from left to right, then the cards that are to lie on top, for example { command-place } red blue { word-top } red 6. What you do not name is placed as in the first of the ways offered. { command-place } alone reads the ways again.
help-hand = { command-hand }: your cards, with their numbers.
help-table = { command-table }: the trick on the table, whose turn it is, and the farmers in the supply.
help-kingdoms = { command-kingdoms }: every kingdom with its top cards and its farmers; { command-kingdoms } { word-all } also reads the covered cards.
help-players = { command-players }: what each player has won so far.
help-figure = { command-figure } 3: set your figure on field 3; possible until the first roll.
help-roll = { command-roll }: roll the die.
help-place = { command-place } L4 r f b3, or just L4 r f b3: lay piece L4 on your board, turned and flipped, with its first square on b3.
more-place =
    Columns are letters from the left, rows are numbers from the top: b3 is the second square of the third row. r turns the piece a quarter clockwise, rr or r2 two quarters, r3 three; f flips it over from left to right. They are done in the order in which you type them, starting from the piece as { command-pieces } reads it. The first square of a piece is the leftmost one of its top row: that one goes on the square you name. If a piece does not fit, you are told, and it costs nothing. A piece that lies already is laid anew. With the last piece the call “Ubongo!” is made for you.
help-remove = { command-remove } L4: take a piece off your board.
help-undo = { command-undo }: take back your last change to the board.
help-board = { command-board }: your board row by row. An open square reads its own name, a covered one its piece, two dots are outside. { command-board } 2 reads the board of player 2, with the pieces once it is solved.
help-board-alone = { command-board }: your board row by row. An open square reads its own name, a covered one its piece, two dots are outside.
help-pieces = { command-pieces }: the pieces of your task; { command-pieces } L4 r f reads how a piece lies when it is turned and flipped.
help-move = { command-move } 4: move your figure to field 4, once in a round, when you have solved your board.
help-take = { command-take }: take the two nearest gems of your field; { command-take } 3 moves to field 3 first.
help-give-up = { command-give-up }: stop looking for a solution; the same again when you think better of it.
help-gems = { command-gems }: all gems on the gem board, field by field, the nearest first.
help-gems-hunt = { command-gems }: what lies on the track and what is in the bag.
help-youngest = { command-youngest }: say that you are the youngest.
help-propose = { command-propose } new boards, or { command-propose } shared win: in a shoot-out.
help-agree = { command-agree }: agree to what has been proposed.
help-skip = { command-skip }: lay this task aside for a new one.
help-hint = { command-hint }: hear where one more piece may lie; after that the result counts for no record.
help-time = { command-time }: how much time is left.
help-wait = { command-wait }: read no more lines until you are waited for; { command-wait } 5 waits 5 seconds. Useful when your lines come from a file.
help-rules = { command-rules }: the chapters of the rules; { command-rules } 3 reads one of them, { command-rules } { $clause } a single rule.
help-help = { command-help }: these lines; { command-help } { command-place } tells more about one command.
help-quit = { command-quit }: leave the game; to be typed in full.


## Lists with numbers ("2: red 7")

numbered = { $number }: { $text }


## UGO!: what one is asked

ugo-lead = { $player }, you lead trick { $trick } of { $tricks } in round { $round }.
ugo-place-again = You may still place the last trick anew: { command-place }.
# $cards: "Bot 3 red 6, Bot 2 red 4".
ugo-follow = { $player }, your turn. On the table: { $cards }.
# $cards: those that may be played, with their numbers in the hand.
ugo-must-follow = You must follow suit ({ $suit }) and may play { $cards }.
ugo-place = { $player }, you place the trick: { $cards }. Choose a way by its number, as in { command-place } 1:
ugo-place-section = { $letter } { $suit }
ugo-place-order = new sections { $sections }
ugo-place-tops = on top { $cards }
ugo-place-both = new sections { $sections }; on top { $cards }


## UGO!: what one can look at

ugo-hand = Your hand: { $cards }.
ugo-hand-empty = You have no cards in your hand.
ugo-card-of = { $player } { $card }
ugo-table = Round { $round } of { $rounds }, trick { $trick } of { $tricks }.
ugo-table-cards = On the table: { $cards }.
ugo-table-turn = Turn: { $player }.
ugo-table-supply = Farmers in the supply: { $count }.
# $points: a text such as "−5"; the points before this round.
ugo-player =
    { $cards ->
        [one] { $player }: points before this round { $points }, { $cards } card in hand.
       *[other] { $player }: points before this round { $points }, { $cards } cards in hand.
    }
# $sections: a list of the next two texts; $farmers: a list of the third.
ugo-kingdom = { $player }: { $sections }. Farmers: { $farmers }.
ugo-kingdom-empty = { $player }: no lands yet. Farmers: { $farmers }.
ugo-kingdom-section = { $letter } { $card }
ugo-kingdom-stack = { $letter } { $card }, under it { $covered }
ugo-kingdom-farmers = { $letter } { $there } of { $needed }


## UGO!: what was not understood

play-what = Which card? Say it as in { command-play } blue 5, or by its number as in { command-play } 3.
play-number = Your cards have the numbers { $first } to { $last }.
no-such-card = There is no card “{ $typed }”.
which-suit = “{ $typed }” could mean several suits: { $suits }.
# $cards: the cards of that suit in the hand, or a dash.
which-card = Which card of this suit ({ $suit })? You hold: { $cards }.
place-number = The ways to place the trick have the numbers { $first } to { $last }.
place-what = I do not understand “{ $typed }” here. Give a number, or suits and cards as in { command-place } red blue { word-top } red 6.


## Ubongo: what one is asked

choose-field = { $player }, choose a field for your figure within 30 seconds, as in { command-figure } 3. You may change it until the first roll.
roll-now = { $player }, it is for you to roll the die: { command-roll }. After 10 seconds the table does it.
youngest-now = { $player }, if you are the youngest, type { command-youngest }. After 20 seconds chance decides.
begin-now = { $player }, type { command-roll } to begin. The clock runs from the first task.
# $pieces: codes such as "I3, L4, Y5".
board =
    { $count ->
        [one] { $player }, your board has { $count } square. Pieces: { $pieces }.
       *[other] { $player }, your board has { $count } squares. Pieces: { $pieces }.
    }
move-and-take =
    { $steps ->
        [one] { $player }, you are on field { $field }. You may move { $steps } field ({ command-move }) and take two gems ({ command-take }). The nearest gems:
       *[other] { $player }, you are on field { $field }. You may move up to { $steps } fields ({ command-move }) and take two gems ({ command-take }). The nearest gems:
    }
take-only = { $player }, you are on field { $field }. You may take two gems ({ command-take }). The nearest gems:
agree-now = { $player }, if you agree to this, type { command-agree }: { $wish }.


## Ubongo: pieces and boards. $cells are squares such as "b3 b4 c4".

# $look: "bar of 3 with a square beside one end".
piece-free = { $piece }, { $look }: { $cells }
piece-lies = { $piece }, { $look }, lies on { $cells }
piece-turned = { $piece } would lie like this in the top left corner: { $cells }
placed = { $piece } lies on { $cells }.
placed-last = { $piece } lies on { $cells }. That covers the board.
still-open = Still to lay: { $pieces }. Open squares: { $cells }.
place-how = Which piece, and where? For example { command-place } L4 r f b3. Type { command-help } { command-place } for more.
place-word = I do not understand “{ $typed }” here. Say r to turn, f to flip, and a square such as b3.
place-where = Where? { $piece } turned like this is { $cells }. Add the square for its first square, such as b3.
place-over-the-edge = { $piece } would stick out over the edge when its first square is on { $cell }.
place-outside = { $piece } would stick out of the area: { $cells }.
place-overlap = { $piece } would lie on top of { $other }: { $cells }.
no-such-piece = There is no piece “{ $typed }”. Pieces have names such as L4.
piece-not-shown = { $piece } does not belong to this task. Your pieces: { $pieces }.
remove-what = Which piece? For example { command-remove } L4.
remove-not-there = { $piece } does not lie on your board.
undo-nothing = There is nothing to take back.


## Ubongo: gems and figures

# $count: all that are left beside the field; only the nearest ones are read.
field-begin = Field { $field }: { $gems } … { $count } left
field-whole = Field { $field }: { $gems }
field-empty = Field { $field }: no gems
field-nearest = Field { $field }: { $gems }
# $line: one of the texts above.
field-with-figures = { $line }; figures: { $players }
which-field = Give the number of a field, { $first } to { $last }.
no-gems = no gems yet
player-with-gems = { $player }: { $gems }.
player-on-field = { $player }: field { $field }; { $gems }.
track = On the track: { $gems }.
bag = In the bag: { $gems }.
player-worth = { $player }: { $gems }. Points: { $points }.
propose-what = Propose what? { command-propose } new boards, or { command-propose } shared win.
agree-to-what = Nothing has been proposed.


## Solo: records

# $length: 5, 10 or 20; $side: "easy side"; $deck: a name.
record-minutes = Solo, { $length } minutes, { $side }, boards “{ $deck }”.
record-tasks = Solo, { $length } tasks, { $side }, boards “{ $deck }”.
record-new = A new record!
record-first = This is the first result of its kind, so it is the record for now.
record-stands-minutes =
    { $tasks ->
        [one] The record stands: { $tasks } task. Time of its last solution: { $time }.
       *[other] The record stands: { $tasks } tasks. Time of the last solution: { $time }.
    }
record-stands-tasks = The record stands. Time: { $time }.
record-not-kept = The records could not be read or written ({ $path }: { $reason }), so this result is not kept.


## How the command line was meant

bad-language = There is no language “{ $language }” here. Choose one of: { $known }.
which-rules = Which rules? Ask for ugo, ubongo-classic or ubongo-diamonds, or for one rule such as UG-8.
no-such-rules = There are no rules “{ $asked }”. Ask for ugo, ubongo-classic or ubongo-diamonds, or for one rule such as UG-8.
bad-seat = The seats of this game are 1 to { $seats }, not { $seat }.
bad-seats-for-people =
    { $seats ->
        [one] At this table there is only { $seats } seat, so only { $seats } person can sit at the keyboard, not { $people }.
       *[other] At this table there are { $seats } seats, so 1 to { $seats } people can share the keyboard, not { $people }.
    }
bad-names = There are more names ({ $names }) than seats ({ $seats }).
bad-option-form = Write options as key=value, not “{ $given }”.
bad-option-name = This game has no option “{ $option }”. It has: { $known }.
bad-option-choice = The option { $option } cannot be “{ $value }”. Choose one of: { $choices }.
bad-option-number = The option { $option } takes a whole number, not “{ $value }”.
bad-option-switch = The option { $option } is true or false, not “{ $value }”.
bad-option-value = The option { $option } cannot be “{ $value }”.
bad-path = This file cannot be written: { $path } ({ $reason })
bad-file = This file cannot be read: { $path } ({ $reason })
log-verified =
    { $draws ->
        [one] { $path }: { $draws } draw, and it is what the seed says.
       *[other] { $path }: { $draws } draws, and all of them are what the seed says.
    }
