// What a round of the diamond hunt has brought everyone, told step by step as it is drawn. Must not know a screen or a clock.
import type {
  TableEvent,
  UbongoDiamondsOpen,
  UbongoDiamondsRewarded,
  UbongoRaceBoard,
  UbongoRaceFinish,
  UbongoRaceLaid,
  UbongoRaceRace,
} from "../../../protocol.gen";
import type { GameEvent } from "../../game";
import { type Gem, many, VALUES } from "./gems";

/** How a seat came out of a round: its rank and time where it has solved, and the gems that it got, as they are paid. */
export interface Share {
  readonly seat: number;
  readonly rank: number | null;
  readonly took: number | null;
  readonly gems: readonly Gem[];
  /** Was the last of the gems drawn blind? */
  readonly drawn: boolean;
  readonly plus: number;
  readonly board: UbongoRaceBoard | null;
  readonly cover: readonly UbongoRaceLaid[] | null;
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

type Happened = GameEvent<"ubongo-diamonds"> | TableEvent;
type Solution = Pick<UbongoRaceFinish, "at" | "cover">;

/** What the events of an update have paid out, if they have; `before` and `after` are the pictures around them. */
export function paymentOf(
  before: UbongoDiamondsOpen | null,
  after: UbongoDiamondsOpen,
  events: readonly Happened[],
): Payment | null {
  const corrected = events.find((event) => event.kind === "diamonds.track-corrected");
  const race = corrected ? raceOf(corrected.round, before, after) : null;
  if (!corrected || !race) return null;
  const rewards = events.filter((event) => event.kind === "diamonds.rewarded");
  const solutions = solutionsOf(race, events);
  const shares = race.seats.map((seat): Share => shareOf(seat, race, rewards, solutions));
  const drawn = rewards.filter(({ from_bag }) => from_bag !== null).length;
  const bagBefore = many(after.bag) - corrected.returned.length + drawn;
  return { round: corrected.round, shares: shares.sort(inOrder), returned: corrected.returned, bagBefore };
}

/** How many gems are in the bag after so many of them were drawn. */
export function bagAfter(payment: Payment, steps: number): number {
  const back = steps > drawers(payment).length ? payment.returned.length : 0;
  return payment.bagBefore - Math.min(steps, drawers(payment).length) + back;
}

/** Whose turn it is to reach into the bag, one after the other. */
export function drawers(payment: Payment): readonly Share[] {
  return payment.shares.filter(({ drawn }) => drawn);
}

/** After how many steps all is said: each draw is one, and what goes back into the bag is one more. */
export function stepsOf(payment: Payment): number {
  return drawers(payment).length + (payment.returned.length > 0 ? 1 : 0);
}

function raceOf(round: number, ...pictures: readonly (UbongoDiamondsOpen | null)[]): UbongoRaceRace | null {
  return pictures.map((open) => open?.race ?? null).find((race) => race?.number === round) ?? null;
}

function shareOf(
  seat: number,
  race: UbongoRaceRace,
  rewards: readonly UbongoDiamondsRewarded[],
  solutions: ReadonlyMap<number, Solution>,
): Share {
  const reward = rewards.find((one) => one.seat === seat);
  const solution = reward ? (solutions.get(seat) ?? null) : null;
  const gems = reward ? [reward.from_track, reward.from_supply, reward.from_bag].filter((gem) => gem !== null) : [];
  return {
    seat,
    rank: reward?.rank ?? null,
    took: solution ? solution.at - (race.revealed_at ?? 0) : null,
    gems,
    drawn: (reward?.from_bag ?? null) !== null,
    plus: gems.reduce((sum, gem) => sum + VALUES[gem], 0),
    board: race.boards[seat] ?? null,
    cover: solution?.cover ?? null,
  };
}

/** The covers of the round, those included that came in with the very update that ended it. */
function solutionsOf(race: UbongoRaceRace, events: readonly Happened[]): Map<number, Solution> {
  const solved = events.filter((event) => event.kind === "ubongo.solved" && event.round === race.number);
  const all = [...race.finishes, ...race.settling, ...(solved as (Solution & { seat: number })[])];
  return new Map(all.map((one) => [one.seat, one]));
}

/** By rank, then those who have not solved, by seat. */
function inOrder(one: Share, other: Share): number {
  return (one.rank ?? 9) - (other.rank ?? 9) || one.seat - other.seat;
}
