// What would come of a card if it were played now and the trick ended there. Must not know how it is shown.
import type { UgoOpen } from "../protocol.gen";
import { type Card, isAmong, LETTERS, type Letter } from "./card";
import { farmersIn, hasChoice, laid, type Open, points, preselected, type Stacks, sheet, toPlace } from "./kingdom";
import { duesOf, farmersGained, type Reason, whyItWins, winningPlace } from "./trick";

export interface Preview {
  readonly card: Card;
  /** Who would take the trick, and by which card. */
  readonly winner: number;
  readonly by: Card;
  readonly why: Reason;
  /** Everybody has played then: what is said here is what will be. */
  readonly sure: boolean;
  /** May the winner choose how the lands lie? */
  readonly choice: boolean;
  /** The own kingdom as it would be. */
  readonly stacks: Stacks;
  readonly farmers: number;
  readonly gained: number;
  /** Fewer than are due, since the kingdom is full or the supply is empty. */
  readonly due: number;
  readonly before: number;
  readonly after: number;
  /** Where this card would come to lie. */
  readonly landing: Landing | null;
}

export interface Landing {
  readonly letter: Letter;
  readonly isNew: boolean;
  /** What it would lie on. */
  readonly covers: Card | null;
  /** What it would lie under. */
  readonly under: Card | null;
  readonly missing: number;
}

/** The trick with this card in it, as if nobody played after it. */
export function preview(table: UgoOpen, seat: number, card: Card): Preview | null {
  const { leader, kingdoms, supply, played } = table;
  const own = kingdoms[seat];
  if (leader === null || !own) return null;
  const cards = [...played, card];
  const seats = kingdoms.length;
  const place = winningPlace(cards);
  const by = cards[place] as Card;
  const winner = (leader + place) % seats;
  const sure = cards.length === seats;
  const due = duesOf(cards, by, leader, seats);
  const had = kingdoms.map(({ farmers }) => farmers);
  const gained = farmersGained(due, had, supply, winner)[seat] ?? 0;
  const farmers = own.farmers + gained;
  const placing = winner === seat ? toPlace(cards, own.stacks) : null;
  const stacks = placing ? laid(placing, preselected(placing)) : own.stacks;
  return {
    card,
    winner,
    by,
    why: whyItWins(cards),
    sure,
    choice: placing !== null && hasChoice(placing),
    stacks,
    farmers,
    gained,
    due: due[seat] ?? 0,
    before: points(own.stacks, own.farmers),
    after: points(stacks, farmers),
    landing: placing ? landing(card, placing, stacks, farmers) : null,
  };
}

function landing(card: Card, placing: Open, stacks: Stacks, farmers: number): Landing {
  const section = stacks.findIndex((stack) => isAmong(card, stack));
  const stack = stacks[section] ?? [];
  const top = stack.at(-1) ?? null;
  const isOnTop = top !== null && isAmong(card, [top]);
  return {
    letter: LETTERS[section] as Letter,
    isNew: placing.new_suits.includes(card.suit),
    covers: isOnTop ? (stack.at(-2) ?? null) : null,
    under: isOnTop ? null : top,
    missing: sheet(stacks, farmers)[section]?.missing ?? 0,
  };
}

export interface SectionNow {
  readonly letter: Letter;
  readonly stack: readonly Card[];
  /** Farmers that stand here, how many of them just come, and how many should. */
  readonly there: number;
  readonly fresh: number;
  readonly needed: number;
  /** The cards that just come lie on the last `coming` of the stack. */
  readonly coming: number;
  readonly points: number;
}

/** The five sections as they would be, and what in them differs from how they are. */
export function sections(stacks: Stacks, farmers: number, was: { stacks: Stacks; farmers: number }): SectionNow[] {
  const before = farmersIn(was.farmers);
  return sheet(stacks, farmers).map(({ letter, missing, points: brings }, place) => {
    const there = farmersIn(farmers)[place] ?? 0;
    const stack = stacks[place] ?? [];
    return {
      letter,
      stack,
      there,
      fresh: there - (before[place] ?? 0),
      needed: there + missing,
      coming: stack.length - (was.stacks[place]?.length ?? 0),
      points: brings,
    };
  });
}
