// The gems of the diamond hunt and what they are worth, as the server counts them. Must not know rounds, nor a screen.
import type { UbongoDiamondsRewarded } from "../../../protocol.gen";

export type Gem = NonNullable<UbongoDiamondsRewarded["from_bag"]>;

/** In the order in which the server counts them. */
export const GEMS = ["ruby", "sapphire", "emerald", "amber"] as const satisfies readonly Gem[];
/** UD-3. */
export const VALUES: Readonly<Record<Gem, number>> = { ruby: 4, sapphire: 3, emerald: 2, amber: 1 };
/** UD-6. */
export const ROUNDS = 9;

/** UD-13: the values of all gems that somebody has. */
export function points(counts: readonly number[]): number {
  return GEMS.reduce((sum, gem, place) => sum + VALUES[gem] * (counts[place] ?? 0), 0);
}

/** How many gems lie together. */
export function many(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
