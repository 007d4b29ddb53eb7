// The one glyph that stands for a game where there is little room.
import type { GlyphName } from "../../gen/glyphs";

const GLYPHS: Readonly<Record<string, GlyphName>> = {
  "ubongo-classic": "die-mask",
  "ubongo-diamonds": "gem-ruby",
  ugo: "suit-clover",
};

export function glyphOf(game: string): GlyphName {
  return GLYPHS[game] ?? "logo";
}
