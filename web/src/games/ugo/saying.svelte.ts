// What is said beside the own kingdom: what a card would do and why, who won, whose turn it is. Whole sentences.
// Must not know how they are shown.
import { t } from "../../app/words.svelte";
import { type Card, LETTERS, type Letter } from "../../cards/card";
import type { Landing, Preview } from "../../cards/preview";
import type { Shown } from "../../cards/stage";
import { gainsOf, type Reason, whyItWins, winningPlace } from "../../cards/trick";
import type { UgoOpen, UgoTrick } from "../../protocol.gen";
import type { SeatNow } from "../game";
import { placed } from "./telling.svelte";
import { called, cardName, landName } from "./words.svelte";

export interface Said {
  readonly head: string;
  readonly body: readonly string[];
}

/** What would come of a card. */
export function ofPreview(seen: Preview, you: number, seats: readonly SeatNow[]): Said {
  const { winner, sure, why } = seen;
  const player = called(seats, winner);
  const head =
    winner === you
      ? t(sure ? "cards-yours" : why === "only" ? "cards-yours-if-highest" : "cards-yours-so-far")
      : t(sure ? "cards-theirs" : "cards-theirs-so-far", { player });
  const body = [...because(why, seen.by, led(seen)), ...landing(seen.landing, seen.card), ...farmers(seen)];
  if (seen.choice) body.push(t("cards-choose-later"));
  return { head, body };
}

function takes(winner: number, you: number | null, seats: readonly SeatNow[]): string {
  return winner === you ? t("cards-yours") : t("cards-theirs", { player: called(seats, winner) });
}

/** Who has won a trick that still lies in the middle, and which farmers it has brought. */
export function ofTrick(
  trick: UgoTrick,
  tricks: readonly UgoTrick[],
  you: number | null,
  seats: readonly SeatNow[],
): Said {
  const by = trick.cards[winningPlace(trick.cards)] as Card;
  const gained = (gainsOf(tricks, seats.length).at(-1) ?? []).flatMap((gained, seat) => {
    if (!gained) return [];
    return seat === you ? t("cards-gain", { gained }) : t("cards-gain-theirs", { player: called(seats, seat), gained });
  });
  return {
    head: takes(trick.winner, you, seats),
    body: [...because(whyItWins(trick.cards), by, trick.cards[0] as Card), ...gained],
  };
}

/** Where the cards of the last trick have come to lie, and what they cover. */
export function ofLanded({ table, was }: Shown, you: number | null, seats: readonly SeatNow[]): string[] {
  const winner = table.tricks.at(-1)?.winner;
  const before = winner === undefined ? undefined : was?.[winner]?.stacks;
  if (winner === undefined || !before) return [];
  const changed = (table.kingdoms[winner]?.stacks ?? []).flatMap((cards, place) => {
    const there = before[place]?.length ?? 0;
    return cards.length > there
      ? [{ letter: LETTERS[place] as Letter, cards: cards.slice(Math.max(0, there - 1)) }]
      : [];
  });
  if (!changed.length) return [];
  const sections = placed(changed);
  return [
    winner === you
      ? t("cards-landed", { sections })
      : t("ugo-lands-placed", { player: called(seats, winner), sections }),
  ];
}

/** A card that is lifted before one may play it. */
export function early(card: Card): string {
  return t("cards-lifted-early", { card: cardName(card) });
}

/** Whom the table waits for, and what for. */
export function ofTurn(table: UgoOpen, you: number | null, seats: readonly SeatNow[]): Said {
  const { turn, leader, placing, played } = table;
  if (leader !== null && played.length === seats.length)
    return { head: takes((leader + winningPlace(played)) % seats.length, you, seats), body: [] };
  if (turn === null) return { head: "", body: [] };
  if (placing && !placing.placed && turn !== you)
    return { head: t("cards-places", { player: called(seats, turn) }), body: [] };
  if (turn !== you) return { head: t("cards-turn", { player: called(seats, turn) }), body: [] };
  const first = played[0];
  if (!first) return { head: t("cards-you-lead"), body: [t("cards-you-lead-any")] };
  return { head: t("cards-your-turn"), body: [t("cards-was-led", { land: landName(first.suit) })] };
}

function led({ why, by, card }: Preview): Card {
  return why === "led-suit" ? by : card;
}

function because(why: Reason, by: Card, first: Card): string[] {
  switch (why) {
    case "only":
      return [];
    case "highest":
      return [t("cards-why-highest", { card: cardName(by) })];
    case "led-suit":
      return [t("cards-why-led-suit", { value: by.value, land: landName(first.suit) })];
    case "first":
      return [t("cards-why-first", { value: by.value, card: cardName(by) })];
  }
}

function landing(where: Landing | null, card: Card): string[] {
  if (!where) return [];
  const { letter, isNew, covers, under, missing } = where;
  const told = under
    ? t("cards-lands-under", { card: cardName(card), letter, top: cardName(under) })
    : covers && !isNew
      ? t("cards-lands-on", { card: cardName(card), letter, covered: cardName(covers) })
      : t("cards-lands-new", { card: cardName(card), letter });
  return missing ? [told, t("cards-still-missing", { missing })] : [told];
}

function farmers({ due, gained }: Preview): string[] {
  if (gained < due) return [t("cards-gain-short", { due, gained })];
  return gained ? [t("cards-gain", { gained })] : [];
}
