import { describe, expect, it } from "vitest";
import { heard, STOPPED, tableTime } from "../src/core/clock";
import { isolated } from "../src/core/names";
import { found } from "../src/core/router";
import { keep, read, type Settings, type Shelf, USUAL } from "../src/core/settings";
import { chosenLanguage, refusalId, Texts } from "../src/core/texts";

describe("table time", () => {
  it("runs on between two words and stands while the table is paused", () => {
    const running = heard(STOPPED, 5000, 100, true);
    expect(tableTime(running, 350)).toBe(5250);
    const paused = heard(running, 5400, 500, false);
    expect(tableTime(paused, 90_000)).toBe(5400);
  });

  it("believes the word that was quickest here, unless the difference is plain", () => {
    const first = heard(STOPPED, 1000, 0, true);
    expect(tableTime(heard(first, 1900, 1000, true), 1000)).toBe(2000);
    expect(tableTime(heard(first, 2200, 1000, true), 1000)).toBe(2200);
    expect(tableTime(heard(first, 200, 5000, true), 5000)).toBe(200);
  });
});

describe("addresses", () => {
  const pages = [{ path: "/" }, { path: "/t/:key" }, { path: "/rules/:game?" }];

  it.each([
    ["/", "/", {}],
    ["/t/BCDFGH", "/t/:key", { key: "BCDFGH" }],
    ["/t/%C3%A9", "/t/:key", { key: "é" }],
    ["/t/%", "/t/:key", { key: "%" }],
    ["/rules", "/rules/:game?", {}],
    ["/rules/ugo/", "/rules/:game?", { game: "ugo" }],
  ])("%s is %s", (path, pattern, params) => {
    expect(found(pages, path)).toEqual({ page: { path: pattern }, params });
  });

  it.each(["/t", "/nowhere", "/t/a/b", "/rules/ugo/1"])("%s is no page", (path) => {
    expect(found(pages, path)).toBeNull();
  });
});

describe("settings", () => {
  const shelf = (kept: string | null): Shelf => ({ getItem: () => kept, setItem: () => {} });
  const blocked = (): Shelf => {
    throw new Error("storage is blocked");
  };

  it("come back as they were kept, and what makes no sense is as usual", () => {
    expect(read(() => shelf('{"theme":"dark","sound":"loud","other":1}'))).toEqual({ ...USUAL, theme: "dark" });
  });

  it("come back whatever was chosen, each of them", () => {
    const chosen: Settings = {
      language: "sk",
      theme: "dark",
      contrast: "more",
      motion: "less",
      sound: false,
      volume: 0.25,
      haptics: false,
      lift: false,
      oneTap: true,
      leftHand: true,
    };
    for (const name of Object.keys(USUAL) as (keyof Settings)[]) expect(chosen[name]).not.toEqual(USUAL[name]);
    let kept = "";
    const here = (): Shelf => ({
      getItem: () => kept,
      setItem: (_, value) => {
        kept = value;
      },
    });
    expect(keep(here, chosen)).toBe(true);
    expect(read(here)).toEqual(chosen);
  });

  it.each([null, "{", "null", "[]", "7"])("survive %s", (kept) => {
    expect(read(() => shelf(kept))).toEqual(USUAL);
  });

  it("are usual, and say that they are not kept, where storage is blocked", () => {
    expect(read(blocked)).toEqual(USUAL);
    expect(keep(blocked, USUAL)).toBe(false);
    expect(keep(() => shelf(null), USUAL)).toBe(true);
  });
});

describe("words", () => {
  it("are in the first language of the wishes that is ours", () => {
    expect(chosenLanguage(["fr-FR", "de-AT", "nl"])).toBe("de");
    expect(chosenLanguage([null, "toString", "xx"])).toBe("en");
  });

  it("have plurals", () => {
    const texts = new Texts("cs", ["n = { $count ->\n    [one] den\n    [few] dny\n   *[other] dní\n    }\n"]);
    expect([1, 3, 5].map((count) => texts.text("n", { count }))).toEqual(["den", "dny", "dní"]);
  });

  it("keep a name of another direction to itself", () => {
    const texts = new Texts("en", ["wins = { $name } wins\n"]);
    expect(texts.text("wins", { name: "שרה" })).toBe("\u2068שרה\u2069 wins");
    expect(texts.text("wins", { name: "Eva" })).toBe("Eva wins");
    expect(isolated("\u202eevil")).toBe("\u2068\u202eevil\u2069");
  });

  it("are their id where there are none", () => {
    expect(new Texts("en").text("nothing")).toBe("nothing");
    expect(refusalId("table.not-host")).toBe("refused-table-not-host");
  });
});
