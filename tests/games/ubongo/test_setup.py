"""Ubongo classic up to the first roll: material, gems, figures, boards, the start player."""

from collections import Counter

import msgspec
import pytest

from games.ubongo.table import classic, figures_on, kinds, only, the
from tafelrunde.core.game import Deadline, Draw, Refused, check_seats
from tafelrunde.games.ubongo.classic.gems import FIELDS, reachable
from tafelrunde.games.ubongo.classic.model import (
    COLOURS,
    FigurePlaced,
    GemsLaid,
    PlaceFigure,
    StarterChosen,
)
from tafelrunde.games.ubongo.editions import CLASSIC
from tafelrunde.games.ubongo.race.model import BoardsDealt, Roll
from tafelrunde.polyomino.cover import solve
from tafelrunde.polyomino.deck import Side, load, task, tasks
from tafelrunde.polyomino.piece import NAMES, SHAPES, mask_of

BASE = load("starter").cards[:36]


def cards_of(table_events: list[object]) -> list[int]:
    return [card for dealt in only(BoardsDealt, table_events) for card in dealt.cards.opened()]


def test_uc1_two_to_four_players_and_up_to_six_with_the_expansion() -> None:
    assert list(CLASSIC.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(Refused, match=r"table\.seats"):
            check_seats(CLASSIC, seats)


def test_uc2_twelve_different_pieces_that_may_be_turned_and_flipped() -> None:
    forms = {frozenset(SHAPES[name, turn, flip].mask for turn in range(4) for flip in (False, True)) for name in NAMES}
    assert len(forms) == len(NAMES) == 12
    table = figures_on(0, 0, side="hard")
    flips = set()
    for _ in range(5):
        table.begin()
        flips |= {placement.flip for seat in range(2) for placement in table.cover(seat)}
        table.give_up(0, 1)
    assert flips == {False, True}


def test_uc3_36_boards_make_432_tasks_and_each_has_a_cover() -> None:
    every = [(side, task(card, side, symbol)) for card, side, symbol, _ in tasks(load("starter")) if card in BASE]
    assert len(every) == 36 * 2 * 6 == 432
    for side, asked in every:
        assert len(asked.pieces) == {"easy": 3, "hard": 4}[side]
        assert solve(asked.region, asked.pieces) is not None


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_uc3_a_side_shows_one_area_for_all_six_symbols(side: Side) -> None:
    for symbol in range(6):
        table = figures_on(0, 0, side=side, script={"die": [(symbol,)]})
        table.begin()
        for seat, card in enumerate(table.state.dealt):
            shown = getattr(load("starter").cards[card], side)
            board = table.race.boards[seat]
            assert (board.card, board.side, board.region) == (card, side, shown.region)
            assert board.pieces == shown.rows[table.race.symbol]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_uc4_72_gems_12_of_each_of_six_colours(seats: int) -> None:
    rows = classic(seats).open.rows
    assert Counter(gem for row in rows for gem in row) == dict.fromkeys(COLOURS, 12)
    assert COLOURS == ("green", "red", "blue", "violet", "brown", "yellow")


def test_uc5_six_fields_with_twelve_holes_each_in_a_line_and_not_a_ring() -> None:
    assert [len(row) for row in classic().open.rows] == [12] * 6
    assert FIELDS == 6
    assert reachable(0, 3) == (1, 2, 3)
    assert reachable(5, 3) == (2, 3, 4)


def test_uc6_a_die_with_six_symbols_each_as_likely() -> None:
    table = figures_on(0, 0)
    table.begin()
    assert table.asked[-1] == Draw("die", 6, 1)
    fallen = set()
    for symbol in range(6):
        table = figures_on(0, 0, script={"die": [(symbol,)]})
        table.begin()
        fallen.add(table.race.symbol)
    assert len(fallen) == 6


@pytest.mark.parametrize(
    ("chosen", "milliseconds"), [({}, 60_000), ({"seconds": 30}, 30_000), ({"seconds": 180}, 180_000)]
)
def test_uc6_a_sandglass_of_one_minute_or_as_long_as_the_table_has_chosen(
    chosen: dict[str, int], milliseconds: int
) -> None:
    table = figures_on(0, 0, **chosen)
    table.begin()
    assert table.bell - table.revealed == milliseconds
    assert table.awaits.deadline == Deadline(table.bell, "bell")


def test_uc6_a_table_may_play_without_a_sandglass() -> None:
    table = figures_on(0, 0, seconds=0)
    table.begin()
    assert table.bell is None
    assert table.awaits.deadline is None
    assert table.awaits.needed == (0, 1)
    table.wait(3_600_000)
    table.solve(0)
    assert table.awaits.needed == (1, 0), "nothing but these two can end the round"
    table.take(0)
    table.give_up(1)
    assert table.round == 2


def test_uc7_chance_lays_every_gem_into_a_hole_of_its_own() -> None:
    table = classic(script={"gems": [tuple(range(72))]})
    assert table.asked[0] == Draw("gems", 72, 72)
    assert table.open.rows == tuple((colour,) * 12 for colour in COLOURS)
    backwards = classic(script={"gems": [tuple(reversed(range(72)))]})
    assert backwards.open.rows == tuple((colour,) * 12 for colour in reversed(COLOURS))
    assert classic(seed="one").open.rows != classic(seed="other").open.rows


def test_uc8_everyone_sets_a_figure_at_the_same_time_on_any_field_also_a_shared_one() -> None:
    table = classic(3)
    assert table.awaits.needed == (0, 1, 2)
    for seat in (2, 0, 1):
        assert table.legal(seat) == [PlaceFigure(field) for field in range(6)]
        table.act(seat, PlaceFigure(5))
    assert table.open.figures == (5, 5, 5)
    assert table.round == 1


def test_uc8_a_figure_may_be_set_elsewhere_until_the_first_roll() -> None:
    table = classic(2, starter=0)
    table.act(0, PlaceFigure(1))
    assert (table.awaits.needed, table.awaits.may) == ((1,), (0,))
    table.act(0, PlaceFigure(2))
    table.act(1, PlaceFigure(3))
    assert (table.awaits.needed, table.awaits.may) == ((0,), (1,))
    table.act(1, PlaceFigure(4))
    table.act(0, PlaceFigure(0))
    assert table.open.figures == (0, 4)
    table.act(0, Roll(1))
    assert table.refusal(1, PlaceFigure(5)) == "ubongo.figures-stand"
    assert PlaceFigure(5) not in table.legal(1)
    table.rings("reveal")
    table.give_up(0, 1)
    assert (table.round, table.awaits.needed, table.awaits.may) == (2, (1,), ()), (
        "and not before the second roll either"
    )
    assert table.refusal(1, PlaceFigure(5)) == "ubongo.figures-stand"


def test_uc8_nobody_rolls_before_all_figures_stand() -> None:
    table = classic(2, starter=0)
    table.act(0, PlaceFigure(1))
    assert table.refusal(0, Roll(1)) == "ubongo.stale-round"


def test_uc8_chance_places_after_thirty_seconds_what_has_not_been_placed() -> None:
    table = classic(3, script={"field": [(4,), (0,)]})
    assert table.awaits.deadline == Deadline(30_000, "bell")
    table.act(1, PlaceFigure(2), at=29_999)
    news = table.rings("bell")
    assert kinds(news) == ["PlacingClosed", "FigurePlaced", "FigurePlaced", "BoardsDealt"]
    assert only(FigurePlaced, news) == [FigurePlaced(0, 4, by_the_table=True), FigurePlaced(2, 0, by_the_table=True)]
    assert table.open.figures == (4, 2, 0)
    assert table.asked.count(Draw("field", 6, 1)) == 2
    table.act(0, PlaceFigure(5))
    assert table.open.figures == (5, 2, 0), "it may be set elsewhere, as any other"


def test_uc8_a_figure_set_at_the_thirtieth_second_is_late() -> None:
    table = classic(2)
    assert table.refusal(0, PlaceFigure(1), at=30_000) == "ubongo.late"
    table.act(0, PlaceFigure(1), at=29_999)


def test_uc9_the_easy_side_for_all_unless_the_table_chooses_the_hard_one() -> None:
    for chosen, side in (({}, "easy"), ({"side": "hard"}, "hard")):
        table = figures_on(0, 0, 0, **chosen)
        for _ in range(2):
            table.begin()
            assert {board.side for board in table.race.boards} == {side}
            table.give_up(0, 1, 2)


def test_uc9_as_a_handicap_each_player_has_a_side_of_their_own() -> None:
    table = figures_on(0, 0, 0, sides=("hard", "easy", "hard"))
    for _ in range(9):
        table.begin()
        assert [board.side for board in table.race.boards] == ["hard", "easy", "hard"]
        assert [len(board.pieces) for board in table.race.boards] == [4, 3, 4]
        table.give_up(0, 1, 2)


@pytest.mark.parametrize(("seats", "boards"), [(2, 18), (3, 27), (4, 36), (5, 45), (6, 54)])
def test_uc10_uc30_nine_rounds_with_a_board_each_and_none_twice(seats: int, boards: int) -> None:
    table = figures_on(*[0] * seats)
    for number in range(1, 10):
        assert table.round == number
        table.play_round()
    assert table.open.ended
    cards = cards_of(table.log)
    assert len(cards) == len(set(cards)) == boards
    assert set(cards) <= set(range(36 if seats < 5 else 54))


def test_uc10_any_of_the_36_boards_may_be_in_play() -> None:
    table = figures_on(0, 0)
    assert table.asked[-1] == Draw("cards", 36, 2)
    table.play_round()
    assert table.asked[-1] == Draw("cards", 34, 2)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 18), (3, 12)])
