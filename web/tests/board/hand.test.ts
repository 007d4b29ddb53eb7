// What a hand does with pieces: every way to lay, to turn, to change one's mind; and the truth of the ghost.
import { describe, expect, it } from "vitest";
import { cover } from "../../src/board/cover";
import { isCover } from "../../src/board/fit";
import * as hands from "../../src/board/hand";
import { NAMES, placedCells, shape } from "../../src/board/pieces";
import { HYSTERESIS, middle, REACH, snap, tapped } from "../../src/board/snap";

const TASK: hands.Task = { region: { rows: ["####", "####", "####"] }, pieces: ["I3", "O4", "P5"] };
const OPEN = new Set(Array.from({ length: 64 }, (_, place) => `${place % 8},${Math.floor(place / 8)}`));

describe("a ghost", () => {
  const room = { area: OPEN, free: OPEN };

  it("keeps its place until another is nearer by the hysteresis", () => {
    const at = (x: number, shown: [number, number]) =>
      snap(room, shape("O4", 0, false), x, 2, { at: shown, fits: true });
    expect(at(2.5 + HYSTERESIS / 2 - 0.01, [2, 2])?.at).toEqual([2, 2]);
    expect(at(2.5 + HYSTERESIS / 2 + 0.01, [2, 2])?.at).toEqual([3, 2]);
    expect(at(2.5 - HYSTERESIS / 2 + 0.01, [3, 2])?.at).toEqual([3, 2]);
    expect(at(2.5 - HYSTERESIS / 2 - 0.01, [3, 2])?.at).toEqual([2, 2]);
  });

  it("looks as far as its reach for a place that fits, and no farther", () => {
    const free = new Set(["3,0", "4,0", "3,1", "4,1"]);
    const at = (x: number) => snap({ area: OPEN, free }, shape("O4", 0, false), x, 0, null);
    expect(at(3 - REACH + 0.01)).toEqual({ at: [3, 0], fits: true });
    expect(at(3 - REACH - 0.01)).toEqual({ at: [2, 0], fits: false });
  });

  it("is not there off the board", () => {
    expect(snap(room, shape("O4", 0, false), -2.5, 3, null)).toBeNull();
    expect(snap(room, shape("O4", 0, false), 9, 3, null)).toBeNull();
  });

  it.each(NAMES)("can be tapped to every place: %s", (piece) => {
    for (const turn of [0, 1, 2, 3]) {
      for (const flip of [false, true]) {
        const lies = shape(piece, turn, flip);
        const [x, y] = middle(lies);
        const found = tapped(room, lies, x + 2 - 1e-6, y + 2 - 1e-6);
        expect(found).toEqual({ at: [2, 2], fits: true });
      }
    }
  });
});

