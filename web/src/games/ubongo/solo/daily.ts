// The task of a day without asking the server, twin of its choice (tests/vectors/daily.json). Must not know clocks: a day
// is a text such as 2026-11-19, counted by UTC.
import type { UbongoRaceBoard } from "../../../protocol.gen";
import { type Deck, type DieSymbol, type Side, SYMBOLS } from "./deck";

const SIDES: readonly Side[] = ["easy", "hard"];

export interface Daily {
  readonly day: string;
  readonly symbol: DieSymbol;
  readonly board: UbongoRaceBoard;
}

/** One of all tasks of the deck; null where the browser cannot count it out, since that needs a secure context. */
export async function dailyOf(deck: Deck, day: string): Promise<Daily | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${deck.name} ${day}`));
  const number = [...new Uint8Array(digest)].reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const every = deck.cards.flatMap((card, place) =>
    SIDES.flatMap((side) => SYMBOLS.map((symbol) => ({ card, place, side, symbol }))),
  );
  const chosen = every[Number(number % BigInt(every.length))];
  if (!chosen) return null;
  const [rows, pieces] = chosen.card[chosen.side];
  const { side, symbol } = chosen;
  const board = { card: chosen.card.id, side, region: { rows }, pieces: pieces[symbol], grade: null };
  return { day, symbol, board };
}

/** The day of an instant, by UTC, so that it is the same for everyone. */
export function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
