"""Tafelrunde, a digital game table. The layers, top to bottom; an import may only point down:

cli                    the composition root, one module per command
web | terminal | paper | workshop | research   HTTP and WebSocket | plain-text play | PDFs | long work | for learners
i18n | storage | bus | look   catalogues | the event log and the records | between nodes | drawings and colours
platform | games       tables, seats, clocks, sessions, fairness, ports | the rules
polyomino | core       shapes on a grid: fit, cover, decks | what every game is made of
"""

__version__ = "0.1.0"
