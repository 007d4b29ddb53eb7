"""Moving, taking and winning in Ubongo classic."""

import pytest

from games.ubongo.table import Table, figures_on, kinds, only, racing, the
from tafelrunde.core.game import ranked
from tafelrunde.games.ubongo.classic import gems
from tafelrunde.games.ubongo.classic.model import COLOURS, FigureMoved, GameEnded, MoveFigure, Row, Take, Taken
from tafelrunde.games.ubongo.race.model import Claim, Ranked


def solved_by(*seats: int, fields: tuple[int, ...], **how: object) -> Table:
    """Boards covered by these seats in this order, and nothing done since."""
    table = racing(*fields, **how)
    for seat in seats:
        table.wait(1_000)
        table.solve(seat)
    return table


def allowed(table: Table, seat: int) -> list[int]:
    """The fields that the seat may move to, listed and accepted alike."""
    listed = [command.field for command in table.legal(seat) if isinstance(command, MoveFigure)]
    stands = table.open.figures[seat]
    for field in set(range(6)) - {stands} - set(listed):
        assert table.refusal(seat, MoveFigure(table.round, field)) == "ubongo.too-far"
    return listed


def counted(*taken: str) -> tuple[int, ...]:
    return tuple(taken.count(colour) for colour in COLOURS)


def test_uc17_the_first_may_move_three_fields_the_second_two_the_third_one_the_fourth_none() -> None:
    table = solved_by(2, 0, 3, 1, fields=(2, 2, 2, 2))
    assert allowed(table, 2) == [0, 1, 3, 4, 5]
    assert allowed(table, 0) == [0, 1, 3, 4]
    assert allowed(table, 3) == [1, 3]
    assert allowed(table, 1) == []


def test_uc17_nobody_moves_past_the_ends_of_the_line() -> None:
    table = solved_by(0, 1, fields=(0, 5))
    assert allowed(table, 0) == [1, 2, 3]
    assert allowed(table, 1) == [3, 4]
    for field in (-1, 6):
        assert table.refusal(0, MoveFigure(1, field)) == "ubongo.no-such-field"


def test_uc17_a_move_is_one_act_and_final() -> None:
    table = solved_by(0, fields=(0, 3))
    assert the(FigureMoved, table.move(0, 1)) == FigureMoved(1, 0, 0, 1)
    assert table.refusal(0, MoveFigure(1, 2)) == "ubongo.moved-already"
    assert table.refusal(0, MoveFigure(1, 0)) == "ubongo.moved-already"
    assert not only(MoveFigure, table.legal(0))


def test_uc17_one_may_move_at_any_time_before_the_sand_has_run_out() -> None:
    table = solved_by(0, fields=(0, 3))
    table.move(0, 3, at=table.bell - 1)


def test_uc17_nobody_waits_for_a_better_rank() -> None:
    table = racing(0, 0, 0)
    table.solve(2)
    table.move(2, 3)
    table.take(2)
    table.solve(1)
    table.move(1, 2)
    assert table.open.figures == (0, 2, 3)


def test_uc17_figures_stay_where_they_are_between_rounds() -> None:
    table = solved_by(0, 1, fields=(0, 5))
    table.move(0, 2)
    table.take(0)
    table.take(1)
    assert table.round == 2
    assert table.open.figures == (2, 5)
    table.begin()
    table.solve(0)
    assert allowed(table, 0) == [0, 1, 3, 4, 5], "and with the new round comes a new move"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_uc18_uc32_the_allowance_depends_on_the_rank_alone(seats: int) -> None:
    table = solved_by(*range(seats), fields=(0,) * seats)
    steps = [max(allowed(table, seat), default=0) for seat in range(seats)]
    assert steps == [3, 2, 1, 0, 0, 0][:seats]


def test_uc18_no_shared_ranks_equal_instants_go_by_arrival() -> None:
    table = racing(0, 0, 0)
    at = table.revealed + 9_000
    ranks = [the(Ranked, table.solve(seat, at=at, received=at + delay)) for delay, seat in enumerate((1, 2, 0))]
    assert [(ranked.seat, ranked.rank) for ranked in ranks] == [(1, 1), (2, 2), (0, 3)]


