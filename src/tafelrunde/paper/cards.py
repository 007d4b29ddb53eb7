"""UGO! on the table: the lands, five suits to five sheets, each with its backs. Must not know tricks."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.ugo.model import CARDS, SUITS, Card, Suit
from tafelrunde.games.ugo.trick import WINNERS_FARMERS, farmers_due
from tafelrunde.look.colours import SUITS as LOOKS
from tafelrunde.paper.kingdoms import farmers_and_scores, kingdom
from tafelrunde.paper.pen import HAIRLINE, Paint, Pen, rounded_box
from tafelrunde.paper.pieces import SEATS
from tafelrunde.paper.sheets import Page, empty
from tafelrunde.paper.sizes import BLEED, Flip, Grid, Paper, centred
from tafelrunde.paper.wish import Wish

WIDTH, HEIGHT, GAP = 50.0, 76.0, 6.0
_MOST_PLAYERS = 4


def pages(wish: Wish) -> list[Page]:
    """A suit to a sheet, its backs behind it; then a kingdom for each player, with nothing behind; farmers, scores."""
    grid = centred(wish.paper, 3, 3, WIDTH, HEIGHT, GAP)
    made = []
    for suit in SUITS:
        foot = wish.foot(f"{wish.text('game-ugo')} · {wish.text(f'land-{suit}')}")
        made.append(Page(partial(_fronts, suit, grid), foot, cuts=grid))
        made.append(Page(partial(_backs, grid, wish.flip), foot, cuts=grid))
    foot = wish.foot(f"{wish.text('game-ugo')} · {wish.text('print-kingdom')}")
    for seat in SEATS[: min(wish.players, _MOST_PLAYERS)]:
        made.append(Page(partial(kingdom, wish, seat), foot, lying=True))
        made.append(empty(made[-1]))
    foot = wish.foot(f"{wish.text('game-ugo')} · {wish.text('print-farmers')}")
    made += [Page(partial(farmers_and_scores, wish), foot)] * 2
    return made


def _fronts(suit: Suit, grid: Grid, pen: Pen, paper: Paper) -> None:
    for place, card in enumerate(card for card in CARDS if card.suit == suit):
        x, y = grid.place(place)
        with pen.moved(x, y):
            draw_card(pen, card)


def _backs(grid: Grid, turned: Flip, pen: Pen, paper: Paper) -> None:
    for place in range(grid.size):
        x, y = grid.place(place, turned)
        with pen.moved(x, y):
            _back(pen)


def draw_card(pen: Pen, card: Card) -> None:
    """UG-1: a land with its suit and value, and the farmers that it brings."""
    look = LOOKS[card.suit]
    written = "ink" if pen.patterns_only else look.written
    pen.box(-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED, fill=look.colour)
    _land(pen, card.suit)
    pen.glyph(f"suit-{look.glyph}", WIDTH / 2, 33, 23, pen.shade(look.colour, 0.16))
    _index(pen, card, written)
    with pen.moved(WIDTH, HEIGHT, turn=180):
        _index(pen, card, written)
    _farmers(pen, card, written)
    if pen.patterns_only:
        pen.box(0, 0, WIDTH, HEIGHT, line="hair", weight=HAIRLINE)


def small_card(pen: Pen, card: Card, x: float, y: float, scale: float) -> None:
    """A card as it looks once it is cut out."""
    border = rounded_box(0, 0, WIDTH, HEIGHT, 3.5)
    with pen.moved(x, y, scale):
        with pen.inside(border):
            draw_card(pen, card)
        pen.shape(border, line="ink", weight=0.3)


def _land(pen: Pen, suit: Suit) -> None:
    """Meadow, mountain, field, lake or hill at the foot of the card, out into the bleed."""
    look = LOOKS[suit]
    wide = WIDTH + 2 * BLEED
    high = wide * 90 / 64
    tint = pen.shade(look.colour, 0.16)
    with pen.inside(rounded_box(-BLEED, 0, wide, HEIGHT + BLEED, 0)):
        pen.glyph(f"land-{look.land}", WIDTH / 2, HEIGHT + BLEED - high / 2, high, tint)


def _index(pen: Pen, card: Card, written: Paint) -> None:
    """The value, and under it the suit: what one sees of a card that is held in a fan."""
    pen.text(8.6, 14.5, str(card.value), "number", 31, "middle", written)
    pen.glyph(f"suit-{LOOKS[card.suit].glyph}", 8.6, 21.2, 7.2, written)


def _farmers(pen: Pen, card: Card, written: Paint) -> None:
    """UG-14: gained by winning with the card; UG-15, UG-16: in outline what it brings when it is lost."""
    middle, low = 19.5, HEIGHT - 13.5
    number = WINNERS_FARMERS[card.value]
    for place in range(number):
        pen.glyph("farmer", middle + (place - (number - 1) / 2) * 12, low, 12, weight=_fine(pen), fill="farmer")
    same, other = (farmers_due(card, Card(suit, 8)) for suit in (card.suit, _another(card.suit)))
    x = middle - (4.2 * (2 * bool(same) + same + 2 * bool(other) + other)) / 2 + 2.1
    for sign, lost in (("=", same), ("≠", other)):
        if lost and not number:
            pen.text(x, low + 2, sign, "strong", 13, "middle", written)
            x += 5.6
            for _ in range(lost):
                pen.glyph("farmer", x, low, 5.6, weight=_fine(pen), fill="paper")
                x += 5.2
            x += 1.6


def _fine(pen: Pen) -> float:
    """Lines on a card become finer with it, down to what a printer can do."""
    return max(0.12, pen.lasting(0.3))


def _another(suit: Suit) -> Suit:
    return SUITS[(SUITS.index(suit) + 1) % len(SUITS)]


def _back(pen: Pen) -> None:
    """One back for all, a weave of linen and the round table, the same upside down."""
    pen.box(-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED, fill="table")
    pen.box(4, 4, WIDTH - 8, HEIGHT - 8, 2.5, line=pen.shade("table", 0.3), weight=0.3)
    for number, suit in enumerate(SUITS):
        for turn in (0, 180):
            with pen.moved(WIDTH / 2, HEIGHT / 2, turn=turn):
                x = (number - 2) * 7.6
                pen.glyph(f"suit-{LOOKS[suit].glyph}", x, -24, 5, pen.shade("table", 0.45))
    pen.glyph("logo", WIDTH / 2, HEIGHT / 2, 27)
