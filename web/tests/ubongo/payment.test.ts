// What a round of the diamond hunt has paid: in order of rank, with the bag's count at every step.
import { describe, expect, it } from "vitest";
import { many, points } from "../../src/games/ubongo/hunt/gems";
import { bagAfter, drawers, paymentOf, stepsOf } from "../../src/games/ubongo/hunt/payment";
import { remembered, roundOf } from "../../src/games/ubongo/rounds";
import type { UbongoDiamondsOpen } from "../../src/protocol.gen";

const board = { card: 1, side: "easy" as const, region: { rows: ["###"] }, pieces: ["I3" as const], grade: null };
const revealed = {
  kind: "ubongo.revealed",
  round: 1,
  at: 1000,
  symbol: "sun",
  boards: [board, board, board],
  until: 61_000,
};
const solved = (seat: number, at: number) => ({ kind: "ubongo.solved", round: 1, seat, at, cover: [], settled_by: at });
const ranked = (seat: number, rank: number, took: number) => ({ kind: "ubongo.ranked", round: 1, seat, rank, took });
const rewarded = (seat: number, rank: number, from_bag: string | null, from_supply: string | null = null) => ({
  kind: "diamonds.rewarded",
  round: 1,
  seat,
  rank,
  from_track: from_supply ? null : ["sapphire", "amber"][rank - 1],
  from_bag,
  from_supply,
});
const open = (paid: number, bag: number[], no_luck = false): UbongoDiamondsOpen => ({
  options: { side: "easy", seconds: 60, no_luck, deck: "starter", solo_mode: "minutes", solo_length: 5 },
  seats: 3,
  gems: [],
  bag,
  sapphires: 8,
  ambers: 8,
  youngest_by: 0,
  otherwise: 0,
  starter: 0,
  race: null,
  paid,
  tied: [],
  proposal: null,
  gone: [],
  final: null,
});
const paid = (after: UbongoDiamondsOpen, ...events: { kind: string }[]) => {
  const found = paymentOf(roundOf(remembered([], null, [revealed, ...events], []), 1), after);
  if (!found) throw new Error("nothing was paid");
  return found;
};

describe("a payment", () => {
  it("UD-10 tells who gets what, in order of rank", () => {
    const payment = paid(
      open(1, [9, 10, 10, 9]),
      ...[solved(2, 11_000), ranked(2, 1, 10_000), solved(0, 31_500), ranked(0, 2, 30_500)],
      ...[rewarded(2, 1, "ruby"), rewarded(0, 2, "amber")],
    );
    expect(payment.shares.map(({ seat, rank, finish, gems, plus }) => [seat, rank, finish?.took, gems, plus])).toEqual([
      [2, 1, 10_000, ["sapphire", "ruby"], 7],
      [0, 2, 30_500, ["amber", "amber"], 2],
      [1, null, undefined, [], 0],
    ]);
    expect([0, 1, 2].map((step) => bagAfter(payment, step))).toEqual([40, 39, 38]);
  });

  it("UD-11 counts the bag down draw by draw, and up again by what nobody has won", () => {
    const events = [solved(2, 11_000), ranked(2, 1, 10_000), rewarded(2, 1, "ruby")];
    const payment = paid(open(1, [9, 10, 10, 11]), ...events);
    expect(drawers(payment).map(({ seat }) => seat)).toEqual([2]);
    expect([stepsOf(payment), payment.returned]).toEqual([2, ["amber"]]);
    expect([0, 1, 2].map((step) => bagAfter(payment, step))).toEqual([40, 39, 40]);
  });

  it("UD-9 is one of nothing where nobody has solved: both gems go into the bag", () => {
    const payment = paid(open(1, [10, 11, 10, 11]));
    expect(payment.shares.map(({ plus }) => plus)).toEqual([0, 0, 0]);
    expect([0, 1].map((step) => bagAfter(payment, step))).toEqual([40, 42]);
  });

  it("UD-15 draws nothing and returns nothing without luck", () => {
    const events = [solved(1, 9000), ranked(1, 1, 8000), rewarded(1, 1, null, "ruby")];
    const payment = paid(open(1, [9, 10, 10, 10], true), ...events);
    expect([payment.shares[0]?.gems, payment.returned, stepsOf(payment)]).toEqual([["ruby"], [], 0]);
  });

  it("is none while a round is played, nor for a round whose picture nobody has seen", () => {
    const rounds = remembered([], null, [revealed], []);
    expect(paymentOf(roundOf(rounds, 1), open(0, []))).toBeNull();
    expect(paymentOf(roundOf(rounds, 2), open(2, []))).toBeNull();
  });
});

describe("gems", () => {
  it("UD-13 are counted as in the example of the rules", () => {
    expect(points([1, 1, 3, 3])).toBe(16);
    expect(many([1, 1, 3, 3])).toBe(8);
  });
});
