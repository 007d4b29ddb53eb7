// Solo without a server: the same rules as on it (the golden games), the same task of the day, results that stay here.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../src/games/game";
import { dailyOf, dayOf } from "../../src/games/ubongo/solo/daily";
import { type Deck, packedDeck, SYMBOLS } from "../../src/games/ubongo/solo/deck";
import * as results from "../../src/games/ubongo/solo/results";
import * as runs from "../../src/games/ubongo/solo/run";
import type { TableEvent, UbongoDiamondsOptions, UbongoSoloRunEnded } from "../../src/protocol.gen";

type Line = { at: number; event: GameEvent<"ubongo-diamonds"> | TableEvent };
const fromHere = (path: string) => readFileSync(new URL(`../../../tests/${path}`, import.meta.url), "utf-8");
const deck = await packedDeck();
const CARDS = 36;

/** The answers that chance gave in a golden game, as the twin asks for them: a symbol, then a card of the stock. */
function chanceOf(lines: readonly Line[]): runs.Chance {
  const all = Array.from({ length: CARDS }, (_, card) => card);
  let stock = all;
  const answers = lines.flatMap(({ event }) => {
    if (event.kind === "ubongo.die-fell") return [SYMBOLS.indexOf(event.symbol)];
    if (event.kind !== "solo.task-revealed") return [];
    if (stock.length === 0) stock = all;
    const place = stock.indexOf(event.board.card);
    stock = stock.filter((card) => card !== event.board.card);
    return [place];
  });
  return () => answers.shift() ?? 0;
}

/** Plays the acts of the log again, in the browser's twin. */
function playedAgain(lines: readonly Line[], deck: Deck): runs.Run {
  const chance = chanceOf(lines);
  const opened = lines[0]?.event as { options: UbongoDiamondsOptions };
  return lines.reduce(
    (run, { at, event }) => {
      if (event.kind === "solo.run-began") return runs.begin(run, at, deck, chance);
      if (event.kind === "solo.task-laid-aside") return runs.skip(run, event.task, at, deck, chance);
      if (event.kind === "solo.run-ended") return runs.ended(run, event.complete);
      if (event.kind !== "solo.task-solved") return run;
      const placements = event.cover.map(({ placement }) => placement);
      return runs.claim(run, event.task, placements, event.at, deck, chance);
    },
    runs.newRun(opened.options, deck),
  );
}

describe("a run without a server", () => {
  it.each(["solo-five-minutes", "solo-five-tasks"])("UD-16 goes as on the server: %s", (name) => {
    const lines = fromHere(`playthroughs/${name}/log.jsonl`)
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Line);
    const run = playedAgain(lines, deck);
    const told = lines.map(({ event }) => event);
    expect(run.open.result).toEqual(told.find(({ kind }) => kind === "solo.run-ended"));
    const solved = told.filter((event) => event.kind === "solo.task-solved");
    expect(run.open.done.map(({ task, since_start, cover }) => ({ task, since_start, cover }))).toEqual(
      solved.map(({ task, since_start, cover }) => ({ task, since_start, cover })),
    );
    const shown = told.filter((event) => event.kind === "solo.task-revealed").map(({ board }) => board);
    const kept = new Map(shown.map((board) => [board.card, board]));
    for (const { board } of run.open.done) {
      const { card, side, region, pieces } = board;
      expect(kept.get(card)).toMatchObject({ card, side, region, pieces });
    }
  });

  const options: UbongoDiamondsOptions = {
    side: "easy",
    seconds: 60,
    no_luck: false,
    deck: "starter",
    solo_mode: "minutes",
    solo_length: 5,
  };
  const begun = () => runs.begin(runs.newRun(options, deck), 1000, deck, () => 0);

  it("refuses what is late, stale or wrong, and changes nothing", () => {
    const run = begun();
    const key = (act: () => unknown) => {
      try {
        act();
      } catch (fault) {
        return fault instanceof runs.NotNow ? fault.key : fault;
      }
      return null;
    };
    expect(key(() => runs.skip(run, 2, 2000, deck, () => 0))).toBe("ubongo.stale-task");
    expect(key(() => runs.skip(run, 1, 301_000, deck, () => 0))).toBe("ubongo.late");
    expect(key(() => runs.claim(run, 1, [], 2000, deck, () => 0))).toBe("ubongo.piece-missing");
    expect(key(() => runs.skip(runs.ended(run, false), 1, 2000, deck, () => 0))).toBe("ubongo.over");
    expect(run.open.task).toBe(1);
  });

  it("gives a hint for each piece, then no more, and a run with hints is no result", () => {
    let run = begun();
    const pieces = run.open.board?.pieces ?? [];
    for (const _ of pieces) run = runs.hint(run, 1, 2000);
    expect(run.hinted.map(({ placement }) => placement.piece).sort()).toEqual([...pieces].sort());
    expect(() => runs.hint(run, 1, 2000)).toThrow("ubongo.no-more-hints");
    const placements = run.hinted.map(({ placement }) => placement);
    const over = runs.ended(
      runs.claim(run, 1, placements, 3000, deck, () => 0),
      true,
    );
    const shelf = shelfWith({});
    expect(results.noteRun(shelf, "kind", over.open.result as UbongoSoloRunEnded, "2026-11-19")).toBe(false);
  });

  it("UD-1, UD-16 shuffles all 36 cards again when the last was drawn", () => {
    let run = begun();
    const seen = new Set([run.open.board?.card]);
    for (let task = 1; task < CARDS; task += 1) {
      run = runs.skip(run, task, 2000, deck, () => 0);
      seen.add(run.open.board?.card);
    }
    expect(seen.size).toBe(CARDS);
    expect(runs.skip(run, CARDS, 2000, deck, () => 0).stock.length).toBe(CARDS - 1);
  });
});

