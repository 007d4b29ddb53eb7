// The measures of a card: where the area lies on it, where the symbol and the row of pieces; knows no screen.
import type { Region } from "../protocol.gen";
import { outline, UNIT } from "./outline";
import { type Cell, type PieceName, shape } from "./pieces";

const MARGIN = 20;
const HEAD = 60;
const SYMBOL = 30;
const SMALLEST = 200;
const SMALL = 8.8;
const GAP = 10;

export interface Icon {
  readonly piece: PieceName;
  readonly x: number;
  readonly y: number;
  readonly path: string;
  readonly scale: number;
}

export interface CardMeasures {
  readonly width: number;
  readonly height: number;
  /** Where cell 0, 0 of the area begins. */
  readonly origin: Cell;
  readonly symbol: { readonly x: number; readonly y: number; readonly size: number };
  readonly icons: readonly Icon[];
}

/** The card round an area: wide enough for the area and for the row of its pieces, whichever needs more. */
export function measured(region: Region, pieces: readonly PieceName[], head = true): CardMeasures {
  const wide = (region.rows[0] ?? "").length * UNIT;
  const high = region.rows.length * UNIT;
  const width = Math.max(SMALLEST, wide + 2 * MARGIN);
  const top = head ? HEAD : MARGIN;
  return {
    width,
    height: top + high + MARGIN,
    origin: [(width - wide) / 2, top],
    symbol: { x: MARGIN, y: (HEAD - SYMBOL) / 2 + 1, size: SYMBOL },
    icons: head ? iconsIn(width, pieces) : [],
  };
}

/** The pieces as little pictures after the symbol; they shrink together where the card is narrow. */
function iconsIn(width: number, pieces: readonly PieceName[]): Icon[] {
  const begin = MARGIN + SYMBOL + 14;
  const room = width - begin - MARGIN;
  const shapes = pieces.map((piece) => ({ piece, lies: shape(piece, 0, false) }));
  const cells = shapes.reduce((sum, { lies }) => sum + lies.width, 0);
  const small = Math.min(SMALL, (room - GAP * (pieces.length - 1)) / cells);
  let x = begin;
  return shapes.map(({ piece, lies }) => {
    const icon = {
      piece,
      x,
      y: HEAD / 2 + 1 - (lies.height * small) / 2,
      path: outline(lies.cells),
      scale: small / UNIT,
    };
    x += lies.width * small + GAP;
    return icon;
  });
}
