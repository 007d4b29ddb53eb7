// The seam between the frame of a table and the game that is played at it; web/README.md tells it in words.
// Must not know any game.
import type { Component, Snippet } from "svelte";
import type { Answer } from "../core/net";
import type { Awaits, Games, Outcome, Progressed, TableEvent, Timing } from "../protocol.gen";

export type GameName = keyof Games;
export type View<G extends GameName = GameName> = Games[G]["view"];
export type Command<G extends GameName = GameName> = Games[G]["command"];
export type GameEvent<G extends GameName = GameName> = Games[G]["event"];
export type Options<G extends GameName = GameName> = Games[G]["options"];

/** The six shapes and colours of seats, by seat number: glyphs `seat-…` and `figure-…`, colours `--seat-0` to `--seat-5`. */
export const SEAT_SHAPES = ["disc", "square", "triangle", "diamond", "pentagon", "ring"] as const;
export type SeatShape = (typeof SEAT_SHAPES)[number];

/** A seat as it is now; `name` is ready to be shown: a person's, or what bots and empty seats are called. */
export interface SeatNow {
  readonly seat: number;
  readonly name: string;
  readonly shape: SeatShape;
  /** The level of the bot that plays here now. */
  readonly bot: string | null;
  readonly presence: "free" | "bot" | "here" | "away";
  /** The measured round trip in ms. */
  readonly rtt: number | null;
  readonly isYou: boolean;
  readonly isHost: boolean;
}

/** What a game's `Table.svelte` is given. It fills the room below the frame's top line and never scrolls as a page. */
export interface TableProps<G extends GameName = GameName> {
  /** The game as this seat may see it: the whole picture, replaced with each update. */
  readonly view: View<G>;
  /** What may be done now, without the table's own commands; see the server for what a game does not list. */
  readonly legal: readonly Command<G>[];
  readonly awaits: Awaits;
  readonly seats: readonly SeatNow[];
  /** The own seat; null watches. */
  readonly you: number | null;
  readonly options: Options<G>;
  /** What happened since the update before this one, in order; empty after a reload. Changes together with `seq`. */
  readonly events: readonly (GameEvent<G> | TableEvent)[];
  readonly seq: number;
  /** How the acts of this update were judged (fair races). */
  readonly timings: readonly Timing[];
  /** Places and scores, once the game is over. */
  readonly outcome: Outcome | null;
  /** Does table time run? It stands still while the game is paused. */
  readonly running: boolean;
  readonly online: boolean;
  /** How far others say they have come with the present task, by seat. */
  readonly progress: Readonly<Record<number, Progressed>>;
  /** The frame's part of the top line (connection, sound, menu): a game with a top line of its own puts it at the right end
   * of it, so that a phone has one line and not two. */
  readonly corner?: Snippet | undefined;
  /** Table time in ms now, as the server counts it; compare deadlines with it, in an animation frame or a timer. */
  now(): number;
  /** Gives a command; kept and sent again over a broken line, dropped when its moment (see Game) has passed. */
  send(command: Command<G>): Promise<Answer>;
  /** Tells the others how far one has come; at most about three times a second, the rest is left out. */
  tell(task: number, done: number, of: number): void;
}

/** What a game's `Results.svelte` is given once the game is over; the frame shows rematch, sharing and replay below it. */
export interface ResultsProps<G extends GameName = GameName>
  extends Omit<TableProps<G>, "outcome" | "legal" | "send" | "tell"> {
  readonly outcome: Outcome;
}

/** A game's entry: `games/<folder>/game.ts` exports an array of these as `games: AnyGame[]`. Everything large is loaded when needed. */
export interface Game<G extends GameName = GameName> {
  readonly name: G;
  readonly Table: () => Promise<{ default: Component<TableProps<G>> }>;
  readonly Results?: () => Promise<{ default: Component<ResultsProps<G>> }>;
  /** What round, trick or task a picture shows: acts of another one are not sent again after a break. */
  readonly moment: (view: View<G>) => string | number | null;
}

/** One of the games. */
export type AnyGame = { [G in GameName]: Game<G> }[GameName];
