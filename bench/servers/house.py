"""Our own server with the two scripted games, as `tafelrunde serve` starts it, with the log on the disk.
Must not know how it is measured."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from servers.scripted import RACE, TRICK
from tafelrunde.cli import serve
from tafelrunde.core.replay import Catalogue
from tafelrunde.games import CATALOGUE
from tafelrunde.platform.clock import SystemClock


def main() -> int:
    """Serve until told to stop."""
    parser = argparse.ArgumentParser()
    serve.add_parser(parser.add_subparsers())
    games: Catalogue = {TRICK.name: TRICK, RACE.name: RACE, "ugo": CATALOGUE["ugo"]}
    return serve.serve(parser.parse_args(["serve", *sys.argv[1:]]), games, SystemClock())


if __name__ == "__main__":
    raise SystemExit(main())
