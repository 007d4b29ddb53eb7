"""A round that all editions share, seen at a table of Ubongo classic: roll, reveal, cover, call, and what is open."""

import msgspec
import pytest

from games.ubongo.table import classic, figures_on, hunt, hunting, kinds, only, racing, the
from tafelrunde.core.game import Deadline
from tafelrunde.core.secrecy import redact
from tafelrunde.games.ubongo.classic.model import MoveFigure, Take
from tafelrunde.games.ubongo.race.model import BoardsDealt, Claim, DieFell, Ranked, Revealed, Roll, Rolled, Solved
from tafelrunde.polyomino.cover import sets_for, solutions, solve
from tafelrunde.polyomino.deck import SYMBOLS, Deck, load
from tafelrunde.polyomino.fit import Placement, placed_cells


def test_uc13_everyone_gets_one_board_before_the_start_player_rolls() -> None:
    table = figures_on(0, 0, 0, starter=1)
    dealt = the(BoardsDealt, table.log)
    assert (dealt.round, dealt.starter, dealt.seats) == (1, 1, (0, 1, 2))
    assert len(set(dealt.cards.opened())) == 3
    assert table.awaits.needed == (1,)


def test_uc13_the_roll_turns_the_sandglass_and_opens_all_boards_in_the_same_instant() -> None:
    table = figures_on(0, 0, script={"die": [(2,)]})
    table.wait(4_000)
    news = table.act(0, Roll(1))
    t = the(Rolled, news).reveal_at
    assert kinds(news) == ["Rolled", "DieFell"]
    assert the(DieFell, news).symbol == SYMBOLS[2]
    assert t > table.now
    assert table.awaits.deadline == Deadline(t, "reveal")
    revealed = the(Revealed, table.rings("reveal"))
    assert (revealed.at, revealed.until) == (t, t + 60_000)
    assert None not in revealed.boards
    assert table.awaits.deadline == Deadline(t + 60_000, "bell")
    assert table.awaits.needed == (0, 1)


def test_uc13_boards_stored_a_moment_early_still_open_at_t() -> None:
    table = figures_on(0, 0)
    table.act(0, Roll(1))
    t = table.race.reveal_at
    table.rings("reveal", at=t - 150)
    assert (table.revealed, table.bell) == (t, t + 60_000)
    table.solve(0, at=t - 20)
    assert the(Ranked, table.log).took == 0


def test_uc13_after_ten_seconds_the_table_rolls() -> None:
    table = figures_on(0, 0)
    dealt_at = table.now
    assert table.awaits.deadline == Deadline(dealt_at + 10_000, "bell")
    assert table.refusal(0, Roll(1), at=dealt_at + 10_000) == "ubongo.late"
    news = table.rings("bell")
    assert (the(Rolled, news).seat, kinds(news)) == (None, ["Rolled", "DieFell"])
    assert table.refusal(0, Roll(1)) == "ubongo.rolled-already"
    table.rings("reveal")
    table.solve(0)


def test_uc13_in_the_tenth_second_the_start_player_still_rolls() -> None:
    table = figures_on(0, 0)
    assert the(Rolled, table.act(0, Roll(1), at=table.now + 9_999)).seat == 0


def test_uc13_nobody_else_rolls() -> None:
    table = figures_on(0, 0, 0, starter=2)
    for seat in (0, 1):
        assert table.refusal(seat, Roll(1)) == "ubongo.not-the-starter"
        assert Roll(1) not in table.legal(seat)
    table.act(2, Roll(1))


def test_uc13_nobody_sees_a_board_before_the_reveal() -> None:
    table = figures_on(0, 0)
    for step in ("dealt", "rolled"):
        if step == "rolled":
            table.act(0, Roll(1))
        for seat in (None, 0, 1):
            assert table.game.view(table.state, seat).open.race.boards == ()
    other = figures_on(0, 0, script={"cards": [tuple(reversed(table.state.dealt))]})
    other.act(0, Roll(1))
    assert other.state.dealt != table.state.dealt
    for seat in (None, 0, 1):
        assert other.game.view(other.state, seat) == table.game.view(table.state, seat)
    assert {redact(event, seat) for event in only(BoardsDealt, other.log) for seat in (None, 0, 1)} == {
        redact(event, seat) for event in only(BoardsDealt, table.log) for seat in (None, 0, 1)
    }


def test_uc14_only_the_pieces_beside_the_rolled_symbol_count_even_if_others_cover_exactly() -> None:
    table = racing(0, 0)
    board = table.race.boards[0]
    others = [pieces for pieces in sets_for(board.region, 3) if set(pieces) != set(board.pieces)]
    for pieces in others:
        cover = solve(board.region, pieces)
        assert cover is not None
        assert table.refusal(0, Claim(1, cover)) == "ubongo.wrong-piece"
    assert others
    table.solve(0)


def test_uc14_the_pieces_are_those_of_ones_own_board() -> None:
    table = racing(0, 0)
    mine, yours = table.cover(0), table.cover(1)
    assert {placement.piece for placement in mine} != {placement.piece for placement in yours}
    assert table.refusal(0, Claim(1, yours)) == "ubongo.wrong-piece"
    assert table.refusal(1, Claim(1, mine)) == "ubongo.wrong-piece"


def test_uc14_uc15_a_symbol_that_was_not_rolled_gives_other_pieces() -> None:
    table, other = (racing(0, 0, script={"die": [(symbol,)]}) for symbol in (0, 1))
    assert table.race.boards[0].region == other.race.boards[0].region
    assert table.race.boards[0].pieces != other.race.boards[0].pieces
    assert table.refusal(0, Claim(1, other.cover(0))) == "ubongo.wrong-piece"


