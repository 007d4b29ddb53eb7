"""A run over all areas of an atlas: figures, progress, the file; and looking through such a file. Must not print."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import nullcontext
from functools import partial
from pathlib import Path

import msgspec

from tafelrunde.polyomino import engine
from tafelrunde.polyomino.atlas import Box, Entry, Figures, Sheet, areas, check_plan, key_of
from tafelrunde.polyomino.piece import Cell
from tafelrunde.workshop.atlas_file import Atlas, Reader, Section, Summary, Writer
from tafelrunde.workshop.atlas_parts import GROWTH, scattered


class Wanted(msgspec.Struct, frozen=True):
    """What somebody looks for; with `unique`, only sets with a single cover count."""

    area: range = range(1 << 16)
    sets: range = range(1, 1 << 16)
    unique: bool = False
    symmetric: bool = False
    hole_free: bool = False
    box: Box | None = None


def run(
    k: int,
    box: Box | None,
    threads: int,
    out: Path | None,
    progress: Callable[[float], object],
    hands: Executor | None = None,
) -> Summary:
    """Find everything, here or by the hands that are lent; write it if there is a place for it; say what came out."""
    check_plan(k, box)
    start = time.monotonic()
    total, by_area = Figures(), dict.fromkeys(areas(k), Figures())
    with Writer(out, k, box) if out else nullcontext() as writer:
        keep = writer is not None
        found = scattered(k, box, hands, keep, progress) if hands else _sheets(k, box, threads, keep, progress)
        for size, sheet in found:
            if writer:
                for pages in sheet.sections:
                    writer.add(size, pages)
            total, by_area[size] = total.plus(sheet.figures), by_area[size].plus(sheet.figures)
            del sheet  # before the next one, which may be as large, is found
        progress(1.0)
        box_told = box and f"{max(box)}x{min(box)}"
        sizes = {str(size): msgspec.to_builtins(figures) for size, figures in by_area.items() if figures.regions}
        summary: Summary = {"pieces": k, "box": box_told, **msgspec.to_builtins(total), "by_area": sizes}
        if writer:
            writer.finish(summary)
    return summary | {"engine": engine.engine(), "seconds": round(time.monotonic() - start, 3), "peak_mib": peak_mib()}


def _sheets(
    k: int, box: Box | None, threads: int, keep: bool, progress: Callable[[float], object]
) -> Iterator[tuple[int, Sheet]]:
    """One size after another, by all threads together."""
    sizes = areas(k)
    weights = [GROWTH**size for size in sizes]
    for number, size in enumerate(sizes):
        done, here = sum(weights[:number]) / sum(weights), weights[number] / sum(weights)
        yield (
            size,
            engine.survey(k, size, box, threads=threads, keep=keep, progress=partial(_share, progress, done, here)),
        )


def _share(progress: Callable[[float], object], done: float, here: float, share: float) -> None:
    progress(done + here * share)


def peak_mib() -> int | None:
    """The most memory this process has had, as far as the system tells."""
    if sys.platform == "win32":
        return None
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most >> (20 if sys.platform == "darwin" else 10)


def found(atlas: Atlas, wanted: Wanted) -> Iterator[tuple[Reader, int]]:
    """Where everything is that is wanted: who reads the section, and the place in it."""
    for section in atlas.sections:
        if section.area not in wanted.area or not _fits(section, wanted.box):
            continue
        reader = Reader(section)
        numbers = reader.unique if wanted.unique else reader.sets
        low, high = wanted.sets.start, wanted.sets.stop
        for place, number in enumerate(numbers):
            if low <= number < high:
                traits = reader.traits[place]
                if not (wanted.symmetric and traits < 2) and not (wanted.hole_free and traits & 1):
                    yield reader, place


def looked_up(atlas: Atlas, cells: list[Cell]) -> Entry | None:
    """This very area, turned and flipped as it may be."""
    width, height, key = key_of(cells)
    for section in atlas.sections:
        if (section.area, section.width, section.height) == (len(set(cells)), width, height):
            reader = Reader(section)
            low, high = 0, section.regions
            while low < high:
                middle = (low + high) // 2
                low, high = (middle + 1, high) if reader.key(middle) < key else (low, middle)
            if low < section.regions and reader.key(low) == key:
                return reader.at(low)
    return None


def _fits(section: Section, box: Box | None) -> bool:
    return box is None or (section.width <= max(box) and section.height <= min(box))
