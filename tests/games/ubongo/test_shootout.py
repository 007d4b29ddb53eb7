"""UD-14: a tie at the top of the diamond hunt."""

from games.ubongo.table import Table, hunting, kinds, only, the, tied
from tafelrunde.core.game import Deadline, Draw
from tafelrunde.games.ubongo.diamonds.model import Agree, Agreed, GameEnded, Propose, Proposed, ShootoutBegan
from tafelrunde.games.ubongo.race.model import BoardsDealt, Claim, GiveUp, Revealed, Roll


def two_of_three(**how: object) -> Table:
    """Seats 0 and 2 have the most points, seat 1 has fewer: a shoot-out between two."""
    table = hunting(3, no_luck=True, **how)
    table.play_round(0, 2)
    table.play_round(2, 0)
    table.play_round(1)
    for _ in range(6):
        table.play_round()
    assert table.open.tied == (0, 2)
    return table


def cards(table: Table) -> list[tuple[int, ...]]:
    return [dealt.cards.opened() for dealt in only(BoardsDealt, table.log)]


def test_ud14_a_tie_at_the_top_leads_to_a_shootout_among_the_tied() -> None:
    table = two_of_three()
    assert the(ShootoutBegan, table.log) == ShootoutBegan((0, 2))
    dealt = only(BoardsDealt, table.log)[-1]
    assert (dealt.round, dealt.seats, len(dealt.cards.opened())) == (10, (0, 2), 2)
    assert table.game.outcome(table.state) is None
    table.begin()
    boards = only(Revealed, table.log)[-1].boards
    assert boards[1] is None
    assert None not in (boards[0], boards[2])
    assert table.refusal(1, Claim(10, ())) == "ubongo.no-board"


def test_ud14_also_where_somebody_has_solved_in_the_last_round() -> None:
    table = hunting(3, no_luck=True)
    for _ in range(7):
        table.play_round()
    table.play_round(0, 1)
    news = table.play_round(1, 0)
    assert kinds(news)[-3:] == ["TrackCorrected", "ShootoutBegan", "BoardsDealt"]
    table.begin()
    table.solve(1)
    assert table.ranks == (2, 1, 3)


def test_ud14_same_side_as_the_game() -> None:
    table = two_of_three(side="hard")
    table.begin()
    assert {board.side for board in table.race.boards if board is not None} == {"hard"}


def test_ud14_the_player_left_of_the_last_roller_rolls() -> None:
    table = two_of_three()
    assert [dealt.starter for dealt in only(BoardsDealt, table.log)][-2:] == [2, 0]
    assert table.awaits.deadline == Deadline(table.race.roll_by, "bell")
    assert (table.awaits.needed, table.awaits.may) == ((0,), (2,))


def test_ud14_also_one_who_is_not_among_the_tied_may_have_to_roll() -> None:
    table = two_of_three(script={"starter": [(1,)]})
    assert table.race.starter == 1
    assert (table.awaits.needed, table.awaits.may) == ((1,), (0, 2))
    assert table.legal(1) == [Roll(10)]
    table.begin()


def test_ud14_there_is_no_sandglass_and_no_giving_up() -> None:
    table = tied()
    table.begin()
    assert table.race.until is None
    assert table.awaits.deadline is None
    assert table.refusal(0, GiveUp(10, 1)) == "ubongo.no-giving-up"
    assert GiveUp(10, 1) not in table.legal(0)
    table.wait(10_000_000)
    table.solve(0)
    assert table.awaits.over


def test_ud14_the_first_to_solve_wins_and_the_others_of_the_tied_are_second() -> None:
    table = tied(3)
    table.begin()
    news = table.solve(1)
    assert kinds(news) == ["Solved", "Ranked", "RoundEnded", "GameEnded"]
    assert the(GameEnded, news) == GameEnded(ranks=(2, 1, 2), scores=((0, 0), (0, 1), (0, 0)))
    assert table.ranks == (2, 1, 2)


def test_ud14_who_was_not_tied_comes_after_them() -> None:
    table = two_of_three()
    table.begin()
    news = table.solve(2)
    assert the(GameEnded, news).ranks == (2, 3, 1)


