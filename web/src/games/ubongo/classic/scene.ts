// Which moment of the game a seat is in, and what is asked of it. Must not know the DOM, nor any words.
import type { UbongoClassicOpen, UbongoRaceRace } from "../../../protocol.gen";

export type Scene =
  /** The figures are being placed. */
  | "placing"
  /** The start player may roll; before the first roll figures may still be moved. */
  | "rolling"
  /** The die lies, the boards are still hidden. */
  | "opening"
  /** One's own board is to be covered. */
  | "solving"
  /** Not looking for a cover (any more), and no figure to move: one waits and watches. */
  | "waiting"
  /** Solved, but nobody knows yet who was first. */
  | "settling"
  /** One may move and take. */
  | "taking"
  /** All rounds are over. */
  | "over";

/** The moment of this seat (null: watches) at this instant of table time. */
export function sceneOf(open: UbongoClassicOpen, seat: number | null, now: number): Scene {
  const { race } = open;
  if (open.ended) return "over";
  if (race === null) return "placing";
  if (race.reveal_at === null) return "rolling";
  if (!race.boards.length || now < (race.revealed_at ?? race.reveal_at)) return "opening";
  if (seat === null || !race.boards[seat] || open.gone.includes(seat)) return "waiting";
  const isUnsure = race.settling.some((finish) => finish.seat === seat);
  if (isUnsure || open.reaching.some((reach) => reach.seat === seat)) return "settling";
  if (rankOf(race, seat) === null) return race.given_up.includes(seat) || race.over ? "waiting" : "solving";
  return open.taken.includes(seat) || !canAct(open, race, seat) || race.over ? "waiting" : "taking";
}

/** UC-16: the place in the order of finishing, as far as it is sure. */
export function rankOf(race: UbongoRaceRace, seat: number): number | null {
  const place = race.finishes.findIndex((finish) => finish.seat === seat);
  return place < 0 ? null : place + 1;
}

/** UC-17, UC-32: how far each rank may move. */
export function allowanceOf(rank: number): number {
  return Math.max(0, 4 - rank);
}

export function stepsOf(open: UbongoClassicOpen, race: UbongoRaceRace, seat: number): number {
  const rank = rankOf(race, seat);
  return rank === null || open.moved.includes(seat) ? 0 : allowanceOf(rank);
}

/** UC-25: there is a move left, or a gem to take. */
function canAct(open: UbongoClassicOpen, race: UbongoRaceRace, seat: number): boolean {
  const field = open.figures[seat];
  const hasGems = field !== null && field !== undefined && (open.rows[field] ?? []).some((gem) => gem !== null);
  return stepsOf(open, race, seat) > 0 || hasGems;
}

/** The fields where one may go or stay. */
export function reachOf(open: UbongoClassicOpen, race: UbongoRaceRace, seat: number): readonly number[] {
  const field = open.figures[seat];
  if (field === null || field === undefined) return [];
  const steps = stepsOf(open, race, seat);
  return open.rows.map((_, other) => other).filter((other) => Math.abs(other - field) <= steps);
}

/** What time is running out now: since when it runs, when it is over, and whether it is the sandglass. */
export interface Sand {
  readonly from: number;
  readonly until: number;
  readonly isGlass: boolean;
}

const PATIENCE_TO_PLACE = 30_000;
const PATIENCE_TO_ROLL = 10_000;

export function sandOf(open: UbongoClassicOpen, now: number): Sand | null {
  const { race, options } = open;
  if (open.ended) return null;
  if (race === null) {
    return open.starter === null
      ? null
      : { from: open.place_by - PATIENCE_TO_PLACE, until: open.place_by, isGlass: false };
  }
  if (race.reveal_at === null) return { from: race.roll_by - PATIENCE_TO_ROLL, until: race.roll_by, isGlass: false };
  if (open.grace_until !== null)
    return { from: open.grace_until - 1000 * options.grace_seconds, until: open.grace_until, isGlass: true };
  if (race.until === null || race.over) return null;
  return { from: race.until - 1000 * options.seconds, until: race.until, isGlass: now >= (race.revealed_at ?? 0) };
}
