// What both editions share at a table: the time, the rounds as they are remembered, the news, and one's own call.
// Must not know gems, nor how anything looks.
import { untrack } from "svelte";
import { here } from "../../app/places.svelte";
import { sound } from "../../app/sound.svelte";
import { reason } from "../../app/words.svelte";
import type { Placement, UbongoRaceBoard, UbongoRaceRace } from "../../protocol.gen";
import type { Command, GameEvent, SeatNow, TableProps } from "../game";
import { News } from "./news.svelte";
import { type Finish, keepRounds, keptRounds, type Round, remembered, roundOf } from "./rounds";
import { Tick } from "./tick.svelte";

type Edition = "ubongo-classic" | "ubongo-diamonds";
type Props<G extends Edition> = Pick<
  TableProps<G>,
  "events" | "legal" | "now" | "seats" | "send" | "seq" | "timings" | "you"
>;

/** What an edition adds: how it tells an event, and what else happens with it. */
export interface Edited<G extends Edition> {
  readonly race: () => UbongoRaceRace | null;
  readonly said: (event: GameEvent<G>, seats: readonly SeatNow[]) => string | null;
  readonly isForAll: (event: GameEvent<G>) => boolean;
  readonly happened?: (event: GameEvent<G>) => void;
}

/** A cover that was called, of which round; until the server has said otherwise it counts. */
interface Called {
  readonly round: number;
  readonly placements: readonly Placement[];
}

const shelf = () => sessionStorage;

export class RaceNow<G extends Edition> {
  readonly news = new News();
  readonly tick: Tick;
  rounds: readonly Round[] = $state.raw(keptRounds(shelf, here()));
  called: Called | null = $state.raw(null);
  /** The round whose call has been looked at. */
  past = $state(0);
  readonly #given: () => Props<G>;
  readonly #edited: Edited<G>;

  constructor(given: () => Props<G>, edited: Edited<G>) {
    this.#given = given;
    this.#edited = edited;
    this.tick = new Tick(() => given().now());
  }

  readonly race: UbongoRaceRace | null = $derived.by(() => this.#edited.race());
  readonly board: UbongoRaceBoard | null = $derived.by(() => this.#mine(this.race?.boards) ?? null);
  /** UC-16, UD-8: the own place in the order of finishing, once it is sure. */
  readonly rank: number | null = $derived.by(() => {
    const place = this.race?.finishes.findIndex(({ seat }) => seat === this.#props.you) ?? -1;
    return place < 0 ? null : place + 1;
  });
  /** What is known of the round that is played. */
  readonly current: Round | undefined = $derived.by(() =>
    this.race ? roundOf(this.rounds, this.race.number) : undefined,
  );
  readonly mine: Finish | undefined = $derived.by(() =>
    this.current?.finishes.find(({ seat }) => seat === this.#props.you),
  );
  /** The own board as it was called. */
  readonly laid: readonly Placement[] | null = $derived.by(
    () => this.mine?.cover ?? (this.called?.round === this.race?.number ? (this.called?.placements ?? null) : null),
  );
  readonly late: boolean = $derived.by(() => this.race?.until != null && this.tick.now >= this.race.until);
  /** Nothing can be laid any more: the sand has run out, or one has called. */
  readonly locked: boolean = $derived.by(() => this.late || this.called?.round === this.race?.number);
  /** Milliseconds to count up where no sandglass runs. */
  readonly elapsed: number | null = $derived.by(() =>
    this.race?.revealed_at != null && this.race.until === null ? this.tick.now - this.race.revealed_at : null,
  );
  readonly rolling = $derived.by(() => this.#props.legal.find(({ kind }) => kind === "roll"));
  readonly giving = $derived.by(() => this.#props.legal.find(({ kind }) => kind === "give-up"));

  get #props(): Props<G> {
    return this.#given();
  }

  get now(): number {
    return this.tick.now;
  }

  /** For an effect: hears what is new, whenever there is something new. */
  hear(): void {
    void this.#props.seq;
    untrack(() => {
      const { events, timings } = this.#props;
      this.rounds = remembered(this.rounds, this.race, events, timings);
      keepRounds(shelf, here(), this.rounds);
      for (const event of events) this.#happened(event);
    });
  }

  async act(command: Command<G>): Promise<void> {
    const answer = await this.#props.send(command);
    if (!answer.ok && answer.key !== null) this.news.tell(reason(answer.key, answer.details));
  }

  /** The last piece is the call; what came too late is in no round's memory. */
  async claim(placements: readonly Placement[]): Promise<void> {
    if (!this.race) return;
    const round = this.race.number;
    this.called = { round, placements };
    const answer = await this.#props.send({ kind: "claim", round, placements: [...placements] });
    if (answer.ok || answer.key === null) return;
    this.called = null;
    this.news.tell(reason(answer.key, answer.details));
  }

  #mine<T>(all: readonly T[] | undefined): T | undefined {
    return this.#props.you === null ? undefined : all?.[this.#props.you];
  }

  #happened(event: Props<G>["events"][number]): void {
    if (event.kind.startsWith("table.")) return;
    const of = event as GameEvent<G>;
    const mine = "seat" in of && of.seat === this.#props.you;
    const text = mine && !this.#edited.isForAll(of) ? null : this.#edited.said(of, this.#props.seats);
    if (text) this.news.tell(text);
    if (of.kind === "ubongo.die-fell") sound("roll");
    if (of.kind === "ubongo.glass-turned") sound("glass");
    if (of.kind === "ubongo.solved") sound(mine ? "shout" : "your-turn");
    if (of.kind === "ubongo.boards-dealt" && of.starter === this.#props.you) sound("your-turn");
    this.#edited.happened?.(of);
  }
}

/** For the effects of whoever shows a race: time runs, news falls silent at the end, the reveal comes to the instant. */
export function follows<G extends Edition>(race: RaceNow<G>): void {
  $effect(() => race.tick.run());
  $effect(() => (race.race?.revealed_at ? race.tick.at(race.race.revealed_at) : undefined));
  $effect(() => () => race.news.hush());
}
