"""Shapes on a grid; knows no game, no player and no clock. What is here, each module using only those above it:

piece      the twelve pieces, turned and flipped, as cells and as bit masks
board      an area to be covered: its wire form, its box, its holes, its key under turning and flipping
fit        pieces laid on an area: the exact check of a claim
cover      every way to cover an area, every set of pieces that can
atlas      every area there is: the figures, the canonical picture, the pages
survey     all areas that k pieces can cover, found the slow way
engine     the one way to ask for covers and surveys: the kernel in C++ where it is installed, else the two above
deck       cards with tasks: the file format, its faults, the built-in deck
proof      what only a search can tell of a deck
daily      the task of the day
generate   new cards, from chance that is handed in
sketch     an area as lines of text
"""
