"""`tafelrunde doctor`: what could keep a house from opening. Must not know how one is looked at."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from tafelrunde.cli.failing import failed
from tafelrunde.cli.settings import BadSetting, Settings, add_settings, data_folder, database_of, settings_from

if TYPE_CHECKING:
    from tafelrunde.workshop.doctor import Case


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    parser = subparsers.add_parser(
        "doctor",
        help="look for what could keep a house from opening",
        description="Looks at the ports, the data folder, the disk, the database, the client and the clock, for the "
        "same settings as `tafelrunde serve`; it changes nothing. Exit status 1 where something is at fault.",
    )
    add_settings(parser)
    parser.add_argument("--json", action="store_true", help="print the findings as one JSON array")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """0 where a house can open, 1 where something is at fault, 2 for a bad setting."""
    import msgspec

    from tafelrunde.workshop.doctor import examine

    try:
        case = case_of(settings_from(args))
    except BadSetting as fault:
        return failed("doctor", str(fault), 2)
    findings = []
    for finding in examine(case):
        findings.append(finding)
        if not args.json:
            print(f"{finding.state:<8} {finding.what:<10} {finding.detail}", flush=True)
    if args.json:
        print(msgspec.json.encode(findings).decode())
    return int(any(finding.state == "fault" for finding in findings))


def case_of(settings: Settings) -> Case:
    """The house that these settings mean."""
    from tafelrunde.cli.serve import doors_of
    from tafelrunde.cli.serving import bound
    from tafelrunde.platform.clock import SystemClock
    from tafelrunde.web.client import CLIENT
    from tafelrunde.workshop.doctor import Case

    doors, database = tuple(doors_of(settings)), database_of(settings)
    return Case(data_folder(settings), doors, CLIENT, SystemClock().now_ms(), bound, database)
