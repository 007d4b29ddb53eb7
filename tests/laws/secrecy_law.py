"""Law 4 as a function, so that planted leaks can be shown to it: change a draw, and a seat's redacted events stay
equal exactly as long as its views do. What a seat may not know changes neither; what it learns changes both at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from tafelrunde.core.game import AnyGame, Draw, Refused, Seat
from tafelrunde.core.play import Answer, Input, Step, advance, chance_of, opened
from tafelrunde.core.playout import Played
from tafelrunde.core.secrecy import redact


class Leak(Struct, frozen=True):
    """At this input the seat's events and its views no longer agree on whether anything is different."""

    seat: Seat | None
    draw: int
    step: int
    what: str


class Telling(Struct, frozen=True):
    """What a seat has been told by one input, what it sees after it, and the state that it does not see."""

    events: tuple[Any, ...]
    view: Any
    state: Any


def leaks(game: AnyGame, options: Any, seats: int, played: Played) -> Iterator[Leak]:
    """All disagreements, over all single changes of all draws of a game."""
    for draw, truth, other in _changed_games(game, options, seats, played):
        yield from _disagreements(truth, other, draw)


def twins(
    game: AnyGame, options: Any, seats: int, played: Played
) -> Iterator[tuple[dict[Seat | None, Telling], dict[Seat | None, Telling]]]:
    """What everyone is told in the game as it was, beside what they are told with one draw changed."""
    for _, truth, other in _changed_games(game, options, seats, played):
        yield from zip(truth, other, strict=False)


def _changed_games(
    game: AnyGame, options: Any, seats: int, played: Played
) -> Iterator[tuple[int, list[dict[Seat | None, Telling]], list[dict[Seat | None, Telling]]]]:
    original = chance_of(played.seed)
    asked: list[Draw] = []
    truth = list(_tellings(game, options, seats, played.inputs, _noting(original, asked)))
    for index, question in enumerate(asked):
        for changed in _changes(original(index, question), question):
            answer = _with_answer(original, index, changed)
            yield index, truth, list(_tellings(game, options, seats, played.inputs, answer))


def _tellings(
    game: AnyGame, options: Any, seats: int, inputs: Sequence[Input], answer: Answer
) -> Iterator[dict[Seat | None, Telling]]:
    """What everyone is told, input by input, until the changed game refuses one."""
    step = opened(game, options, seats, answer)
    yield _told(game, seats, step)
    for given in inputs:
        try:
            step = advance(game, step.state, given, answer, step.draws)
        except (Refused, IndexError, AssertionError, LookupError):
            return
        yield _told(game, seats, step)


def _told(game: AnyGame, seats: int, step: Step[Any]) -> dict[Seat | None, Telling]:
    return {
        seat: Telling(tuple(redact(event, seat) for event in step.events), game.view(step.state, seat), step.state)
        for seat in (None, *range(seats))
    }


def _noting(answer: Answer, asked: list[Draw]) -> Answer:
    def noted(index: int, question: Draw) -> tuple[int, ...]:
        asked.append(question)
        return answer(index, question)

    return noted


def _with_answer(answer: Answer, changed_index: int, changed: tuple[int, ...]) -> Answer:
    def given(index: int, question: Draw) -> tuple[int, ...]:
        if index == changed_index and len(changed) == question.take:
            return changed
        return answer(index, question)

    return given


def _changes(result: tuple[int, ...], question: Draw) -> Iterator[tuple[int, ...]]:
    """Swap two results, first and last and two in the middle; re-roll the first and the last one."""
    middle = len(result) // 2
    for one, other in {(0, len(result) - 1), (max(0, middle - 1), middle)}:
        if one != other and other < len(result):
            swapped = list(result)
            swapped[one], swapped[other] = swapped[other], swapped[one]
            yield tuple(swapped)
    unused = [number for number in range(question.among) if number not in result]
    for place in {0, len(result) - 1}:
        if unused:
            yield (*result[:place], unused[0], *result[place + 1 :])


def _disagreements(
    truth: list[dict[Seat | None, Telling]], other: list[dict[Seat | None, Telling]], draw: int
) -> Iterator[Leak]:
    seats = list(truth[0])
    unlike: set[Seat | None] = set()
    for step, (mine, yours) in enumerate(zip(truth, other, strict=False)):
        for seat in seats:
            if seat in unlike:
                continue
            events_differ = mine[seat].events != yours[seat].events
            views_differ = mine[seat].view != yours[seat].view
            if events_differ != views_differ:
                yield Leak(seat, draw, step, "only the view differs" if views_differ else "only the events differ")
            if events_differ or views_differ:
                unlike.add(seat)
