// What has just happened in a race, as a sentence, for those who look elsewhere or do not see it. Must not know the DOM.
import { t, told } from "../../app/words.svelte";
import type { GameEvent, SeatNow } from "../game";

export type Happening = GameEvent<"ubongo-classic"> | GameEvent<"ubongo-diamonds">;

/** How long somebody took, in words. */
export function spanned(took: number): string {
  const tenths = Math.floor(took / 100);
  return t("span-tenths", { seconds: Math.floor(tenths / 10), tenth: tenths % 10 });
}

export function playerOf(event: Happening, seats: readonly SeatNow[]): string {
  return "seat" in event && event.seat !== null ? (seats[event.seat]?.name ?? "") : "";
}

/** A sentence for an event that either edition has and others should hear of; null for the rest. */
export function saidOfRace(event: Happening, seats: readonly SeatNow[]): string | null {
  const player = playerOf(event, seats);
  switch (event.kind) {
    case "ubongo.solved":
    case "ubongo.gave-up":
    case "ubongo.thought-better":
      return told(event.kind.replace(".", "-"), { player });
    case "ubongo.rolled":
      return event.seat === null ? told("ubongo-rolled-by-table") : told("ubongo-rolled", { player });
    case "ubongo.ranked":
      return told("ubongo-ranked", { player, rank: event.rank, time: spanned(event.took) });
    case "ubongo.glass-turned":
      return told("ubongo-glass-turned");
    default:
      return null;
  }
}
