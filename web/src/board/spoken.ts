// What those hear who do not see the board: pieces by their place in the task and their form. Must not know the DOM.
import type { SoundName } from "../app/sound.svelte";
import { t, told as text } from "../app/words.svelte";
import { type Hand, laid, lieOf, pieceAt, shapeOf, type Task, type Told } from "./hand";
import type { PieceName } from "./pieces";

/** "Piece 2: bar of 3". */
export function called(task: Task, piece: PieceName): string {
  return t("board-piece", { number: task.pieces.indexOf(piece) + 1, piece: text(`piece-${piece}`) });
}

/** A piece with where it lies and how large its box is, turned as it is. */
export function labelled(hand: Hand, piece: PieceName): string {
  const { at } = lieOf(hand, piece);
  const { width, height } = shapeOf(hand, piece);
  const name = called(hand.task, piece);
  if (hand.held?.piece === piece) return t("board-piece-held", { piece: name, width, height });
  return at
    ? t("board-piece-laid", { piece: name, column: at[0] + 1, row: at[1] + 1, width, height })
    : t("board-piece-beside", { piece: name, width, height });
}

export function labelledCell(hand: Hand, x: number, y: number): string {
  const place = { column: x + 1, row: y + 1 };
  if (hand.task.region.rows[y]?.[x] !== "#") return t("board-cell-none", place);
  const piece = pieceAt(hand, x, y);
  return piece ? t("board-cell-taken", { ...place, piece: called(hand.task, piece) }) : t("board-cell-free", place);
}

/** The tone of what was just done; a piece that is carried over the board is silent. */
export const HEARD: Readonly<Record<Told["what"], SoundName | null>> = {
  picked: "lift",
  laid: "set",
  beside: "set",
  turned: "turn",
  flipped: "turn",
  over: null,
  "no-fit": "no",
};

/** One sentence for what was just done. */
export function said(hand: Hand, { what, piece, at, fits }: Told): string {
  const name = called(hand.task, piece);
  const { width, height } = shapeOf(hand, piece);
  const place = { column: (at?.[0] ?? 0) + 1, row: (at?.[1] ?? 0) + 1 };
  switch (what) {
    case "picked":
      return t("board-said-picked", { piece: name });
    case "laid":
      return t("board-said-laid", { piece: name, ...place, done: laid(hand).length, of: hand.task.pieces.length });
    case "beside":
      return t("board-said-beside", { piece: name });
    case "turned":
      return t("board-said-turned", { piece: name, width, height });
    case "flipped":
      return t("board-said-flipped", { piece: name, width, height });
    case "over":
      return fits ? t("board-said-fits", place) : t("board-said-fits-not", place);
    case "no-fit":
      return t("board-said-no-fit", { piece: name });
  }
}
