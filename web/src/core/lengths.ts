// Lengths of time as digits: of a run, of a solution, of a game; and when they are said aloud. One time is the same
// everywhere, cut to tenths as on a stopwatch and never rounded up. Must not know any words, nor a clock.

const SAID_AT = [30, 10, 5, 0];

/** Is what is left to be said aloud now? Whoever looks late, or looks away meanwhile, hears it at the first look. */
export function isSaid(before: number | null, seconds: number): boolean {
  return SAID_AT.some((mark) => seconds <= mark && (before === null || before > mark));
}

/** Minutes and seconds, such as 6:05. */
export function minutesOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Seconds and tenths, with minutes where there are some, such as 1:04,2, with the comma that is given. */
export function tenthsOf(ms: number, comma: string): string {
  const tenths = Math.floor(ms / 100);
  const seconds = Math.floor(tenths / 10);
  return `${seconds < 60 ? seconds : minutesOf(seconds)}${comma}${tenths % 10}`;
}
