// The language that is spoken now: `t` gives its words, and views that use it follow when it changes.
// Must not know what any message says.

import { chosenLanguage, type Given, isLanguage, type MessageId, refusalId, Texts, type Value } from "../core/texts";
import { type Group, type Language, TEXTS } from "../gen/messages";
import { choose, settings } from "./settings.svelte";

let texts = $state.raw(new Texts("en"));
let latest: Promise<void> | null = null;
let wanted: Language = "en";
const groups = new Set<Group>(["play"]);
const asked = new Map<Group, Promise<void>>();

/** Loads every group that is needed by now; of several calls at once the last one counts, and all wait for it. */
function load(language: Language): Promise<void> {
  wanted = language;
  const mine: Promise<void> = Promise.all([...groups].map((group) => TEXTS[language][group]())).then((sources) => {
    if (mine !== latest) return latest ?? undefined;
    texts = new Texts(
      language,
      sources.map((source) => source.default),
    );
    document.documentElement.lang = language;
    return undefined;
  });
  latest = mine;
  return mine;
}

/** The language of the settings, or else one that the browser asks for. */
export function wishedLanguage(): Language {
  return isLanguage(settings.language) ? settings.language : chosenLanguage(navigator.languages);
}

export async function speak(language: Language): Promise<void> {
  await load(language);
}

export async function switchTo(language: Language): Promise<void> {
  choose("language", language);
  await speak(language);
}

/** Another part of the catalogue, such as the rules, before a page needs it. */
export async function need(group: Group): Promise<void> {
  let coming = asked.get(group);
  if (!coming) {
    groups.add(group);
    coming = load(wanted);
    asked.set(group, coming);
    coming.catch(() => {
      groups.delete(group);
      asked.delete(group); // whoever needs it next asks again
    });
  }
  await coming;
}

/** A text in the language that is spoken now. */
export function t<Id extends MessageId>(id: Id, ...given: Given<Id>): string {
  return texts.text(id, given[0]);
}

/** A text whose id is made up at run time, such as a bot's level; the id itself where there is none. */
export function told(id: string, values: Readonly<Record<string, Value>> = {}): string {
  return texts.text(id, values);
}

export function knows(id: string): boolean {
  return texts.knows(id);
}

/** Why something was not possible, from the key of the refusal. */
export function reason(key: string, details: Readonly<Record<string, Value>> = {}): string {
  const id = refusalId(key);
  return texts.knows(id) ? texts.text(id, details) : t("pages-refused");
}

export function spoken(): Language {
  return texts.language;
}

/** A number as it is written here. */
export function written(number: number, digits = 0): string {
  return number.toLocaleString(texts.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Names or things in a row, as this language puts them into a sentence. */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(texts.language, { type: "conjunction" }).format(things);
}
