// Which moment of a diamond hunt a seat is in, and what time runs out. Must not know the DOM, nor any words.
import type { UbongoDiamondsOpen, UbongoRaceRace } from "../../../protocol.gen";

export type Scene =
  /** Nobody has begun yet, not even been asked. */
  | "nothing"
  /** The table asks who is youngest. */
  | "youngest"
  /** The last round has been paid, and the start player may roll. */
  | "rolling"
  /** The die lies, the boards are still hidden. */
  | "opening"
  /** One's own board is to be covered. */
  | "solving"
  /** Not looking for a cover (any more): one watches the others. */
  | "watching"
  /** All is decided. */
  | "over";

export interface Sand {
  readonly from: number;
  readonly until: number;
  readonly isGlass: boolean;
}

const PATIENCE_TO_CLAIM = 20_000;
const PATIENCE_TO_ROLL = 10_000;

/** The moment of this seat (null: watches) at this instant of table time. */
export function sceneOf(open: UbongoDiamondsOpen, seat: number | null, now: number): Scene {
  const { race } = open;
  if (open.final) return "over";
  if (open.starter === null) return open.youngest_by === null ? "nothing" : "youngest";
  if (race === null) return "nothing";
  if (race.reveal_at === null) return "rolling";
  if (race.boards.length === 0 || now < (race.revealed_at ?? race.reveal_at)) return "opening";
  const idle = seat === null || !race.boards[seat] || open.gone.includes(seat);
  if (idle || race.over || hasSolved(race, seat) || race.given_up.includes(seat)) return "watching";
  return "solving";
}

export function hasSolved(race: UbongoRaceRace, seat: number): boolean {
  return [...race.finishes, ...race.settling].some((finish) => finish.seat === seat);
}

/** UD-8: the place in the order of finishing, once it is sure. */
export function rankOf(race: UbongoRaceRace, seat: number): number | null {
  const place = race.finishes.findIndex((finish) => finish.seat === seat);
  return place < 0 ? null : place + 1;
}

/** UD-14: a tie at the top is being decided, or was. */
export function isShootout(open: UbongoDiamondsOpen): boolean {
  return open.tied.length > 0;
}

/** What time is running out now; in a shoot-out there is no sandglass. */
export function sandOf(open: UbongoDiamondsOpen, scene: Scene): Sand | null {
  const { race } = open;
  if (scene === "youngest" && open.youngest_by !== null)
    return { from: open.youngest_by - PATIENCE_TO_CLAIM, until: open.youngest_by, isGlass: false };
  if (scene === "rolling" && race)
    return { from: race.roll_by - PATIENCE_TO_ROLL, until: race.roll_by, isGlass: false };
  if ((scene !== "solving" && scene !== "watching") || !race || race.until === null || race.over) return null;
  return { from: race.until - 1000 * open.options.seconds, until: race.until, isGlass: true };
}
