"""How a round of Ubongo classic ends: the bell, the second glass, grace, giving up, nobody able to do anything more."""

import pytest

from games.ubongo.table import Table, figures_on, kinds, racing, the
from tafelrunde.core.game import Deadline
from tafelrunde.games.ubongo.classic.model import GraceBegan, MoveFigure, Take, Taken
from tafelrunde.games.ubongo.race.model import Claim, GiveUp, GlassTurned, Ranked, RoundEnded

# --- UC-25: the end of a round ---------------------------------------------------------------------------------------


def test_uc25_the_round_ends_when_the_sand_has_run_out() -> None:
    table = racing(0, 0)
    table.solve(0)
    news = table.rings("bell")
    assert kinds(news) == ["RoundEnded", "BoardsDealt"]
    assert the(RoundEnded, news) == RoundEnded(1, (0,))
    assert table.now == table.race.roll_by - 10_000


def test_uc25_it_ends_as_soon_as_everyone_has_solved_and_taken() -> None:
    table = racing(0, 0, 0)
    for seat in (0, 1, 2):
        table.solve(seat)
    table.take(2)
    table.take(0)
    assert table.round == 1
    assert kinds(table.take(1)) == ["Taken", "RoundEnded", "BoardsDealt"]


def at_an_empty_row(**how: object) -> Table:
    """Four players whose row is empty after three rounds of two takes; the fourth round's boards lie open."""
    table = figures_on(3, 3, 3, 3, **how)
    for _ in range(3):
        table.play_round(0, 1)
    table.begin()
    return table


def test_uc25_who_stands_at_an_empty_row_with_a_move_left_is_waited_for() -> None:
    table = at_an_empty_row()
    table.solve(0)
    table.give_up(1, 2, 3)
    assert not table.race.over
    assert table.awaits.may == (1, 2, 3, 0)
    news = table.move(0, 2)
    assert kinds(news) == ["FigureMoved"], "there are gems now"
    assert kinds(table.take(0))[:2] == ["Taken", "RoundEnded"]


def test_uc25_a_single_field_is_a_move_left_too() -> None:
    table = at_an_empty_row()
    for seat in (0, 1):
        table.solve(seat)
        table.move(seat, 2)
        table.take(seat)
    table.give_up(3)
    table.solve(2)
    assert (table.race.over, table.awaits.may) == (False, (3, 2))


def test_uc25_who_stands_at_an_empty_row_with_no_move_left_is_not_waited_for() -> None:
    table = at_an_empty_row()
    for seat in (0, 1, 2):
        table.solve(seat)
        table.move(seat, seat)
        table.take(seat)
    assert kinds(table.solve(3)) == ["Solved", "Ranked", "RoundEnded", "BoardsDealt"], (
        "the fourth must stay, at nothing"
    )


def test_uc25_a_move_to_an_empty_row_is_the_last_that_one_can_do() -> None:
    table = at_an_empty_row()
    table.give_up(1, 2, 3)
    table.solve(0)
    table.move(0, 2)
    table.take(0)
    table.begin()
    table.give_up(1, 2, 3)
    table.solve(0)
    assert kinds(table.move(0, 3))[:2] == ["FigureMoved", "RoundEnded"]


def test_uc25_it_goes_on_while_somebody_still_searches() -> None:
    table = racing(0, 0, 0)
    table.solve(0)
    table.take(0)
    table.give_up(1)
    assert not table.race.over
    assert (table.awaits.needed, table.awaits.may) == ((2,), (1,))


def test_uc25_when_all_unsolved_have_given_up_the_rest_of_the_glass_is_skipped() -> None:
    table = racing(0, 0, 0)
    table.solve(0)
    table.take(0)
    table.give_up(1)
    assert kinds(table.give_up(2)) == ["GaveUp", "RoundEnded", "BoardsDealt"]


