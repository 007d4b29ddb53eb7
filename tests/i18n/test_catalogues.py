"""Law 7, second half: every word exists in every language, with the same variables and the right plural forms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast

from tafelrunde.games import CATALOGUE, TEMPLATE
from tafelrunde.i18n.catalogue import LANGUAGES, Catalogue, stems

SOURCES = Path(__file__).parents[2] / "src" / "tafelrunde"
PLURALS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "nl": {"one", "other"},
    "es": {"one", "other"},
    "cs": {"one", "few", "other"},
    "sk": {"one", "few", "other"},
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
STEMS = stems("en")


@cache
def _messages(language: str, stem: str) -> dict[str, ast.Message]:
    source = files("tafelrunde.i18n").joinpath("catalogues", language, f"{stem}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == [], f"{language}/{stem}.ftl"
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names)), f"{language}/{stem}.ftl says something twice"
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def _nodes(node: Any) -> Iterator[Any]:
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _nodes(value)
    elif isinstance(node, list):
        for part in node:
            yield from _nodes(part)


def _variables(message: ast.Message) -> set[str]:
    return {node.id.name for node in _nodes(message) if isinstance(node, ast.VariableReference)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stem", STEMS)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str, stem: str) -> None:
    english, other = _messages("en", stem), _messages(language, stem)
    assert list(other) == list(english)
    for name, message in english.items():
        assert _variables(other[name]) == _variables(message), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stem", STEMS)
def test_plurals_have_all_the_forms_of_their_language(language: str, stem: str) -> None:
    for name, message in _messages(language, stem).items():
        for node in _nodes(message):
            if isinstance(node, ast.SelectExpression):
                keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
                if keys - {"other"} and keys <= CATEGORIES:
                    assert keys >= PLURALS[language], (name, keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_a_file_of_its_own(language: str) -> None:
    assert stems(language) == STEMS


EVENTS = sorted({str(kind.__struct_config__.tag) for game in CATALOGUE.values() for kind in get_args(game.event_type)})
REFUSALS = sorted(
    {
        key
        for folder in ("games", "core", "platform")
        for path in (SOURCES / folder).rglob("*.py")
        if path.parent.name != TEMPLATE.name
        for key in re.findall(r'Refused\(\s*"([a-z.-]+)"', path.read_text(encoding="utf-8"))
    }
)


def _has_text(text_id: str) -> bool:
    texts = Catalogue("en")
    return text_id in texts or any(name.startswith(f"{text_id}-") for name in texts.ids("events"))


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_has_a_sentence(kind: str) -> None:
    assert _has_text(kind.replace(".", "-"))


@pytest.mark.parametrize("key", REFUSALS)
def test_every_refusal_has_a_text(key: str) -> None:
    assert f"refused-{key.replace('.', '-')}" in Catalogue("en")


def test_there_are_events_and_refusals_to_speak_of() -> None:
    assert len(EVENTS) > 30
    assert len(REFUSALS) > 50
