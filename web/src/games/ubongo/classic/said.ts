// What has just happened, as a sentence, for those who look elsewhere or do not see it. Must not know the DOM.
import { t, told } from "../../../app/words.svelte";
import type { GameEvent, SeatNow } from "../../game";

type Event = GameEvent<"ubongo-classic">;

/** How long somebody took, in words. */
export function spanned(took: number): string {
  const tenths = Math.round(took / 100);
  return t("span-tenths", { seconds: Math.floor(tenths / 10), tenth: tenths % 10 });
}

/** A sentence for an event that others should hear of; null for the rest. */
export function saidOf(event: Event, seats: readonly SeatNow[]): string | null {
  const player = "seat" in event && event.seat !== null ? (seats[event.seat]?.name ?? "") : "";
  switch (event.kind) {
    case "ubongo.starter-chosen":
    case "ubongo.solved":
    case "ubongo.gave-up":
    case "ubongo.thought-better":
      return told(event.kind.replace(".", "-"), { player });
    case "ubongo.rolled":
      return event.seat === null ? told("ubongo-rolled-by-table") : told("ubongo-rolled", { player });
    case "ubongo.ranked":
      return told("ubongo-ranked", { player, rank: event.rank, time: spanned(event.took) });
    case "ubongo.figure-moved":
      return told("ubongo-figure-moved", { player, origin: event.origin + 1, field: event.field + 1 });
    case "ubongo.taken":
      return event.gems.length
        ? told("ubongo-taken", {
            player,
            field: event.field + 1,
            gems: event.gems.map((gem) => told(`colour-${gem}`)).join(", "),
          })
        : told("ubongo-taken-nothing", { player, field: event.field + 1 });
    case "ubongo.glass-turned":
    case "ubongo.grace-began":
      return told(event.kind.replace(".", "-"));
    default:
      return null;
  }
}

/** Is it about everyone, so that also the one who did it wants to read it? */
export function isForAll({ kind }: Event): boolean {
  return kind === "ubongo.glass-turned" || kind === "ubongo.grace-began" || kind === "ubongo.starter-chosen";
}