describe("the task of the day", () => {
  it("is the one that the server names", async () => {
    const days = JSON.parse(fromHere("vectors/daily.json")) as {
      day: string;
      card: number;
      side: string;
      symbol: string;
    }[];
    expect(days.length).toBeGreaterThan(9);
    for (const { day, card, side, symbol } of days) {
      const task = await dailyOf(deck, day);
      expect({ day, card: task?.board.card, side: task?.board.side, symbol: task?.symbol }).toEqual({
        day,
        card,
        side,
        symbol,
      });
    }
  });

  it("changes at midnight by UTC, wherever one is", () => {
    expect(dayOf(Date.UTC(2026, 10, 19, 23, 59, 59))).toBe("2026-11-19");
    expect(dayOf(Date.UTC(2026, 10, 20))).toBe("2026-11-20");
  });
});

function shelfWith(kept: Record<string, string>): () => results.Shelf {
  return () => ({
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
  });
}

describe("results on this device", () => {
  const run = (tasks: number, took: number): UbongoSoloRunEnded => ({
    kind: "solo.run-ended",
    tasks,
    took,
    hints: 0,
    complete: true,
  });

  it("keep the best of each kind: more tasks, then the earlier last cover", () => {
    const shelf = shelfWith({});
    const noted = [run(3, 200), run(3, 200), run(3, 150), run(2, 10), run(4, 290)].map((one) =>
      results.noteRun(shelf, "minutes/5/easy/starter", one, "2026-11-19"),
    );
    expect(noted).toEqual([true, false, true, false, true]);
    expect(results.bestHere(shelf, "minutes/5/easy/starter")).toEqual({ tasks: 4, took: 290, on: "2026-11-19" });
    expect(results.bestHere(shelf, "tasks/5/easy/starter")).toBeNull();
  });

  it("are nothing where nothing, or nonsense, was kept", () => {
    const nonsense = { "tafelrunde.results": '{"best":{"a":{"tasks":"many"}},"daily":[1,"x",null]}' };
    expect(results.bestHere(shelfWith(nonsense), "a")).toBeNull();
    const blocked = () => {
      throw new Error("blocked");
    };
    expect(results.noteRun(blocked, "a", run(1, 1), "2026-11-19")).toBe(true);
    expect(results.dailyHere(blocked)).toEqual({});
  });

  it("count the first time of a day, and the days in a row", () => {
    const shelf = shelfWith({});
    for (const day of ["2026-10-31", "2026-11-01", "2026-11-02", "2026-11-04"]) results.noteDaily(shelf, day, 5000);
    results.noteDaily(shelf, "2026-11-04", 10);
    expect(results.dailyHere(shelf)["2026-11-04"]).toBe(5000);
    expect(results.daysInARow(results.dailyHere(shelf), "2026-11-03")).toBe(3);
    expect(results.daysInARow(results.dailyHere(shelf), "2026-11-04")).toBe(1);
    expect(results.daysInARow(results.dailyHere(shelf), "2026-11-06")).toBe(0);
  });
});