describe("a hand", () => {
  it("covers the board by dragging, and the cover is one", () => {
    let hand = hands.newHand(TASK);
    for (const { piece, turn, flip, x, y } of cover(TASK.region, TASK.pieces) ?? []) {
      expect(hands.isComplete(hand)).toBe(false);
      hand = hands.lift(hand, piece, 3, 6, [0.5, 0.5]);
      if (flip) hand = hands.flip(hand);
      for (let quarter = 0; quarter < turn; quarter += 1) hand = hands.turn(hand, 1);
      hand = hands.drop(hands.carry(hand, x + 0.3, y - 0.3));
      expect(hand.told?.what).toBe("laid");
    }
    expect(hands.isComplete(hand)).toBe(true);
    expect(hands.covered(hand)).toBe(12);
    expect(isCover(TASK.region, TASK.pieces, hands.laid(hand))).toBe(true);
  });

  it("covers the board by taps alone", () => {
    let hand = hands.newHand(TASK);
    for (const laid of cover(TASK.region, TASK.pieces) ?? []) {
      hand = hands.tapPiece(hand, laid.piece);
      if (laid.flip) hand = hands.flip(hand);
      const quarters = (laid.turn - hands.lieOf(hand, laid.piece).turn + 4) % 4;
      for (let quarter = 0; quarter < quarters; quarter += 1) hand = hands.tapPiece(hand, laid.piece);
      const [x, y] = middle(shape(laid.piece, laid.turn, laid.flip));
      hand = hands.tap(hand, laid.x + x - 1e-6, laid.y + y - 1e-6);
    }
    expect(isCover(TASK.region, TASK.pieces, hands.laid(hand))).toBe(true);
  });

  it("covers the board by keys alone", () => {
    let hand = hands.newHand(TASK);
    for (const laid of cover(TASK.region, TASK.pieces) ?? []) {
      hand = hands.take(hand, laid.piece);
      if (laid.flip) hand = hands.flip(hand);
      for (let quarter = hands.lieOf(hand, laid.piece).turn; quarter !== laid.turn; quarter = (quarter + 1) % 4) {
        hand = hands.turn(hand, 1);
      }
      for (const step of [-1, 1]) {
        while ((laid.x - (hand.held?.x ?? 0)) * step > 0) hand = hands.nudge(hand, step, 0);
        while ((laid.y - (hand.held?.y ?? 0)) * step > 0) hand = hands.nudge(hand, 0, step);
      }
      hand = hands.drop(hand);
    }
    expect(isCover(TASK.region, TASK.pieces, hands.laid(hand))).toBe(true);
  });

  it("puts a piece back as it lay when the gesture is taken away", () => {
    const down = hands.drop(hands.carry(hands.lift(hands.newHand(TASK), "O4", 0, 0, [1, 1]), 2, 1));
    const up = hands.turn(hands.carry(hands.lift(down, "O4", 2, 1, [1, 1]), 0, 0), 1);
    expect(hands.lieOf(up, "O4").at).toBeNull();
    expect(hands.lieOf(hands.putBack(up), "O4")).toEqual(hands.lieOf(down, "O4"));
    expect(hands.putBack(up).held).toBeNull();
  });

  it("lays a piece that does not fit beside the board", () => {
    const first = hands.drop(hands.lift(hands.newHand(TASK), "O4", 1, 0.5, [0, 0]));
    const over = hands.lift(first, "P5", 1, 0, [0, 0]);
    expect(over.ghost).toEqual({ at: [1, 0], fits: false });
    const down = hands.drop(over);
    expect(hands.lieOf(down, "P5").at).toBeNull();
    expect(down.told?.what).toBe("beside");
  });

  it("never lays two pieces on one cell, whatever is done", () => {
    let hand = hands.newHand(TASK);
    let seed = 7;
    const chance = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * below);
    };
    for (let act = 0; act < 4000; act += 1) {
      const piece = TASK.pieces[chance(3)] ?? "O4";
      const [x, y] = [chance(70) / 10 - 1, chance(60) / 10 - 1];
      const next = [
        () => (hand.held ? hands.carry(hand, x, y) : hands.lift(hand, piece, x, y, [0.5, 0.5])),
        () => hands.drop(hand),
        () => hands.putBack(hand),
        () => hands.turn(hand, chance(2) ? 1 : -1),
        () => hands.flip(hand),
        () => (hand.held ? hand : hands.tap(hand, x, y)),
        () => (hand.held ? hands.nudge(hand, chance(3) - 1, chance(3) - 1) : hands.take(hand, piece)),
        () => (hand.held ? hand : hands.remove(hand, piece)),
      ][chance(8)];
      hand = next ? next() : hand;
      const cells = hands.laid(hand).flatMap(placedCells).map(String);
      expect(new Set(cells).size).toBe(cells.length);
      expect(cells.every((cell) => OPEN.has(cell))).toBe(true);
      if (hand.held) expect(hands.lieOf(hand, hand.held.piece).at).toBeNull();
      if (hands.isComplete(hand)) expect(isCover(TASK.region, TASK.pieces, hands.laid(hand))).toBe(true);
    }
  });

  it("keeps the spot of the piece under the finger when it turns", () => {
    const up = hands.lift(hands.newHand(TASK), "P5", 5, 5, [0.5, 2.5]);
    const turned = hands.turn(up, 1);
    const spot = (hand: hands.Hand) => [
      (hand.held?.x ?? 0) + (hand.held?.grip[0] ?? 0),
      (hand.held?.y ?? 0) + (hand.held?.grip[1] ?? 0),
    ];
    expect(spot(turned)).toEqual(spot(up));
    expect(turned.held?.grip).toEqual([0.5, 0.5]);
    expect(hands.turn(turned, -1).held?.grip).toEqual([0.5, 2.5]);
    expect(hands.flip(up).held?.grip).toEqual([1.5, 2.5]);
  });

  it("turns a laid piece where it lies, or beside the board where there is no room", () => {
    const bar = hands.drop(hands.lift(hands.newHand(TASK), "I3", 0, 0, [0, 0]));
    const upright = hands.turn(hands.pick(bar, "I3"), 1);
    expect(hands.lieOf(upright, "I3")).toEqual({ turn: 1, flip: false, at: [1, 0] });
    const narrow = hands.newHand({ region: { rows: ["###"] }, pieces: ["I3"] });
    const lies = hands.drop(hands.lift(narrow, "I3", 0, 0, [0, 0]));
    expect(hands.lieOf(hands.turn(hands.pick(lies, "I3"), 1), "I3").at).toBeNull();
  });

  it("keeps a piece that does not fit in the hand that has only keys", () => {
    const first = hands.drop(hands.lift(hands.newHand(TASK), "O4", 0, 0, [0, 0]));
    let over = hands.take(first, "P5");
    while ((over.held?.x ?? 0) > 0) over = hands.nudge(over, -1, 0);
    expect(hands.drop(over).told?.what).toBe("no-fit");
    expect(hands.drop(over).held?.piece).toBe("P5");
  });

  it("takes a hint, and clears what lies in its way", () => {
    const first = hands.drop(hands.lift(hands.newHand(TASK), "O4", 0, 0, [0, 0]));
    const told = hands.hinted(first, { piece: "I3", turn: 0, flip: false, x: 0, y: 0 });
    expect(hands.laid(told)).toEqual([{ piece: "I3", turn: 0, flip: false, x: 0, y: 0 }]);
  });

  it("comes back as it was left, without what does not fit any more", () => {
    const first = hands.drop(hands.lift(hands.newHand(TASK), "O4", 0, 0, [0, 0]));
    const turned = hands.turn(hands.pick(first, "P5"), 1);
    const again = hands.restored(TASK, [...turned.lies]);
    expect([...again.lies]).toEqual([...turned.lies]);
    const lies = { turn: 0, flip: false, at: [1, 0] as const };
    const both = hands.restored(TASK, [
      ["I3", lies],
      ["O4", lies],
      ["Z5", lies],
    ]);
    expect(hands.laid(both).map(({ piece }) => piece)).toEqual(["I3"]);
  });
});
