"""The descriptions of the wire are those of this program, and hold together."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.cli.describe import FILES, described
from tafelrunde.web.api import ENDPOINTS
from tafelrunde.web.messages import Update

ROOT = Path(__file__).parents[2]
OPENAPI, ASYNCAPI, TYPESCRIPT = described()


@pytest.mark.parametrize(("name", "text"), list(zip(FILES, described(), strict=True)), ids=FILES)
def test_what_is_in_the_tree_is_fresh(name: str, text: bytes) -> None:
    assert (ROOT / name).read_bytes() == text, "the wire has changed: run `make docs`"


@pytest.mark.parametrize("text", [OPENAPI, ASYNCAPI], ids=["openapi", "asyncapi"])
def test_every_reference_leads_somewhere(text: bytes) -> None:
    whole = msgspec.json.decode(text)
    references = set(re.findall(rb'"\$ref": "#/([^"]+)"', text))
    assert references
    for reference in references:
        here: Any = whole
        for part in reference.decode().split("/"):
            here = here[part.replace("~1", "/")]


def test_every_endpoint_is_described_once() -> None:
    paths = msgspec.json.decode(OPENAPI)["paths"]
    assert sum(len(methods) for methods in paths.values()) == len(ENDPOINTS)
    assert len({endpoint.name for endpoint in ENDPOINTS}) == len(ENDPOINTS)


def test_every_type_that_is_named_in_the_typescript_is_declared_and_no_field_is_optional() -> None:
    text = re.sub(r"/\*\*.*?\*/|//[^\n]*", "", TYPESCRIPT.decode())
    declared = set(re.findall(r"export (?:type|interface|const) (\w+)", text))
    code = re.sub(r'"[^"]*"', "", text)
    named = set(re.findall(r"\b[A-Z]\w+\b", code)) - {"Record", "G"}
    assert named <= declared
    assert "?:" not in code
    assert all(f"  {field}: " in code for field in Update.__struct_fields__)
