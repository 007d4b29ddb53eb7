// Lands of UGO!: their order, their words and how they are drawn. Must not know the rules.
import type { GlyphName } from "../gen/glyphs";
import type { UgoCard, UgoSectionScore } from "../protocol.gen";

export type Card = UgoCard;
export type Suit = UgoCard["suit"];
export type Letter = UgoSectionScore["letter"];

export const SUITS: readonly Suit[] = ["green", "grey", "yellow", "blue", "red"];
export const LETTERS: readonly Letter[] = ["A", "B", "C", "D", "E"];

interface SuitLook {
  readonly glyph: GlyphName;
  readonly land: GlyphName;
  /** Words on this suit's colour are light. */
  readonly light: boolean;
}

export const LOOKS: Readonly<Record<Suit, SuitLook>> = {
  green: { glyph: "suit-clover", land: "land-meadow", light: false },
  grey: { glyph: "suit-peaks", land: "land-mountain", light: true },
  yellow: { glyph: "suit-sheaf", land: "land-field", light: false },
  blue: { glyph: "suit-waves", land: "land-lake", light: true },
  red: { glyph: "suit-tower", land: "land-hill", light: false },
};

export function same(one: Card | null | undefined, other: Card | null | undefined): boolean {
  return !!one && !!other && one.suit === other.suit && one.value === other.value;
}

export function isAmong(card: Card, cards: readonly Card[]): boolean {
  return cards.some((other) => same(card, other));
}

/** A name for a card that is its own, for keys. */
export function keyOf(card: Card): string {
  return `${card.suit}-${card.value}`;
}

/** The order in which hands are dealt: by suit, then by value. */
export function inOrder(cards: readonly Card[]): Card[] {
  return cards.toSorted((one, other) => SUITS.indexOf(one.suit) - SUITS.indexOf(other.suit) || one.value - other.value);
}
