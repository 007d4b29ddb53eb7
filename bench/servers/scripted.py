"""The two scripted games for our own server: the same rules as in games.cjs, on the seam that every game here uses.
Must not know any server. Chance is the table's own, so shuffles are honest here."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tafelrunde.core.game import Awaits, Draw, Drawn, Game, Move, Refused, Seat, TimeUp
from tafelrunde.core.secrecy import PerSeat

SEATS = 4
CARDS = 40
EACH = CARDS // SEATS
TASK = 8
NUMBERS = 1000
Card: TypeAlias = int
Numbers: TypeAlias = tuple[int, ...]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to choose."""


# --- tricks ------------------------------------------------------------------------------------------------------


class Play(Struct, frozen=True, tag_field="kind", tag="play", forbid_unknown_fields=True):
    """A card from the hand."""

    card: Card


class Dealt(Struct, frozen=True, tag_field="kind", tag="trick.dealt"):
    """Everyone has cards."""

    hands: PerSeat[Numbers]


class Played(Struct, frozen=True, tag_field="kind", tag="trick.played"):
    """A card lies on the table."""

    seat: Seat
    card: Card


class Tricks(Struct, frozen=True):
    """What everyone sees."""

    table: tuple[tuple[Seat, Card], ...] = ()
    turn: Seat = 0
    won: Numbers = (0,) * SEATS
    moves: int = 0


class TrickState(Struct, frozen=True):
    """What everyone sees, and the hands."""

    open: Tricks = Tricks()
    hands: tuple[Numbers, ...] = ((),) * SEATS


class TrickView(Struct, frozen=True):
    """The table as one seat sees it."""

    seat: Seat | None
    hand: Numbers | None
    open: Tricks


def suit(card: Card) -> int:
    """Ten cards each."""
    return card // 10


def may_play(hand: Numbers, table: tuple[tuple[Seat, Card], ...], card: Card) -> bool:
    """Of the suit that was led, if there is one."""
    led = suit(table[0][1]) if table else None
    return card in hand and (led is None or suit(card) == led or all(suit(other) != led for other in hand))


def trick_decide(state: TrickState, given: Move[Play] | Drawn | TimeUp) -> list[Dealt | Played]:
    """Cards are dealt, and played by whoever has the turn."""
    match given:
        case Drawn(result=cards):
            return [Dealt(PerSeat(tuple(cards[seat * EACH : (seat + 1) * EACH] for seat in range(SEATS))))]
        case Move(seat=seat, command=command):
            if seat != state.open.turn or not may_play(state.hands[seat], state.open.table, command.card):
                raise Refused("null.not-now")
            return [Played(seat, command.card)]
        case TimeUp():
            return []


def trick_evolve(state: TrickState, event: Dealt | Played) -> TrickState:
    """The highest card of the suit that was led takes the trick."""
    match event:
        case Dealt(hands=hands):
            return replace(state, hands=tuple(hands.of(seat) for seat in range(SEATS)))
        case Played(seat=seat, card=card):
            now = state.open
            cards = tuple(other for other in state.hands[seat] if other != card)
            hands_now = (*state.hands[:seat], cards, *state.hands[seat + 1 :])
            after = replace(now, table=(*now.table, (seat, card)), moves=now.moves + 1, turn=(seat + 1) % SEATS)
            return TrickState(_taken(after) if len(after.table) == SEATS else after, hands_now)


def _taken(now: Tricks) -> Tricks:
    led = suit(now.table[0][1])
    winner = max((one for one in now.table if suit(one[1]) == led), key=lambda one: one[1])[0]
    won = (*now.won[:winner], now.won[winner] + 1, *now.won[winner + 1 :])
    return replace(now, won=won, turn=winner, table=())


def trick_awaits(state: TrickState) -> Awaits:
    """A deal when all hands are empty, else whoever has the turn."""
    return Awaits(needed=(state.open.turn,)) if any(state.hands) else Awaits(draw=Draw("cards", CARDS, CARDS))


