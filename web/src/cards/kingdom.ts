// A kingdom of UGO!: where a won trick may lie, and what its sections bring; twin of games/ugo/placing.py and scoring.py.
// Must not know the table.
import type { UgoPlacing, UgoSectionScore } from "../protocol.gen";
import { type Card, isAmong, LETTERS, type Letter, SUITS, type Suit } from "./card";
import { FARMERS_NEEDED } from "./trick";

export type Stacks = readonly (readonly Card[])[];
/** The new suits from left to right, and a top for each suit with several cards in the trick. */
export interface Choice {
  readonly order: readonly Suit[];
  readonly tops: readonly Card[];
}
/** What may be chosen of a placing, without whose and when it is. */
export type Open = Pick<UgoPlacing, "cards" | "before" | "new_suits" | "piles">;

const PENALTY = 5;
const WITHOUT_LAND = [0, 0, 1, 3, 5];

/** UG-9 to UG-11: a trick goes into its winner's kingdom; what the winner may choose. */
export function toPlace(cards: readonly Card[], before: Stacks): Open {
  const suits = [...new Set(cards.map(({ suit }) => suit))];
  const there = new Set(before.map((stack) => stack[0]?.suit));
  const piles = SUITS.map((suit) => cards.filter((card) => card.suit === suit)).filter(({ length }) => length > 1);
  return {
    cards: [...cards],
    before: before.map((stack) => [...stack]),
    new_suits: suits.filter((suit) => !there.has(suit)),
    piles,
  };
}

/** UG-10, UG-11: is there anything to choose? */
export function hasChoice({ new_suits, piles }: Open): boolean {
  return new_suits.length > 1 || piles.length > 0;
}

/** UG-10, UG-11: new suits as they were played, the highest card of each suit on top. */
export function preselected({ new_suits, piles }: Open): Choice {
  const highest = (pile: readonly Card[]) => pile.reduce((best, card) => (card.value > best.value ? card : best));
  return { order: new_suits, tops: piles.map(highest) };
}

/** UG-10, UG-11: new suits take the leftmost free sections; under a top the others lie in the order played. */
export function laid(placing: Open, { order, tops }: Choice): Card[][] {
  const stacks = new Map<Suit, Card[]>();
  for (const stack of placing.before) if (stack[0]) stacks.set(stack[0].suit, [...stack]);
  for (const suit of order) stacks.set(suit, []);
  for (const card of [...placing.cards.filter((card) => !isAmong(card, tops)), ...tops])
    stacks.get(card.suit)?.push(card);
  return [...stacks.values()];
}

/** UG-12: how a trick that has been placed lies, read from the kingdom, so that it may be changed from there. */
export function chosen({ new_suits, piles }: Open, now: Stacks): Choice {
  const place = (suit: Suit) => now.findIndex((stack) => stack[0]?.suit === suit);
  return {
    order: new_suits.toSorted((one, other) => place(one) - place(other)),
    tops: piles.map((pile) => (now[place(pile[0]?.suit as Suit)]?.at(-1) ?? pile[0]) as Card),
  };
}

/** UG-13: farmers stand on the first free places from the left: how many stand in each section. */
export function farmersIn(farmers: number): number[] {
  let left = farmers;
  return FARMERS_NEEDED.map((needed) => {
    const here = Math.min(needed, left);
    left -= here;
    return here;
  });
}

/** UG-18, UG-19, UG-20: what a section brings. */
function pointsOf(top: Card | undefined, missing: number, place: number): number {
  if (!top) return missing ? 0 : (WITHOUT_LAND[place] ?? 0);
  return missing ? -PENALTY * missing : top.value;
}

/** UG-12, UG-18 to UG-20: what each section brings, and why. */
export function sheet(stacks: Stacks, farmers: number): UgoSectionScore[] {
  return farmersIn(farmers).map((there, place) => {
    const top = stacks[place]?.at(-1);
    const missing = (FARMERS_NEEDED[place] ?? 0) - there;
    return {
      letter: LETTERS[place] as Letter,
      suit: top?.suit ?? null,
      top: top?.value ?? null,
      missing,
      points: pointsOf(top, missing, place),
    };
  });
}

export function sum(rows: readonly UgoSectionScore[]): number {
  return rows.reduce((all, { points }) => all + points, 0);
}

/** What a kingdom brings as it stands. */
export function points(stacks: Stacks, farmers: number): number {
  return sum(sheet(stacks, farmers));
}