def test_uc15_all_the_shown_pieces_and_nothing_bare_overlapping_or_sticking_out() -> None:
    table = racing(0, 0)
    first, *rest = table.cover(0)
    width, height = len(table.race.boards[0].region.rows[0]), len(table.race.boards[0].region.rows)

    def with_first_at(x: int, y: int) -> Claim:
        return Claim(1, (msgspec.structs.replace(first, x=x, y=y), *rest))

    assert table.refusal(0, Claim(1, tuple(rest))) == "ubongo.piece-missing"
    assert table.refusal(0, Claim(1, (first, *rest, first))) == "ubongo.piece-twice"
    keys = {
        table.refusal(0, with_first_at(x, y))
        for x in range(-1, width + 1)
        for y in range(-1, height + 1)
        if (x, y) != (first.x, first.y)
    }
    assert keys == {"ubongo.outside", "ubongo.overlap"}
    table.act(0, Claim(1, (first, *rest)))


def test_uc16_the_placement_that_completes_the_cover_is_the_call() -> None:
    table = racing(0, 0)
    cover = table.cover(0)
    news = table.solve(0, at=table.revealed + 17_250)
    solved, ranked = the(Solved, news), the(Ranked, news)
    assert (solved.seat, solved.at) == (0, table.revealed + 17_250)
    assert [laid.placement for laid in solved.cover] == list(cover)
    assert [laid.cells for laid in solved.cover] == [placed_cells(placement) for placement in cover]
    assert (ranked.rank, ranked.took) == (1, 17_250)


def test_uc16_a_wrong_cover_costs_nothing() -> None:
    table = racing(0, 0)
    for _ in range(20):
        assert table.refusal(0, Claim(1, table.cover(0)[:-1])) == "ubongo.piece-missing"
    assert the(Ranked, table.solve(0)).rank == 1


def test_uc16_a_solved_board_is_locked() -> None:
    table = racing(0, 0)
    table.solve(0)
    assert table.refusal(0, Claim(1, table.cover(0))) == "ubongo.solved-already"


def test_uc16_the_others_play_on_while_the_sand_runs() -> None:
    table = racing(0, 0, 0)
    table.solve(0)
    table.take(0)
    assert table.awaits.deadline == Deadline(table.revealed + 60_000, "bell")
    assert table.awaits.needed == (1, 2)
    assert the(Ranked, table.solve(2, at=table.bell - 1)).rank == 2


def test_uc24_who_has_not_solved_neither_moves_nor_takes() -> None:
    table = racing(2, 2)
    table.solve(1)
    for command in (MoveFigure(1, 1), Take(1)):
        assert table.refusal(0, command) == "ubongo.not-solved"
        assert command not in table.legal(0)
    before = table.open
    table.rings("bell")
    assert table.open.figures == before.figures
    assert table.open.gems[0] == (0,) * 6


def test_uc27_boards_are_put_aside_and_the_player_to_the_left_starts_the_next_round() -> None:
    table = figures_on(0, 0, 0, starter=1)
    for starter in (1, 2, 0, 1, 2, 0, 1, 2):
        assert table.race.starter == starter
        spent = table.state.dealt
        table.play_round()
        assert not set(spent) & {*table.state.stock, *table.state.dealt}
    assert (table.round, table.race.starter) == (9, 0)


def test_uc28_gems_figures_and_revealed_boards_are_open_to_all() -> None:
    table = racing(0, 1)
    table.solve(0)
    table.take(0)
    for seat in (None, 0, 1):
        view = table.game.view(table.state, seat)
        assert view.open == table.open
        assert view.open.gems[0] == table.open.gems[0] != (0,) * 6
        assert view.open.rows[0][:2] == (None, None)
        assert len(view.open.race.boards) == 2
        assert not hasattr(view, "stock")


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_uc34_any_exact_cover_with_the_shown_pieces_counts(side: str) -> None:
    """The task of the deck with the most covers; each of them is accepted, in any order of its pieces."""
    most: tuple[tuple[Placement, ...], ...] = ()
    where = (0, 0)
    deck: Deck = load("starter")
    for place, card in enumerate(deck.cards[:36]):
        face = getattr(card, side)
        for symbol in SYMBOLS:
            covers = tuple(solutions(face.region, face.rows[symbol]))
            if len(covers) > len(most):
                most, where = covers, (place, SYMBOLS.index(symbol))
    assert len(most) > 1
    card_drawn = (where[0], (where[0] + 1) % 36)
    for cover in most:
        table = racing(0, 0, side=side, script={"cards": [card_drawn], "die": [(where[1],)]})
        assert the(Ranked, table.act(0, Claim(1, cover[::-1]))).rank == 1


def test_who_looks_on_may_do_nothing() -> None:
    for table in (classic(), figures_on(0, 0), racing(0, 0), hunt(), hunting()):
        assert table.legal(None) == []
    table.begin()
    assert table.legal(None) == []


def test_a_command_of_another_round_does_not_land_in_this_one() -> None:
    table = racing(0, 0)
    cover = table.cover(0)
    table.give_up(0, 1)
    table.begin()
    for late in (Claim(1, cover), Take(1), MoveFigure(1, 1), Roll(1), Take(3)):
        assert table.refusal(0, late) == "ubongo.stale-round"


def test_before_the_boards_lie_open_there_is_nothing_to_claim() -> None:
    table = figures_on(0, 0)
    assert table.refusal(0, Claim(1, ())) == "ubongo.not-revealed"
    table.act(0, Roll(1))
    assert table.refusal(0, Claim(1, ())) == "ubongo.not-revealed"
    assert classic().refusal(0, Claim(1, ())) == "ubongo.stale-round"