def test_uc19_the_two_gems_nearest_to_the_figure() -> None:
    table = solved_by(0, 1, fields=(3, 1))
    row = table.open.rows[3]
    assert the(Taken, table.take(0)) == Taken(1, 0, 3, row[:2])
    assert table.open.rows[3] == (None, None, *row[2:])
    assert table.open.gems[0] == counted(*row[:2])


def test_uc19_the_rulebooks_picture_of_a_yellow_and_a_blue_gem_behind_empty_holes() -> None:
    row: Row = (*(None,) * 6, "yellow", "blue", "red", "red", "green", "brown")
    assert gems.nearest(row) == ("yellow", "blue")
    assert gems.without_nearest(row) == (*(None,) * 8, "red", "red", "green", "brown")


def test_uc19_however_many_empty_holes_lie_before_them() -> None:
    table = figures_on(4, 4)
    row = table.open.rows[4]
    for taken in range(0, 12, 4):
        table.begin()
        table.solve(0)
        table.solve(1)
        assert the(Taken, table.take(1)).gems == row[taken : taken + 2]
        assert table.open.rows[4][: taken + 2] == (None,) * (taken + 2)
        assert only(Taken, table.take(0))[0].gems == row[taken + 2 : taken + 4]


def test_uc19_the_row_is_the_one_where_the_figure_stands_after_moving() -> None:
    table = solved_by(0, fields=(3, 0))
    row = table.open.rows[0]
    table.move(0, 0)
    assert the(Taken, table.take(0)).gems == row[:2]


def test_uc19_nearest_is_what_is_nearest_when_the_take_counts() -> None:
    table = solved_by(0, 1, fields=(2, 2))
    row = table.open.rows[2]
    table.take(1)
    assert the(Taken, table.take(0)).gems == row[2:4], "who waits until others have cleared the front gets the next two"


def test_uc19_taking_is_optional() -> None:
    table = solved_by(0, fields=(2, 2))
    table.give_up(1)
    assert not table.race.over
    assert table.awaits.may == (1, 0)
    rows = table.open.rows
    table.rings("bell")
    assert table.round == 2
    assert (table.open.rows, table.open.gems[0]) == (rows, (0,) * 6)


def test_uc19_a_take_ends_the_players_acts() -> None:
    table = solved_by(0, fields=(2, 2))
    table.take(0)
    for command in (MoveFigure(1, 3), Take(1)):
        assert table.refusal(0, command) == "ubongo.taken-already"
    assert table.legal(0) == []


def test_uc20_who_takes_first_takes_first_whatever_the_order_of_finishing_or_moving() -> None:
    """The rulebook's own case: a figure comes to a field where one stands already, and takes before it."""
    table = solved_by(0, 1, 2, fields=(0, 2, 3))
    row = table.open.rows[2]
    table.move(0, 2)
    table.move(2, 2)
    assert the(Taken, table.take(2)).gems == row[:2]
    assert the(Taken, table.take(0)).gems == row[2:4]
    assert only(Taken, table.take(1))[0].gems == row[4:6]


def test_uc20_moving_and_taking_are_two_acts_each_when_the_player_does_it() -> None:
    table = solved_by(0, 1, fields=(0, 3))
    table.move(0, 3)
    table.take(1)
    table.wait(10_000)
    assert kinds(table.take(0))[0] == "Taken"


def test_uc21_with_the_first_gem_the_one_behind_it_comes_along() -> None:
    table = solved_by(0, fields=(5, 0))
    assert len(the(Taken, table.take(0)).gems) == 2
    assert sum(table.open.gems[0]) == 2


def test_uc21_once_a_round_and_player() -> None:
    table = figures_on(5, 0)
    for number in (1, 2, 3):
        table.begin()
        table.solve(0)
        table.take(0)
        assert table.refusal(0, Take(number)) == "ubongo.taken-already"
        table.give_up(1)
    assert sum(table.open.gems[0]) == 6


def emptied() -> Table:
    """The row of field 4 has been emptied in three rounds, and the fourth round's boards lie open."""
    table = figures_on(4, 4)
    for _ in range(3):
        table.play_round(0, 1)
    table.begin()
    return table


