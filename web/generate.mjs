// What the client takes from the rest of the project: texts, their ids as types, the drawn glyphs and the deck for play
// without a connection, into src/gen. Must not know any message or glyph by name, nor change one.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = dirname(fileURLToPath(import.meta.url));
const GEN = join(WEB, "src", "gen");
const SOURCE = join(WEB, "..", "src", "tafelrunde");
export const CATALOGUES = join(SOURCE, "i18n", "catalogues");
export const GLYPHS = join(SOURCE, "look", "glyphs.svg");
/** The deck that every house has, and the one for the task of the day. */
export const DECK = join(SOURCE, "polyomino", "decks", "starter.json");

// Which files of the catalogue the browser has, and which of them come together in one chunk.
const GROUPS = JSON.parse(readFileSync(join(WEB, "texts.json"), "utf-8"));

export function generate() {
  mkdirSync(GEN, { recursive: true });
  const languages = readdirSync(CATALOGUES).sort();
  const texts = {};
  for (const language of languages) {
    for (const group of Object.keys(GROUPS)) texts[`${language}.${group}.ftl`] = messagesOf(language, group);
  }
  for (const file of readdirSync(GEN)) if (file.endsWith(".ftl") && !(file in texts)) rmSync(join(GEN, file));
  for (const [file, messages] of Object.entries(texts)) write(file, messages.join(""));
  write("messages.ts", typesOf(languages));
  write("chapters.ts", chapters());
  const { sprite, names } = glyphs();
  write("glyphs.svg", sprite);
  write(
    "glyphs.ts",
    `// Generated from look/glyphs.svg.\n\nexport type GlyphName =\n${names
      .map((name) => `  | "${name}"\n`)
      .join("")
      .trimEnd()};\n`,
  );
  write("deck.json", JSON.stringify(packedDeck()));
}

// The areas of a deck and the pieces beside each symbol, in the order of the die, as texts without anything else.
function packedDeck() {
  const { name, cards } = JSON.parse(readFileSync(DECK, "utf-8"));
  const symbols = ["mask", "shield", "hand", "snake", "drum", "sun"];
  const face = ({ region, rows }) => [region.join("/"), symbols.map((symbol) => rows[symbol].join("")).join("/")];
  return { name, cards: cards.map(({ id, easy, hard }) => [id, face(easy), face(hard)]) };
}

// The messages of a group without comments and blank lines, each ending with its line.
function messagesOf(language, group) {
  const { files, without = [] } = GROUPS[group];
  const there = files.filter((stem) => existsSync(join(CATALOGUES, "en", `${stem}.ftl`)));
  const sources = there.map((stem) => readFileSync(join(CATALOGUES, language, `${stem}.ftl`), "utf-8"));
  return sources
    .flatMap((source) => source.split(/^(?=[A-Za-z])/m))
    .map((entry) => entry.replace(/^#.*$/gm, "").trimEnd())
    .filter((entry) => /^[A-Za-z]/.test(entry) && !without.some((prefix) => entry.startsWith(prefix)))
    .map((entry) => `${entry}\n`);
}

// Every message with the variables it takes, so that a wrong id or a forgotten variable does not compile.
function typesOf(languages) {
  const lines = Object.keys(GROUPS).flatMap((group) =>
    messagesOf("en", group).map((entry) => {
      const id = entry.slice(0, entry.search(/[ =]/));
      const variables = [...new Set([...entry.matchAll(/\{\s*\$([\w-]+)/g)].map(([, name]) => name))];
      return `  "${id}": ${variables.map((name) => `"${name}"`).join(" | ") || "never"};\n`;
    }),
  );
  const groups = Object.keys(GROUPS);
  const imports = languages.map(
    (language) =>
      `  ${language}: { ${groups.map((group) => `${group}: () => import("./${language}.${group}.ftl?raw")`).join(", ")} },\n`,
  );
  return `// Generated from the catalogues.

export interface Messages {
${lines.join("")}}
export type Language = ${languages.map((language) => `"${language}"`).join(" | ")};
export type Group = ${groups.map((group) => `"${group}"`).join(" | ")};
export const TEXTS: Record<Language, Record<Group, () => Promise<{ default: string }>>> = {
${imports.join("")}};
`;
}

// The chapters of the rules and their clauses, in the order of the catalogue; a game begins with its title.
function chapters() {
  const games = {};
  let game = "";
  for (const entry of messagesOf("en", "rules")) {
    const id = entry.slice(0, entry.search(/[ =]/));
    if (!/^(rules-|U[CDG]-\d)/.test(id)) continue; // the words of the pages and tutorials come along
    if (id.endsWith("-title")) {
      game = id.slice("rules-".length, -"-title".length);
      games[game] = [];
    } else if (id.startsWith("rules-")) games[game].push({ name: id.slice(`rules-${game}-`.length), clauses: [] });
    else games[game].at(-1).clauses.push(id);
  }
  return `// Generated from the catalogue of the rules.

export interface Chapter {
  readonly name: string;
  readonly clauses: readonly string[];
}
export const CHAPTERS: Readonly<Record<string, readonly Chapter[]>> = ${JSON.stringify(games, null, 2)};
`;
}

// Roles such as ink become the variables of the look; lines without a width are outlines.
function glyphs() {
  const source = readFileSync(GLYPHS, "utf-8");
  const sprite = source
    .replace(/<!--[\s\S]*?-->\s*/g, "")
    .replace(/(fill|stroke)="(ink|farmer)"/g, '$1="var(--$2)"')
    .replace(/<path[^>]*>/g, (path) =>
      /\sstroke="/.test(path) && !path.includes("stroke-width")
        ? path.replace(
            "<path",
            '<path stroke-width="var(--line)" stroke-linejoin="round" vector-effect="non-scaling-stroke"',
          )
        : path.replace("<path", '<path stroke-linecap="round" stroke-linejoin="round"'),
    );
  return { sprite, names: [...source.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name) };
}

function write(file, text) {
  const path = join(GEN, file);
  try {
    if (readFileSync(path, "utf-8") === text) return; // a file that is written anew would be read anew by everyone
  } catch {
    // it is not there yet
  }
  writeFileSync(path, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generate();
