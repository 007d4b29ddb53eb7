// Cards, reasons and points of UGO! in the language that is spoken. Must not know how they are shown.
import { reason, t, told, written } from "../../app/words.svelte";
import type { Card, Suit } from "../../cards/card";
import { farmersOn } from "../../cards/trick";
import type { SeatNow } from "../game";

/** "red 7". */
export function cardName({ suit, value }: Card): string {
  return told(`card-${suit}`, { value });
}

/** "red hill". */
export function landName(suit: Suit): string {
  return told(`land-${suit}`);
}

/** All that a card shows: "red 7, 1 farmer". */
export function cardLabel(card: Card): string {
  const farmers = farmersOn(card);
  return farmers ? t("cards-with-farmers", { card: cardName(card), farmers }) : cardName(card);
}

/** Points with a real minus; never a bare number, so that every language writes it alike. */
export function pointsText(points: number): string {
  return points < 0 ? `−${written(-points)}` : written(points);
}

/** What one calls who sits there. */
export function called(seats: readonly SeatNow[], seat: number): string {
  return seats[seat]?.name ?? "";
}

/** Why something was refused; suits by their names. */
export function refusal(key: string, details: Readonly<Record<string, string | number>> = {}): string {
  const { suit } = details;
  return reason(key, suit === undefined ? details : { ...details, suit: told(`suit-${suit}`) });
}
