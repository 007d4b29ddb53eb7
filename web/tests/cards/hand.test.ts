// The hand in fixed places, the preview of a card, and the beats between two pictures.
import { describe, expect, it } from "vitest";
import type { Card, Suit } from "../../src/cards/card";
import { moved, places } from "../../src/cards/hand";
import { preview, sections } from "../../src/cards/preview";
import { beats, still } from "../../src/cards/stage";
import type { UgoKingdom, UgoOpen } from "../../src/protocol.gen";

const card = (text: string): Card => {
  const [suit, value] = text.split(" ");
  return { suit: suit as Suit, value: Number(value) };
};
const cards = (text: string) => (text ? text.split(", ").map(card) : []);
const kingdom = (stacks: string[] = [], farmers = 0): UgoKingdom => ({ stacks: stacks.map(cards), farmers });

function table(over: Partial<UgoOpen> = {}): UgoOpen {
  return {
    turn_seconds: 0,
    kingdoms: [kingdom(), kingdom(), kingdom(), kingdom()],
    hand_sizes: [10, 10, 10, 10],
    totals: [0, 0, 0, 0],
    supply: 36,
    dealer: 3,
    round: 1,
    trick: 1,
    first_leader: 0,
    leader: 0,
    turn: 0,
    played: [],
    tricks: [],
    placing: null,
    until: null,
    points: [],
    resigned: [],
    ranks: [],
    sheets: [],
    ...over,
  };
}

describe("a hand", () => {
  it("keeps the place of a card that is played", () => {
    const now = table({
      leader: 3,
      played: cards("red 6"),
      tricks: [{ leader: 2, winner: 3, cards: cards("blue 1, yellow 2, grey 5, green 4") }],
    });
    expect(places(cards("yellow 7, green 1"), now, 3)).toEqual([
      { card: card("green 1"), isHeld: true },
      { card: card("yellow 2"), isHeld: false },
      { card: card("yellow 7"), isHeld: true },
      { card: card("red 6"), isHeld: false },
    ]);
  });

  it("is walked by arrow keys over its empty places", () => {
    const all = [1, 0, 1, 1, 0, 1].map((held, at) => ({ card: card(`red ${at}`), isHeld: held === 1 }));
    expect(moved(all, 0, "ArrowRight", 3)).toBe(2);
    expect(moved(all, 5, "ArrowLeft", 3)).toBe(3);
    expect(moved(all, 2, "ArrowDown", 3)).toBe(5);
    expect(moved(all, 5, "ArrowRight", 3)).toBe(5);
    expect(moved(all, 0, "ArrowUp", 3)).toBe(0);
    expect(moved(all, 2, "Home", 3)).toBe(0);
    expect(moved(all, 2, "End", 3)).toBe(5);
    expect(moved(all, 2, "KeyX", 3)).toBe(2);
  });
});

