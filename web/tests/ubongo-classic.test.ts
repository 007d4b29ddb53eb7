// Which moment of the game a seat is in, what it may reach, what a take brings, who has won and why; wishes that wait.
import { describe, expect, it } from "vitest";
import type { Answer } from "../src/core/net";
import { best, deciding, gained, nearest, sorted, why } from "../src/games/ubongo/classic/gems";
import { allowanceOf, reachOf, sandOf, sceneOf } from "../src/games/ubongo/classic/scene";
import { Wish } from "../src/games/ubongo/classic/wish.svelte";
import type { UbongoClassicOpen, UbongoRaceRace } from "../src/protocol.gen";

const finish = (seat: number) => ({ seat, at: 5000, cover: [], settled_by: 5000 });
const RACE = {
  number: 2,
  starter: 0,
  seats: [0, 1, 2, 3],
  roll_by: 10_000,
  gone: [],
  reveal_at: 1000,
  symbol: "sun",
  revealed_at: 1000,
  boards: [{}, {}, {}, {}],
  glass: 1,
  until: 61_000,
  settling: [],
  finishes: [],
  given_up: [],
  over: false,
} as unknown as UbongoRaceRace;
const OPEN = {
  options: { side: "easy", seconds: 60, grace_seconds: 3 },
  seats: 4,
  rounds: 9,
  figures: [0, 2, 5, 3],
  gems: [],
  rows: Array.from({ length: 6 }, () => [null, "red", null, "blue", "red"]),
  starter: 0,
  place_by: 30_000,
  race: RACE,
  moved: [],
  taken: [],
  reaching: [],
  grace_until: null,
  gone: [],
  ended: false,
} as unknown as UbongoClassicOpen;
const at = (race: Partial<UbongoRaceRace>, open: Partial<UbongoClassicOpen> = {}) => ({
  ...OPEN,
  ...open,
  race: { ...RACE, ...race },
});

describe("the moment", () => {
  it.each([
    ["placing", { ...OPEN, race: null }, 0, 500],
    ["rolling", at({ reveal_at: null, boards: [] }), 0, 500],
    ["opening", at({ revealed_at: null, boards: [] }), 0, 500],
    ["opening", at({}), 0, 999],
    ["solving", at({}), 0, 1000],
    ["waiting", at({}), null, 1000],
    ["waiting", at({ given_up: [0] }), 0, 1000],
    ["settling", at({ settling: [finish(0)] }), 0, 6000],
    ["taking", at({ finishes: [finish(0)] }), 0, 6000],
    ["waiting", at({ finishes: [finish(0)] }, { taken: [0] }), 0, 6000],
    ["settling", at({ finishes: [finish(0)] }, { reaching: [{ seat: 0, field: 0, at: 1, settled_by: 2 }] }), 0, 6000],
    ["waiting", at({ finishes: [finish(0)] }, { rows: OPEN.rows.map(() => [null]), moved: [0] }), 0, 6000],
    ["waiting", at({}, { gone: [0] }), 0, 6000],
    ["over", at({ over: true }, { ended: true }), 0, 6000],
  ] as const)("is %s", (scene, open, seat, now) => {
    expect(sceneOf(open as UbongoClassicOpen, seat, now)).toBe(scene);
  });

  it("lets ranks 1 to 3 move, never past the ends, and only once (UC-17, UC-32)", () => {
    expect([1, 2, 3, 4, 5, 6].map(allowanceOf)).toEqual([3, 2, 1, 0, 0, 0]);
    const open = at({ finishes: [finish(0), finish(2)] });
    expect(reachOf(open, open.race, 0)).toEqual([0, 1, 2, 3]);
    expect(reachOf(open, open.race, 2)).toEqual([3, 4, 5]);
    expect(reachOf({ ...open, moved: [0] }, open.race, 0)).toEqual([0]);
  });

  it("shows the sand of the glass, of the grace, and patience before", () => {
    expect(sandOf(at({}), 2000)).toEqual({ from: 1000, until: 61_000, isGlass: true });
    expect(sandOf(at({}, { grace_until: 64_000 }), 62_000)).toEqual({ from: 61_000, until: 64_000, isGlass: true });
    expect(sandOf(at({ until: null }), 2000)).toBeNull();
    expect(sandOf(at({ reveal_at: null, boards: [] }), 0)?.isGlass).toBe(false);
    expect(sandOf({ ...OPEN, race: null }, 0)).toEqual({ from: 0, until: 30_000, isGlass: false });
  });
});