def test_uc25_a_solver_who_can_still_act_may_do_so_after_all_others_have_given_up() -> None:
    table = racing(0, 0)
    table.give_up(1)
    table.solve(0)
    assert not table.race.over
    table.move(0, 1)
    assert kinds(table.take(0))[:2] == ["Taken", "RoundEnded"]


def test_uc25_when_all_give_up_without_a_solver_both_glasses_are_skipped() -> None:
    table = racing(0, 0)
    news = table.give_up(0, 1)
    assert kinds(news) == ["GaveUp", "GaveUp", "RoundEnded", "BoardsDealt"]
    assert the(RoundEnded, news).finishers == ()


def test_uc25_who_has_given_up_may_think_better_of_it() -> None:
    table = racing(0, 0)
    table.give_up(0)
    assert (table.awaits.needed, table.awaits.may) == ((1,), (0,))
    assert table.legal(0) == [GiveUp(1, 1)]
    assert kinds(table.give_up(0)) == ["ThoughtBetter"]
    assert table.awaits.needed == (0, 1)
    assert kinds(table.give_up(1)) == ["GaveUp"], "the first searches again, so nothing ends"


def test_uc25_who_has_given_up_may_solve_after_all() -> None:
    table = racing(0, 0)
    table.give_up(0)
    assert the(Ranked, table.solve(0)).rank == 1
    assert table.race.given_up == ()
    assert table.refusal(0, GiveUp(1, 1)) == "ubongo.solved-already"


# --- UC-26: the second glass -----------------------------------------------------------------------------------------


def in_the_second_glass(*fields: int, **how: object) -> Table:
    table = racing(*fields, **how)
    table.rings("bell")
    return table


def test_uc26_when_nobody_has_solved_the_sandglass_is_turned_once_more() -> None:
    table = racing(1, 4, seconds=90)
    boards, symbol, bell = table.race.boards, table.race.symbol, table.bell
    turned = the(GlassTurned, table.rings("bell"))
    assert turned == GlassTurned(1, 2, bell + 90_000)
    assert table.awaits.deadline == Deadline(bell + 90_000, "bell")
    assert (table.race.boards, table.race.symbol, table.open.figures) == (boards, symbol, (1, 4))
    assert table.awaits.needed == (0, 1)


def test_uc26_a_bell_that_rings_late_gives_the_full_second_glass() -> None:
    table = racing(0, 0)
    late = table.bell + 130
    assert the(GlassTurned, table.rings("bell", at=late)).until == late + 60_000


def test_uc26_ranks_begin_at_first_and_all_else_is_as_in_the_first_glass() -> None:
    table = in_the_second_glass(0, 3)
    at = table.now + 5_000
    ranked = the(Ranked, table.solve(1, at=at))
    assert (ranked.rank, ranked.took) == (1, at - table.revealed)
    assert MoveFigure(1, 0) in table.legal(1)
    row = table.open.rows[0]
    table.move(1, 0)
    assert the(Taken, table.take(1)).gems == row[:2]
    assert the(Ranked, table.solve(0)).rank == 2
    assert table.refusal(0, Take(1), at=table.bell) == "ubongo.late"


def test_uc26_somebody_has_solved_but_not_taken_and_there_is_no_second_glass() -> None:
    table = racing(0, 0)
    table.solve(0)
    assert kinds(table.rings("bell")) == ["RoundEnded", "BoardsDealt"]


def test_uc26_nobody_in_the_second_either_and_the_round_is_over_and_counts() -> None:
    table = in_the_second_glass(0, 3)
    spent = table.state.dealt
    assert kinds(table.rings("bell")) == ["RoundEnded", "BoardsDealt"]
    assert table.round == 2
    assert table.open.gems == ((0,) * 6,) * 2
    assert not set(spent) & {*table.state.stock, *table.state.dealt}, "its boards are spent"
    for _ in range(7):
        table.play_round()
    table.begin()
    table.rings("bell")
    assert kinds(table.rings("bell")) == ["RoundEnded", "GameEnded"]


