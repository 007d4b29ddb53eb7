// Somebody's task of the day: which it is, when its time began, how long it took; with the server, or in this browser alone.
// Must not know how it is shown.
import { name } from "../../app/person.svelte";
import { reason } from "../../app/words.svelte";
import { ask, Refusal } from "../../core/api";
import { dailyOf, dayOf } from "../../games/ubongo/solo/daily";
import { type DieSymbol, packedDeck } from "../../games/ubongo/solo/deck";
import { dailyHere, noteDaily } from "../../games/ubongo/solo/results";
import type { Placement, Timed, UbongoRaceBoard } from "../../protocol.gen";

/** What lies on the table today. */
export interface TaskOfDay {
  readonly day: string;
  readonly symbol: DieSymbol;
  readonly board: UbongoRaceBoard;
}

const KEY = "tafelrunde.day";
const shelf = () => localStorage;

export class Day {
  task = $state.raw<TaskOfDay | null>(null);
  /** The server counts; else only this device does. */
  counted = $state(false);
  /** The instant of this browser's own count at which the task was seen first. */
  began = $state<number | null>(null);
  took = $state<number | null>(null);
  cover = $state.raw<readonly Placement[] | null>(null);
  times = $state.raw<readonly Timed[]>([]);
  refused = $state("");
  /** There is neither a server nor a way to count out the task here. */
  missing = $state(false);

  async open(): Promise<void> {
    try {
      const { day, symbol, card, side, region, pieces, grade } = await ask("daily", null);
      this.task = { day, symbol, board: { card, side, region, pieces, grade } };
      this.counted = name() !== null;
      this.times = await ask("daily_times", null);
    } catch {
      this.counted = false;
      this.task ??= await dailyOf(await packedDeck(), dayOf(Date.now()));
      this.missing = this.task === null;
    }
    if (this.task) this.#recall(this.task.day);
  }

  /** The task is uncovered; only the first time counts. */
  async begin(): Promise<void> {
    if (!this.task) return;
    if (this.counted) {
      try {
        const { ago, took } = await ask("daily_begin", null);
        this.took = took;
        this.#from(Date.now() - ago);
        return;
      } catch {
        this.counted = false;
      }
    }
    this.#from(Date.now());
  }

  async solved(placements: readonly Placement[]): Promise<void> {
    if (!this.task || this.began === null) return;
    const { day } = this.task;
    this.cover = placements;
    this.took = Date.now() - this.began;
    if (this.counted) {
      try {
        this.took = (await ask("daily_solve", { day, placements: [...placements] })).took ?? this.took;
        this.times = await ask("daily_times", null);
      } catch (no) {
        this.counted = false;
        if (no instanceof Refusal && no.key !== "web.unreachable") this.refused = reason(no.key, no.details);
      }
    }
    noteDaily(shelf, day, this.took);
    this.#keep();
  }

  #from(began: number): void {
    this.began = began;
    this.#keep();
  }

  /** What this browser knows of the day, so that a reload neither stops the time nor begins it anew. */
  #recall(day: string): void {
    try {
      const kept = JSON.parse(shelf().getItem(KEY) ?? "null") as {
        day: string;
        began: number;
        cover: Placement[] | null;
      };
      if (kept?.day === day) {
        this.began = kept.began;
        this.cover = kept.cover;
      }
    } catch {
      // what cannot be read was not kept
    }
    this.took = this.times.find(({ you }) => you)?.took ?? dailyHere(shelf)[day] ?? null;
  }

  #keep(): void {
    try {
      shelf().setItem(KEY, JSON.stringify({ day: this.task?.day, began: this.began, cover: this.cover }));
    } catch {
      // nothing is kept here: after a reload the time of the server still counts
    }
  }
}
