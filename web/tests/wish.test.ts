import { describe, expect, it } from "vitest";
import { keyIn } from "../src/core/code";
import { roundsOf } from "../src/core/offer";
import type { Shelf } from "../src/core/settings";
import { keepPlan, readPlan, resized, sensible, USUAL_RULES, usual, wishOf, withRules } from "../src/core/wish";

const shelfWith = (kept: Record<string, string>): Shelf => ({
  getItem: (key) => kept[key] ?? null,
  setItem: (key, value) => {
    kept[key] = value;
  },
});

describe("the table that is about to be opened", () => {
  it("is a table for friends with the usual options, of that game alone", () => {
    const wish = wishOf(usual("ugo"));
    expect(wish).toEqual({
      game: "ugo",
      seats: 4,
      options: { turn_seconds: 0, dealer: null },
      arrangement: USUAL_RULES,
      bots: [],
    });
    expect(Object.keys(wishOf(usual("ubongo-diamonds")).options as object)).not.toContain("dealer");
  });

  it("has its bots on the last seats, and what was chosen for a seat goes with whoever sits there", () => {
    const plan = resized(usual("ubongo-classic"), 4);
    const laid = {
      ...plan,
      sitters: [null, "quick", null, "calm"],
      options: { ...plan.options, sides: ["easy", "hard", "easy", "hard"] as const, starter: 2 },
    };
    const wish = wishOf({ ...laid, options: { ...laid.options, sides: [...laid.options.sides] } });
    expect(wish.bots).toEqual(["quick", "calm"]);
    expect(wish.options).toMatchObject({ sides: ["easy", "easy", "hard", "hard"], starter: 1 });
  });

  it("for five has the expansion, and then not all boards", () => {
    const plan = usual("ubongo-classic");
    const three = sensible(resized({ ...plan, options: { ...plan.options, all_boards: true } }, 3));
    expect(three.options).toMatchObject({ all_boards: true, expansion: false });
    expect(resized(three, 5).options).toMatchObject({ all_boards: false, expansion: true });
  });

  it("gives strangers ready phrases only, and chance what nobody sits on", () => {
    const plan = usual("ugo");
    expect(sensible({ ...plan, rules: { ...plan.rules, public: true } }).rules.chat).toBe("phrases");
    expect(resized({ ...plan, options: { ...plan.options, dealer: 3 } }, 2).options.dealer).toBeNull();
  });

  it("is remembered, as far as it makes sense", () => {
    const kept: Record<string, string> = {};
    const plan = { ...usual("ugo"), sitters: [null, "expert", "gone", null] };
    keepPlan(() => shelfWith(kept), plan);
    const again = readPlan(() => shelfWith(kept), "ugo", ["expert"]);
    expect(again.sitters).toEqual([null, "expert", null, null]);
    for (const nonsense of ["{", "[]", '{"seats":40}', '{"seats":2,"options":{"side":7},"rules":3}'])
      expect(wishOf(readPlan(() => shelfWith({ "tafelrunde.plan.ugo": nonsense }), "ugo", [])).arrangement).toEqual(
        USUAL_RULES,
      );
    const blocked = () => {
      throw new Error("blocked");
    };
    expect(readPlan(blocked, "ugo", [])).toEqual(usual("ugo"));
    expect(() => keepPlan(blocked, plan)).not.toThrow();
  });

  it("says how many rounds there are", () => {
    expect(roundsOf("ubongo-classic", {}, 4)).toBe(9);
    expect(roundsOf("ubongo-classic", { all_boards: true }, 2)).toBe(18);
    expect(roundsOf("ugo", {}, 2)).toBe(4);
  });
});

describe("a code as somebody typed it", () => {
  const link = "0123456789abcdef0123456789abcdef";
  it.each([
    ["bcdfgh", "BCDFGH"],
    [" BCD fgh ", "BCDFGH"],
    ["bcd-fgh", "BCDFGH"],
    ["http://192.168.1.20:8000/t/BCDFGH", "BCDFGH"],
    [`https://tafelrunde.example/t/${link}?sit#x`, link],
    [link.toUpperCase(), link],
    ["ABCDEF", null],
    ["BCDFG", null],
    ["", null],
    ["../api/me", null],
  ])("%s", (typed, key) => expect(keyIn(typed)).toBe(key));
});

describe("house rules", () => {
  it("keep what was changed last where two do not go together", () => {
    const rated = withRules(USUAL_RULES, { rated: true });
    expect(withRules(rated, { practice: true })).toMatchObject({ rated: false, practice: true });
    expect(withRules({ ...USUAL_RULES, practice: true }, { rated: true })).toMatchObject({
      rated: true,
      practice: false,
    });
    expect(withRules(USUAL_RULES, { public: true }).chat).toBe("phrases");
  });
});
