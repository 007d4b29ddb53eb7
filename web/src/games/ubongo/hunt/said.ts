// What has just happened in a diamond hunt, as a sentence. Must not know the DOM.
import { t, told } from "../../../app/words.svelte";
import type { GameEvent, SeatNow } from "../../game";
import { playerOf, saidOfRace } from "../said";

type Event = GameEvent<"ubongo-diamonds">;

/** A sentence for an event that others should hear of; null for the rest, and for what the payment shows. */
export function saidOf(event: Event, seats: readonly SeatNow[]): string | null {
  const player = playerOf(event, seats);
  switch (event.kind) {
    case "diamonds.starter-chosen":
      return told(event.youngest ? "diamonds-starter-chosen" : "diamonds-starter-chosen-by-chance", { player });
    case "diamonds.proposed":
      return t(event.wish === "new-cards" ? "hunt-proposed-new-cards" : "hunt-proposed-shared-win", { player });
    case "diamonds.agreed":
      return told("diamonds-agreed", { player });
    case "diamonds.shootout-began":
      return t("hunt-shootout-title");
    default:
      return saidOfRace(event, seats);
  }
}

/** Is it about everyone, so that also the one who did it wants to read it? */
export function isForAll({ kind }: Event): boolean {
  return ["ubongo.glass-turned", "diamonds.starter-chosen", "diamonds.shootout-began"].includes(kind);
}
