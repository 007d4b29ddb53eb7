// What a table plays, as pairs of a word and its value, for whoever sits down. Must not know how they are laid out.
import type { AllOptions } from "../core/wish";
import type { Arrangement } from "../protocol.gen";
import { t, told } from "./words.svelte";

type Line = readonly [what: string, how: string];

/** The few words about a table of this game, the most important first; the texts of the entrance must be there. */
export function optionsTold(game: string, options: Partial<AllOptions>, seats: number): Line[] {
  if (game === "ugo") return [[t("new-turn"), timeTold(options.turn_seconds ?? 0)]];
  const side: Line = [t("new-side"), sidesTold(options)];
  if (seats === 1) return [side];
  const lines: Line[] = [side, [t("new-glass"), timeTold(options.seconds ?? 0)]];
  if (options.grace_seconds) lines.push([t("new-grace"), timeTold(options.grace_seconds)]);
  return lines;
}

export function houseRulesTold(rules: Arrangement): Line[] {
  const chat = { free: t("new-chat-free"), phrases: t("new-chat-phrases"), off: t("new-chat-off") }[rules.chat];
  return [
    [t("new-found-by"), rules.public ? t("new-public") : t("new-private")],
    [t("new-watching"), rules.watching ? t("wait-yes") : t("wait-no")],
    [t("new-chat"), chat],
  ];
}

/** Both sides where everyone has their own. */
export function sidesTold({ side = "easy", sides }: Partial<AllOptions>): string {
  const names = [...new Set(sides ?? [side])].toSorted();
  return names.map((one) => told(`new-${one}`)).join(" / ");
}

export function timeTold(seconds: number): string {
  return seconds === 0 ? t("new-no-glass") : t("new-seconds", { seconds });
}
