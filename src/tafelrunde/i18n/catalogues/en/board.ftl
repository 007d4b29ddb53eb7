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
