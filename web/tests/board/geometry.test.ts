// The shapes and the check of a claim agree with the server's, vector by vector.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cover } from "../../src/board/cover";
import { type Fault, fault, isCover } from "../../src/board/fit";
import { flipped, NAMES, type PieceName, shape } from "../../src/board/pieces";
import type { Placement, Region } from "../../src/protocol.gen";

interface Vectors {
  shapes: {
    piece: PieceName;
    turn: number;
    flip: boolean;
    width: number;
    height: number;
    cells: [number, number][];
  }[];
  claims: { why: string; region: Region; pieces: PieceName[]; placements: Placement[]; fault: Fault | null }[];
}

const VECTORS: Vectors = JSON.parse(
  readFileSync(new URL("../../../tests/vectors/geometry.json", import.meta.url), "utf-8"),
);

describe("a shape", () => {
  it.each(VECTORS.shapes)("is the server's: $piece, turn $turn, flip $flip", ({ piece, turn, flip, ...is }) => {
    expect(shape(piece, turn, flip)).toEqual(is);
  });

  it.each(NAMES)("seen in a mirror lies as the flipped one does: %s", (piece) => {
    for (const turn of [0, 1, 2, 3]) {
      for (const flip of [false, true]) {
        const { width, cells } = shape(piece, turn, flip);
        const mirrored = cells.map(([x, y]) => `${width - 1 - x},${y}`).sort();
        const is = flipped(turn, flip);
        expect(
          shape(piece, is.turn, is.flip)
            .cells.map(([x, y]) => `${x},${y}`)
            .sort(),
        ).toEqual(mirrored);
      }
    }
  });
});

describe("a claim", () => {
  it.each(VECTORS.claims)("is judged as by the server: $why", ({ region, pieces, placements, fault: is }) => {
    expect(fault(region, pieces, placements)).toEqual(is);
  });

  it.each(VECTORS.claims.filter((claim) => claim.fault === null))("that holds has a cover: $why", (claim) => {
    const found = cover(claim.region, claim.pieces);
    expect(found && isCover(claim.region, claim.pieces, found)).toBe(true);
  });

  it("that cannot hold has none", () => {
    expect(cover({ rows: ["##", "##"] }, ["I4"])).toBeNull();
    expect(cover({ rows: ["##", "##"] }, ["I2"])).toBeNull();
  });
});
