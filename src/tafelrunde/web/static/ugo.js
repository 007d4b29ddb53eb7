// UGO! in plain pictures: the hand as buttons, the trick, the kingdoms. Knows the server's view; decides nothing.

import { button, el } from "./dom.js";
import { isolated, t } from "./texts.js";
import { glyph } from "./ubongo.js";

const SUITS = { green: "clover", grey: "peaks", yellow: "sheaf", blue: "waves", red: "tower" };
const LETTERS = ["A", "B", "C", "D", "E"];
const FARMERS = [0, 0, 2, 3, 4];

export const cardName = (card) => t(`card-${card.suit}`, { value: card.value });

const face = (card) => [el("span", { class: "value" }, String(card.value)), glyph(`suit-${SUITS[card.suit]}`)];

function card(one) {
  return el("span", { class: `card suit-${one.suit}`, role: "img", "aria-label": cardName(one) }, face(one));
}

export function rendered(update, names) {
  const { view } = update;
  const open = view.open;
  return [
    el("section", { class: "round" }, open.round ? el("h2", {}, t("page-trick", { trick: open.trick, round: open.round })) : null),
    trick(open, names),
    view.hand ? hand(view.hand, update.legal) : null,
    el("section", { class: "kingdoms" }, open.kingdoms.map((kingdom, seat) => realm(open, kingdom, seat, names))),
    el("p", {}, t("page-supply", { count: open.supply })),
  ];
}

function trick(open, names) {
  const seats = open.kingdoms.length;
  const last = open.played.length ? null : open.tricks.at(-1);
  const cards = last ? last.cards : open.played;
  const leader = last ? last.leader : open.leader;
  const lying = cards.map((one, place) => {
    const seat = (leader + place) % seats;
    const won = last?.winner === seat;
    return el("li", { class: won ? "won" : null }, card(one), el("span", {}, isolated(names[seat])), won ? el("small", {}, t("page-wins")) : null);
  });
  const title = last ? t("page-last-trick") : t("page-on-the-table");
  return el("section", { class: "lying" }, el("h3", {}, title), lying.length ? el("ul", { class: "trick" }, lying) : el("p", { class: "soft" }, t("page-nothing-lies")));
}

function hand(cards, legal) {
  const playable = (one) => legal.find((command) => command.kind === "play-card" && command.card.suit === one.suit && command.card.value === one.value);
  const buttons = cards.map((one) => {
    const command = playable(one);
    return button(face(one), "do", command ?? null, {
      class: `card suit-${one.suit}`,
      "data-key": `${one.suit} ${one.value}`,
      "aria-label": cardName(one),
      disabled: !command,
    });
  });
  return el("section", { class: "held" }, el("h3", {}, t("page-hand")), el("div", { class: "hand", role: "group", "aria-label": t("page-hand") }, buttons));
}

function realm(open, kingdom, seat, names) {
  let left = kingdom.farmers;
  const sections = LETTERS.map((letter, place) => {
    const stack = kingdom.stacks[place];
    const here = Math.min(left, FARMERS[place]);
    left -= here;
    const farmers = FARMERS[place] ? el("small", {}, t("page-farmers", { have: here, need: FARMERS[place] })) : el("small", {}, "\u00a0");
    return el("li", {}, el("b", {}, letter), stack ? card(stack.at(-1)) : el("span", { class: "card none" }, el("span", { class: "unseen" }, t("page-empty"))), farmers);
  });
  const turn = open.turn === seat ? " turn" : "";
  return el(
    "article",
    { class: `kingdom${turn}` },
    el("h3", {}, isolated(names[seat]), " ", el("small", {}, t("page-points", { points: open.totals[seat] }))),
    el("ul", { class: "sections" }, sections),
  );
}
