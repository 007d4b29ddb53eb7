"""Schemathesis asks the plain requests whatever their OpenAPI page allows and forbids, on a real server with a table
and a finished game: every answer is one that the page promises, bad requests are refused, and nothing breaks."""

from __future__ import annotations

import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from schemathesis.engine import from_schema
from schemathesis.engine.events import FatalError, NonFatalError, ScenarioFinished

from shell.process import ServerProcess
from tafelrunde.core.playout import playout
from tafelrunde.core.replay import write
from tafelrunde.games import BOTS, CATALOGUE, LEVELS
from tafelrunde.web.described import openapi

LEAVING = {"/api/me/forget", "/api/me/leave"}
EXAMPLES = 60
GAME = CATALOGUE["ugo"]


class Site:
    """The server that is asked, and whose cookie is shown to it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.regular = self.newcomer()
        self.key = str(self.post("/api/tables", {"game": "ugo", "seats": 2, "bots": [LEVELS["ugo"][0]]})["code"])
        self.id = str(self.post("/api/results", finished_game())["id"])

    def newcomer(self) -> str:
        """Somebody with a name; their token."""
        answer = self._asked("/api/me", msgspec.json.encode({"name": "Schema"}), {})
        return str(answer.headers["set-cookie"]).partition(";")[0].partition("=")[2]

    def post(self, path: str, value: object) -> Any:
        """A request of the regular guest."""
        body = value if isinstance(value, bytes) else msgspec.json.encode(value)
        return msgspec.json.decode(self._asked(path, body, {"Cookie": f"tafelrunde={self.regular}"}).read())

    def _asked(self, path: str, body: bytes, headers: dict[str, str]) -> Any:
        return urllib.request.urlopen(urllib.request.Request(self.url + path, body, {"Origin": self.url, **headers}))


def finished_game() -> bytes:
    """A game that can be brought in."""
    done = playout(GAME, GAME.options_type(), 2, BOTS["ugo"], "by schema")
    return write(GAME, GAME.options_type(), 2, done.lines, done.seed)


@schemathesis.serializer("application/x-ndjson")
def as_lines(context: schemathesis.SerializationContext, value: Any) -> bytes:
    """A game file is text."""
    return value if isinstance(value, bytes) else str(value).encode(errors="replace")


def asking(site: Site) -> schemathesis.BaseSchema:
    """The page of the API with a cookie, and with what is there put in where something is asked for."""
    how = schemathesis.Config.from_dict(
        {
            "base-url": site.url,
            "headers": {"Origin": site.url},
            "generation": {
                "deterministic": False,
                "with-security-parameters": False,
                "max-examples": EXAMPLES,
                "no-shrink": True,
            },
            "phases": {"stateful": {"enabled": False}},
            "checks": {
                "positive_data_acceptance": {"enabled": False},  # what the rules forbid no schema can say: 422
                "negative_data_rejection": {"expected-statuses": [400, 401, 403, 404, 405, 413, 422]},
            },
        }
    )
    schema = schemathesis.openapi.from_dict(msgspec.json.decode(openapi(CATALOGUE)), config=how)
    real = {"key": site.key, "id": site.id, "game": "ugo", "language": "cs"}

    @schema.auth(refresh_interval=None)
    class Cookie:
        """Who forgets everything or leaves is somebody new each time."""

        def get(self, case: schemathesis.Case[Any], context: schemathesis.AuthContext) -> str:
            return site.newcomer() if case.operation.path in LEAVING else site.regular

        def set(self, case: schemathesis.Case[Any], token: str, context: schemathesis.AuthContext) -> None:
            case.cookies = {**(case.cookies or {}), "tafelrunde": token}

    @schema.hook
    def map_path_parameters(context: schemathesis.HookContext, path_parameters: dict[str, Any]) -> dict[str, Any]:
        """Every other time it is the table and the game that are there."""
        asked = path_parameters or {}
        return {name: real.get(name, value) if len(str(value)) % 2 else value for name, value in asked.items()}

    @schema.hook
    def map_body(context: schemathesis.HookContext, body: Any) -> Any:
        """Every other time it is about a game that can be played."""
        if isinstance(body, dict) and isinstance(body.get("game"), str) and len(body["game"]) % 2:
            return {**body, "game": "ugo", **({"options": None} if "options" in body else {})}
        return body

    return schema


@pytest.mark.timeout(300)
def test_every_answer_is_one_that_the_page_of_the_api_promises(tmp_path: Path) -> None:
    wrong, asked, answers = [], 0, Counter[int]()
    with ServerProcess(tmp_path, "all", "--requests-per-second", "0", "--log-level", "error") as server:
        for event in from_schema(asking(Site(server.url))).execute():
            match event:
                case ScenarioFinished(recorder=recorder):
                    asked += len(recorder.cases)
                    answers.update(one.response.status_code for one in recorder.interactions.values() if one.response)
                    wrong += [
                        f"{recorder.label}: {check.failure_info.failure}\n{check.failure_info.code_sample}"
                        for checks in recorder.checks.values()
                        for check in checks
                        if check.failure_info is not None
                    ]
                case NonFatalError(value=fault) | FatalError(exception=fault):
                    wrong.append(repr(fault))
                case _:
                    pass
    assert not wrong, "\n\n".join(wrong)
    assert asked > 500
    assert {200, 201, 400, 401, 404, 405, 422} <= answers.keys(), answers
