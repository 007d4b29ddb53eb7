"""UD-16: alone, against a clock of one's own."""

from typing import Any

import pytest

from games.ubongo.table import Table, kinds, only, the
from tafelrunde.core.game import Deadline, Draw, Millis
from tafelrunde.core.secrecy import redact
from tafelrunde.games.ubongo.editions import DIAMONDS
from tafelrunde.games.ubongo.race.model import Claim, DieFell, Resign, Roll
from tafelrunde.games.ubongo.solo.model import Hint, HintGiven, RunEnded, Skip, TaskRevealed, TaskSolved
from tafelrunde.polyomino.cover import solve
from tafelrunde.polyomino.deck import SYMBOLS
from tafelrunde.polyomino.fit import is_cover


class Alone(Table):
    """A run that has not begun."""

    def __init__(self, **how: Any) -> None:
        super().__init__(DIAMONDS, 1, **how)

    def begun(self) -> "Alone":
        self.act(0, Roll(1))
        return self

    def claim(self) -> Claim:
        board = self.open.board
        cover = solve(board.region, board.pieces)
        assert cover is not None
        return Claim(self.open.task, cover)

    def done(self, **when: Millis) -> list[object]:
        return self.act(0, self.claim(), **when)

    def skip(self) -> list[object]:
        return self.act(0, Skip(self.open.task))

    def hint(self) -> HintGiven:
        return the(HintGiven, self.act(0, Hint(self.open.task)))


def test_ud16_a_roll_begins_and_the_clock_runs_from_the_first_reveal() -> None:
    table = Alone()
    assert (table.awaits.needed, table.awaits.deadline, table.legal(0)) == ((0,), None, [Roll(1)])
    news = table.act(0, Roll(1), at=7_000)
    assert kinds(news) == ["RunBegan", "DieFell", "TaskRevealed"]
    revealed = the(TaskRevealed, news)
    assert (revealed.task, revealed.at, revealed.until) == (1, 7_000, 7_000 + 5 * 60_000)
    assert table.awaits.deadline == Deadline(307_000, "bell")


@pytest.mark.parametrize("minutes", [5, 10, 20])
def test_ud16a_as_many_tasks_as_possible_in_so_many_minutes(minutes: int) -> None:
    table = Alone(solo_length=minutes).begun()
    until = table.open.until
    assert until == minutes * 60_000
    for number in range(1, 4):
        table.wait(11_000)
        news = table.done()
        assert kinds(news) == ["TaskSolved", "DieFell", "TaskRevealed"]
        assert the(TaskSolved, news).since_start == number * 11_000
        assert the(TaskRevealed, news).until == until, "without pause"
    table.done(at=until - 1)
    assert table.refusal(0, table.claim(), at=until) == "ubongo.late"
    assert the(RunEnded, table.rings("bell")) == RunEnded(4, until - 1, 0, complete=True)
    assert table.game.outcome(table.state).scores == ((4, -(until - 1)),)  # type: ignore[union-attr]
    assert table.awaits.over


@pytest.mark.parametrize("tasks", [5, 10, 20])
def test_ud16b_the_time_for_so_many_tasks(tasks: int) -> None:
    table = Alone(solo_mode="tasks", solo_length=tasks)
    table.wait(3_000)
    table.begun()
    assert table.awaits.deadline is None
    for _ in range(tasks):
        assert not table.awaits.over
        table.wait(10_000)
        news = table.done()
    assert kinds(news) == ["TaskSolved", "RunEnded"]
    assert the(RunEnded, news) == RunEnded(tasks, tasks * 10_000, 0, complete=True)
    assert table.game.outcome(table.state).scores == ((1, -tasks * 10_000),)  # type: ignore[union-attr]
    assert table.awaits.over
    assert table.refusal(0, Roll(1)) == "ubongo.over"


def test_ud16_a_tie_goes_to_the_earlier_last_cover() -> None:
    scores = []
    for pause in (1_000, 2_000):
        table = Alone().begun()
        table.wait(pause)
        table.done()
        table.rings("bell")
        scores.append(table.game.outcome(table.state).scores[0])  # type: ignore[union-attr]
    assert scores[0] > scores[1]


def test_ud16_a_new_card_and_a_new_roll_for_every_task() -> None:
    table = Alone(script={"die": [(4,), (4,), (1,)]}).begun()
    table.done()
    table.skip()
    assert [question.what for question in table.asked] == ["die", "card"] * 3
    assert [fallen.symbol for fallen in only(DieFell, table.log)] == [SYMBOLS[4], SYMBOLS[4], SYMBOLS[1]]
    revealed = only(TaskRevealed, table.log)
    assert len({event.board.card for event in revealed}) == 3
    assert [event.task for event in revealed] == [1, 2, 3]


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_ud16_the_side_of_the_table(side: str) -> None:
    board = Alone(side=side).begun().open.board
    assert (board.side, len(board.pieces)) == (side, {"easy": 3, "hard": 4}[side])


