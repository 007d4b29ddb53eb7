"""The diamond hunt: material, the youngest, rounds and second chances."""

import pytest

from games.ubongo.table import hunt, hunting, kinds, only, the
from tafelrunde.core.game import Deadline, Draw, Refused, check_seats
from tafelrunde.games.ubongo.diamonds.gems import points
from tafelrunde.games.ubongo.diamonds.model import (
    GEMS,
    AskedWhoIsYoungest,
    ClaimYoungest,
    Rewarded,
    StarterChosen,
)
from tafelrunde.games.ubongo.editions import DIAMONDS
from tafelrunde.games.ubongo.race.model import BoardsDealt, Claim, GiveUp, GlassTurned, Roll, RoundEnded
from tafelrunde.games.ubongo.solo import model as solo
from tafelrunde.polyomino.cover import solve
from tafelrunde.polyomino.deck import load, tasks


def test_ud1_one_to_four_players_and_one_plays_solo() -> None:
    assert list(DIAMONDS.seats) == [1, 2, 3, 4]
    with pytest.raises(Refused, match=r"table\.seats"):
        check_seats(DIAMONDS, 5)
    assert isinstance(hunt(1).state, solo.State)
    assert not isinstance(hunt(2).state, solo.State)


def test_ud1_36_cards_with_432_tasks() -> None:
    cards = load("starter").cards[:36]
    assert sum(card in cards for card, _, _, _ in tasks(load("starter"))) == 432


@pytest.mark.parametrize(
    ("chosen", "milliseconds"), [({}, 60_000), ({"seconds": 30}, 30_000), ({"seconds": 180}, 180_000)]
)
def test_ud1_the_sandglass(chosen: dict[str, int], milliseconds: int) -> None:
    table = hunting(**chosen)
    table.begin()
    assert table.bell - table.revealed == milliseconds


def test_ud1_a_table_may_play_without_a_sandglass() -> None:
    table = hunting(seconds=0)
    table.begin()
    assert table.awaits.deadline is None
    table.wait(3_600_000)
    table.solve(0)
    assert kinds(table.solve(1))[:3] == ["Solved", "Ranked", "RoundEnded"]


def test_ud2_58_gems() -> None:
    table = hunt(4).open
    assert GEMS == ("ruby", "sapphire", "emerald", "amber")
    assert table.bag == (10, 10, 10, 10)
    assert (10 + table.sapphires, 10 + table.ambers) == (19, 19)
    assert sum(table.bag) + table.sapphires + table.ambers == 58


def test_ud3_ruby_four_sapphire_three_emerald_two_amber_one() -> None:
    worth = {gem: points(tuple(int(kind == gem) for kind in GEMS)) for gem in GEMS}
    assert worth == {"ruby": 4, "sapphire": 3, "emerald": 2, "amber": 1}


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_ud4_one_side_for_all_and_all_36_cards_in_the_stack(side: str) -> None:
    for seats in (2, 3, 4):
        table = hunting(seats, side=side)
        assert table.asked[-1] == Draw("cards", 36, seats)
        table.begin()
        assert [(board.side, len(board.pieces)) for board in table.race.boards] == [
            (side, {"easy": 3, "hard": 4}[side])
        ] * seats


def test_ud4_the_easy_side_is_the_default() -> None:
    assert hunt().options.side == "easy"


def test_ud5_nine_sapphires_and_ambers_on_the_track_and_ten_of_each_kind_in_the_bag() -> None:
    table = hunt().open
    assert (table.sapphires, table.ambers, table.bag) == (9, 9, (10, 10, 10, 10))


def test_ud6_the_table_asks_who_is_youngest() -> None:
    table = hunt(3)
    assert the(AskedWhoIsYoungest, table.log).until == 20_000
    assert table.awaits.deadline == Deadline(20_000, "bell")
    assert table.awaits.needed == (0, 1, 2)
    assert [table.legal(seat) for seat in range(3)] == [[ClaimYoungest()]] * 3
    assert table.refusal(2, ClaimYoungest(), at=20_000) == "ubongo.late"
    news = table.act(2, ClaimYoungest(), at=19_999)
    assert the(StarterChosen, news) == StarterChosen(2, youngest=True)
    assert kinds(news) == ["StarterChosen", "BoardsDealt"]
    assert table.race.starter == 2
    assert table.refusal(1, ClaimYoungest()) == "ubongo.starter-known"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ud6_where_nobody_says_so_chance_decides(seat: int) -> None:
    table = hunt(3, script={"starter": [(seat,)]})
    assert table.asked[0] == Draw("starter", 3, 1)
    assert the(StarterChosen, table.rings("bell")) == StarterChosen(seat, youngest=False)
    assert table.race.starter == seat
    table.act(seat, Roll(1))


