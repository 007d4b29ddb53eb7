// Table time as the server counts it, between two of its words. Must not know the browser's calendar: a clock that is
// off by an hour changes nothing here.

/** Table time: `at` when this browser's own count of milliseconds said `heard`; it stands still unless it runs. */
export interface TableClock {
  readonly at: number;
  readonly heard: number;
  readonly running: boolean;
}

export const STOPPED: TableClock = { at: 0, heard: 0, running: false };

/** Table time now. */
export function tableTime(clock: TableClock, now: number): number {
  return clock.running ? clock.at + (now - clock.heard) : clock.at;
}

/**
 * The clock after one more word of the server. A word that was long under way makes the table look younger than it
 * is, so of two readings the later one is true; only a pause, a restart or a clear difference sets it back.
 */
export function heard(clock: TableClock, at: number, now: number, running: boolean): TableClock {
  const said: TableClock = { at, heard: now, running };
  if (!running || !clock.running) return said;
  const ahead = tableTime(clock, now) - at;
  return ahead > 0 && ahead < 1000 ? clock : said;
}
