// A round of UGO! with what has been seen of it: who knows what, and the same as numbers for a learner.
// Must know no search and no Python.
#pragma once

#include "ugo_sampler.hpp"

namespace tafelrunde::ugo {

// The floats of one observation, everything from the seat's own chair on.
constexpr int kOwnHand = kCards, kTrickCards = kMostSeats * kCards, kShownCards = kMostSeats * kCards;
constexpr int kOneKingdom = kSections * (kSuits + 1) + kSuits + 1;  // suits and tops of the sections, voids, farmers
constexpr int kObservation = kOwnHand + kTrickCards + kShownCards + kMostSeats * kOneKingdom + kMostSeats + 3;

struct Position {
  Round round;
  std::array<Cards, kMostSeats> shown{};  // the cards that each seat has played
  std::array<Suits, kMostSeats> voids{};  // the suits in which each seat could not follow

  // Plays a card, or places by number where a placing is due.
  void apply(int action) {
    if (action >= kCards) {
      round.place(action - kCards);
      return;
    }
    int seat = round.turn;
    shown[seat] |= bit(action);
    if (round.lying && suit_of(action) != suit_of(round.played[0])) voids[seat] |= 1u << suit_of(round.played[0]);
    round.play(action);
  }

  bool legal(int action) const {
    if (round.over() || action < 0 || action >= kActions) return false;
    if (action < kCards) return !round.placing && round.playable() >> action & 1;
    return round.placing && action - kCards < round.choices();
  }

  Knowledge known_to(int seat) const {
    Knowledge known;
    known.seats = round.seats;
    known.unseen = kAllCards & ~round.hand[seat];
    int on_table = round.placing ? 0 : round.lying;
    for (int other = 0; other < round.seats; ++other) {
      known.unseen &= ~shown[other];
      if (other == seat) continue;
      int after_leader = other - round.leader + (other < round.leader ? round.seats : 0);
      int played = round.tricks + (round.placing || after_leader < on_table);
      known.holds[other] = uint8_t(kHand - played);
      known.voids[other] = voids[other];
    }
    return known;
  }

  // Zeros and ones, and small numbers for farmers, tops and tricks; nothing that the seat cannot see.
  void observe(int seat, float* out) const {
    std::fill_n(out, kObservation, 0.f);
    auto mark = [&](Cards cards, float* at) {
      for (; cards; cards &= cards - 1) at[std::countr_zero(cards)] = 1;
    };
    mark(round.hand[seat], out);
    float* at = out + kOwnHand;
    for (int place = 0; place < round.lying; ++place) at[place * kCards + round.played[place]] = 1;
    at += kTrickCards;
    for (int step = 0, other = seat; step < round.seats; ++step, other = round.next(other)) {
      mark(shown[other], at + step * kCards);
      const Kingdom& theirs = round.kingdom[other];
      float* own = at + kShownCards + step * kOneKingdom;
      for (int suit = 0; suit < kSuits; ++suit) {
        own[kSections * (kSuits + 1) + suit] = float(voids[other] >> suit & 1);
        if (!theirs.has(suit)) continue;
        int section = theirs.section(suit);
        own[section * (kSuits + 1) + suit] = 1;
        own[section * (kSuits + 1) + kSuits] = float(theirs.top(suit)) / 8;
      }
      own[kOneKingdom - 1] = float(theirs.farmers()) / kFarmers;
      if (other == round.turn) at[kShownCards + kMostSeats * kOneKingdom + step] = 1;
    }
    at += kShownCards + kMostSeats * kOneKingdom + kMostSeats;
    at[0] = float(round.tricks) / kTricks;
    at[1] = float(round.supply()) / 36;
    at[2] = float(round.placing);
  }
};

}  // namespace tafelrunde::ugo
