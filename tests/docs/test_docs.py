"""The documentation agrees with the tree: the map, the moments, the size and the first line of every module."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import get_args

import pytest

from tafelrunde.games import CATALOGUE

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tafelrunde"
MODULES = sorted(path for folder in ("src", "bench") for path in (ROOT / folder).rglob("*.py"))
LONGEST = 300


def _read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def _folders(folder: Path) -> set[str]:
    return {
        path.name
        for path in folder.iterdir()
        if path.is_dir() and any(path.glob("[!_]*")) and path.name != "__pycache__"
    }


def test_the_readme_maps_every_package_and_names_none_that_is_not_there() -> None:
    tree = _read("README.md").partition("## The tree")[2].partition("##")[0]
    named = set(re.findall(r"^ {6}(\w+)/ ", tree, re.MULTILINE))
    assert named == _folders(PACKAGE)


@pytest.mark.parametrize("page", ["src/tafelrunde/__init__.py", "docs/architecture.md"])
def test_the_map_of_the_layers_is_that_of_the_contract(page: str) -> None:
    contract = tomllib.loads(_read("pyproject.toml"))["tool"]["importlinter"]["contracts"][0]["layers"]
    layers = [{name.strip() for name in layer.split("|")} for layer in contract if layer != "__main__"]
    rows = re.findall(r"^ *((?:\w+ \| )*\w+)  ", _read(page), re.MULTILINE)
    assert [set(row.split(" | ")) for row in rows][: len(layers)] == layers


def test_the_readme_maps_every_folder_of_tests() -> None:
    tree = _read("README.md").partition("## The tree")[2].partition("##")[0]
    tests = tree.partition("tests/ ")[2].partition("bench/")[0]
    assert set(re.findall(r"(\w+)/", tests)) == _folders(ROOT / "tests")


def test_every_event_has_its_moment() -> None:
    moments = _read("docs/moments.md")
    events = {kind.__name__ for game in CATALOGUE.values() for kind in get_args(game.event_type)}
    assert {name for name in events if f"`{name}" not in moments} == set()


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_is_short_and_begins_with_what_it_is(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) < LONGEST
    assert ast.get_docstring(ast.parse(text)), "its first line says what it is"


@pytest.mark.parametrize("page", sorted((ROOT / "docs").rglob("*.md")), ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_chart_of_the_deck_is_that_of_the_deck(tmp_path: Path) -> None:
    out = tmp_path / "deck.svg"
    subprocess.run([sys.executable, ROOT / "bench" / "deck.py", out], check=True, capture_output=True)
    assert out.read_text(encoding="utf-8") == _read("docs/deck.svg"), "make docs"


def test_no_page_holds_the_marks_of_a_merge() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert not [path for path in pages if re.search(r"^(<{7}|>{7}) ", path.read_text(encoding="utf-8"), re.MULTILINE)]
