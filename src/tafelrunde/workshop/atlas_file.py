"""The atlas as a file: written whole or not at all, read through a memory map. Must not know how areas are found.

docs/reference/atlas-format.md says what is where.
"""

from __future__ import annotations

import contextlib
import errno
import mmap
import os
import struct
import sys
import tempfile
import zlib
from array import array
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import BinaryIO, Literal, TypeAlias

import msgspec

from tafelrunde.polyomino.atlas import Bytes, Entry, Pages, Sift

MAGIC = b"TAFATLAS"
VERSION = 1
_HEAD = struct.Struct("<8sHBBBxxxQQQQI")
_HEADER = 64
_ROW = struct.Struct("<BBBxIQQQ")
_ALIGN = 8
_STEP = 256  # of so many areas one says where its pairs begin

AtlasFault = Literal["atlas.foreign", "atlas.newer", "atlas.truncated", "atlas.damaged"]
Summary: TypeAlias = dict[str, object]


class BadAtlas(ValueError):  # noqa: N818 - a finding about somebody's file
    """A file that is no whole atlas; `key` says why."""

    def __init__(self, source: str, key: AtlasFault) -> None:
        super().__init__(f"{source}: {key}")
        self.source = source
        self.key = key


class Section(msgspec.Struct, frozen=True):
    """The areas of one size and one box: `Pages` that lie in the file."""

    area: int
    width: int
    height: int
    regions: int
    count: int
    checksum: int
    data: memoryview

    @property
    def key_size(self) -> int:
        return (self.width * self.height + 7) // 8

    @property
    def keys(self) -> Bytes:
        return self._part(0)

    @property
    def sets(self) -> Bytes:
        return self._part(1)

    @property
    def unique(self) -> Bytes:
        return self._part(2)

    @property
    def traits(self) -> Bytes:
        return self._part(3)

    @property
    def firsts(self) -> memoryview:
        """Where the pairs of every 256th area begin."""
        return self._part(4).cast("Q")

    @property
    def pieces(self) -> Bytes:
        return self._part(5)

    @property
    def covers(self) -> Bytes:
        return self._part(6)

    def _part(self, number: int) -> memoryview:
        lengths = _lengths(self.key_size, self.regions, self.count)
        begin = sum(_padded(length) for length in lengths[:number])
        return self.data[begin : begin + lengths[number]]


class Reader(Sift):
    """Looks through a section of a file, from any area in it to the next question."""

    def __init__(self, section: Section) -> None:
        super().__init__(section)
        self._firsts = section.firsts

    def at(self, place: int) -> Entry:
        """The area at this place."""
        return self.entry(place, self.first_pair(place))

    def first_pair(self, place: int) -> int:
        """Where its pairs begin, for which only few numbers are added up."""
        start = place // _STEP
        return int(self._firsts[start]) + sum(self.sets[start * _STEP : place])


def _lengths(key_size: int, regions: int, pairs: int) -> list[int]:
    return [regions * key_size, 2 * regions, 2 * regions, regions, 8 * -(-regions // _STEP), 2 * pairs, 2 * pairs]


def _padded(length: int) -> int:
    return -(-length // _ALIGN) * _ALIGN


class Writer:
    """A file that appears under its name once it is whole; until then, and for ever if something goes wrong, what was
    there before stays."""

    def __init__(self, path: Path, k: int, box: tuple[int, int] | None) -> None:
        self._path = path
        self._plan = k, *(sorted(box, reverse=True) if box else (0, 0))
        if path.exists() and not path.is_file():  # a device would be replaced as any file
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
        number, self._name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        self._file: BinaryIO = os.fdopen(number, "wb")
        self._rows: list[bytes] = []
        self._file.write(bytes(_HEADER))

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError):
            self._file.close()
        Path(self._name).unlink(missing_ok=True)

    def add(self, area: int, pages: Pages) -> None:
        """A section more, in any order."""
        begin, checksum = self._file.tell(), 0
        sets = pages.sets
        regions = len(sets) // 2
        pairs = len(pages.pieces) // 2
        for part in (pages.keys, sets, pages.unique, pages.traits, _firsts(sets), pages.pieces, pages.covers):
            filler = bytes(_padded(len(part)) - len(part))
            for piece in (part, filler):
                checksum = zlib.crc32(piece, checksum)
                self._file.write(piece)
        self._rows.append(_ROW.pack(area, pages.width, pages.height, checksum, regions, pairs, begin))

    def finish(self, summary: Summary) -> None:
        """Make it whole, its directory by sizes and boxes, and give it its name."""
        told = b"".join(sorted(self._rows)) + msgspec.json.encode(summary)
        directory = self._file.tell()
        self._file.write(told)
        size = self._file.tell()
        head = _HEAD.pack(MAGIC, VERSION, *self._plan, size, directory, len(self._rows), len(told), zlib.crc32(told))
        self._file.seek(0)
        self._file.write(head.ljust(_HEADER - 4, b"\0") + struct.pack("<I", zlib.crc32(head)))
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(self._name, 0o666 & ~mask)
        os.replace(self._name, self._path)


def _firsts(sets: Bytes) -> bytes:
    numbers = array("H", bytes(sets))
    if sys.byteorder == "big":
        numbers.byteswap()
    sums = [sum(numbers[begin : begin + _STEP]) for begin in range(0, len(numbers), _STEP)]
    return struct.pack(f"<{len(sums)}Q", *accumulate([0, *sums[:-1]]) if sums else ())


class Atlas:
    """A file that was found whole, as far as its size and its directory tell; `faulty_sections` reads all of it."""

    def __init__(self, path: Path) -> None:
        self._source = str(path)
        with path.open("rb") as file:
            head = file.read(_HEADER)
            if not head.startswith(MAGIC):
                raise self._bad("atlas.foreign")
            if len(head) < _HEADER:
                raise self._bad("atlas.truncated")
            _, version, k, longer, shorter, size, directory, sections, told, checksum = _HEAD.unpack_from(head)
            if version != VERSION:
                raise self._bad("atlas.newer")
            if zlib.crc32(head[: _HEAD.size]) != int.from_bytes(head[-4:], "little"):
                raise self._bad("atlas.damaged")
            if os.fstat(file.fileno()).st_size != size:
                raise self._bad("atlas.truncated")
            self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        data = memoryview(self._map)
        about = bytes(data[directory : directory + told])
        if zlib.crc32(about) != checksum:
            raise self._bad("atlas.damaged")
        self.k = int(k)
        self.box = (int(longer), int(shorter)) if longer else None
        self.summary: Summary = msgspec.json.decode(about[sections * _ROW.size :], type=Summary)
        self.sections = [_section(_ROW.unpack_from(about, number * _ROW.size), data) for number in range(sections)]

    def __enter__(self) -> Atlas:
        return self

    def __exit__(self, *_: object) -> None:
        self.sections = []
        with contextlib.suppress(BufferError):  # somebody still reads from it; it goes when they do
            self._map.close()

    def faulty_sections(self) -> Iterator[Section]:
        """Those whose bytes are no longer what was written."""
        return (section for section in self.sections if zlib.crc32(section.data) != section.checksum)

    def _bad(self, key: AtlasFault) -> BadAtlas:
        return BadAtlas(self._source, key)


def _section(row: tuple[int, ...], data: memoryview) -> Section:
    area, width, height, checksum, regions, pairs, begin = row
    lengths = _lengths((width * height + 7) // 8, regions, pairs)
    end = begin + sum(_padded(length) for length in lengths)
    return Section(area, width, height, regions, pairs, checksum, data[begin:end])
