"""The arena: one deal in every seat, results that can be repeated, and figures that say what they should."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from cli.running import tafelrunde
from tafelrunde.workshop.arena import Bout, Row, Sitting, block, line_ups, rows
from tafelrunde.workshop.arena_ladder import ladder, strengths
from tafelrunde.workshop.arena_result import lead, result, verdict
from tafelrunde.workshop.executors import executor

KEYS = ["blocks", "points_per_round", "ci95", "round_win_share", "game_win_share", "ms_per_decision", "cpu_seconds"]


def played(bout: Bout, blocks: int, workers: int = 1) -> list[Row]:
    with executor(workers) as hands:
        return list(rows(((bout, number) for number in range(blocks)), hands, workers))


def games_of(rows: Sequence[Row]) -> list[tuple[Sitting, ...]]:
    return [row.sittings for row in rows]


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("ugo", ("greedy",) * 4),
        ("ugo", ("player",) * 2),
        ("ugo", ("beginner",) * 3),
        ("ubongo-classic", ("sharp",) * 3),
        ("ubongo-diamonds", ("quick",) * 2),
    ],
)
def test_bots_that_are_alike_come_out_at_exactly_nothing(game: str, bots: tuple[str, ...]) -> None:
    found = played(Bout(game, bots, "alike"), 3)
    assert [lead(row) for row in found] == [0, 0, 0]
    told = result(found)
    assert (told.points_per_round, told.ci95) == (0, (0, 0))
    assert told.round_win_share == told.game_win_share == told.par == round(1 / len(bots), 4)
    assert any(sum(points) for row in found for sitting in row.sittings for points in sitting.rounds)


def test_a_block_is_one_deal_with_every_bot_in_every_seat() -> None:
    alike = block(Bout("ugo", ("greedy",) * 3, "seats"), 0)
    assert len(alike.sittings) == 3
    first, second, third = (sitting.rounds for sitting in alike.sittings)
    assert [(b, c, a) for a, b, c in first] == list(second)
    assert [(c, a, b) for a, b, c in first] == list(third)


def test_the_same_seed_gives_the_same_games_whoever_plays_them() -> None:
    bout = Bout("ugo", ("player", "greedy"), "same", spells=1)
    here, there = played(bout, 3), played(bout, 3, workers=2)
    assert games_of(here) == games_of(there)
    assert games_of(here) != games_of(played(Bout("ugo", ("player", "greedy"), "other", spells=1), 3))


def test_better_bots_are_found_to_be_better() -> None:
    told = result(played(Bout("ugo", ("greedy", "random", "random"), "better"), 12), by=2)
    assert told.ci95[0] > 0
    assert told.round_win_share > told.par
    assert told.verdict == "better"
    told = result(played(Bout("ugo", ("random", "greedy"), "better"), 12), by=2)
    assert told.verdict == "not better"


def test_a_verdict_waits_until_it_is_sure() -> None:
    assert verdict([9.0] * 7, 1) == "open"
    assert verdict([0.0] * 20, 1) == "not better"
    assert verdict([1.0, 0.0] * 10, 1) == "open"
    assert verdict([3.0, 1.0] * 10, 1) == "better"


def test_in_a_ladder_all_meet_and_the_better_stands_higher() -> None:
    ups = [names for names, _ in zip(line_ups("ubongo-classic", 3, "ladder"), range(16), strict=False)]
    assert {bot for names in ups for bot in names} == {"calm", "quick", "sharp", "random"}
    assert all(len(set(names)) == 3 for names in ups)
    with executor(1) as hands:
        bouts = ((Bout("ubongo-classic", names, "ladder"), number) for number, names in enumerate(ups))
        rungs = ladder(list(rows(bouts, hands, 1)))
    order = [rung.bot for rung in rungs]
    assert order.index("sharp") < order.index("quick") < order.index("calm")
    assert sum(rung.elo for rung in rungs) == pytest.approx(0, abs=1)
    by_skill = sorted(rungs, key=lambda rung: -rung.mu)
    assert by_skill[0].bot == "sharp"


def test_strengths_are_the_likeliest() -> None:
    """Who wins three of four is about 191 points of Elo above the other, and 10:1 twice over is 10 squared."""
    pair = strengths(["a", "b"], {("a", "b"): 3.0, ("b", "a"): 1.0})
    assert pair["a"] - pair["b"] == pytest.approx(190.85, abs=0.01)
    wins = {("a", "b"): 10.0, ("b", "a"): 1.0, ("b", "c"): 10.0, ("c", "b"): 1.0, ("a", "c"): 100.0, ("c", "a"): 1.0}
    three = strengths(["a", "b", "c"], wins)
    assert (three["a"] - three["b"], three["b"] - three["c"]) == pytest.approx((400, 400), abs=0.1)


def test_the_command_tells_the_figures_keeps_the_rows_and_draws(tmp_path: Path) -> None:
    kept, drawn = tmp_path / "rows.jsonl", tmp_path / "lead.svg"
    words = ["arena", "--game", "ugo", "--bots", "greedy,random", "--rows", str(kept), "--workers", "1", "--json"]
    four = tafelrunde(*words, "--blocks", "4", "--plot", str(drawn))
    assert (four.status, len(four.out.splitlines()), four.err) == (0, 1, "")
    assert list(four.result())[: len(KEYS)] == KEYS
    assert drawn.read_text().startswith("<svg")
    stored = kept.read_bytes()
    assert len(stored.splitlines()) == 4
    again = tafelrunde(*words, "--blocks", "4")
    assert again.result() == four.result()
    assert kept.read_bytes() == stored
    assert tafelrunde(*words, "--blocks", "5").result()["blocks"] == 5
    assert kept.read_bytes().startswith(stored)


def test_the_command_stops_when_it_is_sure_and_tells_a_ladder(tmp_path: Path) -> None:
    ran = tafelrunde(
        "arena", "--game", "ubongo-classic", "--bots", "sharp,calm", "--blocks", "99", "--stop", "0.2", "--json"
    )
    assert ran.result()["verdict"] == "better"
    assert ran.result()["blocks"] < 99
    drawn = tmp_path / "ladder.svg"
    words = ["arena", "--game", "ubongo-diamonds", "--ladder", "--seats", "2", "--blocks", "12", "--plot", str(drawn)]
    ladder = tafelrunde(*words, "--language", "cs")
    assert ladder.status == 0
    assert "openskill" in ladder.out
    assert len(json.loads(tafelrunde(*words, "--json").out)["ladder"]) == 4
    assert "sharp" in drawn.read_text()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--game", "ugo"], "--ladder"),
        (["--game", "ugo", "--bots", "greedy,genius"], "genius"),
        (["--game", "ugo", "--bots", "greedy"], "2"),
        (["--game", "ubongo-diamonds", "--bots", "calm"], "two"),
        (["--game", "chess", "--bots", "a,b"], "ubongo-classic"),
        (["--game", "ugo", "--bots", "random,random", "--blocks", "1", "--plot", "/nowhere/at/all.svg"], "/nowhere"),
        (["--game", "ugo", "--bots", "random,random", "--scheduler", "tcp://127.0.0.1:9"], "127.0.0.1:9"),
    ],
)
def test_what_cannot_be_measured_is_said_in_one_line(words: list[str], said: str) -> None:
    ran = tafelrunde("arena", *words)
    assert (ran.status, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert said in ran.err


def test_a_cluster_plays_the_same_games() -> None:
    from distributed import LocalCluster

    bout = Bout("ugo", ("greedy", "random"), "cluster")
    with (
        LocalCluster(
            n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp"
        ) as cluster,
        executor(2, cluster.scheduler_address) as hands,
    ):
        there = list(rows(((bout, number) for number in range(3)), hands, 2))
    assert games_of(there) == games_of(played(bout, 3))
