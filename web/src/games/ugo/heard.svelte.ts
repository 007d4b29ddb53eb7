// What has happened at the table while somebody looked on, in sentences, and what of it is still to be read aloud.
// Must not know how it is shown.
import type { TableEvent } from "../../protocol.gen";
import type { GameEvent, SeatNow } from "../game";
import { sentences } from "./telling.svelte";

const KEPT = 200;

export class Heard {
  /** The first first, as one reads. */
  log = $state.raw<readonly string[]>([]);
  #unspoken: string[] = [];

  take(events: readonly (GameEvent<"ugo"> | TableEvent)[], seats: readonly SeatNow[]): void {
    const told = events
      .filter((event): event is GameEvent<"ugo"> => event.kind.startsWith("ugo."))
      .flatMap((event) => sentences(event, seats));
    this.log = [...this.log, ...told].slice(-KEPT);
    this.#unspoken.push(...told);
  }

  /** All that was not read aloud yet, once. */
  rest(): string {
    return this.#unspoken.splice(0).join(" ");
  }
}
