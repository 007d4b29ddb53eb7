"""The one thread that talks to SQLite: everything that waits is committed together, then everyone hears of it.
Must not know what the jobs do, but of those that only add rows to the log: these are done by one statement for all."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from tafelrunde.platform.ports import NotStored
from tafelrunde.storage.inserting import IN_ORDER, MOST, Values, insert
from tafelrunde.storage.schema import prepare

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Connection], T]
GROUP = 64


class _Asked(Struct, frozen=True):
    job: Any
    loop: Any
    future: Any
    alone: bool = False
    rows: Sequence[Values] = ()


class _Done(Struct, frozen=True):
    asked: _Asked
    result: Any = None
    fault: BaseException | None = None


class Writer:
    """A queue, a thread and a connection; a job runs inside a transaction that it shares with its neighbours.

    It may be run twice: where a neighbour fails, the transaction is given up and all jobs run again, each apart."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._queue: queue.SimpleQueue[list[_Asked]] = queue.SimpleQueue()
        self._waiting: list[_Asked] = []
        self._thread = threading.Thread(target=self._work, name="storage", daemon=True)
        self._thread.start()

    async def run(self, job: Job[T], rows: Sequence[Values] = ()) -> T:
        """The job's result, once it is committed; what a failed job did is undone, and its neighbours' work is not.
        Where `rows` are all that the job adds to the log, it need not be run unless adding them fails."""
        return await self._asked(job, rows=rows)

    async def alone(self, work: Callable[[], T]) -> T:
        """The result of work that brings its own transaction: it runs in this thread, after a group's commit."""
        return await self._asked(lambda _: work(), alone=True)

    async def _asked(self, job: Job[T], alone: bool = False, rows: Sequence[Values] = ()) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        if not self._waiting or self._waiting[0].loop is not loop:
            loop.call_soon(self._hand_over)
        self._waiting.append(_Asked(job, loop, future, alone, rows))
        return await future

    def _hand_over(self) -> None:
        """Whatever was asked in one turn of the loop goes over together: waking the thread costs as much as a row."""
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._queue.put(waiting)

    def close(self) -> None:
        """Finish what was asked, then stop."""
        self._hand_over()
        self._queue.put([])
        self._thread.join()
        self._connection.close()

    def _work(self) -> None:
        while group := self._queue.get():
            while len(group) < GROUP:
                try:
                    following = self._queue.get_nowait()
                except queue.Empty:
                    break
                if not following:
                    self._queue.put([])
                    break
                group += following
            if together := [asked for asked in group if not asked.alone]:
                _report(self._commit(together))
            for asked in group:
                if asked.alone:
                    _report([_done(self._connection, asked)])

    def _commit(self, group: list[_Asked]) -> list[_Done]:
        """One transaction for the group; where SQLite gives the whole of it up, everyone in it hears that."""
        try:
            return self._all_or_none(group) or self._each_apart(group)
        except Exception as fault:  # whatever it is, nobody may wait for ever
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            return [_Done(asked, fault=NotStored(str(fault))) for asked in group]

    def _all_or_none(self, group: list[_Asked]) -> list[_Done] | None:
        """What nearly always happens: every job succeeds, and none of them needs a savepoint. None: one did not."""
        rows = [row for asked in group for row in asked.rows]
        others = [asked for asked in group if not asked.rows]
        done = [_Done(asked) for asked in group if asked.rows]
        try:
            if not others and len(rows) <= MOST:
                insert(self._connection, rows)
                return done
            self._connection.execute("BEGIN IMMEDIATE")
            insert(self._connection, rows)
        except sqlite3.Error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            return None
        for asked in others:
            done.append(one := _done(self._connection, asked))
            if one.fault is not None or not self._connection.in_transaction:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                return None
        self._connection.execute("COMMIT")
        return done

    def _each_apart(self, group: list[_Asked]) -> list[_Done]:
        """Once more, so that a job that fails is undone and its neighbours' work is not."""
        self._connection.execute("BEGIN IMMEDIATE")
        done = []
        for asked in group:
            done.append(_one(self._connection, asked))
            if not self._connection.in_transaction:
                raise NotStored(str(done[-1].fault))
        self._connection.execute("COMMIT")
        return done


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        prepare(connection, path)
        connection.execute(IN_ORDER)
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
