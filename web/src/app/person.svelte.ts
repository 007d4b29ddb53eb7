// Who is sitting in front of this browser, as the server knows them. Must not know any table.
import { ask } from "../core/api";
import { type Guest, PROTOCOL } from "../protocol.gen";
import { spoken } from "./words.svelte";

let guest = $state.raw<Guest | null>(null);

/** Their name; null: nobody yet. */
export function name(): string | null {
  return guest?.name ?? null;
}

/** Asks who is there; a page that is older than the server loads itself again, once. */
export async function recall(): Promise<void> {
  guest = await ask("me", null);
  if (guest.protocol !== PROTOCOL) reloadOnce();
}

/** Says a name; false where the browser keeps no cookie, so that the house has forgotten it already. */
export async function introduce(called: string): Promise<boolean> {
  const named = await ask("name_me", { name: called, language: spoken() });
  if ((await ask("me", null)).name === null) return false;
  guest = named;
  return true;
}

/** A newer server has a newer page; should that not help, trying again for ever would not either. */
export function reloadOnce(): void {
  const mark = "tafelrunde.reloaded";
  try {
    if (sessionStorage.getItem(mark) === String(PROTOCOL)) return;
    sessionStorage.setItem(mark, String(PROTOCOL));
  } catch {
    return; // nothing is kept here, so nobody could count
  }
  location.reload();
}
