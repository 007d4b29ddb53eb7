// The page: who you are, the entrance, and the way to a table. Knows nothing of games.

import { button, el, morphChildren } from "./dom.js";
import { TableView } from "./table.js";
import { isolated, knows, LANGUAGES, refusal, remembered, speak, spoken, t } from "./texts.js";

const root = document.getElementById("page");
const state = { name: null, games: [], game: null, seats: 2, fault: null, table: null };

async function ask(method, path, body) {
  try {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
    return { status: answer.status, ...(await answer.json()) };
  } catch {
    return { status: 0, key: "web.unreachable", details: {} };
  }
}

function say(text) {
  const said = document.getElementById("said");
  said.textContent = said.textContent === text ? `${text}\u00a0` : text;
}

function failed(answer) {
  if (answer.status >= 200 && answer.status < 300) return false;
  state.fault = refusal(answer.key ?? "web.unreachable", answer.details ?? {});
  say(state.fault);
  show();
  return true;
}

const gameName = (game) => (knows(`game-${game}`) ? t(`game-${game}`) : game);

function languages() {
  const options = Object.entries(LANGUAGES).map(([code, name]) =>
    el("option", { value: code, lang: code, selected: code === spoken() }, name),
  );
  return el("label", { class: "language" }, el("span", { class: "unseen" }, t("page-language")), el("select", { "data-change": "language" }, options));
}

function header() {
  const home = state.table ? el("a", { class: "home", href: "/", "data-act": "entrance" }, t("page-entrance")) : null;
  return el("header", { class: "top" }, el("strong", { class: "brand" }, t("page-title")), home, languages());
}

function nameForm() {
  return el(
    "form",
    { class: "sheet", "data-submit": "name" },
    el("h2", {}, t("page-who-are-you")),
    el("label", {}, t("page-name"), el("input", { name: "name", required: true, maxlength: 24, autocomplete: "nickname" })),
    el("button", { class: "go" }, t("page-name-save")),
  );
}

function entrance() {
  const game = state.games.find((one) => one.name === state.game) ?? state.games[0];
  const games = state.games.map((one) => el("option", { value: one.name, selected: one === game }, gameName(one.name)));
  const seats = (game?.seats ?? []).map((count) => el("option", { value: count, selected: count === state.seats }, String(count)));
  return [
    el("p", {}, t("page-name-known", { name: isolated(state.name) }), " ", button(t("page-name-change"), "rename", null, { class: "plain" })),
    el(
      "form",
      { class: "sheet", "data-submit": "open" },
      el("h2", {}, t("page-open-title")),
      el("label", {}, t("page-game"), el("select", { name: "game", "data-change": "game" }, games)),
      el("label", {}, t("page-players"), el("select", { name: "seats", "data-change": "seats" }, seats)),
      el("button", { class: "go" }, t("page-open")),
    ),
    el(
      "form",
      { class: "sheet", "data-submit": "join" },
      el("h2", {}, t("page-join-title")),
      el(
        "label",
        {},
        t("page-code"),
        el("input", { name: "code", required: true, minlength: 6, maxlength: 9, autocapitalize: "characters", autocomplete: "off", spellcheck: "false" }),
        el("small", {}, t("page-code-hint")),
      ),
      el("button", { class: "go" }, t("page-join")),
    ),
  ];
}

function show() {
  document.title = state.table ? `${t("page-table", { code: state.table.code })} · ${t("page-title")}` : t("page-title");
  const fault = el("p", { class: "fault", "data-key": "fault", hidden: !state.fault }, state.fault ?? "");
  let main;
  if (state.name === null) main = el("main", { class: "entrance" }, el("h1", {}, t("page-subtitle")), fault, nameForm());
  else if (state.table) main = state.table.rendered(fault);
  else main = el("main", { class: "entrance" }, el("h1", {}, t("page-subtitle")), fault, entrance());
  morphChildren(root, [header(), main]);
}

function route() {
  state.table?.end();
  state.table = null;
  const code = /^\/t\/([^/]+)$/.exec(location.pathname)?.[1];
  if (code && state.name !== null) state.table = new TableView(decodeURIComponent(code).toUpperCase(), { show, say, gone });
  show();
}

function gone(what) {
  if (what === "session") state.name = null;
  else {
    history.replaceState(null, "", "/");
    state.fault = refusal("table.unknown", {});
  }
  say(state.fault ?? "");
  route();
}

function go(path) {
  state.fault = null;
  history.pushState(null, "", path);
  route();
}

const submits = {
  async name(form) {
    const answer = await ask("POST", "/api/me", { name: form.get("name") });
    if (failed(answer)) return;
    state.name = answer.name;
    state.fault = null;
    route();
  },
  async open(form) {
    const answer = await ask("POST", "/api/tables", { game: form.get("game"), seats: Number(form.get("seats")) });
    if (!failed(answer)) go(`/t/${answer.code}`);
  },
  async join(form) {
    const answer = await ask("GET", `/api/tables/${encodeURIComponent(form.get("code").trim())}`);
    if (!failed(answer)) go(`/t/${answer.code}`);
  },
};

const changes = {
  async language(value) {
    await speak(value);
    show();
  },
  game(value) {
    state.game = value;
    show();
  },
  seats(value) {
    state.seats = Number(value);
  },
};

const acts = {
  entrance: () => go("/"),
  rename: () => {
    state.name = null;
    show();
  },
};

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-act]");
  if (!target || target.disabled) return;
  const act = target.dataset.act;
  if (target.tagName === "A") event.preventDefault();
  if (act in acts) acts[act]();
  else state.table?.act(act, JSON.parse(target.dataset.value ?? "null"));
});

document.addEventListener("submit", (event) => {
  event.preventDefault();
  submits[event.target.dataset.submit]?.(new FormData(event.target));
});

document.addEventListener("change", (event) => changes[event.target.dataset.change]?.(event.target.value));
addEventListener("popstate", route);

const [me, games] = await Promise.all([ask("GET", "/api/me"), fetch("/api/games").then((answer) => answer.json())]);
state.name = me.name ?? null;
state.games = games;
state.game = games[0]?.name ?? null;
await speak(remembered() ?? me.language ?? "en");
route();
