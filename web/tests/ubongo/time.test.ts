// When the sand is said aloud: at 30, 10, 5 and 0 seconds, once each, whatever the clock skips.
import { expect, it } from "vitest";
import { isSaid } from "../../src/core/lengths";

function saidWhile(...seconds: number[]): number[] {
  return seconds.filter((now, place) => isSaid(seconds[place - 1] ?? null, now));
}

it("says the seconds that are left at 30, 10, 5 and 0", () => {
  const glass = Array.from({ length: 61 }, (_, second) => 60 - second);
  expect(saidWhile(...glass)).toEqual([30, 10, 5, 0]);
});

it("says it late rather than never when a second was missed, and only once", () => {
  expect(saidWhile(32, 28, 28, 27, 3, 3, 0)).toEqual([28, 3, 0]);
});

it("says it to whoever comes while the sand runs out, and of a second glass anew", () => {
  expect(saidWhile(20, 19)).toEqual([20]);
  expect(saidWhile(0, 60, 31, 30)).toEqual([0, 30]);
});
