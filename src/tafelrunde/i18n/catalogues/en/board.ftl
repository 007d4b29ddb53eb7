### Laying pieces, and Ubongo at the table. Names are never inflected; $piece is a text such as “Piece 2: bar of 3”.


## Laying pieces: buttons, help

board-label = Your board
board-card = Your board: { $done } of { $of } pieces lie on it
board-tray = Pieces beside the board
board-grid = The board in words
board-turn = Turn
board-flip = Flip
board-undo = Undo
board-keys = How to lay pieces
board-keys-mouse = Drag a piece onto the board, or tap the piece and then the square. Tap it again to turn it. While you drag, the wheel or a second finger turns it, and the right button flips it.
board-keys-piece = take piece 1, 2, 3 or 4
board-keys-move = move it (or go from piece to piece, and up to the board)
board-keys-turn = turn it
board-keys-turn-back = turn it the other way
board-keys-flip = flip it
board-keys-enter = take it, put it down
board-keys-escape = put it back where it was
board-keys-beside = put it beside the board
board-keys-undo = undo
board-keys-close = Understood


## Laying pieces: for those who listen

board-piece = Piece { $number }: { $piece }
board-piece-held = { $piece }, in your hand; { $width } wide, { $height } high
board-piece-laid = { $piece }, on the board from column { $column }, row { $row }; { $width } wide, { $height } high
board-piece-beside = { $piece }, beside the board; { $width } wide, { $height } high
board-cell-none = Row { $row }, column { $column }: no square of the area
board-cell-taken = Row { $row }, column { $column }: { $piece }
board-cell-free = Row { $row }, column { $column }: free
board-said-picked = Chosen: { $piece }.
board-said-laid = On the board: { $piece }, from column { $column }, row { $row }. Pieces laid: { $done } of { $of }.
board-said-beside = Beside the board: { $piece }.
board-said-turned = Turned: { $piece }; { $width } wide, { $height } high.
board-said-flipped = Flipped: { $piece }; { $width } wide, { $height } high.
board-said-fits = Column { $column }, row { $row }: it fits.
board-said-fits-not = Column { $column }, row { $row }: it does not fit.
board-said-no-fit = It does not fit there: { $piece }.


## Ubongo at the table: the top line and the others

board-round = Round { $round } of { $rounds }
board-second-glass = second sandglass
board-grace = extra time to move and take
board-die = The die shows: { $symbol }
board-die-waits = The die
board-unit-seconds = s
board-time-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
board-time-up = The sand has run out.
board-others = The others
board-bot = bot
board-away = away
board-short-time = { $seconds } s
board-gives-up = gives up
board-gave-up = given up
board-pieces-laid = { $done } of { $of }
board-you = You


## Ubongo classic: figures, the die, the call

board-place = Where shall your figure start?
board-place-hint = Tap a field. When you have solved your board, you take the front gems of a row: choose where you like what lies in front.
board-placed = Your figure stands.
board-placed-hint = You may choose another field until the first roll.
board-place-watch = The figures are being placed
board-still-to-place = Still to place: { $players }.
board-roll-you = You roll the die
board-roll-other = The die is rolled by { $player }
board-roll-hint = With your roll all boards open and the sand begins to run.
board-roll-hint-untimed = With your roll all boards open. There is no sandglass.
board-rolls-itself = When the time above is up, the table rolls by itself.
board-roll = Roll the die
board-opening = Get ready!
board-opening-hint = In a moment all boards lie open.
board-round-over = Round { $round } is over
board-nobody-solved = Nobody has covered a board.
board-all-gave-up = All have given up, so the rest of the sand and a second glass are left out.
board-ahead = Ahead by { $margin } ms.
board-could-be = could have been
board-took-nothing = took nothing
board-rank-short = { $rank }.
board-give-up = Give up on this board
board-given-up = You have given up on this board.
board-go-on = Go on after all
board-settling = One moment …
board-settling-hint = It is not sure yet who was first. What you do now counts at once when it is.
board-ranked =
    { $rank ->
        [1] First! Time: { $time }.
        [2] Second! Time: { $time }.
        [3] Third! Time: { $time }.
        [4] Fourth! Time: { $time }.
        [5] Fifth! Time: { $time }.
       *[6] Sixth! Time: { $time }.
    }
board-ranked-hint =
    { $steps ->
        [0] Your figure stays where it is, and you may take its two front gems.
        [one] You may now move your figure up to { $steps } field, and then take two gems.
       *[other] You may now move your figure up to { $steps } fields, and then take two gems.
    }
board-until-sand = Do it before the sand has run out.
board-to-gems = To the gems


## Ubongo classic: gems

board-gems = Gem board
board-your-gems = Your gems
board-everyone = Everyone’s gems
board-busy =
    { $count ->
        [one] Still at it
       *[other] Still at it
    }
board-your-board-solved = Your board, solved
board-field = Field { $field }.
board-field-figures = Figures here: { $players }.
board-field-front =
    { $count ->
        [one] In front: { $gems }. Left in this row: { $count } gem.
       *[other] In front: { $gems }. Left in this row: { $count } gems.
    }
board-field-empty = This row is empty.
board-rank =
    { $rank ->
        [1] First!
        [2] Second!
        [3] Third!
       *[other] Solved!
    }
board-allowance =
    { $steps ->
        [0] Take your gems!
        [one] You may move up to { $steps } field.
       *[other] You may move up to { $steps } fields.
    }
board-choose-hint = Tap an outlined field to see what you would take there; nothing is taken yet.
board-pointed-hint = Nothing is taken yet: tap the field once more, or press the button.
board-pointed-empty = There is nothing to take here. Look at another field.
board-stay-hint = Your figure stays: the button takes the two front gems of its row.
board-moved-hint = You have moved. Take now, or wait until others have cleared the front.
board-move-and-take =
    { $count ->
        [one] Move and take the gem
       *[other] Move and take both gems
    }
board-take =
    { $count ->
        [one] Take the gem
       *[other] Take both gems
    }
board-move = Only move
board-watching = The race is on
board-not-solved = Not solved this time
board-taken = Taken!
board-taken-nothing = Nothing taken this time
board-wait-hint = The round ends when the sand has run out, or as soon as nobody can do anything more.
board-wait-hint-untimed = The round ends as soon as nobody can do anything more.


## Ubongo classic: how it ended

board-wins =
    { $count ->
        [one] { $players } wins!
       *[other] Shared win: { $players }!
    }
board-final = Final standing, best colour first
board-why-shared = Equal in all six colours, so they share the win: { $players }.
board-why-best = { $winner } has { $more } gems of the best colour, { $other } only { $less }.
board-why-level =
    { $place ->
        [1] { $winner } and { $other } both have { $equal } gems of their best colour. The second colour decides: { $more } to { $less }.
        [2] { $winner } and { $other } are level in their two best colours ({ $equal }). The third colour decides: { $more } to { $less }.
        [3] { $winner } and { $other } are level in their three best colours ({ $equal }). The fourth colour decides: { $more } to { $less }.
        [4] { $winner } and { $other } are level in their four best colours ({ $equal }). The fifth colour decides: { $more } to { $less }.
       *[other] { $winner } and { $other } are level in their five best colours ({ $equal }). The sixth colour decides: { $more } to { $less }.
    }
board-chart = Seconds per round
board-chart-not = not
