// What this browser remembers of the rounds: boards, times, gems. The server tells a round only as long as it lasts.
// Must not know the DOM, nor how a game is won.
import type { Shelf } from "../../board/keeping";
import type { Placement, Timing, UbongoRaceBoard, UbongoRaceFinish, UbongoRaceRace } from "../../protocol.gen";

export interface Finish {
  readonly seat: number;
  readonly at: number;
  readonly took: number;
  /** How much of a slow line was made up for. */
  readonly credit: number;
  readonly cover: readonly Placement[];
}

export interface Round {
  readonly number: number;
  readonly symbol: string | null;
  readonly revealedAt: number;
  readonly boards: readonly (UbongoRaceBoard | null)[];
  /** In the order of the ranks. */
  readonly finishes: readonly Finish[];
  /** What each seat has won, by what it is called. */
  readonly won: Readonly<Record<number, readonly string[]>>;
  /** Who has given up on the board, and not thought better of it. */
  readonly gaveUp: readonly number[];
  /** Was it heard from its beginning on, so that whoever is not told to have won something has not? */
  readonly heard?: boolean;
}

/** An event of a race, of either game; others are passed over. */
export interface Happened {
  readonly kind: string;
}

type Solved = Happened & { round: number; seat: number; at: number; cover: { placement: Placement }[] };
type Ranked = Happened & { round: number; seat: number; rank: number; took: number };
type Revealed = Happened & { round: number; at: number; symbol: string; boards: (UbongoRaceBoard | null)[] };
type Rewarded = Happened & { round: number; seat: number } & Record<
    "from_track" | "from_supply" | "from_bag",
    string | null
  >;
type Minded = Happened & { round: number; seat: number };
type Won = Happened & { round: number; seat: number; gems: readonly string[] };

/** The rounds after one more update: first what happened, then the race as it stands (all there is after a reload). */
export function remembered(
  rounds: readonly Round[],
  race: UbongoRaceRace | null,
  events: readonly Happened[],
  timings: readonly Timing[],
): readonly Round[] {
  const told = events.reduce((before, event) => after(before, event, timings), rounds);
  return race?.boards.length ? put(told, ofRace(race, roundOf(told, race.number))) : told;
}

export function roundOf(rounds: readonly Round[], number: number): Round | undefined {
  return rounds.find((round) => round.number === number);
}

function put(rounds: readonly Round[], round: Round): readonly Round[] {
  return [...rounds.filter(({ number }) => number !== round.number), round].sort((a, b) => a.number - b.number);
}

function change(rounds: readonly Round[], number: number, how: (round: Round) => Round): readonly Round[] {
  return rounds.map((round) => (round.number === number ? how(round) : round));
}

function after(rounds: readonly Round[], event: Happened, timings: readonly Timing[]): readonly Round[] {
  switch (event.kind) {
    case "ubongo.revealed": {
      const { round, at, symbol, boards } = event as Revealed;
      return put(rounds, {
        number: round,
        symbol,
        revealedAt: at,
        boards,
        finishes: [],
        won: {},
        gaveUp: [],
        heard: true,
      });
    }
    case "ubongo.solved": {
      const { round, seat, at, cover } = event as Solved;
      const credit = timings.find((timing) => timing.seat === seat && timing.at === at)?.credit ?? 0;
      const placements = cover.map(({ placement }) => placement);
      return change(rounds, round, (now) => withFinish(now, { seat, at, took: 0, credit, cover: placements }));
    }
    case "ubongo.ranked": {
      const { round, seat, rank, took } = event as Ranked;
      return change(rounds, round, (now) => ranked(now, seat, rank, took));
    }
    case "ubongo.gave-up": {
      const { round, seat } = event as Minded;
      return change(rounds, round, (now) => ({ ...now, gaveUp: [...now.gaveUp.filter((one) => one !== seat), seat] }));
    }
    case "ubongo.thought-better": {
      const { round, seat } = event as Minded;
      return change(rounds, round, (now) => ({ ...now, gaveUp: now.gaveUp.filter((one) => one !== seat) }));
    }
    case "ubongo.taken": {
      const { round, seat, gems } = event as Won;
      return change(rounds, round, (now) => ({ ...now, won: { ...now.won, [seat]: gems } }));
    }
    case "diamonds.rewarded": {
      const { round, seat, from_track, from_supply, from_bag } = event as Rewarded;
      const gems = [from_track, from_supply, from_bag].filter((gem) => gem !== null);
      return change(rounds, round, (now) => ({ ...now, won: { ...now.won, [seat]: gems } }));
    }
    default:
      return rounds;
  }
}

function withFinish(round: Round, finish: Finish): Round {
  return { ...round, finishes: [...round.finishes.filter(({ seat }) => seat !== finish.seat), finish] };
}

function ranked(round: Round, seat: number, rank: number, took: number): Round {
  const mine = round.finishes.find((finish) => finish.seat === seat);
  if (!mine) return round;
  const others = round.finishes.filter((finish) => finish !== mine);
  return { ...round, finishes: [...others.slice(0, rank - 1), { ...mine, took }, ...others.slice(rank - 1)] };
}

function ofRace(race: UbongoRaceRace, known: Round | undefined): Round {
  const revealedAt = race.revealed_at ?? 0;
  const finish = ({ seat, at, cover }: UbongoRaceFinish): Finish => ({
    seat,
    at,
    took: at - revealedAt,
    credit: known?.finishes.find((one) => one.seat === seat)?.credit ?? 0,
    cover: cover.map(({ placement }) => placement),
  });
  return {
    number: race.number,
    symbol: race.symbol,
    revealedAt,
    boards: race.boards,
    // whoever's place is not sure yet has solved as well, and nobody tells it again once the round is over
    finishes: [...race.finishes, ...race.settling].map(finish),
    won: known?.won ?? {},
    gaveUp: race.given_up,
    heard: known?.heard ?? false,
  };
}

/** By how much the first was ahead of the second, and how much of that made up for a slow line. */
export interface Margin {
  readonly first: number;
  readonly by: number;
  readonly compensated: number;
}

export function marginOf({ finishes: [first, second] }: Round): Margin | null {
  if (!first || !second) return null;
  const by = second.took - first.took;
  return { first: first.seat, by, compensated: Math.max(0, Math.min(by, first.credit - second.credit)) };
}

const KEY = "tafelrunde.rounds";

/** Kept for one table, so that a reload forgets no round. */
export function keepRounds(shelf: () => Shelf, table: string, rounds: readonly Round[]): void {
  try {
    shelf().setItem(KEY, JSON.stringify({ table, rounds }));
  } catch {
    // nothing is kept here: what was before a reload is forgotten
  }
}

export function keptRounds(shelf: () => Shelf, table: string): readonly Round[] {
  try {
    const kept = JSON.parse(shelf().getItem(KEY) ?? "null") as { table: string; rounds: Round[] } | null;
    const rounds = kept?.table === table && Array.isArray(kept.rounds) ? kept.rounds : [];
    return rounds.map((round) => ({ ...round, gaveUp: round.gaveUp ?? [] })); // what an older page has kept lacks them
  } catch {
    return [];
  }
}