describe("gems", () => {
  it("are taken two at a time from the front, however many holes lie before them (UC-19)", () => {
    expect(nearest([null, "red", null, "blue", "red"])).toEqual([1, 3]);
    expect(gained(["red", "red", "blue"])).toEqual({ red: 2 });
    expect(gained([null, "brown"])).toEqual({ brown: 1 });
    expect(gained([null])).toEqual({});
  });

  it("are sorted from the most to the fewest", () => {
    expect(sorted([1, 0, 3, 3, 0, 2]).map(({ count }) => count)).toEqual([3, 3, 2, 1, 0, 0]);
    expect(best([0, 0, 0, 0, 0, 0])).toBeNull();
    expect(best([0, 2, 0, 2, 0, 0])).toEqual({ colour: "red", count: 2 });
  });

  it("decide by the first colour in which two collections differ (UC-29, its example)", () => {
    const [a, b, c] = [
      [6, 4, 2, 2, 2, 2],
      [2, 2, 0, 1, 2, 3],
      [4, 3, 2, 6, 1, 0],
    ];
    expect(why([2, 3, 1], [a, b, c])).toEqual({
      kind: "decided",
      winner: 2,
      other: 0,
      place: 2,
      equal: [6, 4],
      more: 3,
      less: 2,
    });
    expect(deciding(a, a)).toBeNull();
    expect(why([1, 2, 1], [a, b, a])).toEqual({ kind: "shared", winners: [0, 2] });
    expect(why([1], [a])).toBeNull();
  });
});

describe("a wish", () => {
  const move = { kind: "move-figure", round: 2, field: 4 } as const;
  const take = { kind: "take", round: 2 } as const;
  const settling: Answer = { ok: false, key: "ubongo.settling", details: {} };

  function given(...answers: Answer[]) {
    const sent: string[] = [];
    const refused: string[] = [];
    const wish = new Wish(
      async ({ kind }) => {
        sent.push(kind);
        return answers.shift() ?? { ok: true };
      },
      ({ key }) => refused.push(String(key)),
    );
    return { sent, refused, wish };
  }
  const turn = () => new Promise((done) => setTimeout(done, 0));

  it("moves, and takes as soon as that is allowed", async () => {
    const { sent, wish } = given();
    wish.want({ field: 4, take: true }, [take, move]);
    await turn();
    expect(sent).toEqual(["move-figure"]);
    wish.pursue([take]);
    await turn();
    expect(sent).toEqual(["move-figure", "take"]);
    expect(wish.wanted).toBeNull();
  });

  it("is kept while it is not sure who was first, and done when it is", async () => {
    const { sent, refused, wish } = given(settling);
    wish.want({ field: null, take: true }, [take]);
    await turn();
    expect(wish.wanted).toEqual({ field: null, take: true });
    wish.pursue([]);
    wish.pursue([take]);
    await turn();
    expect(sent).toEqual(["take", "take"]);
    expect(refused).toEqual([]);
    expect(wish.wanted).toBeNull();
  });

  it("is given up with the reason when it cannot be", async () => {
    const { refused, wish } = given({ ok: false, key: "ubongo.late", details: {} });
    wish.want({ field: 4, take: true }, [move]);
    await turn();
    expect(wish.wanted).toBeNull();
    expect(refused).toEqual(["ubongo.late"]);
  });
});
