"""Where long work is done: in this process, in processes here, or on a Dask cluster. Must not know the work."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager


class NoScheduler(Exception):  # noqa: N818 - a finding about the user's cluster
    """There is no cluster to work on: the key of a text that says why, and the address."""

    def __init__(self, key: str, address: str) -> None:
        super().__init__(f"{key}: {address}")
        self.key = key
        self.address = address


@contextmanager
def executor(workers: int, scheduler: str | None = None) -> Iterator[Executor]:
    """As many workers here, or the whole cluster behind this address; who leaves early waits for nobody."""
    found: Executor
    if scheduler is not None:
        with _cluster(scheduler) as found:
            yield found
        return
    if workers == 1:
        found = ThreadPoolExecutor(1)
    else:
        found = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
    try:
        yield found
    finally:
        found.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _cluster(address: str, seconds: float = 10) -> Iterator[Executor]:
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise NoScheduler("executor-no-dask", address) from None
    try:
        client = Client(address, timeout=seconds, set_as_default=False)
    except (OSError, ValueError, TimeoutError):
        raise NoScheduler("executor-no-scheduler", address) from None
    with client:
        try:
            yield client.get_executor(pure=False)
        except (KilledWorker, CancelledError, ImportError):  # a worker that dies is made up for, not one after another
            raise NoScheduler("executor-gave-up", address) from None
