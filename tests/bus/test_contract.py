"""What every bus keeps to: the one inside a process and NATS."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import pytest

from shell.nats_server import nats_address
from shell.rooms import run
from tafelrunde.bus.inside import Hall, InsideBus
from tafelrunde.bus.nats import NatsBus
from tafelrunde.platform.ports import Answering, Bus, NobodyAnswers

PATIENCE_MS = 20_000


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with nats_address() as there:
        yield there


@pytest.fixture(params=["inside", "nats"])
def another(request: pytest.FixtureRequest) -> Callable[[], Bus]:
    """Makes buses that reach one another."""
    if request.param == "inside":
        hall = Hall()
        return lambda: InsideBus(hall)
    there = request.getfixturevalue("address")
    return lambda: NatsBus(there)


@asynccontextmanager
async def opened(another: Callable[[], Bus], number: int) -> AsyncIterator[list[Bus]]:
    buses = [another() for _ in range(number)]
    for bus in buses:
        await bus.open(lambda: None)
    try:
        yield buses
    finally:
        for bus in buses:
            await bus.close()


class Ear:
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()

    def __call__(self, word: bytes) -> None:
        self.heard.put_nowait(word)

    async def hears(self) -> bytes:
        return await self.heard.get()


@pytest.fixture
def subject() -> str:
    return f"test.{secrets.token_hex(8)}"


def test_everyone_who_listens_hears_every_word_in_order_the_speaker_too(
    another: Callable[[], Bus], subject: str
) -> None:
    async def story() -> None:
        async with opened(another, 3) as buses:
            ears = [Ear() for _ in buses]
            for bus, ear in zip(buses, ears, strict=True):
                await bus.listen(subject, ear)
            await all_there(buses[0], buses, subject)
            words = [b"%d" % number for number in range(100)]
            for word in words:
                buses[0].tell(subject, word)
            for ear in ears:
                assert [await ear.hears() for _ in words] == words

    run(story())


async def all_there(speaker: Bus, buses: list[Bus], subject: str) -> None:
    """Whatever was subscribed is known everywhere: a question to each goes through the same lines."""

    async def here(word: bytes) -> bytes:
        return word

    for number, bus in enumerate(buses):
        await bus.answer(f"{subject}.{number}", here)
        while True:
            try:
                await speaker.ask(f"{subject}.{number}", b"", PATIENCE_MS)
            except NobodyAnswers:
                await asyncio.sleep(0)
            else:
                break


def test_who_listens_no_more_hears_nothing_more(another: Callable[[], Bus], subject: str) -> None:
    async def story() -> None:
        async with opened(another, 2) as (one, other):
            ear, witness = Ear(), Ear()
            hush = await other.listen(subject, ear)
            await other.listen(subject, witness)
            await all_there(one, [other], subject)
            one.tell(subject, b"first")
            assert await ear.hears() == b"first" == await witness.hears()
            hush()
            await all_there(other, [other], f"{subject}.more")
            one.tell(subject, b"second")
            assert await witness.hears() == b"second"
            assert ear.heard.empty()

    run(story())


def test_nobody_hears_what_is_told_under_another_subject(another: Callable[[], Bus], subject: str) -> None:
    async def story() -> None:
        async with opened(another, 2) as (one, other):
            ear = Ear()
            await other.listen(subject, ear)
            await all_there(one, [other], subject)
            one.tell(f"{subject}.else", b"no")
            one.tell(subject, b"yes")
            assert await ear.hears() == b"yes"

    run(story())


def test_a_question_that_nobody_answers_is_known_to_be_one_at_once(another: Callable[[], Bus], subject: str) -> None:
    async def story() -> None:
        async with opened(another, 1) as (bus,):
            with pytest.raises(NobodyAnswers):
                await bus.ask(subject, b"?", 1_000 * PATIENCE_MS)

    run(story())


def test_who_answers_too_late_has_not_answered(another: Callable[[], Bus], subject: str) -> None:
    async def story() -> None:
        async with opened(another, 2) as (one, other):

            async def never(word: bytes) -> bytes:
                await asyncio.Event().wait()
                return word

            await other.answer(subject, never)
            with pytest.raises(NobodyAnswers):
                await one.ask(subject, b"?", 50)

    run(story())


def test_the_first_answer_counts_and_everyone_who_answers_for_themselves_is_asked(
    another: Callable[[], Bus], subject: str
) -> None:
    async def story() -> None:
        async with opened(another, 3) as buses:
            asked = Ear()

            def answering(number: int) -> Answering:
                async def answer(word: bytes) -> bytes:
                    asked(word)
                    return b"%d" % number

                return answer

            for number, bus in enumerate(buses):
                await bus.answer(subject, answering(number))
            await all_there(buses[0], buses, f"{subject}.there")
            assert await buses[0].ask(subject, b"?", PATIENCE_MS) in (b"0", b"1", b"2")
            assert [await asked.hears() for _ in buses] == [b"?"] * 3

    run(story())


def test_of_a_group_exactly_one_is_asked(another: Callable[[], Bus], subject: str) -> None:
    async def story() -> None:
        async with opened(another, 3) as buses:
            asked = Ear()

            async def answer(word: bytes) -> bytes:
                asked(word)
                return word

            for bus in buses:
                await bus.answer(subject, answer, group="workers")
            await all_there(buses[0], buses, f"{subject}.there")
            for number in range(20):
                assert await buses[number % 3].ask(subject, b"%d" % number, PATIENCE_MS) == b"%d" % number
            assert asked.heard.qsize() == 20

    run(story())


def test_who_cannot_answer_leaves_nobody_waiting_for_ever(another: Callable[[], Bus], subject: str) -> None:
    async def story() -> None:
        async with opened(another, 2) as (one, other):

            async def broken(word: bytes) -> bytes:
                raise ValueError(word)

            await other.answer(subject, broken)
            with pytest.raises(NobodyAnswers):
                await one.ask(subject, b"?", 200)

    run(story())
