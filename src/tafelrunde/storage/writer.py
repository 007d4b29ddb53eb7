"""The one thread that talks to SQLite: everything that waits is committed together, then everyone hears of it.
Must not know what the jobs do."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from tafelrunde.platform.ports import NotStored
from tafelrunde.storage.schema import prepare

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Connection], T]
GROUP = 64


@dataclass(frozen=True)
class _Asked:
    job: Job[Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    alone: bool = False


@dataclass(frozen=True)
class _Done:
    asked: _Asked
    result: Any = None
    fault: BaseException | None = None


class Writer:
    """A queue, a thread and a connection; a job runs inside a transaction that it shares with its neighbours."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._queue: queue.SimpleQueue[_Asked | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="storage", daemon=True)
        self._thread.start()

    async def run(self, job: Job[T]) -> T:
        """The job's result, once it is committed; what a failed job did is undone, and its neighbours' work is not."""
        return await self._asked(job)

    async def alone(self, work: Callable[[], T]) -> T:
        """The result of work that brings its own transaction: it runs in this thread, after a group's commit."""
        return await self._asked(lambda _: work(), alone=True)

    async def _asked(self, job: Job[T], alone: bool = False) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put(_Asked(job, loop, future, alone))
        return await future

    def close(self) -> None:
        """Finish what was asked, then stop."""
        self._queue.put(None)
        self._thread.join()
        self._connection.close()

    def _work(self) -> None:
        while (first := self._queue.get()) is not None:
            group, more = [first], True
            while more and len(group) < GROUP:
                try:
                    following = self._queue.get_nowait()
                except queue.Empty:
                    break
                if following is None:
                    self._queue.put(None)
                    more = False
                else:
                    group.append(following)
            if together := [asked for asked in group if not asked.alone]:
                _report(self._commit(together))
            for asked in group:
                if asked.alone:
                    _report([_done(self._connection, asked)])

    def _commit(self, group: list[_Asked]) -> list[_Done]:
        """One transaction for the group; where SQLite gives the whole of it up, everyone in it hears that."""
        done: list[_Done] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for asked in group:
                done.append(_one(self._connection, asked))
                if not self._connection.in_transaction:
                    raise NotStored(str(done[-1].fault))
            self._connection.execute("COMMIT")
        except Exception as fault:  # whatever it is, nobody may wait for ever
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            return [_Done(asked, fault=NotStored(str(fault))) for asked in group]
        return done


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        prepare(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _one(connection: sqlite3.Connection, asked: _Asked) -> _Done:
    connection.execute("SAVEPOINT job")
    done = _done(connection, asked)
    if connection.in_transaction:
        if done.fault is not None:
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
    return done


def _done(connection: sqlite3.Connection, asked: _Asked) -> _Done:
    try:
        return _Done(asked, asked.job(connection))
    except Exception as fault:
        return _Done(asked, fault=NotStored(str(fault)) if isinstance(fault, sqlite3.Error) else fault)


def _report(done: list[_Done]) -> None:
    loops = {id(one.asked.loop): one.asked.loop for one in done}
    for key, loop in loops.items():
        mine = [one for one in done if id(one.asked.loop) == key]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, mine)


def _resolve(done: list[_Done]) -> None:
    for one in done:
        future = one.asked.future
        if future.done():  # its asker has gone; what was committed stays committed
            continue
        if one.fault is None:
            future.set_result(one.result)
        else:
            future.set_exception(one.fault)
