"""A state machine of a table: what its people did is held against what the model says, and against what everybody is
told. Must not know what may be done next: the rules of the machine are its tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, invariant

from tafelrunde.core.chance import commitment
from web.people import REFILL_MS, People, Tab, faces
from web.table_model import Chair, TableModel

SEATS = 3
NAMES = ("North", "South", "West", "East")


class TableMachine(RuleBasedStateMachine):
    """`done`: what everybody has had executed, to be sent again; `left_out`: the tokens of who has been forgotten."""

    model: TableModel

    def __init__(self) -> None:
        super().__init__()
        self.people = People()
        self.names = list(NAMES)
        self.done: dict[int, list[tuple[str, object]]] = {}
        self.seq = 0
        self.left_out: set[str] = set()

    def teardown(self) -> None:
        self.people.run(self.people.end())
        self.people.runner.close()

    def _gone(self, who: int, on_purpose: bool) -> None:
        if self.people.tabs(who):
            self.model.look()
        else:
            self.model.went(who, on_purpose)

    # --- what must hold ------------------------------------------------------------------------------------------

    @invariant()
    def everyone_was_told_what_is_so(self) -> None:
        model, seats = self.model, [self._seat_as_told(chair) for chair in self.model.chairs]
        told = {"phase": model.phase, "paused": model.paused, "host": model.host, "seats": seats, "next": model.next}
        for tab, picture in self.people.pictures.items():
            assert faces(picture) == {**told, "arrangement": model.rules}
            seat = model.seat(tab.who)
            assert (picture["you"], picture["seq"]) == (seat, self.seq)
            assert (picture["outcome"] is None) == (model.phase != "over")
            seed = picture["table"]["seed"]
            assert (seed is None) == (model.phase != "over")
            assert seed is None or commitment(bytes.fromhex(seed)) == picture["table"]["commitment"]
            if model.phase == "playing":
                assert picture["view"]["table"]["decided"] == [each in model.decided for each in range(SEATS)]
                assert (picture["view"]["hand"] is None) == (seat is None)
            watchers = sorted({tab.who for tab in self.people.lines if model.seat(tab.who) is None})
            assert self.people.present[tab]["seats"] == [self._presence(chair) for chair in model.chairs]
            assert self.people.present[tab]["watchers"] == sorted(self.names[who] for who in watchers)

    @invariant()
    def its_log_says_the_same_again(self) -> None:
        assert self.people.run(self.people.refolded()) == self.people.run(self.people.standing())

    @invariant()
    def nobody_is_told_who_anybody_is(self) -> None:
        never = self.left_out | {guest.cookie.partition("=")[2] for guest in self.people.guests}
        for told in self.people.take_all_that_was_said():
            assert not any(secret in told for secret in never)

    def _seat_as_told(self, chair: Chair) -> dict[str, Any]:
        name = None if chair.who is None else self.names[chair.who]
        return {"name": name, "bot": "random" if chair.bot else None, "open": chair.open, "muted": chair.muted}

    def _presence(self, chair: Chair) -> str:
        if chair.bot or not chair.taken:
            return "bot" if chair.bot else "free"
        return "here" if chair.who in self.model.there else "away"

    # --- words -----------------------------------------------------------------------------------------------------

    def by_the_model(self, who: int, command: Any) -> bool:
        """A command that was listed, by the rule of the model that it is about."""
        model = self.model
        match command:
            case {"kind": "table.sit"}:
                return model.sit(who, command["seat"])
            case {"kind": "table.seat-bot"}:
                return model.seat_bot(who, command["level"], command["seat"])
            case {"kind": "table.remove"}:
                return model.remove(who, command["seat"])
            case {"kind": kind}:
                acts = {"leave": model.leave, "return": model.come_back, "start": model.start}
                acts |= {"pause": model.pause, "resume": model.resume, "keep": model.decide, "swap": model.decide}
                return acts[kind.removeprefix("table.")](who)
            case _:
                raise AssertionError(command)

    def does(self, tab: Tab, command: object, by_the_model: Callable[[], bool]) -> bool:
        """Somebody who is there does something; is it done, as the model says it must be?"""
        if tab not in self.people.lines:
            return False
        id_, before = self.people.new_id(), self.people.run(self.people.standing())
        may = by_the_model()
        answer = self.people.run(self.people.do(tab, id_, command))
        assert answer["t"] == ("update" if may else "refused"), (command, answer)
        if not may:
            assert self.people.run(self.people.standing()) is before, "a refusal has changed something"
        elif answer["seq"] > self.seq:
            self.done.setdefault(tab.who, []).append((id_, command))
            if not (isinstance(command, dict) and command["kind"] in ("keep", "swap")) or self.model.phase == "over":
                self.model.look()
        self.settle()
        return may

    def settle(self, millis: int = REFILL_MS) -> dict[Tab, list[Any]]:
        """So much time passes, everyone hears what comes of it, and who may not look on any more has been sent away."""
        self.model.passes(millis)
        self.people.run(self.people.rest(millis))
        heard = self.people.run(self.people.all_hear())
        for tab, words in heard.items():
            if tab not in self.people.lines:
                reason = words[-1]["reason"]
                assert reason in (self.model.bars(tab.who), "web.forgotten")
                self._gone(tab.who, on_purpose=False)
        assert not [tab for tab in self.people.lines if self.model.bars(tab.who) is not None]
        self.seq = self.people.run(self.people.standing()).seq
        return heard


def steps(number: int, examples: int, **more: Any) -> settings:
    """The short runs are the same ones every time: whatever is new is looked for by the long ones."""
    checks = list(HealthCheck)
    return settings(
        max_examples=examples, stateful_step_count=number, deadline=None, suppress_health_check=checks, **more
    )
