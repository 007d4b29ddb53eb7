"""The one table of settings: every flag, environment variable and TOML key of `serve` follows from it.
Must import nothing that is slow before something is read."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, ValidationError, convert
from msgspec.structs import FieldInfo, fields

if TYPE_CHECKING:
    from tafelrunde.storage.address import Address

PREFIX = "TAFELRUNDE_"
CONFIG = "tafelrunde.toml"


class BadSetting(Exception):  # noqa: N818 - a finding about somebody's settings
    """A setting that cannot be so, and where it was found."""


def _about(description: str, metavar: str = "", **limits: Any) -> Meta:
    return Meta(description=description, extra={"metavar": metavar}, **limits)


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a house is run; each field is a setting with its kind, its limits, its default and what it is for."""

    host: Annotated[str, _about("the address to listen on; 0.0.0.0 is every address of this machine", "ADDRESS")] = (
        "127.0.0.1"
    )
    port: Annotated[int, _about("the port; 0: any free one", "PORT", ge=0, le=65535)] = 8421
    data: Annotated[str, _about("where everything is kept (empty: your data folder)", "DIR")] = ""
    database: Annotated[
        str,
        _about(
            "a PostgreSQL that several machines share (empty: a file in the data folder); as it may hold a secret, "
            "rather in the file or in the environment than on the command line",
            "postgresql+asyncpg://USER@HOST/NAME",
        ),
    ] = ""
    bus: Annotated[
        str,
        _about(
            "where the nodes of a house on several machines reach one another: NATS (empty: this is the only node)",
            "nats://HOST:4222",
        ),
    ] = ""
    open: Annotated[bool, _about("show the page in your browser")] = False
    public_url: Annotated[
        str,
        _about("the address that people type, where a proxy stands in front", "URL", pattern="^(https?://[^/]+)?/?$"),
    ] = ""
    trusted_proxy: Annotated[
        str, _about("addresses of proxies whose X-Forwarded headers are believed, with commas", "ADDRESSES")
    ] = ""
    operator_port: Annotated[
        int,
        _about("the port of the operator's page and of /metrics; 0: any free one, -1: none", "PORT", ge=-1, le=65535),
    ] = -1
    operator_host: Annotated[str, _about("the address that the operator's port listens on", "ADDRESS")] = "127.0.0.1"
    log_level: Annotated[Literal["debug", "info", "warning", "error"], _about("what is worth a line in the log")] = (
        "info"
    )
    log_format: Annotated[
        Literal["auto", "text", "json"], _about("lines for people or for programs; auto: text on a terminal")
    ] = "auto"
    log_addresses: Annotated[bool, _about("write visitors' addresses into the log")] = False
    guest_days: Annotated[
        int, _about("guests without an account are forgotten after so many days; 0: never", "DAYS", ge=0)
    ] = 180
    frames_per_second: Annotated[
        int,
        _about("how many frames a second a socket may send for long (at once: so many and a half times)", "N", ge=1),
    ] = 20
    requests_per_second: Annotated[
        int,
        _about(
            "how many requests a second a browser may make for long (an address: ten times as many); 0: no limit",
            "N",
            ge=0,
        ),
    ] = 20


DEFAULTS = Settings()


def name_of(field: FieldInfo, style: Literal["flag", "environment", "toml"]) -> str:
    """How a setting is called on the command line, in the environment and in the file."""
    match style:
        case "flag":
            return "--" + field.name.replace("_", "-")
        case "environment":
            return PREFIX + field.name.upper()
        case "toml":
            return field.name


def add_settings(parser: argparse.ArgumentParser) -> None:
    """A flag for every setting, and one for the file."""
    for field in fields(Settings):
        meta, kind = _meta(field), _kind(field)
        text = (
            f"{meta.description} (default: {field.default})" if field.default not in ("", False) else meta.description
        )
        flag = name_of(field, "flag")
        if kind is bool:
            parser.add_argument(flag, action="store_true", default=UNSET, help=text)
        elif hasattr(kind, "__args__"):
            parser.add_argument(flag, choices=kind.__args__, default=UNSET, help=text)
        else:
            metavar = (meta.extra or {})["metavar"]
            parser.add_argument(flag, metavar=metavar, default=UNSET, help=text)
    parser.add_argument("--config", type=Path, metavar="FILE", help=f"settings in a file (default: {CONFIG} in --data)")


