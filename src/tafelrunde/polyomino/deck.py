"""Cards with tasks: the deck format, its faults and the built-in deck; knows no search and no rule of any game."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Literal, TypeAlias, TypeVar, get_args

import msgspec

from tafelrunde.polyomino.board import BadRegion, Region, RegionFault, area, canonical, connected, has_holes
from tafelrunde.polyomino.piece import NAMES, PIECES, PieceName

Symbol = Literal["mask", "shield", "hand", "snake", "drum", "sun"]
Side = Literal["easy", "hard"]
Pieces: TypeAlias = tuple[PieceName, ...]
DeckFault = Literal[
    "deck.unknown",
    "deck.json",
    "deck.shape",
    "deck.format",
    "deck.name",
    "deck.no-cards",
    "deck.id-twice",
    "deck.parts",
    "deck.holes",
    "deck.congruent",
    "deck.symbol-unknown",
    "deck.symbol-missing",
    "deck.piece-unknown",
    "deck.piece-twice",
    "deck.piece-count",
    "deck.set-twice",
    "deck.area",
    "deck.unsolvable",
    "deck.covers",
    "deck.grade",
]
Detail: TypeAlias = str | int
_T = TypeVar("_T")

FORMAT = 1
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
SIDES: tuple[Side, ...] = get_args(Side)
PIECES_ON: dict[Side, int] = {"easy": 3, "hard": 4}
BUILT_IN = ("starter",)
GRADES = 5
_LONGEST_NAME = 40
_HIGHEST_ID = 9999
_MOST_COVERS = 1_000_000


class BadDeck(ValueError):  # noqa: N818 - a finding about somebody's file
    """A malformed deck: the file, the place in it, and the fault as a message key with its details."""

    def __init__(self, source: str, place: str, key: DeckFault | RegionFault, **details: Detail) -> None:
        words = [f"{name}={value}" for name, value in details.items()]
        super().__init__(" ".join([f"{source}:", *([f"{place}:"] if place else []), key, *words]))
        self.source = source
        self.place = place
        self.key = key
        self.details = details


class Face(msgspec.Struct, frozen=True):
    """UC-3: one side of a card: ONE area, and the pieces for each symbol of the die.

    A deck may also say of each row in how many ways it can be covered, and how hard that is from 1 to 5.
    """

    region: Region
    rows: dict[Symbol, Pieces]
    covers: dict[Symbol, int] = {}
    grades: dict[Symbol, int] = {}


class Card(msgspec.Struct, frozen=True):
    """UC-3: a board with its two sides."""

    id: int
    easy: Face
    hard: Face


class Deck(msgspec.Struct, frozen=True):
    """Cards that belong together; ids are unique, no two areas of one side are congruent."""

    name: str
    cards: tuple[Card, ...]


class Task(msgspec.Struct, frozen=True):
    """UC-3: an area and the set of pieces that is to cover it."""

    region: Region
    pieces: Pieces
    covers: int | None = None
    grade: int | None = None


def face(card: Card, side: Side) -> Face:
    """One side of the card."""
    return card.easy if side == "easy" else card.hard


def task(card: Card, side: Side, symbol: Symbol) -> Task:
    """UC-14: what the card asks for when the die shows the symbol."""
    shown = face(card, side)
    return Task(shown.region, shown.rows[symbol], shown.covers.get(symbol), shown.grades.get(symbol))


def tasks(deck: Deck, *sides: Side) -> Iterator[tuple[Card, Side, Symbol, Task]]:
    """Every task of the deck with where it stands, both sides unless told which."""
    for card in deck.cards:
        for side in sides or SIDES:
            for symbol in SYMBOLS:
                yield card, side, symbol, task(card, side, symbol)


@cache
def load(name: str) -> Deck:
    """A built-in deck; whether its tasks can be solved is proved by a test, not at every start."""
    if name not in BUILT_IN:
        raise BadDeck(name, "", "deck.unknown", known=", ".join(BUILT_IN))
    path = resources.files("tafelrunde.polyomino") / "decks" / f"{name}.json"
    return parse(path.read_bytes(), f"{name}.json")


def parse(data: bytes, source: str) -> Deck:
    """The deck of a file, or BadDeck; what only a search can tell is left to `check`."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadDeck(source, "", "deck.json", detail=str(error)) from None
    return _deck(found, _Spot(source))


def dump(deck: Deck) -> bytes:
    """The deck as a file, one side a line, so that a change to a card is seen as one."""

    def line(shown: Face) -> str:
        fields: dict[str, Mapping[Symbol, object]] = {
            "rows": shown.rows,
            "covers": shown.covers,
            "grades": shown.grades,
        }
        ordered = {name: {symbol: of[symbol] for symbol in SYMBOLS} for name, of in fields.items() if of}
        return msgspec.json.encode({"region": shown.region.rows} | ordered).decode()

    cards = ",\n".join(
        f'{{"id":{card.id},\n "easy":{line(card.easy)},\n "hard":{line(card.hard)}}}' for card in deck.cards
    )
    name = msgspec.json.encode(deck.name).decode()
    return f'{{"format":{FORMAT},"name":{name},"cards":[\n{cards}\n]}}\n'.encode()


class _Spot(msgspec.Struct, frozen=True):
    """A place in a file, so that every fault can say where it stands."""

    source: str
    place: str = ""

    def item(self, number: int) -> "_Spot":
        return _Spot(self.source, f"{self.place}[{number}]")

    def field(self, name: str) -> "_Spot":
        return _Spot(self.source, f"{self.place}.{name}" if self.place else name)

    def bad(self, key: DeckFault | RegionFault, **details: Detail) -> BadDeck:
        return BadDeck(self.source, self.place, key, **details)


