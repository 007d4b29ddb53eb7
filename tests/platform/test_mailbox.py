"""Letters are read in the order in which they came, and no more of them wait than may."""

from __future__ import annotations

import asyncio

import pytest

from shell.rooms import run
from tafelrunde.platform.letters import Mailbox, Stored


def letter(number: int) -> Stored:
    return Stored((), number)


def test_letters_are_read_in_the_order_in_which_they_came_and_a_reader_waits_for_the_next() -> None:
    async def story() -> None:
        mail = Mailbox(3)
        reading = asyncio.create_task(mail.get())
        await asyncio.sleep(0)
        assert not reading.done()
        for number in range(3):
            mail.put_nowait(letter(number))
        assert await reading == letter(0)
        assert not mail.empty()
        assert [await mail.get(), await mail.get()] == [letter(1), letter(2)]
        assert mail.empty()

    run(story())


def test_a_full_box_takes_no_letter_and_who_waits_gets_theirs_in_although_another_has_gone() -> None:
    async def story() -> None:
        mail = Mailbox(1)
        mail.put_nowait(letter(0))
        with pytest.raises(asyncio.QueueFull):
            mail.put_nowait(letter(1))
        gone, *waiting = [asyncio.create_task(mail.put(letter(number))) for number in (2, 3, 4)]
        await asyncio.sleep(0)
        gone.cancel()
        assert [await mail.get() for _ in range(3)] == [letter(0), letter(3), letter(4)]
        await asyncio.gather(*waiting)
        assert mail.empty()
        assert gone.cancelled()

    run(story())


def test_a_reader_that_was_stopped_takes_no_letter_with_it() -> None:
    async def story() -> None:
        mail = Mailbox(3)
        reading = asyncio.create_task(mail.get())
        await asyncio.sleep(0)
        reading.cancel()
        mail.put_nowait(letter(0))
        await asyncio.gather(reading, return_exceptions=True)
        assert await mail.get() == letter(0)

    run(story())
