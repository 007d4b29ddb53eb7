// An outline goes round every cell once, whatever the form.
import { expect, it } from "vitest";
import { gridLines, outline, UNIT } from "../../src/board/outline";
import { cellsIn, NAMES, shape } from "../../src/board/pieces";

/** Twice the area within a path of corners, by the shoelace formula over its control points. */
function areaOf(path: string): number {
  return path
    .split("M")
    .slice(1)
    .map((loop) => [...loop.matchAll(/Q(\S+) (\S+) /g)].map(([, x, y]) => [Number(x), Number(y)] as const))
    .reduce((sum, corners) => {
      const twice = corners.reduce((before, [x, y], place) => {
        const [u, v] = corners[(place + 1) % corners.length] ?? [0, 0];
        return before + x * v - u * y;
      }, 0);
      return sum + twice / 2 / UNIT ** 2;
    }, 0);
}

it.each(NAMES)("of a piece holds its cells: %s", (piece) => {
  for (const turn of [0, 1, 2, 3]) {
    const { cells } = shape(piece, turn, true);
    expect(areaOf(outline(cells))).toBe(cells.length);
    expect(outline(cells).match(/M/g)).toHaveLength(1);
  }
});

it("leaves a hole open, and parts what touches at a corner only", () => {
  expect(areaOf(outline(cellsIn(["###", "#.#", "###"])))).toBe(8);
  expect(outline(cellsIn(["###", "#.#", "###"])).match(/M/g)).toHaveLength(2);
  expect(outline(cellsIn(["#.", ".#"])).match(/M/g)).toHaveLength(2);
});

it("has a line between two cells and none at the border", () => {
  expect(gridLines(cellsIn(["##"])).match(/M/g)).toHaveLength(1);
  expect(gridLines(cellsIn(["#"]))).toBe("");
});
