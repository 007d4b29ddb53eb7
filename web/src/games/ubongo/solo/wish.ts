// Which run somebody wants to play, as they chose it last on this device. Must not know the DOM.
import type { UbongoDiamondsOptions } from "../../../protocol.gen";
import type { Shelf } from "./results";

export type Wish = Pick<UbongoDiamondsOptions, "solo_mode" | "solo_length" | "side">;

export const LENGTHS = [5, 10, 20] as const;
const USUAL: Wish = { solo_mode: "minutes", solo_length: 5, side: "easy" };
const KEY = "tafelrunde.solo";

export function wished(shelf: () => Shelf): Wish {
  try {
    const kept = JSON.parse(shelf().getItem(KEY) ?? "{}") as Partial<Wish>;
    return {
      solo_mode: kept.solo_mode === "tasks" ? "tasks" : "minutes",
      solo_length: LENGTHS.find((length) => length === kept.solo_length) ?? 5,
      side: kept.side === "hard" ? "hard" : "easy",
    };
  } catch {
    return USUAL;
  }
}

export function keepWish(shelf: () => Shelf, wish: Wish): void {
  try {
    shelf().setItem(KEY, JSON.stringify(wish));
  } catch {
    // nothing is kept here: the next visit begins with what is usual
  }
}

/** The wish as a table's options. */
export function optionsOf(wish: Wish, deck: string): UbongoDiamondsOptions {
  return { ...wish, deck, seconds: 60, no_luck: false };
}
