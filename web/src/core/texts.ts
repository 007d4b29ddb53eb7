// The words of one language: Fluent, typed by the ids and variables of the English catalogue.
// Must not know where the texts come from, nor who shows them.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language, Messages } from "../gen/messages";
import { isolated } from "./names";

export type MessageId = keyof Messages;
export type Value = string | number;
export type Values<Id extends MessageId> = Record<Messages[Id], Value>;
/** The variables of a message as further arguments: none where it has none. */
export type Given<Id extends MessageId> = [Messages[Id]] extends [never] ? [] : [values: Values<Id>];

/** Languages by the name they give themselves. */
export const LANGUAGES: Record<Language, string> = {
  cs: "Čeština",
  de: "Deutsch",
  en: "English",
  es: "Español",
  nl: "Nederlands",
  sk: "Slovenčina",
};

export function isLanguage(wish: unknown): wish is Language {
  return typeof wish === "string" && Object.hasOwn(LANGUAGES, wish);
}

/** The first of these wishes (such as `de-AT`) that is one of our languages; English where none is. */
export function chosenLanguage(wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const short = wish?.toLowerCase().split(/[-_]/)[0];
    if (isLanguage(short)) return short;
  }
  return "en";
}

export class Texts {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, sources: readonly string[] = []) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  knows(id: string): id is MessageId {
    return this.#bundle.hasMessage(id);
  }

  /** The text with its variables put in; names among them keep their own direction. */
  text(id: string, values: Readonly<Record<string, Value>> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const safe = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? isolated(value) : value,
    ]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(safe), []);
  }
}

/** The message id of a refusal's key: `ugo.must-follow` is told by `refused-ugo-must-follow`. */
export function refusalId(key: string): string {
  return `refused-${key.replaceAll(".", "-")}`;
}
