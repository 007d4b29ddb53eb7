// The outline of cells as an SVG path with round corners; knows no piece and no screen.

import { key } from "./fit";
import type { Cell } from "./pieces";

export const UNIT = 40;
const RADIUS = 2;

interface Edge {
  readonly from: Cell;
  readonly to: Cell;
}

/** One path round all cells, holes included, in units of `UNIT` a cell, with corners of radius 2. */
export function outline(cells: readonly Cell[]): string {
  return loops(cells).map(rounded).join("");
}

/** The borders, each as its corners; the inside lies to the right. */
function loops(cells: readonly Cell[]): Cell[][] {
  const edges = borders(cells);
  const found: Cell[][] = [];
  for (let first = edges[0]; first; first = edges[0]) {
    const corners: Cell[] = [];
    let edge = first;
    for (;;) {
      edges.splice(edges.indexOf(edge), 1);
      const [x, y] = edge.to;
      const onward = edges.filter(({ from }) => from[0] === x && from[1] === y);
      const next = onward.find((other) => turns(edge, other)) ?? onward[0];
      if (turns(edge, next ?? first)) corners.push(edge.to);
      if (!next) break;
      edge = next;
    }
    found.push(corners);
  }
  return found;
}

function borders(cells: readonly Cell[]): Edge[] {
  const inside = new Set(cells.map(([x, y]) => key(x, y)));
  return cells.flatMap(([x, y]) => {
    const sides: [Cell, Edge][] = [
      [[x, y - 1], { from: [x, y], to: [x + 1, y] }],
      [[x + 1, y], { from: [x + 1, y], to: [x + 1, y + 1] }],
      [[x, y + 1], { from: [x + 1, y + 1], to: [x, y + 1] }],
      [[x - 1, y], { from: [x, y + 1], to: [x, y] }],
    ];
    return sides.filter(([beside]) => !inside.has(key(...beside))).map(([, edge]) => edge);
  });
}

/** Where two cells touch at a corner only, the border turns, so that each keeps its own. */
function turns(edge: Edge, next: Edge): boolean {
  return (
    (edge.to[0] - edge.from[0]) * (next.to[0] - next.from[0]) +
      (edge.to[1] - edge.from[1]) * (next.to[1] - next.from[1]) ===
    0
  );
}

function rounded(corners: readonly Cell[]): string {
  const path = corners.map(([x, y], place) => {
    const before = corners.at(place - 1) ?? [x, y];
    const after = corners[(place + 1) % corners.length] ?? [x, y];
    const [ax, ay] = toward([x, y], before);
    const [bx, by] = toward([x, y], after);
    return `${place ? "L" : "M"}${ax} ${ay}Q${x * UNIT} ${y * UNIT} ${bx} ${by}`;
  });
  return `${path.join("")}Z`;
}

function toward([x, y]: Cell, [u, v]: Cell): Cell {
  return [x * UNIT + Math.sign(u - x) * RADIUS, y * UNIT + Math.sign(v - y) * RADIUS];
}

/** The lines between neighbouring cells, a little short of the corners. */
export function gridLines(cells: readonly Cell[]): string {
  const inside = new Set(cells.map(([x, y]) => key(x, y)));
  const [low, high] = [0.14 * UNIT, 0.86 * UNIT];
  return cells
    .flatMap(([x, y]) => [
      inside.has(key(x + 1, y)) ? `M${(x + 1) * UNIT} ${y * UNIT + low}V${y * UNIT + high}` : "",
      inside.has(key(x, y + 1)) ? `M${x * UNIT + low} ${(y + 1) * UNIT}H${x * UNIT + high}` : "",
    ])
    .join("");
}
