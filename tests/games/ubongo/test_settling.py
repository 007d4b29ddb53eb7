"""Who was first when moves arrive late: ranks and takes are settled by instants; the bell by each act's own instant."""

from games.ubongo.table import Table, kinds, only, racing, the, tied
from tafelrunde.core.game import Deadline
from tafelrunde.games.ubongo.classic.model import MoveFigure, Take, TakeAsked, Taken
from tafelrunde.games.ubongo.diamonds.model import GameEnded
from tafelrunde.games.ubongo.race.model import Claim, GiveUp, GlassTurned, Ranked, RoundEnded, Solved

CREDIT = 150


def slow(*fields: int, **how: object) -> Table:
    """Boards open at a table where somebody has a slow line."""
    return racing(*fields, **{"settle": CREDIT, **how})


def ranks(table: Table) -> list[tuple[int, int]]:
    return [(ranked.rank, ranked.seat) for ranked in only(Ranked, table.log)]


def both_solved(*fields: int) -> Table:
    """The first two seats have solved in this order, and it is settled."""
    table = slow(*fields)
    table.solve(0, at=table.revealed + 1_000)
    table.solve(1, at=table.revealed + 1_050)
    table.rings("settling")
    table.rings("settling")
    return table


# --- ranks -----------------------------------------------------------------------------------------------------------


def test_uc18_a_first_claim_waits_for_the_largest_credit_of_a_rival() -> None:
    table = slow(0, 0)
    at = table.revealed + 8_000
    news = table.solve(0, at=at)
    assert kinds(news) == ["Solved"]
    assert the(Solved, news).settled_by == at + CREDIT
    assert table.awaits.deadline == Deadline(at + CREDIT, "settling")
    assert ranks(table) == []
    assert kinds(table.rings("settling")) == ["Ranked"]
    assert table.awaits.deadline == Deadline(table.bell, "bell")


def test_uc18_without_credits_the_rank_is_sure_at_once() -> None:
    table = racing(0, 0)
    assert kinds(table.solve(0)) == ["Solved", "Ranked"]


def test_uc18_a_later_arrival_with_the_earlier_instant_ranks_first() -> None:
    table = slow(0, 0, 0)
    t = table.revealed
    table.solve(0, at=t + 8_000)
    table.solve(2, at=t + 7_990, received=t + 8_100)
    table.rings("settling")
    assert ranks(table) == [(1, 2)]
    table.rings("settling")
    assert ranks(table) == [(1, 2), (2, 0)]
    assert [ranked.took for ranked in only(Ranked, table.log)] == [7_990, 8_000]
    assert MoveFigure(1, 3) in table.legal(2)
    assert MoveFigure(1, 3) not in table.legal(0)


def test_uc18_equal_instants_go_by_arrival() -> None:
    table = slow(0, 0)
    at = table.revealed + 8_000
    table.solve(1, at=at)
    table.solve(0, at=at, received=at + 1)
    table.rings("settling")
    assert ranks(table) == [(1, 1), (2, 0)]


def test_uc18_what_is_sure_makes_everything_before_it_sure() -> None:
    """The later of two needs no settling of its own: then nobody can come before the earlier one either."""
    table = slow(0, 0, 0)
    t = table.revealed
    table.solve(0, at=t + 8_000)
    news = table.solve(1, at=t + 8_010, settle=0)
    assert kinds(news) == ["Solved"], "it waits for its turn, not for a rival"
    assert table.awaits.deadline == Deadline(t + 8_010, "settling")
    table.rings("settling")
    assert ranks(table) == [(1, 0), (2, 1)]


def test_uc18_an_earlier_instant_that_is_sure_does_not_wait_for_the_later_one() -> None:
    table = slow(0, 0, 0)
    t = table.revealed
    table.solve(0, at=t + 8_000)
    table.solve(1, at=t + 7_950, received=t + 8_050, settle=0)
    table.rings("settling")
    assert ranks(table) == [(1, 1)]
    assert table.awaits.deadline == Deadline(t + 8_000 + CREDIT, "settling")