def test_ud14_rewards_and_track_are_left_alone() -> None:
    table = two_of_three()
    before = (table.open.gems, table.open.bag, table.open.sapphires, table.open.ambers)
    table.begin()
    table.solve(2)
    assert (table.open.gems, table.open.bag, table.open.sapphires, table.open.ambers) == before


def test_ud14_unused_cards_first() -> None:
    table = two_of_three()
    used = {card for dealt in cards(table)[:9] for card in dealt}
    assert len(used) == 27
    assert used.isdisjoint(cards(table)[9])
    assert table.asked[-1] == Draw("cards", 9, 2)


def test_ud14_with_four_players_all_are_used_and_shuffled_again() -> None:
    table = tied(4)
    assert sorted(card for dealt in cards(table)[:9] for card in dealt) == list(range(36))
    assert table.asked[-1] == Draw("cards", 36, 4)
    dealt = only(BoardsDealt, table.log)[-1]
    assert dealt.reshuffled
    assert len(set(dealt.cards.opened())) == 4
    assert set(table.state.stock) == set(range(36)) - set(dealt.cards.opened())


def test_ud14_where_fewer_are_unused_than_tied_those_come_first_and_the_rest_from_the_used() -> None:
    """Four players, one leaves the shoot-out; after eleven times three new cards three of 36 are unused, then none."""
    table = tied(4)
    table.resign(3)
    for _ in range(10):
        agree_on(table, "new-cards", 0, 1, 2)
    assert len(table.state.stock) == 36 - 4 - 30 == 2
    unused = table.state.stock
    agree_on(table, "new-cards", 0, 1, 2)
    dealt = only(BoardsDealt, table.log)[-1]
    assert table.asked[-1] == Draw("cards", 34, 1)
    assert dealt.cards.opened()[:2] == unused
    assert dealt.cards.opened()[2] not in unused
    assert dealt.reshuffled
    assert set(table.state.stock) == set(range(36)) - set(dealt.cards.opened())


def agree_on(table: Table, wish: str, first: int, *others: int) -> list[object]:
    events = table.act(first, Propose(table.round, wish))  # type: ignore[arg-type]
    for seat in others:
        events += table.act(seat, Agree(table.round, wish))  # type: ignore[arg-type]
    return events


def test_ud14_the_tied_may_all_agree_on_new_cards() -> None:
    table = two_of_three()
    table.begin()
    old = table.race.boards
    news = table.act(2, Propose(10, "new-cards"))
    assert news == [Proposed(10, 2, "new-cards")]
    assert not table.race.over
    news = table.act(0, Agree(10, "new-cards"))
    assert kinds(news) == ["Agreed", "RoundEnded", "BoardsDealt"]
    assert the(Agreed, news) == Agreed(10, 0)
    assert (table.round, table.race.starter, table.open.proposal) == (11, 1, None)
    table.begin()
    assert table.race.boards != old
    table.solve(0)
    assert table.ranks == (1, 3, 2)


def test_ud14_or_on_a_shared_win() -> None:
    table = two_of_three()
    news = agree_on(table, "shared-win", 0, 2)
    assert the(GameEnded, news).ranks == (1, 3, 1)
    assert table.awaits.over
    table = tied(4)
    assert the(GameEnded, agree_on(table, "shared-win", 3, 1, 0, 2)).ranks == (1, 1, 1, 1)


def test_ud14_all_of_the_tied_have_to_agree() -> None:
    table = tied(3)
    agree_on(table, "shared-win", 0, 1)
    assert not table.awaits.over
    table.begin()
    table.solve(2)
    assert table.ranks == (2, 2, 1), "so the first to solve wins"


