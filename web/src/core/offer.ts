// What the house offers, as far as it is known without asking: games, how many play, how long it takes.
// Must not know how anything looks, nor what the server says.
import type { Games, UbongoClassicOptions, UbongoDiamondsOptions } from "../protocol.gen";

export type GameName = keyof Games;

export interface Offer {
  readonly game: GameName;
  readonly fewest: number;
  readonly most: number;
  readonly usual: number;
  readonly minutes: number;
  readonly rounds: number;
  /** Whoever is first has it. */
  readonly race: boolean;
  readonly glyph: "die-mask" | "gem-ruby" | "suit-clover";
}

export const OFFERS: readonly Offer[] = [
  { game: "ubongo-classic", fewest: 2, most: 6, usual: 4, minutes: 25, rounds: 9, race: true, glyph: "die-mask" },
  { game: "ubongo-diamonds", fewest: 1, most: 4, usual: 3, minutes: 20, rounds: 9, race: true, glyph: "gem-ruby" },
  { game: "ugo", fewest: 2, most: 4, usual: 4, minutes: 30, rounds: 4, race: false, glyph: "suit-clover" },
];

export function offerOf(game: string): Offer | null {
  return OFFERS.find((offer) => offer.game === game) ?? null;
}

/** How many rounds a table plays. */
export function roundsOf(game: string, options: unknown, seats: number): number {
  const { all_boards } = options as Partial<UbongoClassicOptions>;
  return game === "ubongo-classic" && all_boards ? 36 / seats : (offerOf(game)?.rounds ?? 0);
}

export type Side = UbongoDiamondsOptions["side"];
