// The gem board and collections, as the rules count them (UC-17, UC-19, UC-29). Must not know rounds, time or the DOM.
import type { UbongoClassicOpen } from "../../../protocol.gen";

export const COLOURS = ["green", "red", "blue", "violet", "brown", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export type Row = UbongoClassicOpen["rows"][number];

/** UC-19: the places of the two gems nearest to the field. */
export function nearest(row: Row): number[] {
  return row.flatMap((gem, hole) => (gem === null ? [] : [hole])).slice(0, 2);
}

/** How many of each colour those two would add. */
export function gained(row: Row): Readonly<Partial<Record<Colour, number>>> {
  const gains: Partial<Record<Colour, number>> = {};
  for (const hole of nearest(row)) {
    const gem = row[hole];
    if (gem) gains[gem] = (gains[gem] ?? 0) + 1;
  }
  return gains;
}

/** A collection from the most to the fewest; of equal colours the one named first comes first. */
export function sorted(counts: readonly number[]): { colour: Colour; count: number }[] {
  return COLOURS.map((colour, place) => ({ colour, count: counts[place] ?? 0 })).sort((a, b) => b.count - a.count);
}

/** The colour that one has most of; none without gems. */
export function best(counts: readonly number[]): { colour: Colour; count: number } | null {
  const [first] = sorted(counts);
  return first && first.count > 0 ? first : null;
}

/** Where two collections differ first, from the best colour on (0); null: nowhere. */
export function deciding(one: readonly number[], other: readonly number[]): number | null {
  const [a, b] = [sorted(one), sorted(other)];
  const place = a.findIndex(({ count }, at) => count !== b[at]?.count);
  return place < 0 ? null : place;
}

/** UC-29: how the first place was decided, against the best of the others. */
export type Why =
  | { readonly kind: "shared"; readonly winners: readonly number[] }
  | {
      readonly kind: "decided";
      readonly winner: number;
      readonly other: number;
      /** 0: by the best colour already. */
      readonly place: number;
      readonly equal: readonly number[];
      readonly more: number;
      readonly less: number;
    };

export function why(ranks: readonly number[], gems: readonly (readonly number[])[]): Why | null {
  const seats = ranks.map((_, seat) => seat);
  const winners = seats.filter((seat) => ranks[seat] === 1);
  const [winner] = winners;
  if (winner === undefined) return null;
  if (winners.length > 1) return { kind: "shared", winners };
  const [other] = seats.filter((seat) => seat !== winner).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  if (other === undefined) return null;
  const [mine, theirs] = [sorted(gems[winner] ?? []), sorted(gems[other] ?? [])];
  const place = deciding(gems[winner] ?? [], gems[other] ?? []) ?? 0;
  return {
    kind: "decided",
    winner,
    other,
    place,
    equal: mine.slice(0, place).map(({ count }) => count),
    more: mine[place]?.count ?? 0,
    less: theirs[place]?.count ?? 0,
  };
}