def test_ud14_a_new_proposal_replaces_the_one_before_and_nobody_agrees_to_the_wrong_one() -> None:
    table = tied(3)
    table.act(0, Propose(10, "new-cards"))
    table.act(1, Agree(10, "new-cards"))
    table.act(1, Propose(10, "shared-win"))
    assert table.open.proposal.agreed == (1,)
    assert table.refusal(2, Agree(10, "new-cards")) == "ubongo.not-proposed"
    assert table.legal(2) == [Propose(10, "new-cards"), Agree(10, "shared-win")]
    table.act(2, Agree(10, "shared-win"))
    assert not table.awaits.over
    assert kinds(table.act(0, Agree(10, "shared-win"))) == ["Agreed", "GameEnded"]


def test_ud14_the_tied_are_heard_at_any_time_and_list_what_they_may_do() -> None:
    table = two_of_three()
    proposals = [Propose(10, "new-cards"), Propose(10, "shared-win")]
    for step in ("dealt", "rolled", "revealed"):
        if step == "rolled":
            table.act(0, Roll(10))
        if step == "revealed":
            table.rings("reveal")
        assert set(table.awaits.seats) == {0, 2}
        assert table.legal(2) == proposals
        assert table.legal(1) == []
        assert table.refusal(1, proposals[0]) == "ubongo.not-tied"


def test_ud14_while_an_order_is_settled_nothing_is_agreed() -> None:
    table = tied()
    table.act(0, Propose(10, "shared-win"))
    table.begin()
    table.settle = 150
    table.solve(0)
    assert table.refusal(1, Agree(10, "shared-win")) == "ubongo.settling"
    assert table.legal(1) == []
    assert table.awaits.needed == (1,)
    table.rings("settling")
    assert table.ranks == (1, 2)


def test_ud14_who_leaves_is_out_and_the_last_one_left_wins() -> None:
    table = two_of_three()
    table.begin()
    news = table.resign(0)
    assert kinds(news) == ["Resigned", "GameEnded"]
    assert the(GameEnded, news).ranks == (2, 3, 1)


def test_ud14_who_leaves_needs_not_agree() -> None:
    table = tied(3)
    agree_on(table, "shared-win", 0, 1)
    news = table.resign(2)
    assert the(GameEnded, news).ranks == (1, 1, 3)


def test_ud14_who_leaves_gets_no_new_card() -> None:
    table = tied(3)
    table.resign(1)
    agree_on(table, "new-cards", 0, 2)
    dealt = only(BoardsDealt, table.log)[-1]
    assert (dealt.seats, len(dealt.cards.opened())) == ((0, 2), 2)
    table.begin()
    assert table.race.boards[1] is None
    assert table.awaits.needed == (0, 2)


def test_ud14_who_had_left_before_is_out_of_the_shootout_too() -> None:
    table = hunting(3)
    table.resign(1)
    for _ in range(9):
        news = table.play_round()
    assert the(ShootoutBegan, news).seats == (0, 1, 2)
    assert only(BoardsDealt, news)[-1].seats == (0, 2)
    table.begin()
    table.solve(2)
    assert table.ranks == (2, 2, 1)


def test_ud14_of_two_tied_the_one_who_is_still_there_wins_without_a_card() -> None:
    table = hunting(2)
    table.resign(0)
    for _ in range(9):
        news = table.play_round()
    assert kinds(news)[-3:] == ["TrackCorrected", "ShootoutBegan", "GameEnded"]
    assert table.ranks == (2, 1)


def test_ud14_a_cover_that_is_being_settled_is_waited_for_when_the_others_leave() -> None:
    table = tied()
    table.begin()
    table.settle = 150
    table.solve(0)
    assert kinds(table.resign(1)) == ["Resigned"]
    news = table.rings("settling")
    assert the(GameEnded, news).ranks == (1, 2)


def test_ud14_when_all_of_them_leave_they_share_the_win() -> None:
    table = tied(3)
    table.resign(1)
    table.act(0, Propose(10, "new-cards"))
    assert kinds(table.resign(2))[-1] == "GameEnded"
    assert table.ranks == (1, 2, 2)
    table = hunting()
    for seat in (0, 1):
        table.resign(seat)
    while not table.awaits.over:
        table.rings("bell" if table.awaits.deadline and table.awaits.deadline.kind == "bell" else "reveal")
    assert table.ranks == (1, 1)
