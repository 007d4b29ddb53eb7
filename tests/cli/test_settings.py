"""One table of settings: flags, variables and a file, which counts before which, and what is said of bad ones."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from cli.running import tafelrunde
from tafelrunde.cli.settings import CONFIG, DEFAULTS, BadSetting, Settings, add_settings, as_page, settings_from

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "settings.md"


def found(*words: str, environment: dict[str, str] | None = None) -> Settings:
    parser = argparse.ArgumentParser()
    add_settings(parser)
    return settings_from(parser.parse_args(words), environment or {"HOME": "/nowhere"})


def test_nothing_needs_to_be_set(tmp_path: Path) -> None:
    assert found("--data", str(tmp_path)) == Settings(data=str(tmp_path))
    assert DEFAULTS.host == "127.0.0.1"


def test_a_flag_counts_before_a_variable_and_a_variable_before_the_file(tmp_path: Path) -> None:
    (tmp_path / CONFIG).write_text('port = 1\nhost = "file"\nlog_level = "error"\nopen = true\n')
    environment = {"TAFELRUNDE_DATA": str(tmp_path), "TAFELRUNDE_PORT": "2", "TAFELRUNDE_HOST": "variable"}
    settings = found("--port", "3", environment=environment)
    assert (settings.port, settings.host, settings.log_level, settings.open) == (3, "variable", "error", True)


def test_a_file_may_lie_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text("guest_days = 7\n")
    assert found("--data", str(tmp_path), "--config", str(tmp_path / "own.toml")).guest_days == 7
    with pytest.raises(BadSetting, match="not there"):
        found("--config", str(tmp_path / "missing.toml"))


@pytest.mark.parametrize(
    ("words", "environment", "text", "said"),
    [
        (("--port", "70000"), {}, "", "port: expected `int` <= 65535"),
        (("--port", "x"), {}, "", "port: expected `int`, got `str`"),
        ((), {"TAFELRUNDE_OPEN": "perhaps"}, "", "the environment: open: expected `bool`, got `str`"),
        ((), {"TAFELRUNDE_PUBLIC_URL": "tafel.example"}, "", "public_url"),
        ((), {}, "port = [1]", f"{CONFIG}: port: expected `int`, got `array`"),
        ((), {}, 'port = "8000"', f"{CONFIG}: port: expected `int`, got `str`"),
        ((), {}, "prot = 1", "unknown field `prot`"),
        ((), {}, "port = ", CONFIG),
    ],
)
def test_a_bad_setting_is_said_with_its_place(
    tmp_path: Path, words: tuple[str, ...], environment: dict[str, str], text: str, said: str
) -> None:
    (tmp_path / CONFIG).write_text(text)
    with pytest.raises(BadSetting) as fault:
        found("--data", str(tmp_path), *words, environment=environment)
    assert said in str(fault.value)
    assert "\n" not in str(fault.value)


def test_the_page_of_the_documentation_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == as_page(), "run `make docs`"


def test_a_bad_setting_ends_the_command_with_one_line() -> None:
    done = tafelrunde("serve", "--port", "70000")
    assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
