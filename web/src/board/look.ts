// How pieces look: a colour each, and a pattern by its place in the task, so that those of one board always differ.
import type { PieceName } from "./pieces";

/** Colours come from the tokens. */
export function colourOf(piece: PieceName): string {
  return `var(--piece-${piece})`;
}

const PATTERNS = ["plain", "stripes", "dots", "grid"] as const;
export type Pattern = (typeof PATTERNS)[number];

/** The pattern of a piece among the three or four of its task. */
export function patternOf(piece: PieceName, pieces: readonly PieceName[]): Pattern {
  return PATTERNS[pieces.indexOf(piece) % PATTERNS.length] ?? "plain";
}
