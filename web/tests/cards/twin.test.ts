// Tricks, placings, kingdoms and whole rounds agree with the server's, vector by vector.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Card } from "../../src/cards/card";
import { type Choice, chosen, hasChoice, laid, points, preselected, sheet, toPlace } from "../../src/cards/kingdom";
import { beats, still, told } from "../../src/cards/stage";
import { farmersDue, farmersGained, gainsOf, mustFollow, winningPlace } from "../../src/cards/trick";
import type { GameEvent } from "../../src/games/game";
import type { UgoKingdom, UgoOpen, UgoPlacing, UgoSectionScore } from "../../src/protocol.gen";

interface Vectors {
  tricks: {
    cards: Card[];
    farmers: number[];
    supply: number;
    winner: number;
    due: number[];
    gained: number[];
    hand: Card[];
    playable: Card[];
  }[];
  placings: {
    placing: UgoPlacing;
    farmers: number;
    preselected: Choice;
    ways: (Choice & { stacks: Card[][]; points: number })[];
  }[];
  kingdoms: { kingdom: UgoKingdom; sheet: UgoSectionScore[]; points: number }[];
  rounds: { name: string; start: UgoOpen; steps: { event: GameEvent<"ugo">; table: UgoOpen | null }[] }[];
}

const VECTORS: Vectors = JSON.parse(
  readFileSync(new URL("../../../tests/vectors/cards.json", import.meta.url), "utf-8"),
);

const said = (cards: readonly Card[]) => cards.map(({ suit, value }) => `${suit} ${value}`).join(", ");

describe("a trick", () => {
  it.each(VECTORS.tricks.map((trick) => ({ ...trick, said: said(trick.cards) })))("is the server's: $said", (trick) => {
    expect(winningPlace(trick.cards)).toBe(trick.winner);
    const due = trick.cards.map((card) => farmersDue(card, trick.cards[trick.winner] as Card));
    expect(due).toEqual(trick.due);
    expect(farmersGained(due, trick.farmers, trick.supply, trick.winner)).toEqual(trick.gained);
    const led = trick.cards.slice(0, 1);
    expect(trick.hand.filter((card) => mustFollow(card, trick.hand, led) === null)).toEqual(trick.playable);
  });
});

describe("a placing", () => {
  it.each(VECTORS.placings.map((one) => ({ ...one, said: said(one.placing.cards) })))(
    "is the server's: $said",
    (one) => {
      const { cards, before, new_suits, piles } = one.placing;
      const placing = toPlace(cards, before);
      expect(placing).toEqual({ cards, before, new_suits, piles });
      expect(preselected(placing)).toEqual(one.preselected);
      if (one.ways.length > 1) expect(hasChoice(placing)).toBe(true);
      for (const way of one.ways) {
        const stacks = laid(placing, way);
        expect(stacks).toEqual(way.stacks);
        expect(points(stacks, one.farmers)).toBe(way.points);
        const again = chosen(placing, stacks);
        expect(again).toEqual({ order: way.order, tops: way.tops });
      }
    },
  );
});

describe("a kingdom", () => {
  it.each(VECTORS.kingdoms)("brings what the server says: $points", ({ kingdom, sheet: rows, points: all }) => {
    expect(sheet(kingdom.stacks, kingdom.farmers)).toEqual(rows);
    expect(points(kingdom.stacks, kingdom.farmers)).toBe(all);
  });
});

describe("a round", () => {
  it.each(VECTORS.rounds)("follows from its events as on the server: $name", ({ start, steps }) => {
    let table = start;
    let compared = 0;
    for (const step of steps) {
      table = told(table, step.event);
      if (step.event.kind === "ugo.trick-won")
        expect(gainsOf(table.tricks, table.kingdoms.length).at(-1)).toEqual(step.event.gained);
      if (step.table) {
        expect(table).toEqual(step.table);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  it.each(VECTORS.rounds)("calls on nobody who has nothing to play: $name", ({ start, steps }) => {
    const events = steps.map(({ event }) => event);
    const tables = beats(still(start), events, start).map(({ shown }) => shown.table);
    const full = tables.filter(({ played, kingdoms }) => played.length === kingdoms.length);
    const out = tables.filter(({ hand_sizes, placing }) => !placing && hand_sizes.every((size) => size === 0));
    expect(full.length).toBeGreaterThan(0);
    for (const { turn } of [...full, ...out]) expect(turn).toBeNull();
  });
});
