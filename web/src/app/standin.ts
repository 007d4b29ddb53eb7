// Lets whatever lies above a table offer one's seat back while a bot plays on it. Must not know tables or games.
import { getContext, setContext } from "svelte";

/** Takes the seat back; null: nobody stands in. */
export type TakeBack = () => (() => void) | null;

const KEY = Symbol("stand-in");

export function offerSeat(back: TakeBack): void {
  setContext(KEY, back);
}

/** What is offered here; away from a table nothing is. */
export function seatOffered(): TakeBack {
  return getContext<TakeBack | undefined>(KEY) ?? (() => null);
}