def test_while_the_order_is_settled_a_move_or_take_is_refused_and_nothing_listed() -> None:
    table = slow(0, 0)
    table.solve(0)
    for command in (MoveFigure(1, 1), Take(1)):
        assert table.refusal(0, command) == "ubongo.settling"
    assert table.legal(0) == []
    table.rings("settling")
    table.move(0, 1)


def test_the_round_does_not_end_while_an_order_is_settled() -> None:
    table = slow(0, 0)
    table.solve(0)
    table.give_up(1)
    assert not table.race.over
    table.rings("settling")
    assert kinds(table.take(0)) == ["Taken", "RoundEnded", "BoardsDealt"], "the rival has solved nothing: uncontested"


# --- takes -----------------------------------------------------------------------------------------------------------


def test_uc20_a_contested_take_is_settled() -> None:
    table = both_solved(2, 2)
    row, at = table.open.rows[2], table.now
    news = table.take(0)
    assert the(TakeAsked, news) == TakeAsked(1, 0, 2, at, at + CREDIT)
    assert table.open.rows[2] == row
    assert table.awaits.deadline == Deadline(at + CREDIT, "settling")
    assert the(Taken, table.rings("settling")) == Taken(1, 0, 2, row[:2])


def test_uc20_the_earlier_reach_takes_first_though_it_arrives_later() -> None:
    table = both_solved(2, 2)
    row, at = table.open.rows[2], table.now + 1_000
    table.take(0, at=at)
    table.take(1, at=at - 10, received=at + 100)
    table.rings("settling")
    table.rings("settling")
    assert only(Taken, table.log) == [Taken(1, 1, 2, row[:2]), Taken(1, 0, 2, row[2:4])]


def test_uc20_equal_reaches_go_by_arrival() -> None:
    table = both_solved(2, 2)
    at = table.now + 1_000
    table.take(1, at=at)
    table.take(0, at=at, received=at + 1)
    table.rings("settling")
    assert [taken.seat for taken in only(Taken, table.log)] == [1, 0]


def test_uc20_an_uncontested_take_is_immediate() -> None:
    table = both_solved(0, 5)
    assert kinds(table.take(0)) == ["Taken"], "the second may move two fields: five are too many"


def test_uc20_a_rival_who_can_still_reach_the_row_contests_it() -> None:
    table = both_solved(2, 4)
    assert kinds(table.take(0)) == ["TakeAsked"]
    table = both_solved(2, 5)
    assert kinds(table.take(0)) == ["Taken"]


def test_uc20_a_rival_who_has_moved_away_or_taken_contests_nothing() -> None:
    table = both_solved(2, 2)
    table.move(1, 3)
    assert kinds(table.take(0)) == ["Taken"]
    table = both_solved(2, 2)
    table.take(1)
    table.rings("settling")
    assert kinds(table.take(0))[0] == "Taken"


def test_uc20_who_has_not_solved_contests_nothing() -> None:
    table = slow(2, 2)
    table.solve(0)
    table.rings("settling")
    assert kinds(table.take(0)) == ["Taken"]


def test_uc20_a_row_that_somebody_reaches_for_is_contested_for_whoever_comes() -> None:
    table = both_solved(2, 4)
    row, at = table.open.rows[2], table.now + 1_000
    table.take(0, at=at)
    table.move(1, 2, at=at - 100, received=at + 40)
    assert kinds(table.take(1, at=at - 60, received=at + 80, settle=0)) == ["TakeAsked"]
    while table.open.reaching:
        table.rings("settling")
    assert only(Taken, table.log) == [Taken(1, 1, 2, row[:2]), Taken(1, 0, 2, row[2:4])]


def test_uc21_who_reaches_does_nothing_else() -> None:
    table = both_solved(2, 2)
    table.take(0)
    for command in (Take(1), MoveFigure(1, 3)):
        assert table.refusal(0, command) == "ubongo.settling"
    assert table.legal(0) == []


