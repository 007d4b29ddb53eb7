"""Leaving for good, in every phase: the table goes on without the seat, and every game comes to its end."""

import pytest

from games.ubongo.table import Table, classic, figures_on, hunt, hunting, kinds, only, racing, the
from tafelrunde.core.game import Deadline
from tafelrunde.games.ubongo.classic.model import FigurePlaced, Take, Taken
from tafelrunde.games.ubongo.diamonds.model import ClaimYoungest, Rewarded, StarterChosen
from tafelrunde.games.ubongo.race.model import BoardsDealt, GiveUp, Ranked, Resign, Roll, Rolled


def to_the_end(table: Table) -> None:
    """Nobody does anything any more; time alone goes on."""
    while not table.awaits.over:
        deadline = table.awaits.deadline
        assert deadline is not None
        table.rings(deadline.kind)


def test_who_has_left_is_not_awaited_lists_nothing_and_is_refused() -> None:
    table = racing(0, 0, 0)
    table.resign(1)
    assert table.awaits.needed == (0, 2)
    assert table.legal(1) == []
    for command in (Resign(), GiveUp(1, 1), Take(1)):
        assert table.refusal(1, command) == "ubongo.gone"


def test_uc8_while_figures_are_placed_chance_places_for_who_has_left() -> None:
    table = classic(3, starter=0, script={"field": [(5,)]})
    table.resign(1)
    assert table.awaits.needed == (0, 2)
    assert table.awaits.deadline == Deadline(30_000, "bell")
    table.place(2)
    from_last = table.resign(2)
    assert kinds(from_last) == ["Resigned", "FigurePlaced", "FigurePlaced", "BoardsDealt"]
    assert only(FigurePlaced, from_last)[0] == FigurePlaced(1, 5, by_the_table=True)


def test_a_figure_that_stands_stays() -> None:
    table = classic(2, starter=0)
    table.place(3)
    table.resign(0)
    assert (table.awaits.needed, table.awaits.may) == ((1,), ())
    assert table.open.figures == (3, None)


def test_uc13_when_the_start_player_leaves_before_the_roll_the_table_rolls() -> None:
    table = figures_on(0, 0)
    table.resign(0)
    assert (table.awaits.needed, table.awaits.may) == ((), (1,))
    assert the(Rolled, table.rings("bell")).seat is None
    table.rings("reveal")
    assert table.awaits.needed == (1,)


def test_who_has_left_before_the_first_roll_is_not_heard() -> None:
    table = figures_on(0, 0, 0)
    table.resign(1)
    assert (table.awaits.needed, table.awaits.may) == ((0,), (2,))


def test_uc27_ud6_whoever_sits_to_the_left_of_one_who_has_left_rolls() -> None:
    for table in (figures_on(0, 0, 0, 0), hunting(4)):
        table.resign(1)
        table.resign(2)
        starters = []
        for _ in range(4):
            starters.append(table.race.starter)
            assert table.awaits.needed == (table.race.starter,)
            table.play_round()
        assert starters == [0, 3, 0, 3]


def test_uc12_a_start_player_who_has_left_before_the_first_round_does_not_roll() -> None:
    table = classic(3, starter=1)
    table.resign(1)
    table.act(0, table.legal(0)[0])
    table.act(2, table.legal(2)[0])
    assert table.race.starter == 2


def test_ud6_chance_may_name_one_who_has_left() -> None:
    table = hunt(3, script={"starter": [(2,)]})
    table.resign(2)
    assert table.refusal(2, ClaimYoungest()) == "ubongo.gone"
    assert the(StarterChosen, table.rings("bell")).seat == 2
    assert table.race.starter == 0


def test_between_roll_and_reveal() -> None:
    table = figures_on(0, 0)
    table.act(0, Roll(1))
    table.resign(1)
    table.rings("reveal")
    assert table.awaits.needed == (0,)


