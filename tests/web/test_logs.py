"""What a house writes about its guests: nothing that says who or from where, unless it is told to."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from shell.process import ServerProcess
from shell.rooms import run
from shell.site import Address

HERE = "127.0.0.1"


@pytest.mark.parametrize("told_to", [False, True])
def test_no_address_name_or_token_is_in_the_log_unless_addresses_are_asked_for(tmp_path: Path, told_to: bool) -> None:
    async def story(address: Address) -> str:
        north = await address.guest("Northwind")
        code = await north.opens("null", 2)
        line = await north.enters(code)
        await line.do("1", {"kind": "keep"})
        await line.hears("refused")
        await line.say("nonsense")
        line.wire.transport.abort()
        assert (await address.ask("GET", "/api/tables/ZZZZZZ")).status == 404
        with socket.create_connection((HERE, address.port)) as wild:
            wild.sendall(b"\x16\x03\x01 this is no request\r\n\r\n")
            wild.recv(1000)
        return north.cookie.partition("=")[2]

    with (tmp_path / "log").open("w+b") as log:
        server = ServerProcess(tmp_path / "data", "null", "--log-level", "info", *(["--log-addresses"] * told_to))
        server.complaints = log
        with server:
            token = run(story(Address(server.port)))
            assert server.stop() == 0
        log.seek(0)
        written = log.read().decode()
    assert (HERE in written) is told_to
    assert "Northwind" not in written
    assert token not in written


@pytest.mark.parametrize("style", ["text", "json"])
def test_a_traceback_says_where_and_not_with_what(style: str) -> None:
    code = f"""
import logging
from tafelrunde.cli.logs import set_up_logs
set_up_logs('info', {style!r})
def opens(password):
    raise OSError('it is away')
try:
    opens('open ' + 'sesame')
except OSError:
    logging.getLogger('house').exception('not stored')
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "it is away" in done.stderr
    assert "opens" in done.stderr
    assert "open sesame" not in done.stderr


def test_a_line_of_the_log_is_one_object() -> None:
    say = "set_up_logs('info', 'auto'); logging.getLogger('house').warning('%s is full', 'it')"
    code = f"import logging; from tafelrunde.cli.logs import set_up_logs; {say}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    line = json.loads(done.stderr)
    assert (line["event"], line["level"], line["logger"]) == ("it is full", "warning", "house")
