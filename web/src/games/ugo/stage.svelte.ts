// Plays the beats between two pictures, so that a last card is seen before its trick is gone. Must not know the rules.
import { isStill } from "../../app/settings.svelte";
import { type Beat, beats, type Scored, type Shown, still } from "../../cards/stage";
import type { TableEvent, UgoOpen } from "../../protocol.gen";
import type { GameEvent } from "../game";

/** Whoever is further behind than this is shown how it is now. */
const LONGEST_MS = 12_000;

export class Stage {
  shown = $state.raw<Shown>() as Shown;
  /** The last round that was scored before these eyes. */
  scored = $state.raw<Scored | null>(null);
  #waiting: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: UgoOpen) {
    this.shown = still(table);
  }

  take(events: readonly (GameEvent<"ugo"> | TableEvent)[], end: UgoOpen): void {
    const last = this.#waiting.at(-1);
    if (last?.stay === 0 && !last.scored) this.#waiting.pop(); // only the last picture of all stands still
    const own = events.filter((event): event is GameEvent<"ugo"> => event.kind.startsWith("ugo."));
    this.#waiting.push(...beats(last?.shown ?? this.shown, own, end, isStill()));
    const behind = this.#waiting.reduce((all, { stay }) => all + stay, 0);
    if (document.hidden || behind > LONGEST_MS) this.catchUp();
    else if (this.#timer === undefined) this.#next();
  }

  /** A picture that does not follow from the one before: a line that was cut, or a step far away in a replay. */
  jump(table: UgoOpen): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.shown = still(table);
  }

  /** Whoever acts has seen enough: the latest picture at once. */
  catchUp(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const beat of this.#waiting.splice(0)) this.#show(beat);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = undefined;
    let beat = this.#waiting.shift();
    while (beat) {
      this.#show(beat);
      if (beat.stay > 0) {
        this.#timer = setTimeout(() => this.#next(), beat.stay);
        return;
      }
      beat = this.#waiting.shift();
    }
  }

  #show({ shown, scored }: Beat): void {
    this.shown = shown;
    if (scored) this.scored = scored;
  }
}
