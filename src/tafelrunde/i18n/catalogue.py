"""Texts by id and language, from the Fluent files in `catalogues/<language>/`, each read when first needed.
Must not know who shows them, nor where."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "nl", "es", "cs", "sk")
DEFAULT = "en"

_ID = re.compile(r"^([A-Za-z][\w-]*)[ \t]*=", re.MULTILINE)
_WISH = re.compile(r"\s*([A-Za-z]{1,8})(?:[-_][\w-]*)?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?")


class NoSuchText(KeyError):  # noqa: N818 - it is named after what is missing
    """No text with this id, or one whose variables were not given: our mistake, never the reader's."""


class Catalogue:
    """The texts of one language; `isolating` wraps what is put into them in marks of direction, for the web."""

    def __init__(self, language: str, *, isolating: bool = False) -> None:
        if language not in LANGUAGES:
            raise NoSuchText(language)
        self.language = language
        self._isolating = isolating

    def __contains__(self, text_id: str) -> bool:
        return text_id in _index(self.language)

    def text(self, text_id: str, **variables: str | int) -> str:
        """The text, with its variables put in."""
        bundle = self._bundle(text_id)
        pattern = bundle.get_message(text_id).value
        if pattern is None:
            raise NoSuchText(f"{self.language}: {text_id} has no text of its own")
        text, faults = bundle.format_pattern(pattern, variables)
        if faults:
            raise NoSuchText(f"{self.language}: {text_id}: {faults}")
        return str(text)

    def ids(self, stem: str) -> tuple[str, ...]:
        """The ids of the messages in one file, in their order."""
        return tuple(text_id for text_id, home in _index(self.language).items() if home == stem)

    def _bundle(self, text_id: str) -> FluentBundle:
        stem = _index(self.language).get(text_id)
        if stem is None:
            raise NoSuchText(f"{self.language}: {text_id}")
        return _bundle(self.language, stem, self._isolating)


def stems(language: str) -> tuple[str, ...]:
    """The names of a language's files; a message may refer to those of its own file alone."""
    found = files(__package__).joinpath("catalogues", language).iterdir()
    return tuple(sorted(one.name.removesuffix(".ftl") for one in found if one.name.endswith(".ftl")))


def choose(accept: str | None) -> str:
    """The language that suits a list of wishes such as `de-AT, en;q=0.5` best; English where none does."""
    wishes = []
    for place, part in enumerate((accept or "").split(",")):
        if (wish := _WISH.fullmatch(part)) and wish[1].lower() in LANGUAGES:
            wishes.append((-float(wish[2] or 1), place, wish[1].lower()))
    weight, _, language = min(wishes, default=(0.0, 0, DEFAULT))
    return language if weight else DEFAULT


def is_spoken(language: str) -> bool:
    """Whether one of our languages is meant, as by `de` or `de-AT`."""
    wish = _WISH.fullmatch(language)
    return wish is not None and wish[1].lower() in LANGUAGES


def spoken(language: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language somebody asked for, or else the one their system speaks."""
    if language:
        return choose(language)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return choose(value.partition(".")[0])
    return DEFAULT


def _source(language: str, stem: str) -> str:
    return files(__package__).joinpath("catalogues", language, f"{stem}.ftl").read_text(encoding="utf-8")


@cache
def _index(language: str) -> dict[str, str]:
    """Which file each message is in; finding that out is a hundred times cheaper than parsing."""
    return {text_id: stem for stem in stems(language) for text_id in _ID.findall(_source(language, stem))}


@cache
def _bundle(language: str, stem: str, isolating: bool) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=isolating)
    bundle.add_resource(FluentResource(_source(language, stem)))
    return bundle
