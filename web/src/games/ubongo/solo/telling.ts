// What is to be beaten, in words. Must not know the DOM.
import { duration } from "../../../app/lengths";
import { t } from "../../../app/words.svelte";
import type { UbongoDiamondsOptions } from "../../../protocol.gen";
import type { Mark } from "./marks";

/** "the record is 11", or the time where tasks are given. */
export function boast(mark: Mark, options: UbongoDiamondsOptions): string {
  return options.solo_mode === "minutes"
    ? t("solo-mark-tasks", { tasks: mark.tasks })
    : t("solo-mark-time", { time: duration(mark.took) });
}

/** A result as it stands in a table: tasks and the time of the last, or only the time where tasks are given. */
export function kept(result: Pick<Mark, "tasks" | "took">, options: UbongoDiamondsOptions): string {
  const time = duration(result.took);
  return options.solo_mode === "minutes" ? `${t("solo-count", { tasks: result.tasks })} (${time})` : time;
}

/** A result for others to read, wherever it is pasted. */
export function shareText(result: Pick<Mark, "tasks" | "took">, options: UbongoDiamondsOptions): string {
  const length = options.solo_length;
  return options.solo_mode === "minutes"
    ? t("solo-share-tasks", { result: t("solo-count", { tasks: result.tasks }), length })
    : t("solo-share-time", { length, time: duration(result.took) });
}
