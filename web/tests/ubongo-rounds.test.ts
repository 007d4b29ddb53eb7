// What is remembered of the rounds: told by events or read from the race, kept over a reload, and the margin between two.
import { expect, it } from "vitest";
import { keepRounds, keptRounds, marginOf, type Round, remembered, roundOf } from "../src/games/ubongo/rounds";
import type { Timing, UbongoRaceBoard, UbongoRaceRace } from "../src/protocol.gen";

const board = { card: 1, side: "easy", region: { rows: ["##"] }, pieces: ["I2"], grade: null } as UbongoRaceBoard;
const placement = { piece: "I2", turn: 0, flip: false, x: 0, y: 0 } as const;
const revealed = { kind: "ubongo.revealed", round: 3, at: 1000, symbol: "sun", boards: [board, board], until: 61_000 };
const solved = (seat: number, at: number) => ({ kind: "ubongo.solved", round: 3, seat, at, cover: [{ placement }] });
const ranked = (seat: number, rank: number, took: number) => ({
  kind: "ubongo.ranked",
  round: 3,
  seat,
  rank,
  at: 0,
  took,
});
const timing = (seat: number, at: number, credit: number): Timing => ({
  seat,
  at,
  received: at + credit,
  credit,
  rtt: null,
});

const told = (...events: object[]) => remembered([], null, events as { kind: string }[], []);

it("keeps boards, order, times and gems of a round that is over with the same update", () => {
  const taken = { kind: "ubongo.taken", round: 3, seat: 1, field: 0, gems: ["red", "blue"] };
  const [round] = told(revealed, solved(0, 9000), solved(1, 8000), ranked(1, 1, 7000), ranked(0, 2, 8000), taken);
  expect(round?.finishes.map(({ seat, took }) => [seat, took])).toEqual([
    [1, 7000],
    [0, 8000],
  ]);
  expect(round?.boards).toHaveLength(2);
  expect(round?.won).toEqual({ 1: ["red", "blue"] });
});

it("reads the race where it was not there to hear the events", () => {
  const finish = { seat: 1, at: 5000, cover: [{ placement, cells: [] }], settled_by: 5000 };
  const race = {
    number: 3,
    symbol: "sun",
    revealed_at: 1000,
    boards: [board, board],
    finishes: [finish],
    settling: [],
  };
  const [round] = remembered([], race as unknown as UbongoRaceRace, [], []);
  expect(round?.finishes.map(({ seat, took }) => [seat, took])).toEqual([[1, 4000]]);
});

it("keeps a cover whose place is not sure yet, as the round may be over with the next update", () => {
  const settling = [{ seat: 0, at: 9000, cover: [{ placement, cells: [] }], settled_by: 9100 }];
  const race = { number: 3, symbol: "sun", revealed_at: 1000, boards: [board, board], finishes: [], settling };
  const first = remembered([], race as unknown as UbongoRaceRace, [revealed, solved(0, 9000)], []);
  const [round] = remembered(first, null, [ranked(0, 1, 8000)], []);
  expect(round?.finishes.map(({ seat, took }) => [seat, took])).toEqual([[0, 8000]]);
});

it("does not forget a round when the next one begins, nor tell one twice", () => {
  const three = told(revealed, solved(0, 9000), ranked(0, 1, 8000));
  const four = remembered(three, null, [{ ...revealed, round: 4 } as { kind: string }], []);
  expect(four.map(({ number }) => number)).toEqual([3, 4]);
  expect(roundOf(four, 3)?.finishes).toHaveLength(1);
  expect(remembered(four, null, [], [])).toEqual(four);
});

it("says how near it was, and how much of that made up for a slow line", () => {
  const events = [revealed, solved(0, 9038), solved(1, 9000), ranked(1, 1, 8000), ranked(0, 2, 8038)];
  const [round] = remembered([], null, events as { kind: string }[], [timing(0, 9038, 3), timing(1, 9000, 15)]);
  expect(marginOf(round as Round)).toEqual({ first: 1, by: 38, compensated: 12 });
  expect(marginOf({ ...(round as Round), finishes: [] })).toBeNull();
});

it("is kept for its own table, and a shelf that is blocked or broken only forgets", () => {
  let kept: string | null = null;
  const shelf = () => ({
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  });
  const rounds = told(revealed);
  keepRounds(shelf, "/t/A", rounds);
  expect(keptRounds(shelf, "/t/A")).toEqual(rounds);
  expect(keptRounds(shelf, "/t/B")).toEqual([]);
  kept = "{";
  expect(keptRounds(shelf, "/t/A")).toEqual([]);
  const blocked = () => {
    throw new Error("blocked");
  };
  keepRounds(blocked, "/t/A", rounds);
  expect(keptRounds(blocked, "/t/A")).toEqual([]);
});