def test_uc26_a_solver_in_the_second_glass_ends_it_as_usual() -> None:
    table = in_the_second_glass(0, 3)
    table.solve(0)
    assert kinds(table.rings("bell")) == ["RoundEnded", "BoardsDealt"]


def test_uc26_the_second_glass_revokes_giving_up() -> None:
    table = racing(0, 0)
    table.give_up(0)
    table.rings("bell")
    assert table.race.given_up == ()
    assert (table.awaits.needed, table.awaits.may) == ((0, 1), ())
    assert table.refusal(0, GiveUp(1, 1)) == "ubongo.stale-glass"
    assert kinds(table.give_up(1)) == ["GaveUp"]
    assert kinds(table.give_up(0)) == ["GaveUp", "RoundEnded", "BoardsDealt"]


def test_uc26_the_second_glass_is_for_the_whole_round_alike_with_grace() -> None:
    table = in_the_second_glass(0, 3, grace_seconds=3)
    table.solve(1)
    assert kinds(table.rings("bell")) == ["GraceBegan"]


# --- UC-23: grace ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [3, 5])
def test_uc23_with_grace_who_has_solved_may_still_move_and_take(seconds: int) -> None:
    table = racing(2, 2, grace_seconds=seconds)
    table.solve(0)
    bell = table.bell
    assert the(GraceBegan, table.rings("bell")).until == bell + 1000 * seconds
    assert table.awaits.deadline == Deadline(bell + 1000 * seconds, "bell")
    assert (table.awaits.needed, table.awaits.may) == ((), (0,))
    assert table.refusal(1, Claim(1, table.cover(1))) == "ubongo.late"
    assert table.refusal(1, GiveUp(1, 1)) == "ubongo.late"
    assert table.legal(1) == []
    assert table.refusal(0, Take(1), at=bell + 1000 * seconds) == "ubongo.late"
    table.move(0, 4)
    row = table.open.rows[4]
    news = table.take(0, at=bell + 1000 * seconds - 1)
    assert the(Taken, news).gems == row[:2]
    assert kinds(news)[:2] == ["Taken", "RoundEnded"], "nobody else can do anything in the grace"


def test_uc23_the_grace_does_not_wait_for_the_bell_to_be_heard() -> None:
    """An act is measured by its own instant: whether the bell's event is stored before or after it does not matter."""
    table = racing(2, 2, grace_seconds=3)
    table.solve(0)
    bell = table.bell
    assert table.refusal(0, Take(1), at=bell + 3_000) == "ubongo.late"
    table.move(0, 4, at=bell + 2_999)
    table.rings("bell", at=bell + 150)
    table.take(0, at=bell + 3_149)
    assert sum(table.open.gems[0]) == 2


def test_uc23_a_bell_that_rings_late_gives_the_full_grace() -> None:
    table = racing(2, 2, grace_seconds=5)
    table.solve(0)
    late = table.bell + 130
    assert the(GraceBegan, table.rings("bell", at=late)).until == late + 5_000
    assert table.refusal(0, Take(1), at=late + 5_000) == "ubongo.late"


def test_uc23_the_grace_ends_the_round() -> None:
    table = racing(2, 2, grace_seconds=3)
    table.solve(0)
    table.rings("bell")
    assert kinds(table.rings("bell")) == ["RoundEnded", "BoardsDealt"]
    assert table.open.gems[0] == (0,) * 6
    assert table.open.grace_until is None


def test_uc23_no_grace_where_no_solver_can_use_it() -> None:
    table = racing(2, 2, grace_seconds=3)
    table.solve(0)
    table.take(0)
    assert kinds(table.rings("bell")) == ["RoundEnded", "BoardsDealt"]


def test_uc23_no_grace_before_a_second_glass_and_none_by_default() -> None:
    table = racing(2, 2, grace_seconds=3)
    assert kinds(table.rings("bell")) == ["GlassTurned"]
    table = racing(2, 2)
    table.solve(0)
    assert table.refusal(0, Take(1), at=table.bell) == "ubongo.late"
    assert kinds(table.rings("bell"))[0] == "RoundEnded"
