// The pieces of the task at hand, kept in this browser so that a reload loses nothing. Must not know what a piece is for.
import { type Hand, type Lie, restored, type Task } from "./hand";
import type { PieceName } from "./pieces";

const KEY = "tafelrunde.hand";

/** A place such as localStorage; reading and writing may throw where it is blocked or full. */
export type Shelf = Pick<Storage, "getItem" | "setItem">;

/** Only the last task is kept: whoever has two tables open keeps the one touched last. */
export function keep(shelf: () => Shelf, id: string, hand: Hand): void {
  try {
    shelf().setItem(KEY, JSON.stringify({ id, lies: [...hand.lies] }));
  } catch {
    // nothing is kept here: the pieces only live as long as the page
  }
}

/** The hand as it was left, or a new one where another task or nothing readable was kept. */
export function recalled(shelf: () => Shelf, id: string, task: Task): Hand {
  try {
    const kept = JSON.parse(shelf().getItem(KEY) ?? "null") as { id: string; lies: [PieceName, Lie][] } | null;
    if (kept?.id === id) return restored(task, kept.lies.filter(isReadable));
  } catch {
    // what cannot be read was not kept
  }
  return restored(task, []);
}

function isReadable([, lie]: [PieceName, Lie]): boolean {
  const place = lie.at === null || (lie.at.length === 2 && lie.at.every(Number.isInteger));
  return place && [0, 1, 2, 3].includes(lie.turn) && typeof lie.flip === "boolean";
}