TRICK: Game[Options, TrickState, Play, Dealt | Played, TrickView] = Game(
    name="trick",
    seats=range(SEATS, SEATS + 1),
    options_type=Options,
    command_type=Play,
    event_type=Dealt | Played,  # type: ignore[arg-type]
    view_type=TrickView,
    new=lambda options, seats: TrickState(),
    decide=trick_decide,
    evolve=trick_evolve,
    awaits=trick_awaits,
    view=lambda state, seat: TrickView(seat, None if seat is None else state.hands[seat], state.open),
    legal=lambda view: (
        [Play(card) for card in view.hand or () if may_play(view.hand or (), view.open.table, card)]
        if view.seat == view.open.turn
        else []
    ),
    outcome=lambda state: None,
    is_drawn=lambda event: isinstance(event, Dealt),
)


# --- a race ------------------------------------------------------------------------------------------------------


class Claim(Struct, frozen=True, tag_field="kind", tag="claim", forbid_unknown_fields=True):
    """One's own numbers in order."""

    order: Numbers


class Posed(Struct, frozen=True, tag_field="kind", tag="race.posed"):
    """Everyone has numbers."""

    tasks: PerSeat[Numbers]


class Claimed(Struct, frozen=True, tag_field="kind", tag="race.claimed"):
    """A seat is done; `rank` were done before."""

    seat: Seat
    rank: int


class Race(Struct, frozen=True):
    """What everyone sees."""

    round: int = 0
    done: Numbers = tuple(range(SEATS))
    points: Numbers = (0,) * SEATS
    moves: int = 0


class RaceState(Struct, frozen=True):
    """What everyone sees, and the tasks."""

    open: Race = Race()
    tasks: tuple[Numbers, ...] = ((),) * SEATS


class RaceView(Struct, frozen=True):
    """The race as one seat sees it."""

    seat: Seat | None
    task: Numbers | None
    open: Race


def race_decide(state: RaceState, given: Move[Claim] | Drawn | TimeUp) -> list[Posed | Claimed]:
    """Tasks are posed, and everyone sorts their own, once a round."""
    match given:
        case Drawn(result=numbers):
            return [Posed(PerSeat(tuple(numbers[seat * TASK : (seat + 1) * TASK] for seat in range(SEATS))))]
        case Move(seat=seat, command=command):
            if seat in state.open.done or tuple(sorted(state.tasks[seat])) != command.order:
                raise Refused("null.not-now")
            return [Claimed(seat, len(state.open.done))]
        case TimeUp():
            return []


def race_evolve(state: RaceState, event: Posed | Claimed) -> RaceState:
    """The earlier, the more points."""
    now = state.open
    match event:
        case Posed(tasks=tasks):
            posed = replace(now, round=now.round + 1, done=())
            return RaceState(posed, tuple(tasks.of(seat) for seat in range(SEATS)))
        case Claimed(seat=seat, rank=rank):
            points = (*now.points[:seat], now.points[seat] + SEATS - rank, *now.points[seat + 1 :])
            return replace(state, open=replace(now, points=points, done=(*now.done, seat), moves=now.moves + 1))


def race_awaits(state: RaceState) -> Awaits:
    """Everyone who is not done, or new tasks."""
    undone = tuple(seat for seat in range(SEATS) if seat not in state.open.done)
    return Awaits(needed=undone) if undone else Awaits(draw=Draw("numbers", NUMBERS, SEATS * TASK))


RACE: Game[Options, RaceState, Claim, Posed | Claimed, RaceView] = Game(
    name="race",
    seats=range(SEATS, SEATS + 1),
    options_type=Options,
    command_type=Claim,
    event_type=Posed | Claimed,  # type: ignore[arg-type]
    view_type=RaceView,
    new=lambda options, seats: RaceState(),
    decide=race_decide,
    evolve=race_evolve,
    awaits=race_awaits,
    view=lambda state, seat: RaceView(seat, None if seat is None else state.tasks[seat], state.open),
    legal=lambda view: [],  # composed by the player, like every claim
    outcome=lambda state: None,
    is_drawn=lambda event: isinstance(event, Posed),
)
