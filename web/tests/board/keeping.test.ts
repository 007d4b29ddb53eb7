// What this browser keeps of a task, and what it forgets without a word.
import { expect, it } from "vitest";
import * as hands from "../../src/board/hand";
import { keep, recalled, type Shelf } from "../../src/board/keeping";

const TASK: hands.Task = { region: { rows: ["####", "####", "####"] }, pieces: ["I3", "O4", "P5"] };
const laid = hands.drop(hands.lift(hands.newHand(TASK), "O4", 1, 1, [0, 0]));

function shelfWith(text: string | null): Shelf {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_, value) => {
      kept = value;
    },
  };
}

it("gives back the pieces of the same task", () => {
  const shelf = shelfWith(null);
  keep(() => shelf, "ABC 3", laid);
  expect([...recalled(() => shelf, "ABC 3", TASK).lies]).toEqual([...laid.lies]);
});

it("begins anew with another task", () => {
  const shelf = shelfWith(null);
  keep(() => shelf, "ABC 3", laid);
  expect(hands.laid(recalled(() => shelf, "ABC 4", TASK))).toEqual([]);
});

it.each([
  "{",
  "null",
  '{"id":"A"}',
  '{"id":"A","lies":[["O4",{"turn":7,"flip":true,"at":null}]]}',
  '{"id":"A","lies":[["O4",{"turn":0,"flip":false,"at":[0.5,0]}]]}',
])("forgets what makes no sense: %s", (text) => {
  const hand = recalled(() => shelfWith(text), "A", TASK);
  expect(hands.laid(hand)).toEqual([]);
  expect(hands.lieOf(hand, "O4")).toEqual({ turn: 0, flip: false, at: null });
});

it("plays on where nothing can be kept", () => {
  const blocked = (): Shelf => {
    throw new Error("blocked");
  };
  keep(blocked, "A", laid);
  expect(hands.laid(recalled(blocked, "A", TASK))).toEqual([]);
});
