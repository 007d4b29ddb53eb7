// Which clause of the rules has which picture: what is shown as data, drawn by Picture.svelte. Must not know a text.
import type { PieceName } from "../../board/pieces";
import type { GlyphName } from "../../gen/glyphs";

export type Suit = "green" | "grey" | "yellow" | "blue" | "red";
export type Colour = "green" | "red" | "blue" | "violet" | "brown" | "yellow";
export type Jewel = "ruby" | "sapphire" | "emerald" | "amber";

/** A section of a kingdom: its card, if any, and how many of its farmers are there. */
export interface Section {
  readonly card: readonly [Suit, number] | null;
  readonly farmers: number;
  readonly needed: number;
  /** What it brings, where that is told. */
  readonly points: number | null;
}

export type Drawing =
  | { readonly kind: "task"; readonly rows: readonly string[]; readonly pieces: readonly PieceName[] }
  | { readonly kind: "pieces" }
  | { readonly kind: "allowances" }
  | { readonly kind: "row"; readonly gems: readonly (Colour | null)[] }
  | { readonly kind: "counts"; readonly players: Readonly<Record<string, readonly number[]>> }
  | { readonly kind: "values"; readonly gems: readonly (readonly [Jewel, number])[] }
  | { readonly kind: "rewards"; readonly ranks: readonly (readonly [string | null, string])[] }
  | { readonly kind: "held"; readonly gems: readonly (readonly [GlyphName, number])[] }
  | {
      readonly kind: "cards";
      readonly cards: readonly (readonly [Suit, number])[];
      readonly chosen: number | null;
      readonly led?: number;
    }
  | { readonly kind: "kingdom"; readonly sections: readonly Section[] };

const TASK: Drawing = { kind: "task", rows: [".##.", "####", "####", "#..#"], pieces: ["I3", "P5", "T4"] };

export const PICTURES: Readonly<Record<string, Drawing>> = {
  "UC-2": { kind: "pieces" },
  "UC-14": TASK,
  "UC-17": { kind: "allowances" },
  "UC-19": { kind: "row", gems: [null, null, "red", "blue", "green", "yellow", "red", "violet"] },
  "UC-29": { kind: "counts", players: { A: [6, 4, 2, 2, 2, 2], B: [2, 2, 0, 1, 2, 3], C: [4, 3, 2, 6, 1, 0] } },
  "UC-33": { kind: "pieces" },
  "UD-3": {
    kind: "values",
    gems: [
      ["ruby", 4],
      ["sapphire", 3],
      ["emerald", 2],
      ["amber", 1],
    ],
  },
  "UD-7": TASK,
  "UD-10": {
    kind: "rewards",
    ranks: [
      ["sapphire", "bag"],
      ["amber", "bag"],
      [null, "bag"],
      [null, "bag"],
    ],
  },
  "UG-2": {
    kind: "kingdom",
    sections: [
      { card: null, farmers: 0, needed: 0, points: 0 },
      { card: null, farmers: 0, needed: 0, points: 0 },
      { card: null, farmers: 0, needed: 2, points: 0 },
      { card: null, farmers: 0, needed: 3, points: 0 },
      { card: null, farmers: 0, needed: 4, points: 0 },
    ],
  },
  "UG-3": {
    kind: "cards",
    cards: [
      ["green", 4],
      ["grey", 8],
      ["yellow", 6],
      ["blue", 1],
      ["red", 5],
    ],
    chosen: null,
  },
  "UG-8": {
    kind: "cards",
    cards: [
      ["blue", 3],
      ["green", 7],
      ["red", 1],
      ["blue", 7],
    ],
    chosen: 3,
  },
  "UG-14": {
    kind: "cards",
    cards: [
      ["red", 3],
      ["blue", 5],
      ["red", 6],
      ["red", 4],
    ],
    chosen: 2,
  },
  "UG-19": {
    kind: "kingdom",
    sections: [
      { card: ["red", 0], farmers: 0, needed: 0, points: 0 },
      { card: ["blue", 8], farmers: 0, needed: 0, points: 8 },
      { card: ["green", 6], farmers: 1, needed: 2, points: -5 },
      { card: null, farmers: 0, needed: 3, points: 0 },
      { card: null, farmers: 0, needed: 4, points: 0 },
    ],
  },
  "UG-20": {
    kind: "kingdom",
    sections: [
      { card: ["red", 8], farmers: 0, needed: 0, points: 8 },
      { card: ["blue", 6], farmers: 0, needed: 0, points: 6 },
      { card: ["green", 2], farmers: 2, needed: 2, points: 2 },
      { card: null, farmers: 3, needed: 3, points: 3 },
      { card: null, farmers: 0, needed: 4, points: 0 },
    ],
  },
};