def test_uc22_two_reach_for_the_last_two_gems() -> None:
    table = last_two_gems()
    at = table.now + 1_000
    table.take(0, at=at)
    table.take(1, at=at - 5, received=at + 90)
    table.rings("settling")
    news = table.rings("settling")
    assert [len(taken.gems) for taken in only(Taken, table.log)[-2:]] == [2, 0]
    assert the(Taken, news) == Taken(table.round - 1, 0, 2, ())
    assert kinds(news)[:2] == ["Taken", "RoundEnded"], "an empty hand ends the player's acts too"
    assert table.open.rows[2] == (None,) * 12


def last_two_gems() -> Table:
    """Two figures on one field whose row has two gems left; both have solved, and it is settled."""
    table = racing(2, 2, settle=0)
    for number in range(2, 4):
        table.solve(0)
        table.solve(1)
        table.take(0)
        table.take(1)
        assert table.round == number
        table.begin()
    table.solve(0)
    table.take(0)
    table.give_up(1)
    table.begin()
    table.settle = CREDIT
    table.solve(0)
    table.rings("settling")
    table.solve(1)
    table.rings("settling")
    assert table.open.rows[2].count(None) == 10
    return table


# --- the bell --------------------------------------------------------------------------------------------------------


def test_uc23_a_claim_before_the_bell_counts_though_it_arrives_and_settles_after_it() -> None:
    table = slow(0, 0)
    bell = table.bell
    table.solve(0, at=bell - 1, received=bell + 120)
    assert table.awaits.deadline == Deadline(bell - 1 + CREDIT, "settling"), "the bell waits for what is being settled"
    assert table.refusal(1, Claim(1, table.cover(1)), at=bell) == "ubongo.late"
    table.solve(1, at=bell - 2, received=bell + 140)
    table.rings("settling")
    assert table.awaits.deadline == Deadline(bell - 1 + CREDIT, "settling")
    table.rings("settling")
    assert ranks(table) == [(1, 1), (2, 0)]
    news = table.rings("bell")
    assert the(RoundEnded, news).finishers == (1, 0)


def test_uc23_a_take_before_the_bell_counts_though_it_is_settled_after_it() -> None:
    table = both_solved(2, 2)
    bell = table.bell
    table.take(0, at=bell - 5, received=bell + 100)
    table.take(1, at=bell - 7, received=bell + 120)
    assert table.refusal(0, Take(1), at=bell) == "ubongo.late"
    table.rings("settling")
    table.rings("settling")
    assert [taken.seat for taken in only(Taken, table.log)] == [1, 0]
    assert table.round == 2


def test_uc23_what_was_done_at_the_bell_is_late_although_the_bell_has_not_rung() -> None:
    table = both_solved(2, 2)
    for command in (Take(1), MoveFigure(1, 3)):
        assert table.refusal(0, command, at=table.bell) == "ubongo.late"


def test_uc26_a_claim_that_is_settled_past_the_bell_prevents_the_second_glass() -> None:
    table = slow(0, 0)
    table.solve(0, at=table.bell - 1)
    table.rings("settling")
    assert not only(GlassTurned, table.rings("bell"))


def test_uc25_giving_up_waits_for_no_settling_but_the_end_does() -> None:
    table = slow(0, 0, 0)
    table.solve(0)
    table.act(1, GiveUp(1, 1))
    table.act(2, GiveUp(1, 1))
    assert table.awaits.needed == ()
    assert table.awaits.deadline is not None
    assert table.awaits.deadline.kind == "settling"


def test_ud14_in_a_shootout_the_earlier_instant_wins() -> None:
    table = tied(3)
    table.begin()
    table.settle = CREDIT
    t = table.revealed
    table.solve(0, at=t + 20_000)
    table.solve(2, at=t + 19_999, received=t + 20_140)
    assert table.open.final is None
    news = table.rings("settling")
    assert kinds(news) == ["Ranked", "RoundEnded", "GameEnded"]
    assert the(GameEnded, news).ranks == (2, 2, 1)
