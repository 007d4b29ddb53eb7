// Every game that has a face here, found by its folder. Must not name one.
import type { AnyGame } from "./game";

const found = import.meta.glob<{ games: readonly AnyGame[] }>("./*/game.ts", { eager: true });
const byName = new Map<string, AnyGame>(
  Object.values(found)
    .flatMap(({ games }) => games)
    .map((game) => [game.name, game]),
);

export function gameOf(name: string): AnyGame | null {
  return byName.get(name) ?? null;
}
