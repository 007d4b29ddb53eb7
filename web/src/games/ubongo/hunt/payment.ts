// What a round of the diamond hunt has brought everyone, told step by step as it is drawn. Must not know a screen or a clock.
import type { UbongoDiamondsOpen, UbongoRaceBoard } from "../../../protocol.gen";
import type { Finish, Round } from "../rounds";
import { type Gem, many, VALUES } from "./gems";

/** How a seat came out of a round: its rank and cover where it has solved, and the gems that it got, as they are paid. */
export interface Share {
  readonly seat: number;
  readonly rank: number | null;
  readonly finish: Finish | null;
  /** Had it given up, so that time was not what it lacked? */
  readonly gaveUp: boolean;
  readonly gems: readonly Gem[];
  /** Was the last of the gems drawn blind? */
  readonly drawn: boolean;
  readonly plus: number;
  readonly board: UbongoRaceBoard;
}

/** A round that is over and paid; who has solved stands first, in order of rank. */
export interface Payment {
  readonly round: number;
  readonly shares: readonly Share[];
  /** UD-11: what nobody has won, and goes from the track into the bag. */
  readonly returned: readonly Gem[];
  /** How many gems were in the bag before the first was drawn. */
  readonly bagBefore: number;
}

const FROM_TRACK: readonly Gem[] = ["sapphire", "amber"];

/** The payment of this round, if it has been paid and nothing was paid since. */
export function paymentOf(round: Round | undefined, open: UbongoDiamondsOpen): Payment | null {
  if (!round || round.number !== open.paid) return null;
  const blind = !open.options.no_luck;
  const shares = round.boards.flatMap((board, seat): Share[] => (board ? [shareOf(round, seat, board, blind)] : []));
  const returned = blind ? FROM_TRACK.slice(round.finishes.length) : [];
  const drawn = shares.filter((share) => share.drawn).length;
  const bagBefore = many(open.bag) - returned.length + drawn;
  return { round: round.number, shares: shares.sort(inOrder), returned, bagBefore };
}

function shareOf(round: Round, seat: number, board: UbongoRaceBoard, blind: boolean): Share {
  const place = round.finishes.findIndex((finish) => finish.seat === seat);
  const gems = (round.won[seat] ?? []) as readonly Gem[];
  return {
    seat,
    rank: place < 0 ? null : place + 1,
    finish: round.finishes[place] ?? null,
    gaveUp: place < 0 && round.gaveUp.includes(seat),
    gems,
    drawn: blind && gems.length > 0,
    plus: gems.reduce((sum, gem) => sum + VALUES[gem], 0),
    board,
  };
}

/** By rank, then those who have not solved, by seat. */
function inOrder(one: Share, other: Share): number {
  return (one.rank ?? 9) - (other.rank ?? 9) || one.seat - other.seat;
}

/** Whose turn it is to reach into the bag, one after the other. */
export function drawers(payment: Payment): readonly Share[] {
  return payment.shares.filter(({ drawn }) => drawn);
}

/** After how many steps all is said: each draw is one, and what goes back into the bag is one more. */
export function stepsOf(payment: Payment): number {
  return drawers(payment).length + (payment.returned.length > 0 ? 1 : 0);
}

/** How many gems are in the bag after so many steps. */
export function bagAfter(payment: Payment, steps: number): number {
  const draws = drawers(payment).length;
  return payment.bagBefore - Math.min(steps, draws) + (steps > draws ? payment.returned.length : 0);
}
