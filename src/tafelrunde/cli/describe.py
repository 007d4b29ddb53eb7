"""`tafelrunde describe`: the wire, described for clients and tools. Must not know what is on it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

FILES = ("docs/reference/openapi.json", "docs/reference/asyncapi.json", "web/src/protocol.gen.ts")


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    parser = subparsers.add_parser(
        "describe",
        help="describe the HTTP API and the socket, for clients and tools",
        description="Prints what the server speaks: OpenAPI 3.1 for plain requests, AsyncAPI 3.0 for the socket, or "
        "both as TypeScript. With --write all three are written into a checkout of the project.",
    )
    parser.add_argument("what", nargs="?", choices=("openapi", "asyncapi", "typescript"), help="what to print")
    parser.add_argument("--write", type=Path, metavar="ROOT", help="write all of them: " + ", ".join(FILES))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print or write; 2 when it is not said what."""
    texts = dict(zip(("openapi", "asyncapi", "typescript"), described(), strict=True))
    if args.write is not None:
        for name, text in zip(FILES, texts.values(), strict=True):
            path = args.write / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)
        return 0
    if args.what is None:
        print("tafelrunde describe: say openapi, asyncapi or typescript, or --write", file=sys.stderr)
        return 2
    sys.stdout.write(texts[args.what].decode())
    return 0


def described() -> tuple[bytes, bytes, bytes]:
    """The three descriptions, in the order of FILES."""
    from tafelrunde.games import CATALOGUE
    from tafelrunde.web.described import asyncapi, openapi
    from tafelrunde.web.typescript import typescript

    return openapi(CATALOGUE), asyncapi(CATALOGUE), typescript(CATALOGUE).encode()
