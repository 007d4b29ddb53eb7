// What an expert has to say about the choices of a finished game. Must not know how a page shows it.
import { told } from "../../app/words.svelte";
import type { Advice, Remark } from "../../protocol.gen";

/** So much worse than the best, in hundredths of a point, is worth a second look. */
const WORTH_A_LOOK = 100;

/** A move as it is called: a card, or the cards in the order in which they were laid out. */
export function nameOf(command: Remark["command"]): string {
  if (command.kind === "play-card") return told(`card-${command.card.suit}`, { value: command.card.value });
  if (command.kind !== "place-lands") return "";
  return [
    ...command.order.map((suit) => told(`land-${suit}`)),
    ...command.tops.map(({ suit, value }) => told(`card-${suit}`, { value })),
  ].join(", ");
}

/** What the expert thought of the move that was played. */
export function played(remark: Remark): Advice | undefined {
  const wanted = JSON.stringify(remark.command);
  return remark.advice.find(({ command }) => JSON.stringify(command) === wanted);
}

/** The choices that an expert would have made otherwise, and better. */
export function lost(remarks: readonly Remark[]): Remark[] {
  return remarks.filter((remark) => {
    const own = played(remark);
    return own && (remark.advice[0]?.points ?? 0) - own.points >= WORTH_A_LOOK;
  });
}