def test_ud16_only_an_exact_cover_with_the_shown_pieces_counts() -> None:
    table = Alone().begun()
    claim = table.claim()
    assert table.refusal(0, Claim(1, claim.placements[1:])) == "ubongo.piece-missing"
    assert table.open.done == ()
    table.act(0, claim)
    assert is_cover(
        table.open.done[0].board.region,
        table.open.done[0].board.pieces,
        tuple(laid.placement for laid in table.open.done[0].cover),
    )


def test_ud16_a_task_may_be_laid_aside_at_any_time_and_costs_only_its_time() -> None:
    table = Alone(solo_mode="tasks").begun()
    table.wait(30_000)
    old = table.open.board
    assert kinds(table.skip()) == ["TaskLaidAside", "DieFell", "TaskRevealed"]
    assert table.open.board.card != old.card
    assert (table.open.laid_aside, len(table.open.done)) == (1, 0)
    for _ in range(5):
        news = table.done()
    assert the(RunEnded, news) == RunEnded(5, 30_000, 0, complete=True)


def test_ud16_when_all_cards_are_used_they_are_shuffled_again() -> None:
    table = Alone().begun()
    for _ in range(35):
        table.skip()
    cards = [event.board.card for event in only(TaskRevealed, table.log)]
    assert sorted(cards) == list(range(36))
    revealed = the(TaskRevealed, table.skip())
    assert revealed.reshuffled
    assert table.asked[-1] == Draw("card", 36, 1)
    assert the(TaskRevealed, table.skip()).board.card != revealed.board.card
    assert table.asked[-1] == Draw("card", 35, 1)
    assert [event.reshuffled for event in only(TaskRevealed, table.log)].count(True) == 1


def test_ud16_hints_show_one_cover_piece_by_piece_and_the_run_is_no_record() -> None:
    table = Alone(solo_mode="tasks").begun()
    board = table.open.board
    shown = []
    for number in range(3):
        assert table.legal(0) == [Skip(1), Hint(1)]
        shown.append(table.hint().laid.opened().placement)
        assert table.open.hints == number + 1
    assert is_cover(board.region, board.pieces, tuple(shown))
    assert table.refusal(0, Hint(1)) == "ubongo.no-more-hints"
    assert table.legal(0) == [Skip(1)]
    table.done()
    assert table.state.hinted == ()
    assert Hint(2) in table.legal(0), "the next task has hints of its own"
    table.hint()
    for _ in range(4):
        news = table.done()
    assert the(RunEnded, news).hints == 4


def test_ud16_a_hint_is_for_the_player_alone() -> None:
    table = Alone().begun()
    given = table.hint()
    assert redact(given, 0) == given
    assert redact(given, None).laid.value is None
    assert len(table.game.view(table.state, 0).hinted) == 1
    assert table.game.view(table.state, None).hinted == ()
    assert table.game.view(table.state, None).open == table.open


def test_ud16_an_act_for_a_task_that_is_over_does_not_land_in_the_next() -> None:
    table = Alone().begun()
    late = table.claim()
    table.skip()
    for command in (late, Skip(1), Hint(1)):
        assert table.refusal(0, command) == "ubongo.stale-task"


def test_ud16_every_act_is_late_at_the_end_of_the_minutes() -> None:
    table = Alone().begun()
    for command in (table.claim(), Skip(1), Hint(1)):
        assert table.refusal(0, command, at=300_000) == "ubongo.late"


def test_ud16_who_stops_before_the_end_has_no_complete_run() -> None:
    table = Alone(solo_mode="tasks").begun()
    table.wait(5_000)
    table.done()
    news = table.act(0, Resign())
    assert the(RunEnded, news) == RunEnded(1, 5_000, 0, complete=False)
    assert table.awaits.over
    assert table.game.outcome(table.state).scores == ((0, 1),)  # type: ignore[union-attr]
    unbegun = Alone()
    unbegun.act(0, Resign())
    assert unbegun.open.result == RunEnded(0, 0, 0, complete=False)


def test_ud16_a_claim_stamped_before_the_first_reveal_took_no_time() -> None:
    table = Alone(solo_mode="tasks")
    table.wait(1_000)
    table.begun()
    assert the(TaskSolved, table.done(at=990)).since_start == 0


def test_the_run_begins_once_with_its_first_roll() -> None:
    table = Alone()
    assert table.refusal(0, Roll(2)) == "ubongo.stale-round"
    assert table.refusal(0, Skip(1)) == "ubongo.not-revealed"
    table.begun()
    assert table.refusal(0, Roll(1)) == "ubongo.rolled-already"
    assert table.legal(None) == []
