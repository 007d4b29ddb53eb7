// Keys by their place: what a Czech, a French and an American keyboard have in common.
import { expect, it } from "vitest";
import { belongsToFocus, keyAct, type Pressed } from "../../src/board/keys";

const pressed = (code: string, key: string, more: Partial<Pressed> = {}): Pressed => ({
  code,
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

it.each([
  [pressed("Digit2", "ě"), { act: "piece", number: 2 }],
  [pressed("Digit4", "4"), { act: "piece", number: 4 }],
  [pressed("Digit0", "é"), { act: "beside" }],
  [pressed("KeyR", "r"), { act: "turn", by: 1 }],
  [pressed("KeyR", "R", { shiftKey: true }), { act: "turn", by: -1 }],
  [pressed("KeyF", "f"), { act: "flip" }],
  [pressed("Comma", "?", { shiftKey: true }), { act: "help" }],
  [pressed("ArrowUp", "ArrowUp"), { act: "move", dx: 0, dy: -1 }],
  [pressed("KeyY", "z", { ctrlKey: true }), { act: "undo" }],
])("%o is %o", (keys, act) => {
  expect(keyAct(keys)).toEqual(act);
});

it.each([
  pressed("Tab", "Tab"),
  pressed("KeyY", "y"),
  pressed("KeyZ", "z"),
  pressed("KeyR", "r", { ctrlKey: true }),
  pressed("KeyF", "f", { altKey: true }),
  pressed("KeyF", "f", { metaKey: true }),
])("%o is left to the browser", (keys) => {
  expect(keyAct(keys)).toBeNull();
});

it("leaves arrows and Enter to whatever has the focus", () => {
  expect(belongsToFocus({ act: "enter" })).toBe(true);
  expect(belongsToFocus({ act: "turn", by: 1 })).toBe(false);
});
