// The own hand in fixed places: a card that is played leaves its place empty, so that nothing slides.
// Must not know the rules.
import type { UgoOpen } from "../protocol.gen";
import { type Card, inOrder, isAmong } from "./card";

export interface Place {
  readonly card: Card;
  readonly isHeld: boolean;
}

/** The ten places of a round: what is still held, and what has been played of it. */
export function places(hand: readonly Card[], { tricks, played, leader, kingdoms }: UgoOpen, seat: number): Place[] {
  const seats = kingdoms.length;
  const ofSeat = (cards: readonly Card[], first: number) => cards[(seat - first + seats) % seats];
  const gone = [
    ...tricks.map((trick) => ofSeat(trick.cards, trick.leader)),
    leader === null ? undefined : ofSeat(played, leader),
  ].filter((card) => card !== undefined && !isAmong(card, hand)) as Card[];
  return inOrder([...hand, ...gone]).map((card) => ({ card, isHeld: isAmong(card, hand) }));
}

/** From one place to another that still holds a card, by arrow keys: `columns` places lie side by side. */
export function moved(all: readonly Place[], from: number, key: string, columns: number): number {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  if (key === "Home") return all.findIndex(({ isHeld }) => isHeld);
  if (key === "End") return all.findLastIndex(({ isHeld }) => isHeld);
  if (step === undefined) return from;
  for (let at = from + step; at >= 0 && at < all.length; at += Math.abs(step) > 1 ? Math.sign(step) : step)
    if (all[at]?.isHeld) return at;
  return from;
}
