// Results that stay on this device: runs played without a connection, and the task of the day.
// Must not know the server; a browser that keeps nothing only forgets.
import type { UbongoDiamondsOptions, UbongoSoloRunEnded } from "../../../protocol.gen";

/** A place such as localStorage; reading and writing may throw where it is blocked or full. */
export type Shelf = Pick<Storage, "getItem" | "setItem">;

/** The best run of a kind: finished tasks, when the last of them was done, and on which day. */
export interface BestHere {
  readonly tasks: number;
  readonly took: number;
  readonly on: string;
}

interface Kept {
  readonly best: Readonly<Record<string, BestHere>>;
  /** Milliseconds that the task of a day took, by day. */
  readonly daily: Readonly<Record<string, number>>;
}

const KEY = "tafelrunde.results";
const DAYS_KEPT = 60;

/** UD-16: records per mode, length, side and deck. */
export function kindOf(options: UbongoDiamondsOptions): string {
  return `${options.solo_mode}/${options.solo_length}/${options.side}/${options.deck}`;
}

export function bestHere(shelf: () => Shelf, kind: string): BestHere | null {
  return read(shelf).best[kind] ?? null;
}

/** Keeps a run if it is the best of its kind; only complete runs without hints count. Answers whether it is a record. */
export function noteRun(shelf: () => Shelf, kind: string, result: UbongoSoloRunEnded, on: string): boolean {
  if (!result.complete || result.hints > 0 || result.tasks === 0) return false;
  const kept = read(shelf);
  const before = kept.best[kind] ?? null;
  const best = { tasks: result.tasks, took: result.took, on };
  if (before && !isBetter(best, before)) return false;
  write(shelf, { ...kept, best: { ...kept.best, [kind]: best } });
  return true;
}

/** Finished tasks count, ties go to the earlier last cover. */
export function isBetter(one: Pick<BestHere, "tasks" | "took">, other: Pick<BestHere, "tasks" | "took">): boolean {
  return one.tasks > other.tasks || (one.tasks === other.tasks && one.took < other.took);
}

export function dailyHere(shelf: () => Shelf): Readonly<Record<string, number>> {
  return read(shelf).daily;
}

/** The first time somebody solves a day's task is the one that counts. */
export function noteDaily(shelf: () => Shelf, day: string, took: number): void {
  const kept = read(shelf);
  if (kept.daily[day] !== undefined) return;
  const days = Object.entries({ ...kept.daily, [day]: took }).sort(([one], [other]) => (one < other ? -1 : 1));
  write(shelf, { ...kept, daily: Object.fromEntries(days.slice(-DAYS_KEPT)) });
}

/** On how many days in a row, up to this one or the day before, the task was solved. */
export function daysInARow(solved: Readonly<Record<string, number>>, day: string): number {
  const start = solved[day] === undefined ? before(day) : day;
  let count = 0;
  for (let at = start; solved[at] !== undefined; at = before(at)) count += 1;
  return count;
}

function before(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

function read(shelf: () => Shelf): Kept {
  try {
    const kept = JSON.parse(shelf().getItem(KEY) ?? "{}") as { best?: unknown; daily?: unknown };
    return {
      best: entries<BestHere>(
        kept.best,
        (one) => isWhole(one?.tasks) && isWhole(one?.took) && typeof one?.on === "string",
      ),
      daily: entries<number>(kept.daily, isWhole),
    };
  } catch {
    return { best: {}, daily: {} };
  }
}

function entries<T>(found: unknown, fits: (one: T) => boolean): Record<string, T> {
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(Object.entries(found as Record<string, T>).filter(([, one]) => fits(one)));
}

function isWhole(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

function write(shelf: () => Shelf, kept: Kept): void {
  try {
    shelf().setItem(KEY, JSON.stringify(kept));
  } catch {
    // nothing is kept here: the result is told, and then forgotten
  }
}
