// The events of UGO! told in sentences, as the terminal tells them. Must not know who listens, nor the rules.
import { t } from "../../app/words.svelte";
import type { UgoSection, UgoTrickWon } from "../../protocol.gen";
import type { GameEvent, SeatNow } from "../game";
import { called, cardName, pointsText } from "./words.svelte";

/** What happened, in the language that is spoken; hands and sheets are seen elsewhere. */
export function sentences(event: GameEvent<"ugo">, seats: readonly SeatNow[]): string[] {
  const name = (seat: number) => called(seats, seat);
  switch (event.kind) {
    case "ugo.dealer-chosen":
      return [t("ugo-dealer-chosen", { player: name(event.dealer) })];
    case "ugo.dealt":
      return [
        t("ugo-dealt", { round: event.round, rounds: 4, dealer: name(event.dealer), leader: name(event.leader) }),
      ];
    case "ugo.card-played":
      return [
        t(event.auto ? "ugo-card-played-auto" : "ugo-card-played", {
          player: name(event.seat),
          card: cardName(event.card),
        }),
      ];
    case "ugo.trick-won":
      return [
        t("ugo-trick-won", { player: name(event.seat), trick: event.trick, card: cardName(event.card) }),
        ...seats.flatMap(({ seat }) => gained(event, seat, name(seat))),
      ];
    case "ugo.lands-placed":
      return [t("ugo-lands-placed", { player: name(event.seat), sections: placed(event.sections, seats.length + 1) })];
    case "ugo.round-scored":
      return [
        t("ugo-round-scored", { round: event.round }),
        ...seats.map(({ seat }) => `${name(seat)}: ${pointsText(event.points[seat] ?? 0)}`),
      ];
    case "ugo.game-ended":
      return [];
    case "ugo.resigned":
      return [t("ugo-resigned", { player: name(event.seat) })];
  }
}

function gained({ due, gained: all, farmers }: UgoTrickWon, seat: number, player: string): string[] {
  const [owed, got, now] = [due[seat] ?? 0, all[seat] ?? 0, farmers[seat] ?? 0];
  if (got < owed) return [t("ugo-trick-won-farmers-short", { player, due: owed, gained: got, farmers: now })];
  return got ? [t("ugo-trick-won-farmers", { player, gained: got, farmers: now })] : [];
}

/** What lies in some sections, from the top down: no more than a trick and what it covers can be. */
export function placed(sections: readonly UgoSection[], most = Number.POSITIVE_INFINITY): string {
  return sections.map((one) => section(one, most)).join("; ");
}

function section({ letter, cards }: UgoSection, most: number): string {
  const [top, ...covered] = cards.toReversed().slice(0, most).map(cardName);
  if (!top) return letter;
  return covered.length
    ? t("ugo-lands-placed-stack", { letter, card: top, covered: covered.join(", ") })
    : t("ugo-lands-placed-section", { letter, card: top });
}
