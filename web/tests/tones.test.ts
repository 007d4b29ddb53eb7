import { describe, expect, it } from "vitest";
import { lengthOf, SHAKES, type SoundName, TONES } from "../src/core/tones";

const names = Object.keys(TONES) as SoundName[];
const sources = import.meta.glob<string>(["../src/**/*.{svelte,ts}", "!../src/core/tones.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const [manual] = Object.values(
  import.meta.glob<string>("../README.md", { query: "?raw", import: "default", eager: true }),
);

describe("the tones of the house", () => {
  it.each(names)("%s is heard, hurts nobody and is soon over", (name) => {
    for (const { hz, to = hz, loud, lasts, at } of TONES[name]) {
      expect(Math.min(hz, to)).toBeGreaterThan(60);
      expect(Math.max(hz, to)).toBeLessThan(4000);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(0.5);
      expect(lasts).toBeGreaterThan(0);
      expect(at).toBeGreaterThanOrEqual(0);
    }
    expect(lengthOf(name)).toBeLessThanOrEqual(1.5);
  });

  it("tells any two sounds apart", () => {
    expect(new Set(names.map((name) => JSON.stringify(TONES[name]))).size).toBe(names.length);
  });

  it.each(names)("plays %s somewhere, and the manual says where the same is seen", (name) => {
    const played = new RegExp(`(?:sound\\([^)]*|: )"${name}"`);
    expect(Object.values(sources).some((source) => played.test(source))).toBe(true);
    expect(manual).toMatch(new RegExp(`^\\| \`${name}\` \\|[^|]+\\| \\S[^|]+\\|$`, "m"));
  });

  it("shakes briefly", () => {
    for (const shake of Object.values(SHAKES)) expect(shake.reduce((a, b) => a + b)).toBeLessThanOrEqual(400);
  });
});
