"""The diamond hunt: rewards, the track, nine rounds and the count."""

from collections import Counter

import pytest

from games.ubongo.table import Table, hunting, only, the
from tafelrunde.core.game import Draw, Outcome
from tafelrunde.games.ubongo.diamonds.gems import points
from tafelrunde.games.ubongo.diamonds.model import GEMS, GameEnded, Rewarded, TrackCorrected
from tafelrunde.games.ubongo.race.model import BoardsDealt, Roll


def the_bag_gives(*places: int) -> dict[str, list[tuple[int, ...]]]:
    """Scripted for the first draw from the bag: in it are ten rubies, then sapphires, emeralds, ambers."""
    return {"starter": [(0,)], "bag": [places]}


RUBY, SAPPHIRE, EMERALD, AMBER = 0, 10, 20, 30


def all_gems(table: Table) -> dict[str, int]:
    """Everything on the track, in the bag and with the players."""
    held = Counter({gem: sum(counts[kind] for counts in table.open.gems) for kind, gem in enumerate(GEMS)})
    in_bag = Counter(dict(zip(GEMS, table.open.bag, strict=True)))
    return dict(held + in_bag + Counter(sapphire=table.open.sapphires, amber=table.open.ambers))


def test_ud10_rewards_by_rank_from_the_track_and_blind_from_the_bag() -> None:
    table = hunting(4, script=the_bag_gives(RUBY, EMERALD, AMBER, SAPPHIRE))
    news = table.play_round(2, 0, 3, 1)
    assert table.asked[-2] == Draw("bag", 40, 4)
    assert only(Rewarded, news) == [
        Rewarded(1, 2, 1, from_track="sapphire", from_bag="ruby"),
        Rewarded(1, 0, 2, from_track="amber", from_bag="emerald"),
        Rewarded(1, 3, 3, from_bag="amber"),
        Rewarded(1, 1, 4, from_bag="sapphire"),
    ]
    assert table.open.gems == ((0, 0, 1, 1), (0, 1, 0, 0), (1, 1, 0, 0), (0, 0, 0, 1))
    assert table.open.bag == (9, 9, 9, 9)
    assert (table.open.sapphires, table.open.ambers) == (8, 8)


def test_ud10_who_has_not_solved_gets_nothing() -> None:
    table = hunting(3)
    table.play_round(1, 2)
    assert table.open.gems[0] == (0, 0, 0, 0)
    assert [sum(counts) for counts in table.open.gems] == [0, 2, 2]


def test_ud10_draws_and_gems_are_open_to_all() -> None:
    table = hunting(3)
    table.play_round(1, 2)
    for seat in (None, 0, 1, 2):
        view = table.game.view(table.state, seat)
        assert view.open == table.open
        assert not hasattr(view, "stock")


def test_ud11_a_single_solver_leaves_the_rounds_amber_to_the_bag() -> None:
    table = hunting(script=the_bag_gives(RUBY))
    news = table.play_round(1)
    assert the(TrackCorrected, news) == TrackCorrected(1, 8, 8, returned=("amber",))
    assert table.asked[-2] == Draw("bag", 40, 1), "the amber was not yet in the bag when the reward was drawn"
    assert table.open.bag == (9, 10, 10, 11)


def test_ud11_with_no_solver_sapphire_and_amber_go_into_the_bag() -> None:
    table = hunting()
    news = table.play_round()
    assert the(TrackCorrected, news) == TrackCorrected(1, 8, 8, returned=("sapphire", "amber"))
    assert table.open.bag == (10, 11, 10, 11)
    table.play_round(0)
    assert Draw("bag", 42, 1) in table.asked


@pytest.mark.parametrize("solvers", [0, 1, 2, 3, 4])
def test_ud11_after_every_round_exactly_one_pair_fewer_lies_on_the_track(solvers: int) -> None:
    table = hunting(4)
    for left in range(8, -1, -1):
        table.play_round(*range(solvers))
        assert (table.open.sapphires, table.open.ambers) == (left, left)
        assert sum(all_gems(table).values()) == 58


def test_ud12_used_cards_are_put_aside_and_everyone_takes_a_new_one() -> None:
    table = hunting(4)
    for _ in range(8):
        table.play_round(0)
    dealt = [card for event in only(BoardsDealt, table.log) for card in event.cards.opened()]
    assert sorted(dealt) == list(range(36))
    assert table.state.stock == ()


def test_ud13_the_rulebooks_sixteen_points() -> None:
    assert points((1, 1, 3, 3)) == 4 + 3 + 6 + 3 == 16


def test_ud13_after_round_nine_most_points_win() -> None:
    table = hunting(3)
    for number in range(9):
        assert table.game.outcome(table.state) is None
        news = table.play_round(1, *([2] if number == 0 else []))
    totals = [points(counts) for counts in table.open.gems]
    assert totals[1] > totals[2] > totals[0] == 0
    ended = the(GameEnded, news)
    assert (ended.ranks, ended.scores) == ((3, 1, 2), tuple((total,) for total in totals))
    assert table.game.outcome(table.state) == Outcome(ended.ranks, ended.scores)
    assert table.awaits.over
    assert table.refusal(0, Roll(9)) == "ubongo.over"


def test_ud13_a_tie_below_the_top_shares_its_place() -> None:
    table = hunting(3)
    for _ in range(9):
        news = table.play_round(1)
    assert the(GameEnded, news).ranks == (2, 1, 2)


def test_ud15_without_luck_ruby_sapphire_emerald_amber() -> None:
    table = hunting(4, no_luck=True)
    news = table.play_round(2, 0, 3, 1)
    assert only(Rewarded, news) == [
        Rewarded(1, 2, 1, from_supply="ruby"),
        Rewarded(1, 0, 2, from_supply="sapphire"),
        Rewarded(1, 3, 3, from_supply="emerald"),
        Rewarded(1, 1, 4, from_supply="amber"),
    ]
    assert "bag" not in {question.what for question in table.asked}
    assert table.open.bag == (9, 9, 9, 9)


@pytest.mark.parametrize("solvers", [0, 1, 2, 4])
def test_ud15_without_luck_the_track_counts_the_rounds_and_its_pairs_go_to_the_box(solvers: int) -> None:
    table = hunting(4, no_luck=True)
    for number in range(1, 10):
        news = table.play_round(*range(solvers))
        assert the(TrackCorrected, news) == TrackCorrected(number, 9 - number, 9 - number, returned=())
    expected = [10 - 9 * (rank < solvers) for rank in range(4)]
    assert list(table.open.bag) == expected, "at most nine of each ten are needed"
