"""The wire described for other people's tools: OpenAPI 3.1 for the plain requests, AsyncAPI 3.0 for the socket.
Must not know more than the registry: nothing is described that is not in it."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from tafelrunde import __version__
from tafelrunde.core.replay import Catalogue
from tafelrunde.platform import hosting, seating
from tafelrunde.web.api import ENDPOINTS
from tafelrunde.web.endpoint import EVERYWHERE, MEANINGS, PARAMETERS, Endpoint, No
from tafelrunde.web.messages import Down, Up

REF = "#/components/schemas/{name}"


def openapi(catalogue: Catalogue) -> bytes:
    """Every endpoint of the registry with its schemas."""
    bodies = [one.body for one in ENDPOINTS if not isinstance(one.body, str | None)]
    answers = [one.answer for one in ENDPOINTS if not isinstance(one.answer, str)]
    options = [game.options_type for game in catalogue.values()]
    wanted = [No, *bodies, *answers, *options]
    schemas, components = msgspec.json.schema_components(wanted, ref_template=REF)
    schema_of = dict(zip(map(str, wanted), schemas, strict=True))
    paths: dict[str, Any] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, schema_of)
    return _pretty(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Tafelrunde",
                "version": __version__,
                "license": {"name": "MIT", "identifier": "MIT"},
                "description": "The plain requests. What changes something must come from the house's own page "
                "(an Origin header with its address). Who somebody is follows from an HttpOnly cookie.",
            },
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": "tafelrunde"}},
            },
        }
    )


def _operation(one: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    def content(kind: Any) -> dict[str, Any]:
        if isinstance(kind, str):
            return {kind: {"schema": {"type": "string"}}}
        return {"application/json": {"schema": schema_of[str(kind)]}}

    asked = (400,) if one.query else ()
    refusal = {"content": {"application/json": {"schema": schema_of[str(No)]}}}
    answers = {str(status): {"description": "It is done.", "content": content(one.answer)} for status in one.statuses}
    refusals = {
        str(status): {"description": MEANINGS[status], **refusal} for status in (*one.refusals, *asked, *EVERYWHERE)
    }
    names = re.findall(r"{(\w+)}", one.path)
    parameters = [{"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in names]
    parameters += [{"name": name, "in": "query", "schema": PARAMETERS[name]} for name in one.query]
    body = {} if one.body is None else {"requestBody": {"required": True, "content": content(one.body)}}
    needs: dict[str, Any] = {"security": [{"guest": []}]} if 401 in one.refusals else {}
    operation = {"operationId": one.name, "summary": one.summary, "responses": answers | refusals}
    return operation | needs | body | ({"parameters": parameters} if parameters else {})


def asyncapi(catalogue: Catalogue) -> bytes:
    """The socket's words in both directions, and what the games put into them."""
    groups = {"up": Up.__args__, "down": Down.__args__}
    spoken = {
        "TableCommand": hosting.Command,
        "TableEvent": seating.Event,
        **{f"{name}.{part}": getattr(game, f"{part}_type") for name, game in catalogue.items() for part in _PARTS},
    }
    wanted = [*groups["up"], *groups["down"], *spoken.values()]
    schemas, components = msgspec.json.schema_components(wanted, ref_template=REF)
    messages = {
        _message_name(way, kind): {"summary": " ".join((kind.__doc__ or "").split()), "payload": schema}
        for (way, kind), schema in zip([(way, kind) for way in groups for kind in groups[way]], schemas, strict=False)
    }
    components |= dict(zip(spoken, schemas[len(messages) :], strict=True))

    def operation(way: str, action: str) -> dict[str, Any]:
        names = [_message_name(way, kind) for kind in groups[way]]
        refs = [{"$ref": f"#/channels/table/messages/{name}"} for name in names]
        return {"action": action, "channel": {"$ref": "#/channels/table"}, "messages": refs}

    return _pretty(
        {
            "asyncapi": "3.0.0",
            "info": {
                "title": "Tafelrunde",
                "version": __version__,
                "description": "One socket for one person at one table: hello first, then commands and updates. "
                "`do.command` is a TableCommand or a command of the table's game; `update.view`, `update.legal` and "
                "`update.events` are of the game, too.",
            },
            "channels": {
                "table": {
                    "address": "/t/{key}/socket",
                    "parameters": {"key": {"description": PARAMETERS["key"]["description"]}},
                    "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
                }
            },
            "operations": {"hear": operation("up", "receive"), "tell": operation("down", "send")},
            "components": {"messages": messages, "schemas": components},
        }
    )


_PARTS = ("options", "command", "event", "view")


def _message_name(way: str, kind: type[msgspec.Struct]) -> str:
    return f"{way}.{kind.__struct_config__.tag}"


def _pretty(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"
