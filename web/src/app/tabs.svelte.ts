// Is the same table open in another tab of this browser? Must not know what is done about it.

const ASK_AGAIN_MS = 2000;

/** Asks the other tabs, and answers them, as long as it is open. */
export class SameTable {
  elsewhere = $state(false);
  readonly #channel: BroadcastChannel | null;
  readonly #asking: ReturnType<typeof setInterval>;
  #heard = false;

  constructor(code: string) {
    this.#channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(`tafelrunde.table.${code}`) : null;
    if (this.#channel) this.#channel.onmessage = ({ data }) => this.#hear(data);
    this.#channel?.postMessage("who");
    addEventListener("pagehide", this.#goes);
    this.#asking = setInterval(() => this.#askAgain(), ASK_AGAIN_MS);
  }

  close(): void {
    clearInterval(this.#asking);
    removeEventListener("pagehide", this.#goes);
    this.#goes();
    this.#channel?.close();
  }

  readonly #goes = () => this.#channel?.postMessage("gone");

  /** A tab that is killed says no goodbye: whoever does not answer is there no longer. */
  #askAgain(): void {
    if (!this.elsewhere) return;
    this.elsewhere = this.#heard;
    this.#heard = false;
    this.#channel?.postMessage("who");
  }

  #hear(word: unknown): void {
    this.elsewhere = this.#heard = word !== "gone";
    if (word === "who") this.#channel?.postMessage("here");
    else if (word === "gone") this.#channel?.postMessage("who");
  }
}