describe("a preview", () => {
  const played = cards("yellow 4, yellow 6, red 7");
  const own = kingdom(["red 6", "blue 5", "green 4"], 3);
  const now = table({ leader: 1, turn: 0, played, kingdoms: [own, kingdom(), kingdom(), kingdom()] });

  it("says what the won trick costs: 15 becomes 11", () => {
    const seen = preview(now, 0, card("yellow 7"));
    expect(seen).toMatchObject({ winner: 0, why: "led-suit", sure: true, gained: 1, before: 15, after: 11 });
    expect(seen?.landing).toEqual({ letter: "D", isNew: true, covers: card("yellow 6"), under: null, missing: 1 });
  });

  it("of a lost card changes nothing but its farmers", () => {
    const seen = preview(now, 0, card("blue 1"));
    expect(seen).toMatchObject({ winner: 3, by: card("red 7"), why: "highest", gained: 2, landing: null });
    expect(seen?.stacks).toEqual(own.stacks);
  });

  it("says that later cards may change it, and what one may choose", () => {
    const early = table({ leader: 0, played: cards("green 8") });
    expect(preview(early, 1, card("red 8"))).toMatchObject({ winner: 0, why: "led-suit", sure: false });
    const twice = table({ leader: 0, played: cards("blue 2, green 8") });
    expect(preview(twice, 2, card("red 8"))).toMatchObject({ winner: 1, why: "first", sure: false });
    expect(preview(table(), 0, card("red 3"))).toMatchObject({ winner: 0, why: "only", sure: false, gained: 2 });
    const last = table({ leader: 1, played: cards("green 3, red 2, green 5") });
    expect(preview(last, 0, card("blue 6"))).toMatchObject({ winner: 0, why: "highest", choice: true });
  });

  it("counts farmers that find no room", () => {
    const full = table({ leader: 1, played: cards("red 8"), kingdoms: [kingdom([], 9), kingdom()] });
    expect(preview(full, 0, card("blue 1"))).toMatchObject({ due: 2, gained: 0 });
    expect(preview(table({ leader: null }), 0, card("blue 1"))).toBeNull();
  });

  it("shows which cards and farmers of a section are new", () => {
    const seen = preview(now, 0, card("yellow 7"));
    const rows = sections(seen?.stacks ?? [], seen?.farmers ?? 0, own);
    expect(rows.map(({ coming }) => coming)).toEqual([1, 0, 0, 3, 0]);
    expect(rows.map(({ there, fresh, needed }) => [there, fresh, needed])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [2, 0, 2],
      [2, 1, 3],
      [0, 0, 4],
    ]);
    expect(rows.map(({ points }) => points)).toEqual([7, 5, 4, -5, 0]);
  });
});

describe("the beats between two pictures", () => {
  const before = table({ kingdoms: [kingdom(), kingdom()], leader: 1, turn: 0, played: cards("red 3") });
  const won = {
    kind: "ugo.trick-won" as const,
    round: 1,
    trick: 1,
    seat: 0,
    card: card("red 4"),
    due: [2, 0],
    gained: [2, 0],
    farmers: [2, 0],
    supply: 10,
    until: null,
  };
  const play = {
    kind: "ugo.card-played" as const,
    round: 1,
    trick: 1,
    seat: 0,
    card: card("red 4"),
    auto: false,
    until: null,
  };

  it("show the last card, then who won, and keep the trick until it is placed", () => {
    const end = table({
      kingdoms: [kingdom([], 2), kingdom()],
      tricks: [{ leader: 1, winner: 0, cards: cards("red 3, red 4") }],
      placing: { trick: 1, seat: 0, placed: false, cards: [], before: [], new_suits: [], piles: [] },
    });
    const [first, second, last, ...more] = beats(still(before), [play, won], end);
    expect(more).toEqual([]);
    expect(first?.shown.table.played).toEqual(cards("red 3, red 4"));
    expect(second?.shown.taken?.winner).toBe(0);
    expect(last?.shown).toEqual(still(end, before.kingdoms));
    expect(last?.shown.taken?.cards).toHaveLength(2);
  });

  it("let the trick go to its winner, or cut where nothing should move", () => {
    const placed = {
      kind: "ugo.lands-placed" as const,
      round: 1,
      trick: 1,
      seat: 0,
      order: [],
      tops: [card("red 4")],
      sections: [{ letter: "A" as const, cards: cards("red 3, red 4") }],
      auto: false,
      until: null,
    };
    const end = table({ trick: 2 });
    const going = (calm: boolean) =>
      beats(still(before), [play, won, placed], end, calm).filter(({ shown }) => shown.going).length;
    expect([going(false), going(true)]).toEqual([1, 0]);
    const all = beats(still(before), [play, won, placed], end);
    expect(all.at(-1)?.shown.taken).toBeNull();
    expect(all.map(({ shown }) => shown.was !== null)).toEqual([false, true, true, true, true]);
    expect(beats(all.at(-1)?.shown ?? still(end), [{ ...play, trick: 2 }], end).at(-1)?.shown.was).toBeNull();
  });

  it("without events are the picture itself", () => {
    expect(beats(still(before), [], table())).toEqual([{ shown: still(table()), stay: 0, scored: null }]);
  });
});