def test_uc11_with_all_boards_the_game_lasts_until_all_36_are_played(seats: int, rounds: int) -> None:
    table = figures_on(*[0] * seats, all_boards=True)
    for number in range(1, rounds + 1):
        assert not table.open.ended
        assert table.round == number
        table.play_round()
    assert table.open.ended
    assert sorted(cards_of(table.log)) == list(range(36))


@pytest.mark.parametrize("wrong", [(4, {}), (5, {}), (2, {"expansion": True})])
def test_uc11_not_for_four_or_more_and_only_with_the_36_base_boards(wrong: tuple[int, dict[str, bool]]) -> None:
    seats, more = wrong
    with pytest.raises(Refused, match=r"ubongo\.option-all-boards"):
        classic(seats, all_boards=True, **more)


def test_uc12_chance_names_the_start_player_or_the_host_does() -> None:
    for seat in range(3):
        drawn = classic(3, script={"starter": [(seat,)]})
        assert drawn.asked[1] == Draw("starter", 3, 1)
        assert the(StarterChosen, drawn.log) == StarterChosen(seat, 30_000)
        named = classic(3, starter=seat)
        assert [question.what for question in named.asked] == ["gems"]
        assert named.log == [GemsLaid(named.open.rows), StarterChosen(seat, 30_000)]
        for table in (drawn, named):
            table.place(0, 1, 2)
            assert table.race.starter == seat
            assert Roll(1) in table.legal(seat)


