// Where a piece in the hand would land, and the truth about whether it fits there; knows no pointer and no screen.

import { key } from "./fit";
import type { Cell, Shape } from "./pieces";

export const REACH = 0.75;
export const HYSTERESIS = 0.15;

/** The place that the board shows for the piece in the hand. */
export interface Ghost {
  readonly at: Cell;
  readonly fits: boolean;
}

/** The cells of an area that are free for the piece in the hand. */
export interface Room {
  readonly area: ReadonlySet<string>;
  readonly free: ReadonlySet<string>;
}

/** All cells of the shape lie on free cells of the area. */
export function fits(room: Room, shape: Shape, [x, y]: Cell): boolean {
  return shape.cells.every(([u, v]) => room.free.has(key(x + u, y + v)));
}

/** The nearest place within reach where the shape fits, else the nearest one that touches the area; a place once
 * shown is kept until another is nearer by the hysteresis, so that a trembling hand sees a still ghost. */
export function snap(room: Room, shape: Shape, x: number, y: number, shown: Ghost | null): Ghost | null {
  const places = around(x, y);
  const fitting = places.filter((at) => distance(at, x, y) <= REACH && fits(room, shape, at));
  const touching = places.filter((at) => touches(room, shape, at));
  const candidates = fitting.length > 0 ? fitting : touching;
  const nearest = candidates.reduce<Cell | null>(
    (best, at) => (best && distance(best, x, y) <= distance(at, x, y) ? best : at),
    null,
  );
  if (!nearest) return null;
  const kept = shown && shown.fits === fitting.length > 0 ? candidates.find((at) => same(at, shown.at)) : undefined;
  const at = kept && distance(kept, x, y) - distance(nearest, x, y) < HYSTERESIS ? kept : nearest;
  return { at, fits: fitting.length > 0 };
}

/** The piece's weight lies over the area: the middle of one of its cells is less than a cell away. */
function touches(room: Room, shape: Shape, [x, y]: Cell): boolean {
  return shape.cells.some(([u, v]) => room.area.has(key(x + u, y + v)));
}

function around(x: number, y: number): Cell[] {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return [
    [left, top],
    [left + 1, top],
    [left, top + 1],
    [left + 1, top + 1],
  ];
}

export function distance([u, v]: Cell, x: number, y: number): number {
  return Math.hypot(u - x, v - y);
}

export function same([x, y]: Cell, [u, v]: Cell): boolean {
  return x === u && y === v;
}

/** For a tap: of the places where the shape fits and covers the cell, the one whose middle is nearest to the finger. */
export function tapped(room: Room, shape: Shape, x: number, y: number): Ghost {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const places = shape.cells.map(([u, v]): Cell => [column - u, row - v]);
  const fitting = places.filter((at) => fits(room, shape, at));
  const candidates = fitting.length > 0 ? fitting : places;
  const [mx, my] = middle(shape);
  const at = candidates.reduce((best, other) =>
    distance(other, x - mx, y - my) < distance(best, x - mx, y - my) ? other : best,
  );
  return { at, fits: fitting.length > 0 };
}

/** The centre of gravity; it lies in a cell of the piece or on its border, so that every place can be tapped. */
export function middle(shape: Shape): Cell {
  const count = shape.cells.length;
  return [
    shape.cells.reduce((sum, [x]) => sum + x + 0.5, 0) / count,
    shape.cells.reduce((sum, [, y]) => sum + y + 0.5, 0) / count,
  ];
}