def test_uc25_nobody_waits_for_a_searcher_who_has_left() -> None:
    table = racing(0, 0)
    table.solve(0)
    table.take(0)
    assert kinds(table.resign(1)) == ["Resigned", "RoundEnded", "BoardsDealt"]


def test_uc25_nor_for_a_solver_who_has_left() -> None:
    table = racing(0, 0, 0)
    table.solve(0)
    table.give_up(1)
    table.resign(2)
    assert kinds(table.resign(0)) == ["Resigned", "RoundEnded", "BoardsDealt"]
    assert sum(table.open.gems[0]) == 0


def test_uc25_who_has_given_up_and_left_does_not_think_better_of_it() -> None:
    table = racing(0, 0)
    table.give_up(1)
    table.resign(1)
    assert (table.awaits.needed, table.awaits.may) == ((0,), ())


def test_uc23_in_the_grace() -> None:
    table = racing(0, 0, 0, grace_seconds=3)
    table.solve(0)
    table.solve(1)
    table.rings("bell")
    table.resign(0)
    assert table.awaits.may == (1,)
    assert kinds(table.resign(1))[:2] == ["Resigned", "RoundEnded"]


def test_uc26_a_second_glass_for_those_who_are_still_there() -> None:
    table = racing(0, 0, 0)
    table.resign(2)
    assert kinds(table.rings("bell")) == ["GlassTurned"]
    assert table.awaits.needed == (0, 1)


def test_what_was_done_stays_also_when_it_is_still_being_settled() -> None:
    table = racing(2, 2, settle=150)
    table.solve(0)
    table.resign(0)
    assert the(Ranked, table.rings("settling")).seat == 0
    table = racing(2, 2, settle=0)
    table.solve(0)
    table.solve(1)
    table.take(0, settle=150)
    table.resign(0)
    assert len(the(Taken, table.rings("settling")).gems) == 2
    assert sum(table.open.gems[0]) == 2


def test_ud10_who_has_solved_and_left_is_rewarded() -> None:
    table = hunting(3)
    table.begin()
    table.solve(1)
    table.resign(1)
    assert [reward.seat for reward in only(Rewarded, table.give_up(0, 2))] == [1]


def test_boards_are_dealt_to_all_seats_so_that_the_cards_last_the_same_rounds() -> None:
    for table in (figures_on(0, 0, 0), hunting(3)):
        table.resign(2)
        for _ in range(8):
            table.play_round(0, 1)
        assert {dealt.seats for dealt in only(BoardsDealt, table.log)} == {(0, 1, 2)}


def opening(edition: str, seats: int) -> Table:
    return classic(seats) if edition == "classic" else hunt(seats)


@pytest.mark.parametrize("edition", ["classic", "hunt"])
@pytest.mark.parametrize("phase", ["opening", "dealt", "rolled", "open", "solved", "second glass", "later"])
def test_when_all_leave_the_game_comes_to_its_end(edition: str, phase: str) -> None:
    table = opening(edition, 3)
    if phase != "opening":
        table.rings("bell")
    if phase == "later":
        table.play_round(0)
    if phase in ("rolled", "open", "solved", "second glass"):
        table.act(table.race.starter, Roll(1))
    if phase in ("open", "solved", "second glass"):
        table.rings("reveal")
    if phase == "solved":
        table.solve(1)
    if phase == "second glass":
        table.rings("bell")
    for seat in (1, 0, 2):
        table.resign(seat)
    to_the_end(table)
    assert min(table.ranks) == 1
    assert table.round == 9
    assert table.now < 300_000
    assert table.refusal(0, Resign()) == "ubongo.over"


@pytest.mark.parametrize("edition", ["classic", "hunt"])
def test_one_player_alone_plays_on_to_the_end(edition: str) -> None:
    table = opening(edition, 2)
    table.rings("bell")
    table.resign(0)
    for _ in range(9):
        table.play_round(1)
    assert table.ranks == (2, 1)