def test_ud6_nine_rounds_and_the_player_to_the_left_rolls_next() -> None:
    table = hunt(3)
    table.act(1, ClaimYoungest())
    starters = []
    for number in range(1, 10):
        assert table.round == number
        starters.append(table.race.starter)
        table.play_round(1)
    assert starters == [1, 2, 0] * 3
    assert table.open.final is not None


def test_ud7_everyone_takes_a_card_and_must_cover_its_area_exactly_with_the_shown_pieces() -> None:
    table = hunting(3)
    assert the(BoardsDealt, table.log).seats == (0, 1, 2)
    table.begin()
    first, *rest = table.cover(1)
    assert table.refusal(1, Claim(1, tuple(rest))) == "ubongo.piece-missing"
    assert table.refusal(1, Claim(1, table.cover(0))) == "ubongo.wrong-piece"
    assert kinds(table.act(1, Claim(1, (*rest, first)))) == ["Solved", "Ranked"]


def test_ud7_any_cover_counts_flipped_pieces_too() -> None:
    card, symbol = flipping_task()
    table = hunting(side="hard", script={"starter": [(0,)], "cards": [(card, (card + 1) % 36)], "die": [(symbol,)]})
    table.begin()
    assert any(placement.flip for placement in table.cover(0))
    table.solve(0)


def flipping_task() -> tuple[int, int]:
    """A card and a symbol whose first cover flips a piece."""
    for place, card in enumerate(load("starter").cards[:36]):
        for number, pieces in enumerate(card.hard.rows.values()):
            cover = solve(card.hard.region, pieces)
            if cover is not None and any(placement.flip for placement in cover):
                return place, number
    raise LookupError("no task needs a flipped piece")


def test_ud8_the_others_go_on_until_time_is_up_then_everyone_stops() -> None:
    table = hunting(3)
    table.begin()
    table.solve(1)
    assert table.awaits.needed == (0, 2)
    assert table.awaits.deadline == Deadline(table.bell, "bell")
    assert table.refusal(0, Claim(1, table.cover(0)), at=table.bell) == "ubongo.late"
    assert not only(Rewarded, table.log), "paid after time is up"
    news = table.rings("bell")
    assert the(RoundEnded, news).finishers == (1,)
    assert table.race.starter == 1


def test_ud8_when_all_have_solved_the_round_ends_at_once() -> None:
    table = hunting(3)
    table.begin()
    table.solve(0)
    table.solve(2)
    assert kinds(table.solve(1))[:3] == ["Solved", "Ranked", "RoundEnded"]


def test_ud8_and_when_the_others_have_given_up() -> None:
    table = hunting(3)
    table.begin()
    table.solve(0)
    table.give_up(1)
    assert (table.awaits.needed, table.awaits.may) == ((2,), (1,))
    assert kinds(table.give_up(2))[:2] == ["GaveUp", "RoundEnded"]


def test_ud9_a_second_chance_when_nobody_has_solved() -> None:
    table = hunting()
    table.begin()
    boards, bell = table.race.boards, table.bell
    table.give_up(0)
    assert kinds(table.rings("bell")) == ["GlassTurned"]
    assert the(GlassTurned, table.log).until == bell + 60_000
    assert (table.race.boards, table.race.given_up) == (boards, ())
    table.solve(0)
    assert kinds(table.rings("bell"))[:3] == ["RoundEnded", "Rewarded", "TrackCorrected"]


def test_ud9_nobody_again_and_the_round_is_over_for_good() -> None:
    table = hunting()
    table.begin()
    table.rings("bell")
    assert kinds(table.rings("bell")) == ["RoundEnded", "TrackCorrected", "BoardsDealt"]
    assert table.round == 2


def test_ud9_no_second_chance_when_somebody_has_solved_or_all_have_given_up() -> None:
    table = hunting()
    table.begin()
    table.solve(1)
    assert not only(GlassTurned, table.rings("bell"))
    table.begin()
    assert kinds(table.give_up(0, 1)) == ["GaveUp", "GaveUp", "RoundEnded", "TrackCorrected", "BoardsDealt"]


def test_giving_up_is_listed_while_one_searches() -> None:
    table = hunting()
    table.begin()
    assert table.legal(0) == [GiveUp(1, 1)]
    table.solve(0)
    assert table.legal(0) == []
    assert table.refusal(0, GiveUp(1, 1)) == "ubongo.solved-already"
