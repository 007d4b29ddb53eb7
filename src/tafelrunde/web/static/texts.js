// The words of one language, as the server's catalogue has them. Knows nothing of tables or games.

export const LANGUAGES = { en: "English", de: "Deutsch", nl: "Nederlands", es: "Español", cs: "Čeština", sk: "Slovenčina" };
const KEPT = "tafelrunde.language";

let texts = {};
let language = "en";

export function spoken() {
  return language;
}

export function remembered() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

export async function speak(wanted) {
  const answer = await fetch(`/api/texts/${wanted}.json`);
  if (!answer.ok) return;
  texts = await answer.json();
  language = wanted;
  document.documentElement.lang = wanted;
  try {
    localStorage.setItem(KEPT, wanted);
  } catch {
    // A browser that keeps nothing is asked again next time.
  }
}

export function knows(id) {
  return id in texts;
}

export function t(id, values = {}) {
  return (texts[id] ?? id).replace(/\{([\w-]+)\}/g, (_, name) => String(values[name] ?? ""));
}

// A name is never bent, and its direction stays its own.
export function isolated(name) {
  return `\u2068${name}\u2069`;
}

export function refusal(key, details) {
  const id = `refused-${key.replaceAll(".", "-")}`;
  return knows(id) ? t(id, details) : t("page-refused");
}