def _typed(value: object, wanted: type[_T], spot: _Spot) -> _T:
    try:
        return msgspec.convert(value, wanted)
    except msgspec.ValidationError as error:
        raise spot.bad("deck.shape", detail=str(error)) from None


def _field(parent: dict[str, object], name: str, wanted: type[_T], spot: _Spot) -> _T:
    if name not in parent:
        raise spot.field(name).bad("deck.shape", detail="missing")
    return _typed(parent[name], wanted, spot.field(name))


def _deck(found: object, spot: _Spot) -> Deck:
    top = _typed(found, dict[str, object], spot)
    version = _field(top, "format", int, spot)
    if version != FORMAT:
        raise spot.field("format").bad("deck.format", found=version, known=FORMAT)
    name = _field(top, "name", str, spot)
    if not (name.isprintable() and name.strip() and len(name) <= _LONGEST_NAME):
        raise spot.field("name").bad("deck.name", longest=_LONGEST_NAME)
    listed, at = _field(top, "cards", list[object], spot), spot.field("cards")
    if not listed:
        raise at.bad("deck.no-cards")
    cards = tuple(_card(card, at.item(number)) for number, card in enumerate(listed))
    _all_different(cards, at)
    return Deck(name, cards)


def _all_different(cards: tuple[Card, ...], spot: _Spot) -> None:
    """No id twice, and on one kind of side no area that another one can be turned or flipped onto."""
    seen: dict[object, int] = {}
    for number, card in enumerate(cards):
        at = spot.item(number)
        if (first := seen.setdefault(card.id, number)) != number:
            raise at.field("id").bad("deck.id-twice", id=card.id, first=spot.item(first).place)
        for side in SIDES:
            form = side, canonical(face(card, side).region)
            if (first := seen.setdefault(form, number)) != number:
                raise at.field(side).field("region").bad("deck.congruent", first=spot.item(first).place)


def _card(found: object, spot: _Spot) -> Card:
    card = _typed(found, dict[str, object], spot)
    number = _field(card, "id", int, spot)
    if not 1 <= number <= _HIGHEST_ID:
        raise spot.field("id").bad("deck.shape", detail=f"not from 1 to {_HIGHEST_ID}")
    easy, hard = (
        _face(_field(card, side, dict[str, object], spot), PIECES_ON[side], spot.field(side)) for side in SIDES
    )
    return Card(number, easy, hard)


def _face(found: dict[str, object], wanted: int, spot: _Spot) -> Face:
    region = _region(_field(found, "region", tuple[str, ...], spot), spot.field("region"))
    rows, at = _field(found, "rows", dict[str, object], spot), spot.field("rows")
    for name in rows:
        if name not in SYMBOLS:
            raise at.bad("deck.symbol-unknown", symbol=name)
    sets: dict[Symbol, Pieces] = {}
    for symbol in SYMBOLS:
        if symbol not in rows:
            raise at.bad("deck.symbol-missing", symbol=symbol)
        row = at.field(symbol)
        sets[symbol] = pieces = _pieces(_typed(rows[symbol], tuple[str, ...], row), wanted, row)
        for other in SYMBOLS[: SYMBOLS.index(symbol)]:
            if set(sets[other]) == set(pieces):
                raise row.bad("deck.set-twice", first=other)
        covered = sum(len(PIECES[piece].cells) for piece in pieces)
        if covered != area(region):
            raise row.bad("deck.area", pieces=covered, region=area(region))
    ways, grades = _each_row(found, "covers", _MOST_COVERS, spot), _each_row(found, "grades", GRADES, spot)
    return Face(region, sets, ways, grades)


def _each_row(found: dict[str, object], name: str, highest: int, spot: _Spot) -> dict[Symbol, int]:
    """A number from 1 for each row, or none at all."""
    if name not in found:
        return {}
    numbers, at = _field(found, name, dict[str, object], spot), spot.field(name)
    for symbol in numbers:
        if symbol not in SYMBOLS:
            raise at.bad("deck.symbol-unknown", symbol=symbol)
    for symbol in SYMBOLS:
        if symbol not in numbers:
            raise at.bad("deck.symbol-missing", symbol=symbol)
        if not 1 <= _typed(numbers[symbol], int, at.field(symbol)) <= highest:
            raise at.field(symbol).bad("deck.shape", detail=f"not from 1 to {highest}")
    return msgspec.convert({symbol: numbers[symbol] for symbol in SYMBOLS}, dict[Symbol, int])


def _region(rows: tuple[str, ...], spot: _Spot) -> Region:
    try:
        region = Region(rows)
    except BadRegion as error:
        raise spot.bad(error.key, **error.details) from None
    if not connected(region):
        raise spot.bad("deck.parts")
    if has_holes(region):
        raise spot.bad("deck.holes")
    return region


def _pieces(names: tuple[str, ...], wanted: int, spot: _Spot) -> Pieces:
    for number, name in enumerate(names):
        if name not in NAMES:
            raise spot.bad("deck.piece-unknown", piece=name)
        if name in names[:number]:
            raise spot.bad("deck.piece-twice", piece=name)
    if len(names) != wanted:
        raise spot.bad("deck.piece-count", found=len(names), wanted=wanted)
    return msgspec.convert(names, Pieces)
