"""Are races fair to those with long lines? Equally skilled players race over the real server, many tables at once.

    python bench/fairness.py [--json] [--seconds 600] [--tables 32] [--chart docs/fairness.svg]

At each table sit four players with round trips of 10, 50, 150 and 300 ms, over a proxy that delays, varies and now and
then stalls. Four races make a group: in it each player needs each of four times once, so that with equal lines each
would win exactly one of the four. Half of the tables make up for lines, the others go by arrival: the same races, in
the same minutes. At a few more tables everyone sits next door, and one of them wants to look far away: by a script in
the page that holds back its echoes, or by a client of their own that holds back the socket's pongs as well, which is
the most that anybody can gain.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Coroutine, Sequence
from pathlib import Path
from statistics import fmean

import msgspec

from fairness_chart import chart
from far_away import Cheat, FarAway, Length
from racers import Race, RaceTable
from tafelrunde.web.messages import PROTOCOL
from tafelrunde.workshop.load_run import Process
from tafelrunde.workshop.load_wire import Door

RTTS = (10, 50, 150, 300)
NEXT_DOOR = 10
CHEATS = {
    "script": "a script in the page that holds back its echoes",
    "client": "a client of one's own that holds back echoes and pongs",
}
GOAL_POINTS, GOAL_RTT = 2.0, 200
EQUAL = 1 / len(RTTS)
MEAN_S, SPREAD_S = 5.0, 0.3  # a close race: the fields of real ones lie ten times as far apart
_SURE = 1.96


class Share(msgspec.Struct, frozen=True):
    """How often those of a class won, with its interval of 95 %, in a table's mode; credits are means, in ms."""

    mode: str
    rtt: int
    races: int
    wins: int
    share: float
    low: float
    high: float
    credit: float

    @property
    def points(self) -> float:
        """Percentage points above or below an equal share."""
        return 100 * (self.share - EQUAL)


class Cheating(msgspec.Struct, frozen=True):
    """Who sits next door and wants to look far away: what they win, and how much earlier they see their boards."""

    how: str
    share: Share
    early_ms: float


class Found(msgspec.Struct, frozen=True):
    """What came of it; `fastest` is how often whoever needed the least time won, `seen` how far apart the first and
    the last of a table saw their boards, half of the time at most, in ms."""

    machine: str
    seconds: float
    spread_ms: float
    shares: list[Share]
    cheats: list[Cheating]
    fastest: dict[str, float]
    seen: dict[str, float]
    refusals: dict[str, int]


def interval(wins: int, races: int) -> tuple[float, float]:
    """Wilson's, for a share."""
    if not races:
        return 0.0, 1.0
    share, room = wins / races, _SURE**2 / races
    middle = (share + room / 2) / (1 + room)
    half = math.sqrt(share * (1 - share) * room + room**2 / 4) / (1 + room)
    return middle - half, middle + half


def share_of(mode: str, rtt: int, own: Sequence[tuple[Race, int]]) -> Share:
    """Of some seats' races."""
    wins = sum(race.order[0] == seat for race, seat in own)
    low, high = interval(wins, len(own))
    credit = fmean(race.credit[seat] for race, seat in own) if own else 0.0
    return Share(mode, rtt, len(own), wins, wins / max(1, len(own)), low, high, credit)


def fastest_won(races: Sequence[Race]) -> float:
    """How often the one who needed the least time came first."""
    return fmean(race.needed[race.order[0]] == min(race.needed) for race in races) if races else 0.0


