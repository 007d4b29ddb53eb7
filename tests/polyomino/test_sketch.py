from tafelrunde.polyomino.board import parse
from tafelrunde.polyomino.fit import Placement
from tafelrunde.polyomino.sketch import outline


def test_an_area_is_drawn_by_its_border() -> None:
    assert outline(parse("#../###")) == [
        "┌───┐",
        "│ · │",
        "│   └───────┐",
        "│ ·   ·   · │",
        "└───────────┘",
    ]


def test_laid_pieces_are_drawn_by_theirs() -> None:
    assert outline(parse("###/#.#"), [Placement("I2", 1, False, 0, 0)]) == [
        "┌───┬───────┐",
        "│ · │ ·   · │",
        "│   ├───┐   │",
        "│ · │   │ · │",
        "└───┘   └───┘",
    ]
