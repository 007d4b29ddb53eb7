// What the table shows, beat by beat: the picture from the server is already at the end of a trick while a person still
// wants to see its last card. Twin of games/ugo/evolve.py. Must not know the DOM, clocks or seats' names.
import type { GameEvent } from "../games/game";
import type { UgoOpen, UgoRoundScored, UgoTrick } from "../protocol.gen";
import { LETTERS } from "./card";
import { hasChoice, toPlace } from "./kingdom";

/** The table as it is shown; `taken` is a whole trick that still lies in the middle, `going` to its winner; `was`: the
kingdoms as they were before it, until the next one is led, so that one sees what it has brought. */
export interface Shown {
  readonly table: UgoOpen;
  readonly taken: UgoTrick | null;
  readonly going: boolean;
  readonly was: UgoOpen["kingdoms"] | null;
}

/** A round that has just been scored, with the kingdoms and tricks that are cleared with the next deal. */
export interface Scored {
  readonly round: number;
  readonly sheets: UgoRoundScored["sheets"];
  readonly kingdoms: UgoOpen["kingdoms"];
  readonly tricks: readonly UgoTrick[];
}

/** A picture, and how many ms it stays at least before the next one. */
export interface Beat {
  readonly shown: Shown;
  readonly stay: number;
  readonly scored: Scored | null;
}

export const CARD_MS = 420;
export const TRICK_MS = 1600;
export const GATHER_MS = 260;
export const LANDS_MS = 1300;
const TRICKS = 10;

type Event = GameEvent<"ugo">;

/** The picture without anything before it: a trick that waits to be placed still lies there. */
export function still(table: UgoOpen, was: Shown["was"] = null): Shown {
  const waits = table.placing !== null && !table.placing.placed;
  return { table, taken: waits ? (table.tricks.at(-1) ?? null) : null, going: false, was };
}

/** What an event makes of the table. */
export function told(table: UgoOpen, event: Event): UgoOpen {
  const seats = table.kingdoms.length;
  switch (event.kind) {
    case "ugo.card-played":
      return {
        ...table,
        hand_sizes: table.hand_sizes.map((size, seat) => (seat === event.seat ? size - 1 : size)),
        turn: (event.seat + 1) % seats,
        played: [...table.played, event.card],
        placing: null,
        until: event.until,
      };
    case "ugo.trick-won": {
      const before = table.kingdoms[event.seat]?.stacks ?? [];
      return {
        ...table,
        kingdoms: table.kingdoms.map(({ stacks }, seat) => ({ stacks, farmers: event.farmers[seat] ?? 0 })),
        supply: event.supply,
        leader: event.seat,
        turn: event.seat,
        played: [],
        tricks: [...table.tricks, { leader: table.leader ?? 0, winner: event.seat, cards: table.played }],
        placing: { trick: event.trick, seat: event.seat, placed: false, ...toPlace(table.played, before) },
        until: event.until,
      };
    }
    case "ugo.lands-placed": {
      const stacks = [...(table.kingdoms[event.seat]?.stacks ?? [])];
      for (const { letter, cards } of event.sections) stacks[LETTERS.indexOf(letter)] = cards;
      return {
        ...table,
        kingdoms: table.kingdoms.map((kingdom, seat) => (seat === event.seat ? { ...kingdom, stacks } : kingdom)),
        trick: Math.min(event.trick + 1, TRICKS),
        placing: table.placing && hasChoice(table.placing) ? { ...table.placing, placed: true } : null,
        until: event.until,
      };
    }
    case "ugo.dealt":
      return {
        ...table,
        kingdoms: table.kingdoms.map(() => ({ stacks: [], farmers: 0 })),
        hand_sizes: table.kingdoms.map(() => TRICKS),
        supply: event.supply,
        dealer: event.dealer,
        round: event.round,
        trick: 1,
        first_leader: event.leader,
        leader: event.leader,
        turn: event.leader,
        played: [],
        tricks: [],
        placing: null,
        until: event.until,
      };
    case "ugo.round-scored":
      return {
        ...table,
        turn: null,
        placing: null,
        until: null,
        points: [...table.points, event.points],
        totals: event.totals,
        sheets: event.sheets,
      };
    case "ugo.dealer-chosen":
      return { ...table, dealer: event.dealer };
    case "ugo.game-ended":
      return { ...table, ranks: event.ranks };
    case "ugo.resigned":
      return { ...table, resigned: [...table.resigned, event.seat] };
  }
}

/** Nobody is on turn before a full trick, nor once the last one of a round lies in its kingdom. */
function calledOn(table: UgoOpen): UgoOpen {
  const isFull = table.played.length === table.kingdoms.length;
  const isOut = !table.played.length && table.placing?.placed !== false && table.hand_sizes.every((size) => size === 0);
  return isFull || isOut ? { ...table, turn: null } : table;
}

/** From what is shown to the latest picture, by way of what happened in between; `calm` leaves out what only moves. */
export function beats(from: Shown, events: readonly Event[], end: UgoOpen, calm = false): Beat[] {
  const all: Beat[] = [];
  let { table, taken, was } = from;
  const show = (stay: number, scored: Scored | null = null) =>
    all.push({ shown: { table: calledOn(table), taken, going: false, was }, stay, scored });
  for (const event of events) {
    const before = table;
    table = told(table, event);
    switch (event.kind) {
      case "ugo.card-played":
        [taken, was] = [null, null];
        show(CARD_MS);
        break;
      case "ugo.trick-won":
        [taken, was] = [table.tricks.at(-1) ?? null, before.kingdoms];
        show(TRICK_MS);
        break;
      case "ugo.lands-placed":
        if (taken && !calm)
          all.push({ shown: { table: before, taken, going: true, was }, stay: GATHER_MS, scored: null });
        taken = null;
        show(LANDS_MS);
        break;
      case "ugo.round-scored": {
        const { round, sheets } = event;
        show(0, { round, sheets, kingdoms: table.kingdoms, tricks: table.tricks });
        break;
      }
      case "ugo.dealt":
        [taken, was] = [null, null];
        show(0);
        break;
      default:
    }
  }
  all.push({ shown: still(end, was), stay: 0, scored: null });
  return all;
}
