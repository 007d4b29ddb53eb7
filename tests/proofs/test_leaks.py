"""Nobody is ever sent what they must not know: whole games on real sockets, and leaks that are planted."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from proofs.leaks import leaks
from proofs.overheard import Noting, Overheard, overheard
from shell.rooms import run
from tafelrunde.core.game import AnyGame, Millis, Plan, Refused, Seat
from tafelrunde.games import CATALOGUE
from tafelrunde.games.ubongo.editions import CLASSIC
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo.model import State as UgoState
from tafelrunde.games.ugo.model import View
from tafelrunde.platform.archive import Result
from tafelrunde.platform.audience import Curtain
from tafelrunde.platform.company import Company
from tafelrunde.platform.deciding import Asked, Batch, Terms, on_command
from tafelrunde.platform.standing import Standing
from tafelrunde.platform.telling import Company as Present
from tafelrunde.platform.telling import Saying
from tafelrunde.platform.thinking import Question
from tafelrunde.storage.archive import SqlArchive

STEPS = 130
WHOLE = 100_000
SHORT = {"ubongo-classic": {"seconds": 30}, "ubongo-diamonds": {"seconds": 30}, "ugo": {}}


def listened(path: Path, name: str, seats: int, seed: str, steps: int = WHOLE) -> Overheard:
    return run(overheard(path, CATALOGUE[name], seats, seed, SHORT[name], steps), patience=None)


@pytest.mark.parametrize(
    ("name", "seats", "steps"), [("ubongo-classic", 3, 250), ("ubongo-diamonds", 3, 250), ("ugo", 2, WHOLE)]
)
def test_nobody_is_sent_what_they_must_not_know(tmp_path: Path, name: str, seats: int, steps: int) -> None:
    told = listened(tmp_path, name, seats, "short", steps)
    assert list(leaks(told)) == []
    assert told.rows[-1].kind == "table.closed" or steps < WHOLE
    assert len(told.heard) > 300
    assert any(b'"refused"' in heard.text for heard in told.heard)
    assert told.planned


@pytest.mark.parametrize(
    ("name", "nodes", "steps"),
    [
        ("ugo", 2, 30),
        pytest.param("ugo", 3, WHOLE, marks=pytest.mark.slow),
        pytest.param("ubongo-classic", 2, WHOLE, marks=pytest.mark.slow),
        pytest.param("ubongo-diamonds", 3, WHOLE, marks=pytest.mark.slow),
    ],
)
@pytest.mark.timeout(600)
@pytest.mark.postgres
def test_nobody_is_sent_what_they_must_not_know_by_any_of_several_nodes(
    tmp_path: Path, kept_on: str, several: Callable[[int], None], name: str, nodes: int, steps: int
) -> None:
    several(nodes)
    told = listened(tmp_path, name, 3, "several", steps)
    assert list(leaks(told)) == []
    assert told.rows[-1].kind == "table.closed" or steps < WHOLE
    assert len(told.heard) > 50


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", list(SHORT))
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("number", range(5))
def test_nobody_is_ever_sent_what_they_must_not_know(tmp_path: Path, name: str, seats: int, number: int) -> None:
    told = listened(tmp_path, name, seats, f"long {number}")
    assert list(leaks(told)) == []
    assert told.rows[-1].kind == "table.closed"


# --- what is planted is found ----------------------------------------------------------------------------------------


def a_neighbours_hand(patch: pytest.MonkeyPatch) -> AnyGame:
    def view(state: UgoState, seat: Seat | None) -> View:
        shown = UGO.view(state, seat)
        return shown if seat is None else replace(shown, hand=(*state.hands[seat], *state.hands[seat - 1]))

    return dataclasses.replace(UGO, view=view)


def a_hand_to_who_watches(patch: pytest.MonkeyPatch) -> AnyGame:
    def view(state: UgoState, seat: Seat | None) -> View:
        return replace(UGO.view(state, seat), hand=state.hands[seat or 0])

    return dataclasses.replace(UGO, view=view)


def an_open_deal(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr("tafelrunde.platform.telling.redact", lambda event, seat: event)
    return UGO


def cards_face_up(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr("tafelrunde.platform.telling.redact", lambda event, seat: event)
    return CLASSIC


def boards_as_soon_as_they_are_stored(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr(Curtain, "rises_for", lambda curtain, listener, now: now)
    return CLASSIC


def a_seed_in_a_refusal(patch: pytest.MonkeyPatch) -> AnyGame:
    def decided(terms: Terms, standing: Standing, asked: Asked) -> Batch:
        try:
            return on_command(terms, standing, asked)
        except Refused as refusal:
            raise Refused(refusal.key, seed=terms.seed.hex()) from None

    patch.setattr("tafelrunde.platform.table.on_command", decided)
    return UGO


def an_identity_among_who_watches(patch: pytest.MonkeyPatch) -> AnyGame:
    there = Company._who_is_there

    def who(company: Company, now: Millis) -> Present:
        present = there(company, now)
        return replace(present, watchers=tuple(listener.session.person.id for listener in company.listeners))

    patch.setattr(Company, "_who_is_there", who)
    return UGO


def a_plan_in_the_log(patch: pytest.MonkeyPatch) -> AnyGame:
    class Chatty(Noting):
        async def plan(self, question: Question) -> Plan[Any] | None:
            plan = await super().plan(question)
            logging.getLogger("tafelrunde").info("%s", None if plan is None else msgspec.json.encode(plan.command))
            return plan

    patch.setattr("proofs.overheard.Noting", Chatty)
    return CLASSIC


def a_plan_said_aloud(patch: pytest.MonkeyPatch) -> AnyGame:
    class Talking(Noting):
        async def plan(self, question: Question) -> Plan[Any] | None:
            plan = await super().plan(question)
            if plan is not None and self.table is not None:
                words = msgspec.json.encode(msgspec.to_builtins(plan.command).get("placements")).decode()
                for listener in self.table.audience.company.listeners:
                    listener.hear(Saying(0, "bot", None, words, 0))
            return plan

    patch.setattr("proofs.overheard.Noting", Talking)
    return CLASSIC


def a_running_game_as_a_file(patch: pytest.MonkeyPatch) -> AnyGame:
    async def result(archive: SqlArchive, table_id: str) -> Result:
        return Result(table_id, "ugo", 0, 0, ())

    patch.setattr(SqlArchive, "result", result)
    return UGO


PLANTED = (
    a_neighbours_hand,
    a_hand_to_who_watches,
    an_open_deal,
    cards_face_up,
    boards_as_soon_as_they_are_stored,
    a_seed_in_a_refusal,
    an_identity_among_who_watches,
    a_plan_in_the_log,
    a_plan_said_aloud,
    a_running_game_as_a_file,
)


@pytest.mark.parametrize("plant", PLANTED)
def test_a_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], AnyGame]
) -> None:
    game = plant(monkeypatch)
    told = run(overheard(tmp_path, game, 3, "planted", SHORT[game.name], STEPS), patience=None)
    assert list(leaks(told))
