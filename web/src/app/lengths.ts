// Lengths of time as this language writes them. Must not know what took so long.
import { tenthsOf } from "../core/lengths";
import { written } from "./words.svelte";

/** Seconds and tenths, with minutes where there are some, such as 17,7 or 1:04,2. */
export function tenths(ms: number): string {
  return tenthsOf(ms, written(0.5, 1).slice(1, 2));
}

/** The same in a sentence: seconds have their unit, minutes and seconds say it by themselves. */
export function duration(ms: number): string {
  return ms < 60_000 ? `${tenths(ms)}\u00a0s` : tenths(ms);
}
