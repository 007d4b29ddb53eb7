// Results as they are read aloud: points, times, kinds of solo runs. Must not know how a page shows them.
import { spoken, t, told, written } from "../../app/words.svelte";
import type { Skill } from "../../protocol.gen";

/** What a seat or a person has reached: for classic all colours, the largest first; else the points. */
export function pointsOf(game: string, points: readonly number[]): string {
  const told = game === "ubongo-classic" ? points : points.slice(0, 1);
  return told.map((count) => written(count).replace("-", "−")).join("\u00a0·\u00a0");
}

/** Milliseconds as minutes and seconds, or as seconds with a tenth where that is all. */
export function took(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${written(seconds, 1)} s`;
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return `${minutes}:${String(rest).padStart(2, "0")} min`;
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
  const time = took(-(points[1] ?? 0));
  return kind.startsWith("tasks/") ? time : t("house-solved", { count: points[0] ?? 0, time });
}

/** Skill as a number that anybody can read: nobody is worse than new. */
export function skillOf({ points }: Skill): string {
  return written(Math.max(0, points) / 100, 1);
}