def test_uc22_a_row_without_gems_gives_nothing() -> None:
    table = emptied()
    assert table.open.rows[4] == (None,) * 12
    table.solve(0)
    assert table.refusal(0, Take(4)) == "ubongo.row-empty"
    assert Take(4) not in table.legal(0)
    collection = table.open.gems[0]
    table.rings("bell")
    assert table.open.gems[0] == collection


def test_uc22_from_an_empty_row_one_may_still_move_to_another() -> None:
    table = emptied()
    table.solve(0)
    row = table.open.rows[3]
    table.move(0, 3)
    assert the(Taken, table.take(0)).gems == row[:2]


def test_uc22_a_last_single_gem_cannot_be_since_takes_are_by_twos() -> None:
    assert {gems.holes(seats) % gems.GEMS_A_TAKE for seats in range(2, 7)} == {0}
    assert gems.nearest((None, "red", None)) == ("red",)
    assert gems.without_nearest((None, "red", None)) == (None, None, None)


def test_uc23_an_act_counts_before_the_bell_and_not_at_it() -> None:
    table = solved_by(0, fields=(2, 2))
    for command in (MoveFigure(1, 3), Take(1)):
        assert table.refusal(0, command, at=table.bell) == "ubongo.late"
        assert table.refusal(0, command, at=table.bell + 1) == "ubongo.late"
    assert table.refusal(1, Claim(1, table.cover(1)), at=table.bell) == "ubongo.late"
    table.take(0, at=table.bell - 1)
    table.solve(1, at=table.bell - 1)


def test_uc23_who_has_moved_but_not_taken_keeps_the_new_field_and_gets_nothing() -> None:
    table = solved_by(0, 1, fields=(2, 2))
    table.move(0, 5)
    table.rings("bell")
    assert table.round == 2
    assert table.open.figures == (5, 2), "and who has solved but not moved stays"
    assert table.open.gems == ((0,) * 6,) * 2


def test_uc29_most_of_one_colour_wins_and_not_most_gems() -> None:
    assert gems.places([(3, 3, 3, 3, 3, 3), (4, 0, 0, 0, 0, 0)]).ranks == (2, 1)


def test_uc29_the_rulebooks_table_a_b_c() -> None:
    a, b, c = (6, 4, 2, 2, 2, 2), (2, 2, 0, 1, 2, 3), (4, 3, 2, 6, 1, 0)
    assert gems.places([a, b, c]).ranks == (2, 3, 1)
    assert gems.places([c, b, a]).ranks == (1, 3, 2)


def test_uc29_two_colours_of_six_are_first_and_second() -> None:
    assert gems.places([(6, 5, 0, 0, 0, 0), (0, 6, 0, 6, 0, 0)]).ranks == (2, 1)


@pytest.mark.parametrize("place", range(6))
def test_uc29_ties_go_on_to_the_sixth_colour(place: int) -> None:
    better = tuple(3 if colour < place else 2 if colour == place else 1 for colour in range(6))
    worse = tuple(3 if colour < place else 1 for colour in range(6))
    assert gems.places([worse, better[::-1]]).ranks == (2, 1)


def test_uc29_equal_in_all_six_share_the_place() -> None:
    assert gems.places([(1, 2, 0, 0, 0, 3), (0, 0, 0, 3, 1, 2), (3, 3, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0)]).ranks == (
        2,
        2,
        1,
        4,
    )


def test_uc29_the_game_ends_after_its_last_round_with_these_places() -> None:
    table = figures_on(0, 3, 5)
    for number in range(9):
        assert table.game.outcome(table.state) is None
        news = table.play_round(number % 3, (number + 1) % 3)
    ended = the(GameEnded, news)
    assert kinds(news)[-2:] == ["RoundEnded", "GameEnded"]
    outcome = table.game.outcome(table.state)
    assert outcome == ranked([tuple(sorted(collection, reverse=True)) for collection in table.open.gems])
    assert (ended.ranks, ended.scores) == (outcome.ranks, outcome.scores)
    assert table.awaits.over
    assert table.refusal(0, Take(9)) == "ubongo.over"


@pytest.mark.parametrize("seats", [5, 6])
def test_uc32_everyone_who_solves_takes_two_gems(seats: int) -> None:
    table = solved_by(*range(seats), fields=(0,) * seats)
    for seat in reversed(range(seats)):
        table.take(seat)
    assert [sum(collection) for collection in table.open.gems] == [2] * seats
