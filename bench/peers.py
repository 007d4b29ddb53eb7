"""The solvers that a Python user would pick for exact cover, each behind the same three functions; imports none of ours
but the forms of the pieces.

`model` makes what the solver works on, `one` and `every` ask it. All but ubongosolve get their rows from `placements`,
which is about as fast as plain Python can be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.metadata import version
from typing import Any, TypeAlias

import msgspec

from tafelrunde.polyomino.piece import SHAPES, Cell, PieceName, orientations

Forms: TypeAlias = Sequence[Sequence[Sequence[Cell]]]
"""For each piece its orientations, each as cells in reading order."""
Model: TypeAlias = Any
_STRIDE = 11  # bits a row of an area: ten cells and a bare one


class Peer(msgspec.Struct, frozen=True):
    """A solver: `one` says whether there is a cover, `every` how many there are."""

    name: str
    release: str
    model: Callable[[Sequence[Cell], Forms], Model]
    one: Callable[[Model], bool]
    every: Callable[[Model], int] | None


class Missing(msgspec.Struct, frozen=True):
    """A solver that is not here, and why."""

    name: str
    reason: str


@cache
def forms_of(pieces: tuple[PieceName, ...]) -> Forms:
    """The orientations of these pieces."""
    return [[SHAPES[name, turn, flip].cells for turn, flip in orientations(name)] for name in pieces]


@cache
def _offsets(form: tuple[Cell, ...]) -> tuple[int, ...]:
    bits = [y * _STRIDE + x for x, y in form]
    return tuple(bit - bits[0] for bit in bits)


def placements(cells: Sequence[Cell], pieces: Forms) -> list[list[int]]:
    """Every way to lay a piece on the area: the columns of its cells, then its own, which follow those of the area."""
    free, column = 0, {}
    for number, (x, y) in enumerate(cells):
        bit = y * _STRIDE + x
        free |= 1 << bit
        column[bit] = number
    rows = []
    for piece, forms in enumerate(pieces, len(cells)):
        for form in forms:
            offsets = _offsets(tuple(form))
            fits = free
            for offset in offsets:
                fits &= free >> offset
            while fits:
                at = (fits & -fits).bit_length() - 1
                fits &= fits - 1
                rows.append([*[column[at + offset] for offset in offsets], piece])
    return rows


def peers() -> Iterable[Peer | Missing]:
    """All of them, as far as they are installed."""
    for name, found in _PEERS.items():
        try:
            yield found(name)
        except ImportError as fault:
            yield Missing(name, str(fault))


def _dancing_links(name: str) -> Peer:
    from sage.combinat.matrices.dancing_links import dlx_solver

    def model(cells: Sequence[Cell], pieces: Forms) -> Model:
        return dlx_solver(placements(cells, pieces))

    def one(links: Model) -> bool:
        return bool(links.search())

    def every(links: Model) -> int:
        return int(links.number_of_solutions(ncpus=1))

    return Peer(name, version(name), model, one, every)


def _matrix(cells: Sequence[Cell], pieces: Forms, kind: str) -> Any:
    import numpy as np

    rows = placements(cells, pieces)
    matrix = np.zeros((len(rows), len(cells) + len(pieces)), kind)
    for number, row in enumerate(rows):
        matrix[number, row] = 1
    return matrix


def _exact_cover(name: str) -> Peer:
    from exact_cover import get_exact_cover, get_solution_count
    from exact_cover.error import NoSolution

    def model(cells: Sequence[Cell], pieces: Forms) -> Model:
        return _matrix(cells, pieces, "int32")

    def one(matrix: Model) -> bool:
        try:
            return len(get_exact_cover(matrix)) > 0
        except NoSolution:
            return False

    def every(matrix: Model) -> int:
        return int(get_solution_count(matrix))

    return Peer(name, version(name), model, one, every)


def _exact_cover_py(name: str) -> Peer:
    from exact_cover_py import exact_covers

    def model(cells: Sequence[Cell], pieces: Forms) -> Model:
        return _matrix(cells, pieces, "int8")

    def one(matrix: Model) -> bool:
        return next(iter(exact_covers(matrix)), None) is not None

    def every(matrix: Model) -> int:
        return sum(1 for _ in exact_covers(matrix))

    return Peer(name, version(name), model, one, every)


def _minicard(name: str) -> Peer:
    from pysat.solvers import Minicard

    def model(cells: Sequence[Cell], pieces: Forms) -> Model:
        solver = Minicard()
        rows = placements(cells, pieces)
        columns: list[list[int]] = [[] for _ in range(len(cells) + len(pieces))]
        for number, row in enumerate(rows, 1):
            for column in row:
                columns[column].append(number)
        for column_of in columns:
            solver.add_clause(column_of)
            solver.add_atmost(column_of, 1)
        return solver

    def one(solver: Model) -> bool:
        found = bool(solver.solve())
        solver.delete()
        return found

    def every(solver: Model) -> int:
        number = 0
        while solver.solve():
            number += 1
            solver.add_clause([-literal for literal in solver.get_model() if literal > 0])
        solver.delete()
        return number

    return Peer(name, version("python-sat"), model, one, every)


def _cp_sat(name: str) -> Peer:
    from ortools.sat.python import cp_model

    class Count(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.number = 0

        def on_solution_callback(self) -> None:
            self.number += 1

    def model(cells: Sequence[Cell], pieces: Forms) -> Model:
        task = cp_model.CpModel()
        columns: list[list[Any]] = [[] for _ in range(len(cells) + len(pieces))]
        for row in placements(cells, pieces):
            laid = task.new_bool_var("")
            for column in row:
                columns[column].append(laid)
        for column_of in columns:
            task.add_exactly_one(column_of)
        return task

    def solver() -> Any:
        made = cp_model.CpSolver()
        made.parameters.num_workers = 1
        return made

    def one(task: Model) -> bool:
        return solver().solve(task) in (cp_model.OPTIMAL, cp_model.FEASIBLE)

    def every(task: Model) -> int:
        asked, count = solver(), Count()
        asked.parameters.enumerate_all_solutions = True
        asked.solve(task, count)
        return count.number

    return Peer(name, version("ortools"), model, one, every)


def _ubongosolve(name: str) -> Peer:
    from ubongosolve import Board, Piece, UbongoPuzzle

    def model(cells: Sequence[Cell], pieces: Forms) -> Model:
        try:
            return UbongoPuzzle([Piece(forms[0]) for forms in pieces], Board(cells))
        except ValueError:  # what cannot be covered at first sight it refuses
            return None

    def one(puzzle: Model) -> bool:
        return puzzle is not None and puzzle.solve() in ("OPTIMAL", "FEASIBLE")

    return Peer(name, version(name), model, one, None)  # it finds all only by writing them to a file and the screen


_PEERS: dict[str, Callable[[str], Peer]] = {
    "passagemath-combinat": _dancing_links,
    "exact-cover": _exact_cover,
    "exact-cover-py": _exact_cover_py,
    "minicard": _minicard,
    "CP-SAT": _cp_sat,
    "ubongosolve": _ubongosolve,
}
