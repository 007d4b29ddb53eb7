"""What lies in deploy/ fits the program: the settings it names are there, and so are the files it is made of."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest

from tafelrunde.cli.settings import Settings, checked
from tafelrunde.web.client import CLIENT

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NOTICES = (ROOT / "THIRD-PARTY.md").read_text(encoding="utf-8")


def test_the_settings_in_the_example_are_settings() -> None:
    found = tomllib.loads((DEPLOY / "tafelrunde.toml").read_text())
    settings = checked(found, "deploy/tafelrunde.toml", strict=True)
    assert settings.operator_port == 8422


def test_the_variables_that_are_set_in_deploy_are_settings() -> None:
    known = {"TAFELRUNDE_" + name.upper() for name in Settings.__struct_fields__}
    for path in DEPLOY.iterdir():
        assert set(re.findall(r"TAFELRUNDE_[A-Z_]+", path.read_text())) <= known, path


def test_the_ports_and_addresses_in_deploy_agree() -> None:
    for name in ("Caddyfile", "nginx.conf", "Dockerfile"):
        assert "8421" in (DEPLOY / name).read_text()
    assert 'public_url = "https://table.example.org"' in (DEPLOY / "tafelrunde.toml").read_text()
    assert all("table.example.org" in (DEPLOY / name).read_text() for name in ("Caddyfile", "nginx.conf"))


def test_the_door_leads_to_every_node_there_is() -> None:
    nodes = set(re.findall(r"^  (node\d+): ", (DEPLOY / "compose.yaml").read_text(), re.MULTILINE))
    assert len(nodes) == 3
    assert set(re.findall(r"(node\d+):8421", (DEPLOY / "Caddyfile.nodes").read_text())) == nodes


def test_everything_that_is_installed_is_named_with_its_licence() -> None:
    for requirement in (one for one in requires("tafelrunde") or [] if "extra ==" not in one):
        name = re.split(r"[<>=; \[]", requirement)[0]
        assert name == "tafelrunde-kernel" or re.search(rf"[| ]{name}\b.*\| [A-Z]", NOTICES), name


def test_everything_in_the_bundle_is_named_with_its_licence() -> None:
    if not (notices := CLIENT / "third-party.txt").is_file():
        pytest.skip("no client is built: `make client`")
    for name, licence in re.findall(r"^== (\S+) \S+ \((.+)\)$", notices.read_text(), re.MULTILINE):
        assert f"| {name} | {licence} |" in NOTICES
