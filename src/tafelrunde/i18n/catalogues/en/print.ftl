### What stands on printed sheets, and what `tafelrunde print` has to say. No plurals: numbers stand after a colon.


## On the sheets

print-boards = Boards
print-pieces = Pieces
print-gems = Gems
print-cards = Lands
print-rules = Rules
print-gem-board = Gem board
print-track = Track
print-figures = Figures
print-die = Die
print-kingdom = Kingdom
print-won = Who wins with the card
print-lost = Who loses with it: = to its own suit, ≠ to another
print-farmers = Farmers
print-score-sheet = Score sheet
print-name = Name
print-total = Total
print-front = front
print-back = back
print-join = Cut along this line and glue it onto the first half.
print-scale = Print at full size (100 %): this is 5 cm


## Messages

print-done = { $file } is written. Pages: { $pages }
print-unwritable = { $file } cannot be written: { $reason }
print-interrupted = Stopped. Nothing was written.
print-no-deck = There is no deck file { $file }, and no built-in deck of this name ({ $known }).
print-unreadable = { $file } cannot be read: { $reason }
print-no-card = The deck { $deck } has no board with the number { $number }.
