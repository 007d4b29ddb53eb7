// A picture of a tutorial in words, for those who do not see it. Must not know what is right or wrong.
import { told, written } from "../../app/words.svelte";
import type { Drawing } from "../rules/pictures";

export function described(drawing: Drawing): string {
  switch (drawing.kind) {
    case "cards":
      return drawing.cards.map(([suit, value]) => told(`card-${suit}`, { value })).join(", ");
    case "row":
      return drawing.gems.flatMap((gem) => (gem ? [told(`colour-${gem}`)] : [])).join(", ");
    case "held":
      return drawing.gems.map(([name, count]) => counted(name, count)).join(", ");
    case "values":
      return drawing.gems.map(([gem, points]) => `${told(`gem-${gem}`)} ${written(points)}`).join(", ");
    case "kingdom":
      return drawing.sections
        .map(({ card, farmers, needed }, place) => {
          const land = card ? told(`card-${card[0]}`, { value: card[1] }) : "–";
          return `${"ABCDE"[place]}: ${land}, ${farmers} / ${needed}`;
        })
        .join("; ");
    default:
      return "";
  }
}

function counted(glyph: string, count: number): string {
  const name = glyph.replace("gem-", "");
  if (["ruby", "sapphire", "emerald", "amber"].includes(name)) return told(`gems-${name}`, { count });
  return glyph.startsWith("gem-") ? told("colour-counted", { colour: told(`colour-${name}`), count }) : String(count);
}
