// The twelve pieces and every way to lay one down, as the server knows them; knows no area and no screen.

import type { Placement } from "../protocol.gen";

export type PieceName = Placement["piece"];
export type Cell = readonly [x: number, y: number];

/** A piece turned and flipped, its box pushed into the top left corner; cells in reading order. */
export interface Shape {
  readonly cells: readonly Cell[];
  readonly width: number;
  readonly height: number;
}

const PICTURES: Readonly<Record<PieceName, string>> = {
  I2: "##",
  I3: "###",
  V3: "#./##",
  I4: "####",
  O4: "##/##",
  T4: "###/.#.",
  S4: "#./##/.#",
  L4: "#./#./##",
  P5: "##/##/#.",
  L5: "#./#./#./##",
  Y5: "####/.#..",
  Z5: "##./.#./.##",
};

export const NAMES = Object.keys(PICTURES) as readonly PieceName[];

/** The (column, row) of every `#`, row by row from the top left. */
export function cellsIn(rows: readonly string[]): Cell[] {
  return rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "#" ? [[x, y] as Cell] : [])));
}

/** UC-2: flipped left to right first, then turned clockwise by quarters. */
function oriented(piece: PieceName, turn: number, flip: boolean): Shape {
  let cells = cellsIn(PICTURES[piece].split("/"));
  if (flip) cells = cells.map(([x, y]) => [-x, y]);
  for (let quarter = 0; quarter < turn; quarter += 1) cells = cells.map(([x, y]) => [-y, x]);
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  const pushed = cells.map(([x, y]): Cell => [x - left, y - top]).sort(inReadingOrder);
  return {
    cells: pushed,
    width: Math.max(...pushed.map(([x]) => x)) + 1,
    height: Math.max(...pushed.map(([, y]) => y)) + 1,
  };
}

function inReadingOrder([x, y]: Cell, [u, v]: Cell): number {
  return y - v || x - u;
}

const SHAPES = new Map<string, Shape>(
  NAMES.flatMap((piece) =>
    [0, 1, 2, 3].flatMap((turn) =>
      [false, true].map((flip): [string, Shape] => [`${piece}${turn}${flip}`, oriented(piece, turn, flip)]),
    ),
  ),
);

/** The shape of a known piece in one of its eight positions, or none. */
export function shapeIfAny(piece: string, turn: number, flip: boolean): Shape | undefined {
  return SHAPES.get(`${piece}${turn}${flip}`);
}

/** The piece flipped first, if at all, and then turned clockwise by `turn` (0–3) quarters. */
export function shape(piece: PieceName, turn: number, flip: boolean): Shape {
  const found = shapeIfAny(piece, turn, flip);
  if (!found) throw new RangeError(`${piece} has no turn ${turn}`);
  return found;
}

/** The cells of the grid that a placement takes. */
export function placedCells(placement: Placement): Cell[] {
  const { cells } = shape(placement.piece, placement.turn, placement.flip);
  return cells.map(([x, y]): Cell => [placement.x + x, placement.y + y]);
}

/** How the same piece lies after it was seen in a mirror: flipping left to right what lies here. */
export function flipped(turn: number, flip: boolean): { turn: number; flip: boolean } {
  return { turn: (4 - turn) % 4, flip: !flip };
}
