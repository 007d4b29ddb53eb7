// The deck that the client carries for play without a connection, packed by generate.mjs. Must not know any rule.
import type { PieceName } from "../../../board/pieces";
import type { Region, UbongoRaceBoard } from "../../../protocol.gen";

/** In the order of the die, as the server counts them. */
export const SYMBOLS = ["mask", "shield", "hand", "snake", "drum", "sun"] as const;
export type DieSymbol = (typeof SYMBOLS)[number];
export type Side = UbongoRaceBoard["side"];

/** One side of a card: its area, and the pieces for each symbol. */
export type Face = readonly [rows: Region["rows"], pieces: { readonly [S in DieSymbol]: PieceName[] }];

export interface Deck {
  readonly name: string;
  readonly cards: readonly { readonly id: number; readonly easy: Face; readonly hard: Face }[];
}

/** The deck, which comes when it is needed; the service worker has it as well. */
export async function packedDeck(): Promise<Deck> {
  return unpacked((await import("../../../gen/deck.json")).default as unknown as PackedDeck);
}

/** As it is packed: the pieces of a side in the order of the die, six rows of names in one text. */
export interface PackedDeck {
  readonly name: string;
  readonly cards: readonly (readonly [id: number, easy: PackedFace, hard: PackedFace])[];
}
type PackedFace = readonly [area: string, rows: string];

export function unpacked(packed: PackedDeck): Deck {
  return {
    name: packed.name,
    cards: packed.cards.map(([id, easy, hard]) => ({ id, easy: face(easy), hard: face(hard) })),
  };
}

function face([area, rows]: PackedFace): Face {
  const pieces = rows.split("/").map((row) => row.match(/../g) ?? []) as PieceName[][];
  return [
    area.split("/"),
    Object.fromEntries(SYMBOLS.map((symbol, place) => [symbol, pieces[place] ?? []])) as Face[1],
  ];
}
