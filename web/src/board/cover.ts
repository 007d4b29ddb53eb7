// Finds how an area can be covered, to show it when a round is over; knows no player and no screen.

import type { Placement, Region } from "../protocol.gen";
import { cellsOf, key } from "./fit";
import { type Cell, cellsIn, type PieceName, shape } from "./pieces";

/** One exact cover of the area by these pieces, if there is one. */
export function cover(region: Region, pieces: readonly PieceName[]): Placement[] | null {
  return search(cellsIn(region.rows), cellsOf(region), pieces);
}

/** The first bare cell in reading order must be the first cell of some piece. */
function search(cells: readonly Cell[], free: ReadonlySet<string>, pieces: readonly PieceName[]): Placement[] | null {
  const bare = cells.find(([x, y]) => free.has(key(x, y)));
  if (!bare) return pieces.length === 0 ? [] : null;
  for (const piece of pieces) {
    for (const placement of beginningAt(bare, piece)) {
      const taken = shape(piece, placement.turn, placement.flip).cells.map(([x, y]) =>
        key(placement.x + x, placement.y + y),
      );
      if (!taken.every((cell) => free.has(cell))) continue;
      const left = new Set(free);
      for (const cell of taken) left.delete(cell);
      const rest = search(cells, left, without(pieces, piece));
      if (rest) return [placement, ...rest];
    }
  }
  return null;
}

function* beginningAt([x, y]: Cell, piece: PieceName): Generator<Placement> {
  for (const flip of [false, true]) {
    for (const turn of [0, 1, 2, 3]) {
      const [first] = shape(piece, turn, flip).cells;
      if (first) yield { piece, turn, flip, x: x - first[0], y: y - first[1] };
    }
  }
}

function without(pieces: readonly PieceName[], piece: PieceName): PieceName[] {
  const place = pieces.indexOf(piece);
  return pieces.filter((_, index) => index !== place);
}
