// The exact check of a claim, twin of the server's (tests/vectors/geometry.json); knows no search and no screen.

import type { Placement, Region } from "../protocol.gen";
import { type Cell, cellsIn, NAMES, type PieceName, type Shape, shapeIfAny } from "./pieces";

const MAX_WIDTH = 8;
const MAX_HEIGHT = 7;

/** Why a claim is no cover: the piece is the culprit, the cell the first in reading order that shows it. */
export interface Fault {
  readonly kind: "wrong-piece" | "piece-twice" | "piece-missing" | "outside" | "overlap" | "uncovered";
  readonly piece: PieceName | null;
  readonly cell: Cell | null;
}

export const key = (x: number, y: number): string => `${x},${y}`;

/** The cells of an area, to be asked for. */
export function cellsOf(region: Region): Set<string> {
  return new Set(cellsIn(region.rows).map(([x, y]) => key(x, y)));
}

/** UC-14, UC-15: what is wrong with the claim: first the pieces, then each placement in turn, then what is bare. */
export function fault(region: Region, pieces: readonly PieceName[], placements: readonly Placement[]): Fault | null {
  return wrongPieces(pieces, placements) ?? misfit(region, placements);
}

/** UC-15, UC-34: nothing bare, nothing overlapping, nothing sticking out; any such cover counts. */
export function isCover(region: Region, pieces: readonly PieceName[], placements: readonly Placement[]): boolean {
  return fault(region, pieces, placements) === null;
}

function wrongPieces(pieces: readonly PieceName[], placements: readonly Placement[]): Fault | null {
  const left = [...pieces];
  for (const { piece, turn, flip } of placements) {
    const place = left.indexOf(piece);
    if (place >= 0 && shapeIfAny(piece, turn, flip)) left.splice(place, 1);
    else if (pieces.includes(piece) && place < 0) return { kind: "piece-twice", piece, cell: null };
    else return { kind: "wrong-piece", piece: NAMES.includes(piece) ? piece : null, cell: null };
  }
  const missing = left[0];
  return missing ? { kind: "piece-missing", piece: missing, cell: null } : null;
}

function misfit(region: Region, placements: readonly Placement[]): Fault | null {
  const area = cellsOf(region);
  const free = new Set(area);
  for (const { piece, turn, flip, x, y } of placements) {
    const laid = shapeIfAny(piece, turn, flip) as Shape;
    const within = x >= 0 && y >= 0 && x <= MAX_WIDTH - laid.width && y <= MAX_HEIGHT - laid.height;
    if (!within) return { kind: "outside", piece, cell: null };
    const cells = laid.cells.map(([u, v]): Cell => [x + u, y + v]);
    const beyond = cells.find(([u, v]) => !area.has(key(u, v)));
    if (beyond) return { kind: "outside", piece, cell: beyond };
    const over = cells.find(([u, v]) => !free.has(key(u, v)));
    if (over) return { kind: "overlap", piece, cell: over };
    for (const [u, v] of cells) free.delete(key(u, v));
  }
  const bare = cellsIn(region.rows).find(([x, y]) => free.has(key(x, y)));
  return bare ? { kind: "uncovered", piece: null, cell: bare } : null;
}
