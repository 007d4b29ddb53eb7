// What somebody wants to do with figure and gems, kept until the server lets it happen. Must not know the DOM.
import type { Answer } from "../../../core/net";
import type { Command } from "../../game";

type Classic = Command<"ubongo-classic">;

/** Go to a field (null: stay), and then take, or not. */
interface Wanted {
  readonly field: number | null;
  readonly take: boolean;
}

/** While it is not sure who was first, nothing can be done, but the gesture is not lost. */
const LATER = "ubongo.settling";

export class Wish {
  wanted: Wanted | null = $state.raw(null);
  /** Something is under way to the server. */
  busy = $state(false);
  readonly #send: (command: Classic) => Promise<Answer>;
  readonly #refused: (answer: Answer & { ok: false }) => void;

  constructor(send: (command: Classic) => Promise<Answer>, refused: (answer: Answer & { ok: false }) => void) {
    this.#send = send;
    this.#refused = refused;
  }

  want(wanted: Wanted, legal: readonly Classic[]): void {
    this.wanted = wanted;
    this.pursue(legal);
  }

  forget(): void {
    this.wanted = null;
  }

  /** Does the next step of what is wanted, if it may be done now. */
  pursue(legal: readonly Classic[]): void {
    const { wanted } = this;
    if (!wanted || this.busy) return;
    const step = legal.find((command) =>
      wanted.field === null
        ? command.kind === "take"
        : command.kind === "move-figure" && command.field === wanted.field,
    );
    if (step) void this.#give(step, wanted);
  }

  async #give(step: Classic, wanted: Wanted): Promise<void> {
    this.busy = true;
    const answer = await this.#send(step);
    this.busy = false;
    if (answer.ok) this.wanted = step.kind === "move-figure" && wanted.take ? { field: null, take: true } : null;
    else if (answer.key !== LATER) {
      this.wanted = null;
      this.#refused(answer);
    }
  }
}
