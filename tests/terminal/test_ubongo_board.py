"""One's own board by typed lines: reading it, laying, taking back, and each slip of the finger."""

from __future__ import annotations

from terminal.open_boards import classic, own_board, solving
from terminal.table import Evening


def test_the_board_is_read_when_it_lies_open_and_again_on_request() -> None:
    here = classic(["1: board", "1: pieces", "1:"])
    board = own_board(here)
    assert board is not None
    rows = here.said_after("1: board")
    assert len(rows) == len(board.region.rows)
    for row, picture in zip(rows, board.region.rows, strict=True):
        assert [square == ".." for square in row.split()] == [mark == "." for mark in picture]
    assert len(here.said_after("1: pieces")) == 3
    question = here.said_after("1:")
    assert question[0].startswith("North, your board has ")
    assert question[1:] == rows + here.said_after("1: pieces")
    assert question[0] in here.console.said[: here.console.said.index("> 1: board")]


def test_a_piece_lies_where_its_first_square_goes_and_is_told_at_once() -> None:
    here = classic(lambda here: [*solving(here)[:1], "1: board"])
    line = here.console.typed[-2]
    piece, first = line.split()[2], line.split()[-1]
    said = here.said_after(line)
    assert said[0].startswith(f"{piece} lies on ")
    assert first in said[0]
    assert said[1].startswith("Still to lay: ")
    assert sum(row.split().count(piece) for row in here.said_after("1: board")) == int(piece[1])


def test_place_need_not_be_said() -> None:
    here = classic(lambda here: [solving(here)[0].replace("place ", "")])
    assert " lies on " in here.said_after(here.console.typed[-1])[0]


def test_turning_and_flipping_are_done_in_the_order_typed() -> None:
    words = ["S4", "S4 r", "S4 f", "S4 f r", "S4 r f", "S4 rr", "S4 r2", "S4 turn", "S4 flip", "S4 r r f"]
    for seed in map(str, range(60)):
        board = own_board(classic(seed=seed))
        if board is not None and "S4" in board.pieces:
            here = classic([f"1: pieces {word}" for word in words], seed=seed)
            break
    else:
        raise AssertionError("no seed deals S4")
    cells = {word: here.said_after(f"1: pieces {word}")[0].rpartition(": ")[2] for word in words}
    assert cells["S4"] == "a1 a2 b2 b3"
    assert cells["S4 r"] == cells["S4 turn"] == "b1 c1 a2 b2"
    assert cells["S4 f"] == cells["S4 flip"] == "b1 a2 b2 a3"
    assert cells["S4 rr"] == cells["S4 r2"] == "a1 a2 b2 b3"
    assert cells["S4 f r"] == cells["S4 r f"] == "a1 b1 b2 c2"
    assert cells["S4 r r f"] == cells["S4 f"]


def test_undo_takes_back_the_last_change_and_only_changes() -> None:
    def lines(here: Evening) -> list[str]:
        first, second, *_ = solving(here)
        piece = first.split()[2]
        return ["1: undo", first, second, "1: undo", "1: board", f"1: remove {piece}", "1:  undo", "1:  board"]

    here = classic(lines)
    assert here.said_after("1: undo") == ["There is nothing to take back."]
    assert here.said_after("1: board") == here.said_after("1:  board")
    assert len([row for row in " ".join(here.said_after("1: board")).split() if row[0].isupper()]) > 0


def test_a_piece_that_lies_is_laid_anew() -> None:
    here = classic(lambda here: [solving(here)[0], solving(here)[0].replace("place", "place "), "1: board"])
    piece = here.console.typed[-2].split()[2]
    assert sum(row.split().count(piece) for row in here.said_after("1: board")) == int(piece[1])


def slips(here: Evening) -> list[str]:
    board = own_board(here)
    assert board is not None
    piece = board.pieces[0]
    foreign = next(name for name in ("I2", "I3", "V3", "I4", "O4", "T4") if name not in board.pieces)
    return [
        "1: place",
        "1: place X9 a1",
        f"1: place {foreign} a1",
        f"1: place {piece}",
        f"1: place {piece} h7",
        f"1: place {piece} sideways a1",
        f"1: remove {piece}",
        "1: remove",
        "1: remove X9",
        f"1: pieces {foreign}",
    ]


def test_a_wrong_placement_is_told_and_costs_nothing() -> None:
    here = classic(slips)
    expected = [
        "Which piece, and where?",
        "There is no piece “X9”.",
        None,
        "Where? ",
        None,
        "I do not understand “sideways” here.",
        None,
        "Which piece? For example remove L4.",
        "Which piece? For example remove L4.",
        None,
    ]
    contains = {2: "does not belong to this task", 4: "over the edge", 6: "does not lie", 9: "does not belong"}
    for place, (line, begins) in enumerate(zip(here.console.typed[-10:], expected, strict=True)):
        said = here.said_after(line)
        assert len(said) == 1
        assert said[0].startswith(begins or "")
        assert contains.get(place, "") in said[0]
    assert here.desk.state == classic().desk.state


def test_uc15_sticking_out_and_overlapping_are_told_with_their_squares() -> None:
    def lines(here: Evening) -> list[str]:
        board = own_board(here)
        assert board is not None
        first, *_ = solving(here)
        cells = {(x, y) for y, row in enumerate(board.region.rows) for x, mark in enumerate(row) if mark == "."}
        x, y = min(cells, default=(0, 0))
        where = f"{'abcdefgh'[x]}{y + 1}"
        other = board.pieces[1]
        return [f"1: {other} {where}", first, f"1: {other} {first.split()[-1]}"]

    told = []
    for seed in map(str, range(12)):
        here = classic(lines, seed=seed)
        told += [line for typed in here.console.typed[-3:] for line in here.said_after(typed)]
    assert any("would stick out of the area: " in line for line in told)
    assert any("would lie on top of " in line for line in told)


def test_uc16_the_last_piece_makes_the_call_and_locks_the_board() -> None:
    here = classic(lambda here: [*solving(here), "1: undo", "1: board", "1: give up", "1: place L4 a1"])
    called = here.said_after(here.console.typed[-5])
    assert called[0].endswith("That covers the board.")
    assert called[1] == "North: “Ubongo!”"
    assert called[2].startswith("North is first. Time: ")
    for line in ("1: undo", "1: board", "1: give up", "1: place L4 a1"):
        assert here.said_after(line) == ["You have solved this board already."]


def test_uc23_a_cover_after_the_sand_has_run_out_does_not_count() -> None:
    def lines(here: Evening) -> list[str | int]:
        *first, last = solving(here)
        return [*first, 60_000, last]

    here = classic(lines)
    assert "Time is up!" in here.console.said
    assert not any("is first" in line for line in here.said_after(here.console.typed[-2]))
    assert here.said_after(here.console.typed[-1])[1] == "North: “Ubongo!”"  # in the second glass: the pieces stayed
    assert here.said_after(here.console.typed[-1])[2] == "North is first. Time: 1 minute 0.3 seconds."
