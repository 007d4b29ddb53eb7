from collections import Counter
from itertools import combinations

from tafelrunde.core.chance import below, seed_from
from tafelrunde.polyomino.deck import Pieces
from tafelrunde.polyomino.kinds import KINDS
from tafelrunde.polyomino.piece import NAMES
from tafelrunde.polyomino.shares import settled

SETS = list(combinations(NAMES, 3))
ANY: dict[Pieces, int] = {pieces: 1 + place % 3 for place, pieces in enumerate(SETS)}


def test_with_free_choice_the_shares_are_met() -> None:
    boards = settled(KINDS["easy"], [[ANY] * 6] * 36, below(seed_from("free"), "shares"))
    used = Counter(piece for rows in boards for pieces in rows for piece in pieces)
    assert all(abs(used[piece] - share) <= 1 for piece, share in KINDS["easy"].use.items())
    singles = sum(ANY[pieces] == 1 for rows in boards for pieces in rows)
    assert abs(singles - 216 * 0.66) <= 1


def test_no_set_comes_twice_on_a_board_even_where_there_are_hardly_more_sets_than_rows() -> None:
    few = dict(list(ANY.items())[:7])
    for rows in settled(KINDS["easy"], [[few] * 6] * 10, below(seed_from("few"), "shares")):
        assert len(set(rows)) == 6