def test_uc30_the_expansion_brings_216_more_tasks_each_with_a_cover() -> None:
    more = [asked for card, _, _, asked in tasks(load("starter")) if card not in BASE]
    assert len(more) == 18 * 2 * 6 == 216
    assert all(solve(asked.region, asked.pieces) is not None for asked in more)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_uc30_fewer_than_five_may_draw_their_boards_from_all_54(seats: int) -> None:
    table = figures_on(*[0] * seats, expansion=True)
    assert table.asked[-1] == Draw("cards", 54, seats)
    for _ in range(9):
        table.play_round()
    assert table.open.ended
    cards = cards_of(table.log)
    assert len(set(cards)) == 9 * seats
    assert max(cards) >= 36


@pytest.mark.parametrize(("seats", "length"), [(2, 12), (4, 12), (5, 18), (6, 18)])
def test_uc31_with_five_or_six_players_18_holes_a_row_and_108_gems(seats: int, length: int) -> None:
    rows = classic(seats, expansion=True).open.rows
    assert [len(row) for row in rows] == [length] * 6
    assert Counter(gem for row in rows for gem in row) == dict.fromkeys(COLOURS, length)


def test_uc33_the_pieces_of_a_board_are_among_the_twelve_and_fill_its_area() -> None:
    for _, _, _, asked in tasks(load("starter")):
        assert set(asked.pieces) <= set(NAMES)
        cells = [mask_of(SHAPES[piece, 0, False].cells).bit_count() for piece in asked.pieces]
        assert sum(cells) == sum(row.count("#") for row in asked.region.rows)


def test_options_survive_the_codec() -> None:
    chosen = classic(3, sides=("easy", "hard", "easy"), seconds=90, grace_seconds=3, starter=2).options
    assert msgspec.json.decode(msgspec.json.encode(chosen), type=CLASSIC.options_type) == chosen
