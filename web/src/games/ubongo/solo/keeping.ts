// A run without a server, kept in this browser so that a reload loses nothing but its time.
// Must not know the DOM; instants are counted from the run's own beginning.
import type { Shelf } from "./results";
import type { Run } from "./run";

const KEY = "tafelrunde.practice";

export interface KeptRun {
  readonly run: Run;
  /** The instant of the clock on the wall at which the run's own time was 0. */
  readonly began: number;
}

export function keepRun(shelf: () => Shelf, kept: KeptRun | null): void {
  try {
    shelf().setItem(KEY, JSON.stringify(kept));
  } catch {
    // nothing is kept here: the run only lives as long as the page
  }
}

/** The run that was left, if it can be read and was not over. */
export function keptRun(shelf: () => Shelf): KeptRun | null {
  try {
    const kept = JSON.parse(shelf().getItem(KEY) ?? "null") as KeptRun | null;
    const isRun = kept !== null && Array.isArray(kept.run.stock) && Array.isArray(kept.run.open.done);
    return isRun && Number.isFinite(kept.began) && kept.run.open.begun && !kept.run.open.result ? kept : null;
  } catch {
    return null;
  }
}
