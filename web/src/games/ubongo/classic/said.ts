// What has just happened, as a sentence, for those who look elsewhere or do not see it. Must not know the DOM.
import { told } from "../../../app/words.svelte";
import type { GameEvent, SeatNow } from "../../game";
import { playerOf, saidOfRace } from "../said";

type Event = GameEvent<"ubongo-classic">;

/** A sentence for an event that others should hear of; null for the rest. */
export function saidOf(event: Event, seats: readonly SeatNow[]): string | null {
  const player = playerOf(event, seats);
  switch (event.kind) {
    case "ubongo.starter-chosen":
      return told("ubongo-starter-chosen", { player });
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
    case "ubongo.grace-began":
      return told("ubongo-grace-began");
    default:
      return saidOfRace(event, seats);
  }
}

/** Is it about everyone, so that also the one who did it wants to read it? */
export function isForAll({ kind }: Event): boolean {
  return kind === "ubongo.glass-turned" || kind === "ubongo.grace-began" || kind === "ubongo.starter-chosen";
}
