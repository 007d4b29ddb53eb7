"""Everything that left the server, searched for what whoever got it must not know. Must not know how it was sent."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from proofs.overheard import Heard, Overheard
from tafelrunde.core.game import Millis, Seat
from tafelrunde.core.replay import decode_event
from tafelrunde.games.ubongo.classic.model import State as ClassicState
from tafelrunde.games.ubongo.diamonds.model import State as HuntState
from tafelrunde.games.ubongo.race.model import Revealed
from tafelrunde.games.ugo.model import CARDS
from tafelrunde.games.ugo.model import State as UgoState
from tafelrunde.platform.fairness import MOST
from tafelrunde.platform.seating import PREFIX
from tafelrunde.polyomino.deck import load

_DEAL = b'{"kind":"ugo.dealt"'
_EVENTS = re.compile(rb'"events":\[')


def leaks(told: Overheard) -> Iterator[str]:
    """What somebody could have read and must not; nothing where all is well."""
    states = _states(told)
    ended = next((row.seq for row in told.rows if row.kind == "table.closed"), len(told.rows) + 1)
    reveals = _reveals(told)
    for heard in told.heard:
        for what in (*told.never, *_seed_in(told, heard.seq < ended)):
            if what.encode() in heard.text:
                yield f"seat {heard.to} was sent an identity or a seed at {heard.seq}: {heard.text[:300]!r}"
        if heard.seq < ended:
            yield from _hidden_in(heard, states[heard.seq])
        yield from _early_in(heard, reveals)
    yield from _plans_in(told)
    yield from _afterwards(told, states)


def _seed_in(told: Overheard, secret: bool) -> tuple[str, ...]:
    return (told.seed.hex(), base64.b64encode(told.seed).decode()) if secret else ()


def _states(told: Overheard) -> list[Any]:
    """The game's state after each row."""
    state: Any = None
    states: list[Any] = [None]
    for row in told.rows:
        if row.kind == "table.started":
            head = msgspec.json.decode(told.rows[0].body)
            state = told.game.new(msgspec.convert(head["options"], told.game.options_type), head["seats"])
        elif not row.kind.startswith(PREFIX):
            state = told.game.evolve(state, decode_event(told.game, row.body))
        states.append(state)
    return states


def _hidden_in(heard: Heard, state: Any) -> Iterator[str]:
    """Cards in other hands, and those that lie face down."""
    text = heard.text
    if isinstance(state, UgoState):
        text = _since_the_deal(text)
    for secret in secrets_of(state, heard.to):
        if secret in text:
            yield f"seat {heard.to} was sent {secret!r} at {heard.seq}: {heard.text[:300]!r}"


def _since_the_deal(text: bytes) -> bytes:
    """What was played before the last deal is no secret, although the same cards are in somebody's hand again."""
    start = _EVENTS.search(text)
    deal = text.rfind(_DEAL)
    return text if start is None or deal < 0 else text[: start.end()] + text[deal:]


def secrets_of(state: Any, seat: Seat | None) -> list[bytes]:
    """What must not be in any bytes that a seat (None: whoever watches) is sent while the game stands so."""
    match state:
        case UgoState(open=table, hands=hands):
            seen = {*table.played, *(card for trick in table.tricks for card in trick.cards)}
            seen |= {card for kingdom in table.kingdoms for stack in kingdom.stacks for card in stack}
            own = () if seat is None else hands[seat]
            hidden = [] if table.round == 0 else [card for card in CARDS if card not in seen and card not in own]
            return [msgspec.json.encode(card) for card in hidden]
        case ClassicState(open=table, dealt=dealt) | HuntState(open=table, dealt=dealt):
            race = table.race
            if race is None or race.boards:
                return []
            return [secret for card in dealt for secret in _face_down(table.options.deck, card)] + _in_order(dealt)
        case _:
            return []


def _face_down(deck: str, card: int) -> list[bytes]:
    """The card's number where a board would name it, and both of its areas."""
    known = load(deck).cards[card]
    return [b'"card":%d,' % card, *(msgspec.json.encode(side.region) for side in (known.easy, known.hard))]


def _in_order(dealt: Sequence[int]) -> list[bytes]:
    return [b'"value":' + msgspec.json.encode(dealt)]


def _reveals(told: Overheard) -> list[tuple[int, Millis, list[bytes]]]:
    """Every reveal: its row, T on the clock (nothing is paused here), and what it shows."""
    found = []
    for row in told.rows:
        if row.kind == "ubongo.revealed":
            event = decode_event(told.game, row.body)
            assert isinstance(event, Revealed)
            boards = [msgspec.json.encode(board) for board in event.boards if board is not None]
            found.append((row.seq, told.since + event.at, boards))
    return found


def _early_in(heard: Heard, reveals: Sequence[tuple[int, Millis, list[bytes]]]) -> Iterator[str]:
    """Boards set out no earlier than they have to, so as to be there at T."""
    for _, at, boards in reveals:
        earliest = at - min(MOST, heard.owd)
        if heard.at < earliest and any(board in heard.text for board in boards):
            yield f"seat {heard.to} was sent the boards {earliest - heard.at} ms before their time"


def _plans_in(told: Overheard) -> Iterator[str]:
    """What a bot means to do is nobody's business until it is done."""
    done = [row.seq for row in told.rows if row.seat == told.bot]
    for plan in told.planned:
        cover = msgspec.json.decode(plan.command).get("placements")
        if not cover:
            continue
        secret, until = msgspec.json.encode(cover), next((seq for seq in done if seq > plan.seq), len(told.rows) + 1)
        for heard in told.heard:
            if plan.seq <= heard.seq < until and secret in heard.text.replace(b"\\", b""):
                yield f"seat {heard.to} was sent what a bot plans at {heard.seq}"


def _afterwards(told: Overheard, states: Sequence[Any]) -> Iterator[str]:
    """What was logged at any time, and what everybody may ask for in the end: nobody's identity; in the logs no secret
    that there ever was, and no seed anywhere before the end."""
    over = told.rows[-1].kind == "table.closed"
    for text in told.public:
        for what in (*told.never, *_seed_in(told, not over)):
            if what.encode() in text:
                yield f"an answer holds an identity or a seed: {text[:200]!r}"
        if not over:
            yield from _hidden_in(Heard(None, 0, 0, len(states) - 1, text), states[-1])
    logged = "\n".join(told.logged).encode()
    for what in (*told.never, *_seed_in(told, True)):
        if what.encode() in logged:
            yield "the log of the process holds an identity or a seed"
    plans = (msgspec.json.encode(msgspec.json.decode(plan.command).get("placements")) for plan in told.planned)
    secrets = {secret for state in states for secret in secrets_of(state, None)} | {
        plan for plan in plans if plan != b"null"
    }
    yield from (f"the log of the process holds {secret!r}" for secret in secrets if secret in logged)
