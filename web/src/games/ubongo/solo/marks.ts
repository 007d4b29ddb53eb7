// What a run is measured by: the mark it has to beat, and how long each task took. Must not know any words.
import type { UbongoSoloDone, UbongoSoloRunEnded } from "../../../protocol.gen";
import { isBetter } from "./results";

/** A result to be beaten: finished tasks, when the last was done, and the instant it dates from. */
export interface Mark {
  readonly tasks: number;
  readonly took: number;
  readonly since: number;
}

/** A record of a server: its points are tasks, and the time with a minus. */
export function markOf(points: readonly number[], since: number): Mark {
  return { tasks: points[0] ?? 0, took: -(points[1] ?? 0), since };
}

/** Only a complete run without hints can be a record, and only one that has solved anything. */
export function isRecord(result: UbongoSoloRunEnded, mark: Mark | null): boolean {
  const counts = result.complete && result.hints === 0 && result.tasks > 0;
  return counts && (mark === null || isBetter(result, mark));
}

/** Milliseconds for each task: from the cover before it, tasks laid aside meanwhile included. */
export function spans(done: readonly Pick<UbongoSoloDone, "since_start">[]): number[] {
  return done.map(({ since_start }, place) => since_start - (done[place - 1]?.since_start ?? 0));
}
