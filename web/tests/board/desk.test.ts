// One task as a page lives with it: what is told, what can be undone, what a lock and a new word of the server change.
import { beforeEach, expect, it, vi } from "vitest";
import { cover } from "../../src/board/cover";
import { Desk } from "../../src/board/desk.svelte";
import { laid, lieOf, type Task } from "../../src/board/hand";
import type { Shelf } from "../../src/board/keeping";

const TASK: Task = { region: { rows: ["####", "####", "####"] }, pieces: ["I3", "O4", "P5"] };
const solution = cover(TASK.region, TASK.pieces) ?? [];
let kept: string | null;
const shelf = (): Shelf => ({
  getItem: () => kept,
  setItem: (_, value) => {
    kept = value;
  },
});
const progress = vi.fn<(done: number, of: number) => void>();
const complete = vi.fn<(placements: readonly unknown[]) => void>();
const opened = (id = "A/1") => new Desk(id, TASK, shelf, { progress, complete });

function lays(desk: Desk, which: number): void {
  const placement = solution[which];
  if (!placement) throw new RangeError(`no piece ${which}`);
  desk.pick(placement.piece);
  if (placement.flip) desk.flip();
  for (let quarter = 0; quarter < placement.turn; quarter += 1) desk.turn(1);
  desk.lift(placement.piece, placement.x + 0.2, placement.y, [0.5, 0.5]);
  desk.drop();
}

beforeEach(() => {
  kept = null;
  vi.clearAllMocks();
});

it("tells how many pieces lie, and once that all do", () => {
  const desk = opened();
  for (const place of [0, 1, 2]) lays(desk, place);
  expect(progress.mock.calls).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  expect(complete.mock.calls).toHaveLength(1);
  expect(complete.mock.calls[0]?.[0]).toHaveLength(3);
});

it("says nothing while a piece is carried, nor when it comes back to where it lay", () => {
  const desk = opened();
  lays(desk, 0);
  const piece = solution[0]?.piece ?? "I3";
  desk.lift(piece, 1, 5, [0, 0]);
  desk.carry(2, 6);
  desk.putBack();
  expect(progress.mock.calls).toEqual([[1, 3]]);
  expect(laid(desk.hand)).toHaveLength(1);
});

it("undoes step by step, as far as the beginning", () => {
  const desk = opened();
  lays(desk, 0);
  lays(desk, 1);
  desk.undo();
  expect(laid(desk.hand).map(({ piece }) => piece)).toEqual([solution[0]?.piece]);
  desk.undo();
  expect(laid(desk.hand)).toEqual([]);
  expect(desk.canUndo).toBe(false);
  desk.undo();
  expect(progress.mock.calls.at(-1)).toEqual([0, 3]);
});

it("can be undone after a turn that swept a piece off the board", () => {
  const desk = opened();
  lays(desk, 0);
  const piece = solution[0]?.piece ?? "I3";
  const before = lieOf(desk.hand, piece);
  desk.pick(piece);
  desk.remove(piece);
  desk.undo();
  expect(lieOf(desk.hand, piece)).toEqual(before);
});

it("is still when it is locked, but lets go of what is in the hand", () => {
  const desk = opened();
  desk.lift("O4", 0, 0, [0.5, 0.5]);
  desk.locked = true;
  desk.putBack();
  desk.drop();
  desk.tapPiece("I3");
  expect(desk.hand.held).toBeNull();
  expect(laid(desk.hand)).toEqual([]);
  expect(desk.hand.picked).toBe("O4");
});

it("lies as it was left after a reload, and says so, also that it is complete", () => {
  const before = opened();
  for (const place of [0, 1, 2]) lays(before, place);
  vi.clearAllMocks();
  const desk = opened();
  desk.begin();
  expect(progress.mock.calls).toEqual([[3, 3]]);
  expect(complete.mock.calls).toHaveLength(1);
  const other = opened("A/2");
  other.begin();
  expect(laid(other.hand)).toEqual([]);
  expect(progress.mock.calls).toHaveLength(1);
});
