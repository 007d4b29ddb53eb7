// Lengths of time as digits: of a sandglass, of a run, of a solution. Must not know any words, nor a clock.

/** How much of the sand is left, from 1 to 0. */
export function shareOf(from: number, until: number, at: number): number {
  return Math.max(0, Math.min(1, (until - at) / (until - from)));
}

/** Whole seconds that are left: the last one lasts until the bell. */
export function secondsOf(ms: number): number {
  return Math.ceil(ms / 1000);
}

/** Minutes and seconds, such as 6:05; time that is left is counted up to the next second, time that has passed down. */
export function minutesOf(ms: number, left: boolean): string {
  const seconds = left ? Math.ceil(ms / 1000) : Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Minutes, seconds and tenths, such as 1:04,2, with the comma that is given; nobody is told a tenth too few. */
export function tenthsOf(ms: number, comma: string): string {
  const tenths = Math.floor(ms / 100);
  const seconds = `${Math.floor(tenths / 10) % 60}`;
  const minutes = Math.floor(tenths / 600);
  return `${minutes ? `${minutes}:${seconds.padStart(2, "0")}` : seconds}${comma}${tenths % 10}`;
}
