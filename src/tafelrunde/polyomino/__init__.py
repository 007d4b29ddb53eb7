"""Shapes on a grid; knows no game, no player and no clock. What is here, each module using only those above it:

piece      the twelve pieces, turned and flipped, as cells and as bit masks
board      an area to be covered: its wire form, its box, its holes, its key under turning and flipping
fit        pieces laid on an area: the exact check of a claim
cover      every way to cover an area, every set of pieces that can
atlas      every area there is: the figures, the canonical picture, the pages
survey     all areas that k pieces can cover, found the slow way
engine     the one way to ask for covers and surveys: the kernel in C++ where it is installed, else the two above
deck       cards with tasks: the file format, its faults, the built-in deck
grading    how hard a task is, as a number and as the grade that players see
proof      what only a search can tell of a deck
daily      the task of the day
kinds      the figures of the printed boards
looks      how handsome an area is, how like another
shares     sets for many rows, so that pieces and covers come in those shares
generate   new cards, from chance and areas that are handed in
sketch     an area as lines of text
"""
