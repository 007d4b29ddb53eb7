// One trick of UGO!: what may be played, which card wins and why, who gains farmers; twin of games/ugo/trick.py.
// Must not know the table.
import type { UgoTrick } from "../protocol.gen";
import { type Card, type Suit, same } from "./card";

/** UG-2: the farmers that the sections A to E need. */
export const FARMERS_NEEDED: readonly number[] = [0, 0, 2, 3, 4];
export const KINGDOM_FARMERS = 9;
const SUPPLY = 36;
const SUPPLY_OF_TWO = 12;

const WINNERS = [0, 0, 0, 2, 2, 2, 1, 1, 0];
const LOSERS_IN_WINNING_SUIT = [0, 1];
const LOSERS_IN_OTHER_SUIT = [0, 2, 1];

/** UG-3: the farmers drawn on a card. */
export function farmersOn(card: Card): number {
  return WINNERS[card.value] ?? 0;
}

/** UG-6: the suit that this card may not be played for, or null: it may be played. */
export function mustFollow(card: Card, hand: readonly Card[], played: readonly Card[]): Suit | null {
  const led = played[0]?.suit;
  if (led === undefined || card.suit === led || !hand.some(({ suit }) => suit === led)) return null;
  return led;
}

/** UG-7, UG-8: the highest value wins, whatever its suit; of several the led suit, else the one played first. */
export function winningPlace(cards: readonly Card[]): number {
  let best = 0;
  cards.forEach((card, place) => {
    const winner = cards[best] as Card;
    if (card.value > winner.value || (card.value === winner.value && card.suit === cards[0]?.suit)) best = place;
  });
  return best;
}

export type Reason = "only" | "highest" | "led-suit" | "first";

/** UG-7, UG-8: why that card wins. */
export function whyItWins(cards: readonly Card[]): Reason {
  const winner = cards[winningPlace(cards)];
  if (cards.length === 1) return "only";
  if (cards.filter(({ value }) => value === winner?.value).length === 1) return "highest";
  return winner?.suit === cards[0]?.suit ? "led-suit" : "first";
}

/** UG-14 to UG-17: the winner's by its value, a lost 1 or 2 by having the suit of the winning card or not. */
export function farmersDue(card: Card, winner: Card): number {
  if (same(card, winner)) return farmersOn(card);
  return (card.suit === winner.suit ? LOSERS_IN_WINNING_SUIT : LOSERS_IN_OTHER_SUIT)[card.value] ?? 0;
}

/** UG-13, UG-23: what is due is taken while there is room and supply, by the winner first. */
export function farmersGained(
  due: readonly number[],
  farmers: readonly number[],
  supply: number,
  winner: number,
): number[] {
  const gained = due.map(() => 0);
  let left = supply;
  for (let step = 0; step < due.length; step++) {
    const seat = (winner + step) % due.length;
    const got = Math.min(due[seat] ?? 0, KINGDOM_FARMERS - (farmers[seat] ?? 0), left);
    gained[seat] = got;
    left -= got;
  }
  return gained;
}

/** UG-14 to UG-17: what each seat is due when the trick goes to this card. */
export function duesOf(cards: readonly Card[], by: Card, leader: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => {
    const card = cards[(seat - leader + seats) % seats];
    return card ? farmersDue(card, by) : 0;
  });
}

/** UG-13, UG-23: the farmers that each trick of a round has brought to each seat, told by the tricks alone. */
export function gainsOf(tricks: readonly UgoTrick[], seats: number): number[][] {
  let farmers = Array<number>(seats).fill(0);
  let supply = seats === 2 ? SUPPLY_OF_TWO : SUPPLY;
  return tricks.map(({ cards, leader, winner }) => {
    const due = duesOf(cards, cards[winningPlace(cards)] as Card, leader, seats);
    const gained = farmersGained(due, farmers, supply, winner);
    farmers = farmers.map((had, seat) => had + (gained[seat] ?? 0));
    supply -= gained.reduce((all, one) => all + one, 0);
    return gained;
  });
}
