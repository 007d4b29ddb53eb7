"""What NATS alone can do: be away, come back, and want a password."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import pytest

from shell.nats_server import NatsServer
from shell.rooms import run
from tafelrunde.bus.nats import BadAddress, NatsBus
from tafelrunde.platform.ports import NobodyAnswers


@pytest.fixture
def server() -> Iterator[NatsServer]:
    server = NatsServer()
    server.start()
    yield server
    server.stop()


def test_what_was_listened_to_is_listened_to_again_when_the_bus_is_back(
    server: NatsServer, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        back, heard = asyncio.Event(), asyncio.Event()
        bus = NatsBus(server.address)
        await bus.open(back.set)
        assert bus.connected
        await bus.listen("news", lambda word: heard.set())
        back.clear()
        server.stop()
        while bus.connected:
            await asyncio.sleep(0.01)
        bus.tell("news", b"nobody hears this")
        with pytest.raises(NobodyAnswers):
            await bus.ask("news", b"?", 20_000)
        server.start()
        await back.wait()
        bus.tell("news", b"this is heard")
        await heard.wait()
        await bus.close()

    with caplog.at_level(logging.WARNING):
        run(story())
    assert [record.message.partition(": ")[0] for record in caplog.records][:1] == [
        f"the bus at 127.0.0.1:{server.port} is away"
    ]


def test_a_house_may_open_before_its_bus_is_there(server: NatsServer, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        server.stop()
        back, heard = asyncio.Event(), asyncio.Event()
        bus = NatsBus(server.address)
        await bus.open(back.set)
        assert not bus.connected
        await bus.listen("news", lambda word: heard.set())
        server.start()
        await back.wait()
        bus.tell("news", b"!")
        await heard.wait()
        await bus.close()

    with caplog.at_level(logging.WARNING):
        run(story())
    assert "nobody listens there" in caplog.records[0].message


def test_a_wrong_password_is_said_once_and_the_right_one_never(
    server: NatsServer, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        server.stop()
        server.start("--user", "house", "--pass", "secret-one")
        host = server.address.removeprefix("nats://")
        right, wrong = NatsBus(f"nats://house:secret-one@{host}"), NatsBus(f"nats://house:secret-two@{host}")
        for bus in (right, wrong):
            await bus.open(lambda: None)
        assert (right.connected, wrong.connected) == (True, False)
        for bus in (right, wrong):
            await bus.close()

    with caplog.at_level(logging.WARNING):
        run(story())
    (record,) = caplog.records
    assert "authorization" in record.message.lower()
    assert "secret" not in caplog.text


@pytest.mark.parametrize("address", ["127.0.0.1:4222", "http://127.0.0.1", "nats://", "nats://h:port", ""])
def test_what_is_no_address_is_said_before_anything_is_opened(address: str) -> None:
    with pytest.raises(BadAddress):
        NatsBus(address)
