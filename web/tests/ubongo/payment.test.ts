// What a round of the diamond hunt has paid: in order of rank, with the bag's count at every step.
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../src/games/game";
import { many, points } from "../../src/games/ubongo/hunt/gems";
import { bagAfter, drawers, paymentOf, stepsOf } from "../../src/games/ubongo/hunt/payment";
import type { UbongoDiamondsOpen, UbongoRaceRace } from "../../src/protocol.gen";

type Event = GameEvent<"ubongo-diamonds">;

const board = { card: 1, side: "easy" as const, region: { rows: ["###"] }, pieces: ["I3" as const], grade: null };
const race = (number: number): UbongoRaceRace => ({
  number,
  starter: 0,
  seats: [0, 1, 2],
  roll_by: 0,
  gone: [],
  reveal_at: 1000,
  symbol: "sun",
  revealed_at: 1000,
  boards: [board, board, board],
  glass: 1,
  until: 61_000,
  settling: [],
  finishes: [{ seat: 2, at: 11_000, cover: [], settled_by: 11_000 }],
  given_up: [],
  over: false,
});
const open = (round: number, bag: number[]): UbongoDiamondsOpen => ({
  options: { side: "easy", seconds: 60, no_luck: false, deck: "starter", solo_mode: "minutes", solo_length: 5 },
  seats: 3,
  gems: [],
  bag,
  sapphires: 9,
  ambers: 9,
  youngest_by: 0,
  otherwise: 0,
  starter: 0,
  race: race(round),
  paid: 0,
  tied: [],
  proposal: null,
  gone: [],
  final: null,
});
const solved: Event = { kind: "ubongo.solved", round: 1, seat: 0, at: 31_500, cover: [], settled_by: 31_500 };
const rewarded = (seat: number, rank: number, bag: "ruby" | "amber"): Event => ({
  kind: "diamonds.rewarded",
  round: 1,
  seat,
  rank,
  from_track: rank === 1 ? "sapphire" : rank === 2 ? "amber" : null,
  from_bag: bag,
  from_supply: null,
});
const corrected = (...returned: ("sapphire" | "amber")[]): Event => ({
  kind: "diamonds.track-corrected",
  round: 1,
  sapphires: 8,
  ambers: 8,
  returned,
});

describe("a payment", () => {
  it("UD-10 tells who gets what, in order of rank, also what was solved with the last update", () => {
    const events = [solved, rewarded(2, 1, "ruby"), rewarded(0, 2, "amber"), corrected()];
    const payment = paymentOf(open(1, [10, 10, 10, 10]), open(2, [9, 10, 10, 9]), events);
    expect(payment?.shares.map(({ seat, rank, took, gems, plus }) => ({ seat, rank, took, gems, plus }))).toEqual([
      { seat: 2, rank: 1, took: 10_000, gems: ["sapphire", "ruby"], plus: 7 },
      { seat: 0, rank: 2, took: 30_500, gems: ["amber", "amber"], plus: 2 },
      { seat: 1, rank: null, took: null, gems: [], plus: 0 },
    ]);
  });

  it("UD-11 counts the bag down draw by draw, and up again by what nobody has won", () => {
    const events = [rewarded(2, 1, "ruby"), corrected("amber")];
    const payment = paymentOf(open(1, [10, 10, 10, 10]), open(2, [9, 10, 10, 11]), events);
    if (!payment) throw new Error("nothing was paid");
    expect(drawers(payment).map(({ seat }) => seat)).toEqual([2]);
    expect(stepsOf(payment)).toBe(2);
    expect([0, 1, 2].map((step) => bagAfter(payment, step))).toEqual([40, 39, 40]);
  });

  it("UD-9 is one of nothing where nobody has solved: both gems go into the bag", () => {
    const payment = paymentOf(open(1, [10, 10, 10, 10]), open(2, [10, 11, 10, 11]), [corrected("sapphire", "amber")]);
    if (!payment) throw new Error("nothing was told");
    expect(payment.shares.map(({ plus }) => plus)).toEqual([0, 0, 0]);
    expect([0, 1].map((step) => bagAfter(payment, step))).toEqual([40, 42]);
  });

  it("is none while a round is played, nor for a round whose picture nobody has seen", () => {
    expect(paymentOf(open(1, []), open(1, []), [solved])).toBeNull();
    expect(paymentOf(null, open(2, []), [corrected()])).toBeNull();
  });
});

describe("gems", () => {
  it("UD-13 are counted as in the example of the rules", () => {
    expect(points([1, 1, 3, 3])).toBe(16);
    expect(many([1, 1, 3, 3])).toBe(8);
  });
});
