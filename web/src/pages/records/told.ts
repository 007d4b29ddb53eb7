// Results as they are read aloud: points, times, kinds of solo runs. Must not know how a page shows them.
import { duration } from "../../app/lengths";
import { spoken, t, told, written } from "../../app/words.svelte";
import { minutesOf } from "../../core/lengths";
import type { Played, Skill } from "../../protocol.gen";

/** What a seat or a person has reached: for classic all colours, the largest first; else the points. */
export function pointsOf(game: string, points: readonly number[]): string {
  const told = game === "ubongo-classic" ? points : points.slice(0, 1);
  return told.map((count) => written(count).replace("-", "−")).join("\u00a0·\u00a0");
}

/** How long a game was sat at, in minutes and seconds. */
export function took(ms: number): string {
  return `${minutesOf(Math.floor(ms / 1000))} min`;
}

/** The same of a finished one; of who played alone it is the time of the run, which is what its record says. */
export function tookOf({ places, took: sat }: Pick<Played, "places" | "took">): string {
  const run = places.length === 1 ? -(places[0]?.points[1] ?? 0) : 0;
  return run > 0 ? duration(run) : took(sat);
}

export function day(at: number): string {
  return new Date(at).toLocaleDateString(spoken(), { day: "numeric", month: "long", year: "numeric" });
}

/** A kind of solo run, such as `minutes/5/easy/starter`. */
export function runName(kind: string): string {
  const [mode, length, side] = kind.split("/");
  const given = { length: length ?? "", side: told(`side-${side}`) };
  return mode === "tasks" ? t("house-run-tasks", given) : t("house-run-minutes", given);
}

/** The time where tasks are given, else the tasks and the time of the last; times are kept as negative numbers. */
export function runResult(kind: string, points: readonly number[]): string {
  const time = duration(-(points[1] ?? 0));
  return kind.startsWith("tasks/") ? time : t("house-solved", { count: points[0] ?? 0, time });
}

/** Skill as a number that anybody can read: nobody is worse than new. */
export function skillOf({ points }: Skill): string {
  return written(Math.max(0, points) / 100, 1);
}
