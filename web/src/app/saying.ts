// What people say and what happens at the table around the game, as sentences. Must not know how they are shown.
import type { SeatNow } from "../games/game";
import type { Said, TableEvent } from "../protocol.gen";
import type { SoundName } from "./sound.svelte";
import { levelName } from "./table.svelte";
import { t, told } from "./words.svelte";

/** A phrase in the language of whoever reads it, or the very words. */
export function wordsOf(said: Said): string {
  return said.text ?? told(`say-${said.phrase}`);
}

export interface News {
  readonly words: string;
  readonly sound: SoundName | null;
}

/** What has happened at the table, as far as it is worth a sentence; what shows in the picture anyway is not. */
export function newsOf(event: { readonly kind: string }, seats: readonly SeatNow[]): News | null {
  const table = event as TableEvent;
  const nameOf = (seat: number) => seats[seat]?.name ?? "";
  switch (table.kind) {
    case "table.seated":
      return seats[table.seat]?.isYou
        ? null
        : { words: t("table-seated", { player: nameOf(table.seat) }), sound: "come" };
    case "table.bot-seated":
      return { words: t("table-bot-seated", { level: levelName(table.level) }), sound: "come" };
    case "table.left":
      return { words: t("table-left"), sound: "go" };
    case "table.arranged":
      return { words: t("table-arranged"), sound: null };
    case "table.started":
      return seats.length === 1 ? null : { words: t("table-started"), sound: "begin" };
    case "table.resumed":
      return { words: t("table-resumed"), sound: "begin" };
    case "table.paused":
      return { words: t("table-paused"), sound: "pause" };
    case "table.took-over":
      return seats[table.seat]?.isYou
        ? null
        : { words: t("table-took-over", { player: nameOf(table.seat) }), sound: "go" };
    case "table.returned":
      return { words: t("table-returned", { player: nameOf(table.seat) }), sound: "come" };
    case "table.given-away":
      return { words: t("table-given-away"), sound: "go" };
    case "table.muted":
      return {
        words: table.muted
          ? t("table-muted", { player: nameOf(table.seat) })
          : t("table-unmuted", { player: nameOf(table.seat) }),
        sound: null,
      };
    default:
      return null;
  }
}
