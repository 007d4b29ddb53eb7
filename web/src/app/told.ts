// What a table plays, as pairs of a word and its value, for whoever sits down. Must not know how they are laid out.
import type { AllOptions } from "../core/wish";
import type { Arrangement } from "../protocol.gen";
import { listed, t, told } from "./words.svelte";

type Line = readonly [what: string, how: string];

/** What a table of this game plays, the most important first; the texts of the entrance must be there. */
export function optionsTold(game: string, options: Partial<AllOptions>, names: readonly string[]): Line[] {
  const who = (label: string, seat: number | null | undefined): Line[] =>
    seat === null || seat === undefined ? [] : [[label, names[seat] ?? t("new-seat", { number: seat + 1 })]];
  if (game === "ugo")
    return [[t("new-turn"), timeTold(options.turn_seconds ?? 0)], ...who(t("new-dealer"), options.dealer)];
  const side: Line = [t("new-side"), options.sides ? t("wait-own-sides") : piecesTold(options.side ?? "easy")];
  if (names.length === 1) return [side];
  const lines: Line[] = [side, [t("new-glass"), timeTold(options.seconds ?? 0)]];
  if (options.no_luck) lines.push([t("new-no-luck"), t("new-no-luck-hint")]);
  if (options.grace_seconds) lines.push([t("new-grace"), timeTold(options.grace_seconds)]);
  if (options.all_boards || options.expansion) {
    const boards = [options.all_boards ? t("wait-all-boards") : "", options.expansion ? t("wait-expansion") : ""];
    lines.push([t("wait-boards"), listed(boards.filter(Boolean))]);
  }
  return [...lines, ...who(t("new-starter"), options.starter)];
}

/** The house rules; those that hardly anybody changes only where they were changed. */
export function houseRulesTold(rules: Arrangement): Line[] {
  const chat = { free: t("new-chat-free"), phrases: t("new-chat-phrases"), off: t("new-chat-off") }[rules.chat];
  const lines: Line[] = [
    [t("new-found-by"), rules.public ? t("new-public") : t("new-private")],
    [t("new-watching"), rules.watching ? t("wait-yes") : t("wait-no")],
    [t("new-chat"), chat],
  ];
  if (rules.leavers === "wait") lines.push([t("new-leavers"), t("wait-no")]);
  if (rules.autostart) lines.push([t("new-autostart"), t("wait-yes")]);
  if (rules.practice) lines.push([t("new-practice"), t("wait-yes")]);
  if (rules.rated) lines.push([t("new-rated"), t("wait-yes")]);
  return lines;
}

/** Both sides where everyone has their own. */
export function sidesTold({ side = "easy", sides }: Partial<AllOptions>): string {
  const names = [...new Set(sides ?? [side])].toSorted();
  return names.map((one) => told(`new-${one}`)).join(" / ");
}

/** A side, and what it means. */
export function piecesTold(side: "easy" | "hard"): string {
  return t(side === "easy" ? "wait-easy" : "wait-hard");
}

export function timeTold(seconds: number): string {
  return seconds === 0 ? t("new-no-glass") : t("new-seconds", { seconds });
}
