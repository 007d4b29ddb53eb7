// How a diamond hunt ended, and the one sentence that says why. Must not know any words.
import type { Outcome, UbongoDiamondsOpen } from "../../../protocol.gen";
import { points } from "./gems";

/** Who has won, who follows, and what decided. */
export interface Ending {
  readonly winners: readonly number[];
  /** Everyone in order of rank, then by seat. */
  readonly order: readonly { readonly seat: number; readonly rank: number; readonly total: number }[];
  readonly why:
    | { readonly kind: "ahead"; readonly points: number; readonly ahead: number; readonly of: number }
    | { readonly kind: "most"; readonly points: number }
    | { readonly kind: "shootout" | "agreed" | "left"; readonly points: number };
}

export function endingOf(open: UbongoDiamondsOpen, outcome: Outcome): Ending {
  const totals = open.gems.map(points);
  const order = outcome.ranks
    .map((rank, seat) => ({ seat, rank, total: totals[seat] ?? 0 }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  const winners = order.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return { winners, order, why: why(open, winners, order) };
}

function why(open: UbongoDiamondsOpen, winners: readonly number[], order: Ending["order"]): Ending["why"] {
  const best = Math.max(...order.map(({ total }) => total));
  if (open.tied.length > 0) {
    const solved = open.race?.finishes[0]?.seat;
    if (winners.length > 1) return { kind: "agreed", points: best };
    return { kind: solved === winners[0] && (open.race?.number ?? 0) > open.paid ? "shootout" : "left", points: best };
  }
  const second = order.find(({ rank }) => rank > 1);
  if (!second) return { kind: "most", points: best };
  return { kind: "ahead", points: best, ahead: best - second.total, of: second.seat };
}