def seen_apart(races: Sequence[Race]) -> float:
    """How many milliseconds lie between the first and the last who see their boards, in the middle of all races."""
    apart = sorted(1000 * (max(race.seen) - min(race.seen)) for race in races)
    return apart[len(apart) // 2] if apart else 0.0


def early_ms(own: Sequence[tuple[Race, int]]) -> float:
    """How much earlier than the mean of the others somebody saw their boards."""
    early = [
        1000 * (fmean(seen for other, seen in enumerate(race.seen) if other != seat) - race.seen[seat])
        for race, seat in own
    ]
    return fmean(early) if early else 0.0


async def raced(seconds: float, tables: int, server: int) -> Found:
    """All tables at once."""
    chance = random.Random(1)
    away = {rtt: FarAway(Length(rtt), server, chance) for rtt in RTTS}
    for each in away.values():
        await each.open()
    doors = {rtt: Door("127.0.0.1", each.port, PROTOCOL) for rtt, each in away.items()}
    cheating = Cheat(Length(NEXT_DOOR), server, chance)
    await cheating.open()
    cheat = Door("127.0.0.1", cheating.port, PROTOCOL)
    modes: dict[str, list[tuple[RaceTable, list[int]]]] = {"compensated": [], "arrival": [], "script": [], "client": []}
    for number in range(tables):
        around = [RTTS[(seat + number) % len(RTTS)] for seat in range(len(RTTS))]
        for mode in ("compensated", "arrival"):
            table = RaceTable([doors[rtt] for rtt in around], mode, None, random.Random(f"{number} {mode}"))
            modes[mode].append((table, around))
    for number in range(max(1, tables // 4)):
        for mode in CHEATS:
            seat = number % len(RTTS)
            near = [cheat if mode == "client" and place == seat else doors[NEXT_DOOR] for place in range(len(RTTS))]
            scripted = seat if mode == "script" else None
            table = RaceTable(near, "compensated", scripted, random.Random(f"{number} {mode}"))
            modes[mode].append((table, [0 if place == seat else NEXT_DOOR for place in range(len(RTTS))]))
    everyone = [table for each in modes.values() for table, _ in each]
    await asyncio.gather(
        *(_after(number, table.race(seconds, MEAN_S, SPREAD_S)) for number, table in enumerate(everyone))
    )
    for each in (*away.values(), cheating):
        each.close()
    return _found(modes, seconds, sum((table.refusals for table in everyone), Counter()))


async def _after(number: int, racing: Coroutine[None, None, None]) -> None:
    await asyncio.sleep(0.1 * number)
    await racing


def _found(modes: dict[str, list[tuple[RaceTable, list[int]]]], seconds: float, refusals: Counter[str]) -> Found:
    shares = []
    races = {mode: [race for table, _ in each for race in table.races] for mode, each in modes.items()}
    for mode in ("compensated", "arrival"):
        for rtt in RTTS:
            own = [(race, around.index(rtt)) for table, around in modes[mode] for race in table.races]
            shares.append(share_of(mode, rtt, own))
    cheats = []
    for mode in CHEATS:
        own = [(race, around.index(0)) for table, around in modes[mode] for race in table.races]
        cheats.append(Cheating(mode, share_of(mode, NEXT_DOOR, own), early_ms(own)))
    return Found(
        machine=f"{os.uname().machine}, {os.cpu_count()} cores",
        seconds=seconds,
        spread_ms=1000 * SPREAD_S,
        shares=shares,
        cheats=cheats,
        fastest={mode: fastest_won(races[mode]) for mode in ("compensated", "arrival")},
        seen={mode: seen_apart(races[mode]) for mode in ("compensated", "arrival")},
        refusals=dict(refusals),
    )


def told(found: Found) -> list[str]:
    """For people."""
    lines = [f"{'':<14}{'round trip':>12}{'races':>8}{'wins':>8}{'share':>9}   95 %                 points"]
    for share in (*found.shares, *(cheat.share for cheat in found.cheats)):
        missed = share.mode == "compensated" and share.rtt <= GOAL_RTT and abs(share.points) > GOAL_POINTS
        lines.append(
            f"{share.mode:<14}{share.rtt:>9} ms{share.races:>8}{share.wins:>8}{share.share:>9.1%}   "
            f"{share.low:.1%} to {share.high:.1%}  {share.points:>+12.1f}{'   MISSED' if missed else ''}"
        )
    for mode, fastest in found.fastest.items():
        lines.append(
            f"{mode}: whoever needed the least time won {fastest:.1%} of the races; boards were seen "
            f"{found.seen[mode]:.0f} ms apart (median)"
        )
    lines += [
        f"{CHEATS[cheat.how]} was credited {cheat.share.credit:.0f} ms a race and saw the boards "
        f"{cheat.early_ms:.0f} ms early"
        for cheat in found.cheats
    ]
    lines.append(f"refused: {found.refusals or 0}")
    return [*lines, f"goal: within {GOAL_POINTS:g} points of equal up to {GOAL_RTT} ms"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one JSON object on the last line")
    parser.add_argument("--seconds", type=float, default=600, metavar="S", help="of racing (default: 600)")
    parser.add_argument("--tables", type=int, default=32, metavar="N", help="in each mode (default: 32)")
    parser.add_argument("--chart", type=Path, metavar="FILE", help="draw what was found, as SVG")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tafelrunde-fairness-") as data:
        server = Process([sys.executable, "-m", "tafelrunde", "serve", "--port", "0", "--data", data], {})
        try:
            found = asyncio.run(raced(args.seconds, args.tables, server.port))
        finally:
            server.end()
    print(*told(found), sep="\n", file=sys.stderr if args.json else sys.stdout)
    if args.chart:
        args.chart.write_text(chart(msgspec.to_builtins(found)), encoding="utf-8")
    if args.json:
        print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main()
