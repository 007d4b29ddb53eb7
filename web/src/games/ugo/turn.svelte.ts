// What somebody at the table does with their cards: lifts, drags, plays, places, and may still place otherwise.
// Must not know how any of it looks.
import { settings } from "../../app/settings.svelte";
import { t } from "../../app/words.svelte";
import { type Card, isAmong, same } from "../../cards/card";
import { type Choice, chosen, preselected } from "../../cards/kingdom";
import { mustFollow } from "../../cards/trick";
import type { Answer } from "../../core/net";
import type { TableProps } from "../game";
import type { Stage } from "./stage.svelte";
import { refusal } from "./words.svelte";

export class Turn {
  lifted = $state.raw<Card | null>(null);
  dragged = $state.raw<Card | null>(null);
  /** Played, and not yet heard of. */
  sent = $state.raw<Card | null>(null);
  /** Why the last thing that was tried is not possible. */
  fault = $state<string | null>(null);
  /** What was placed is to lie otherwise. */
  changing = $state(false);
  busy = $state(false);
  choice = $state.raw<Choice | null>(null);
  #chosenFor: number | undefined;
  readonly #at: () => TableProps<"ugo">;
  readonly #stage: Stage;

  constructor(at: () => TableProps<"ugo">, stage: Stage) {
    this.#at = at;
    this.#stage = stage;
  }

  get you() {
    return this.#at().you;
  }
  get open() {
    return this.#at().view.open;
  }
  get hand(): readonly Card[] {
    return this.#at().view.hand ?? [];
  }
  get own() {
    return this.you === null ? undefined : this.open.kingdoms[this.you];
  }
  get placing() {
    const { placing } = this.open;
    return placing?.seat === this.you ? placing : null;
  }
  get #shown() {
    return this.#stage.shown;
  }

  // while a bot plays on this seat, nothing is asked of whoever looks on from it
  readonly #may = $derived.by(() => new Set(this.#at().legal.map(({ kind }) => kind)));
  readonly mustPlace = $derived.by(() => this.placing?.placed === false && this.#may.has("place-lands"));
  readonly isPlacing = $derived.by(() => {
    if (!this.placing) return false;
    return this.mustPlace ? this.#isTrickSeen : this.changing;
  });
  readonly mayChange = $derived.by(
    () =>
      this.placing?.placed === true &&
      this.#may.has("place-lands") &&
      this.open.turn === this.you &&
      !this.changing &&
      this.#shown.table.placing?.placed === true,
  );
  readonly isMine = $derived.by(
    () =>
      this.you !== null &&
      this.open.turn === this.you &&
      this.#may.has("play-card") &&
      this.sent === null &&
      !this.mustPlace,
  );
  /** The way to place that is chosen so far. */
  readonly plan = $derived.by(() => {
    const { placing, own } = this;
    if (!this.isPlacing || !placing) return null;
    return this.choice ?? (placing.placed && own ? chosen(placing, own.stacks) : preselected(placing));
  });
  /** The way it was chosen stays in sight until it lies there. */
  readonly wish = $derived.by(
    () => this.plan ?? (this.choice && this.#shown.taken && this.placing?.placed ? this.choice : null),
  );

  get #isTrickSeen(): boolean {
    const { taken, going, table } = this.#shown;
    return taken !== null && !going && table.placing !== null;
  }
  get #hasPlayed(): boolean {
    const { leader, played, kingdoms } = this.#shown.table;
    const seats = kingdoms.length;
    return leader !== null && this.you !== null && (this.you - leader + seats) % seats < played.length;
  }

  /** Another picture has come: what was lifted, tried or chosen for the one before is gone. */
  settle(): void {
    if (this.lifted && !isAmong(this.lifted, this.hand)) this.lifted = null;
    if (!this.placing?.placed) this.changing = false;
    if (this.placing?.trick !== this.#chosenFor) this.choice = null;
    this.fault = null;
  }

  /** The suit that must be followed instead of this card, in the trick that is shown: the real one may be further on. */
  blocked = (card: Card) =>
    this.#hasPlayed || this.mustPlace || this.sent ? null : mustFollow(card, this.hand, this.#shown.table.played);

  tap = (card: Card) => {
    this.#stage.catchUp();
    const no = this.#objection(card);
    const again = same(card, this.lifted) || (settings.oneTap && !no);
    this.fault = this.blocked(card) || again ? no : null;
    if (again && !no) void this.play(card);
    else this.lifted = this.blocked(card) ? null : card;
  };

  drag = (card: Card | null) => {
    this.dragged = card;
    if (card) [this.lifted, this.fault] = [null, null];
  };

  drop = (card: Card) => {
    this.#stage.catchUp();
    this.fault = this.#objection(card);
    if (!this.fault) void this.play(card);
  };

  async play(card: Card): Promise<void> {
    [this.sent, this.lifted, this.changing] = [card, null, false];
    const { round, trick } = this.open;
    const answer = await this.#at().send({ kind: "play-card", round, trick, card });
    this.sent = null;
    this.#hear(answer);
  }

  choose = (choice: Choice) => {
    [this.choice, this.#chosenFor] = [choice, this.placing?.trick];
  };

  place = async () => {
    const { placing, plan } = this;
    if (!placing || !plan) return;
    this.choose(plan);
    this.busy = true;
    const { round } = this.open;
    const [order, tops] = [[...plan.order], [...plan.tops]];
    const answer = await this.#at().send({ kind: "place-lands", round, trick: placing.trick, order, tops });
    this.busy = false;
    if (answer.ok) this.changing = false;
    this.#hear(answer);
  };

  /** What was only tried is as if it had not been. */
  letBe(): void {
    [this.lifted, this.fault, this.changing] = [null, null, false];
  }

  /** Why this card cannot be played now, in words; null: it can. */
  #objection(card: Card): string | null {
    const suit = this.blocked(card);
    if (suit) return refusal("ugo.must-follow", { suit });
    if (this.mustPlace) return refusal("ugo.placing-first");
    return this.isMine ? null : refusal("ugo.not-your-turn");
  }

  #hear(answer: Answer): void {
    if (!answer.ok) this.fault = answer.key === null ? t("cards-passed") : refusal(answer.key, answer.details);
  }
}