def add_data_setting(parser: argparse.ArgumentParser) -> None:
    """For commands that only need to know which house is meant."""
    parser.add_argument(
        "--data", metavar="DIR", default=UNSET, help="where everything is kept (default: your data folder)"
    )
    parser.add_argument(
        "--database", metavar="ADDRESS", default=UNSET, help="the PostgreSQL that it is kept in (default: none)"
    )
    parser.add_argument("--config", type=Path, metavar="FILE", help=argparse.SUPPRESS)


def settings_from(args: argparse.Namespace, environment: Mapping[str, str] = os.environ) -> Settings:
    """A flag counts before a variable, a variable before the file, the file before the default."""
    named = [field.name for field in fields(Settings)]
    flags = {name: getattr(args, name) for name in named if getattr(args, name, UNSET) is not UNSET}
    variables = {
        field.name: environment[name_of(field, "environment")]
        for field in fields(Settings)
        if environment.get(name_of(field, "environment"))
    }
    near = checked({**_only_data(variables), **_only_data(flags)}, "the settings")
    config = args.config or environment.get(PREFIX + "CONFIG")
    written = _file(Path(config), required=True) if config else _file(data_folder(near) / CONFIG, required=False)
    checked(variables, "the environment")
    return checked({**written, **variables, **flags}, "the settings")


def data_folder(settings: Settings) -> Path:
    """Where everything is kept."""
    from tafelrunde.storage.directory import own_directory

    return Path(settings.data).expanduser() if settings.data else own_directory()


def database_of(settings: Settings) -> Address | None:
    """The PostgreSQL that is meant, or None where everything is in the data folder."""
    from tafelrunde.storage.address import BadAddress, address_in

    try:
        return address_in(settings.database) if settings.database else None
    except BadAddress as fault:
        raise BadSetting(f"the settings: database: {fault}") from None


def as_page() -> str:
    """The table of settings as a page of the documentation."""
    lines = [
        "# Settings of `tafelrunde serve`",
        "",
        "Generated from `cli/settings.py` by `make docs`. None is needed. A flag counts before a variable of the",
        f"environment, a variable before the file (`{CONFIG}` in the data folder, or `--config FILE`), the file before",
        "the default.",
        "",
        "| flag | variable | in the file | default | what it is for |",
        "|---|---|---|---|---|",
    ]
    for field in fields(Settings):
        flag, variable, key = (f"`{name_of(field, style)}`" for style in ("flag", "environment", "toml"))
        default = _toml(field.default)
        lines.append(f"| {flag} | {variable} | {key} | `{default}` | {_meta(field).description} |")
    return "\n".join([*lines, ""])


def _toml(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)


def _only_data(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if name == "data"}


def _file(path: Path, *, required: bool) -> dict[str, Any]:
    import tomllib

    try:
        with path.open("rb") as file:
            found = tomllib.load(file)
    except (FileNotFoundError, NotADirectoryError):
        if required:
            raise BadSetting(f"{path} is not there") from None
        return {}
    except (OSError, tomllib.TOMLDecodeError) as fault:
        raise BadSetting(f"{path}: {getattr(fault, 'strerror', None) or fault}") from None
    checked(found, str(path), strict=True)
    return found


def checked(values: Mapping[str, Any], where: str, *, strict: bool = False) -> Settings:
    """Settings as they were written somewhere; `strict`: in their own kinds, not as text."""
    try:
        return convert(dict(values), Settings, strict=strict)
    except ValidationError as fault:
        what, _, place = str(fault).partition(" - at `$.")
        name = f"{place.rstrip('`')}: " if place else ""
        raise BadSetting(f"{where}: {name}{what[:1].lower()}{what[1:]}") from None


def _meta(field: FieldInfo) -> Meta:
    found: Meta = field.type.__metadata__[0]
    return found


def _kind(field: FieldInfo) -> Any:
    return field.type.__origin__
