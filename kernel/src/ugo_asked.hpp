// What Python says of a position of UGO!, read with care: numbers of cards, whole deals, and what one seat has seen.
// Whatever is no such thing is refused here. Must know no search.
#pragma once

#include <nanobind/nanobind.h>

#include <bit>
#include <utility>
#include <vector>

#include "ugo_position.hpp"

namespace tafelrunde::ugo {

namespace nb = nanobind;

using Numbers = std::vector<int>;
using Lands = std::pair<std::vector<std::pair<int, int>>, int>;  // sections from the left as suit and top, and farmers

inline void require(bool holds, const char* otherwise) {
  if (!holds) throw nb::value_error(otherwise);
}

inline int seats_of(int seats) {
  require(seats >= 2 && seats <= kMostSeats, "seats: from 2 to 4");
  return seats;
}

inline Cards cards_of(const Numbers& numbers) {
  Cards cards = 0;
  for (int number : numbers) {
    require(number >= 0 && number < kCards && !(cards >> number & 1), "cards: different numbers from 0 to 44");
    cards |= bit(number);
  }
  return cards;
}

inline Numbers numbers_of(uint64_t bits, int from = 0) {
  Numbers numbers;
  for (; bits; bits &= bits - 1) numbers.push_back(std::countr_zero(bits) + from);
  return numbers;
}

inline Position dealt(const std::vector<Numbers>& hands, int leader) {
  Position position;
  position.round = opened(seats_of(int(hands.size())), leader);
  require(leader >= 0 && leader < position.round.seats, "leader: one of the seats");
  Cards all = 0;
  for (size_t seat = 0; seat < hands.size(); ++seat) {
    Cards hand = cards_of(hands[seat]);
    require(hands[seat].size() == kHand && !(hand & all), "hands: ten cards each, and each card once");
    position.round.hand[seat] = hand;
    all |= hand;
  }
  return position;
}

inline Position shuffled(int seats, int leader, uint64_t seed) {
  Position position;
  position.round = opened(seats_of(seats), leader);
  require(leader >= 0 && leader < seats, "leader: one of the seats");
  Chance chance(seed);
  deal(position.round, chance);
  return position;
}

// A position as one seat, whose turn it is, knows it.
inline Position seen(int seat, const Numbers& hand, const Numbers& played, bool placing, int tricks, const std::vector<Lands>& lands,
              const std::vector<Numbers>& shown, const Numbers& voids) {
  int seats = seats_of(int(lands.size()));
  require(shown.size() == size_t(seats) && voids.size() == size_t(seats), "shown, voids: one for each seat");
  require(seat >= 0 && seat < seats && tricks >= 0 && tricks < kTricks, "seat, tricks: no such");
  require(int(played.size()) <= seats - !placing && (!placing || int(played.size()) == seats), "played: no such trick");
  Position position;
  int lying = int(played.size());
  position.round = opened(seats, placing ? seat : (seat - lying + seats) % seats);
  Round& round = position.round;
  round.turn = uint8_t(seat);
  round.tricks = uint8_t(tricks);
  round.placing = placing;
  round.hand[size_t(seat)] = cards_of(hand);
  cards_of(played);
  for (int place = 0; place < lying; ++place) {
    round.played[size_t(place)] = uint8_t(played[size_t(place)]);
    round.winning = uint8_t(std::max<int>(round.winning, round.rank(played[size_t(place)], place)));
  }
  round.lying = uint8_t(lying);
  Cards all = round.hand[size_t(seat)];
  for (int other = 0; other < seats; ++other) {
    auto& [sections, farmers] = lands[size_t(other)];
    Kingdom& theirs = round.kingdom[size_t(other)];
    require(farmers >= 0 && farmers <= kFarmers, "farmers: from 0 to 9");
    theirs.add_farmers(farmers);
    for (auto [suit, top] : sections) {
      require(suit >= 0 && suit < kSuits && top >= 0 && top < kValues && !theirs.has(suit), "lands: no such section");
      theirs.lay(suit, top);
    }
    Cards theirs_shown = cards_of(shown[size_t(other)]);
    require(!(all & theirs_shown), "a card is in two places");
    all |= theirs_shown;
    position.shown[size_t(other)] = theirs_shown;
    position.voids[size_t(other)] = unsigned(voids[size_t(other)]) & 31;
  }
  Knowledge known = position.known_to(seat);
  require(Sampler(known).deals() > 0, "no deal agrees with what was seen");
  return position;
}

}  // namespace tafelrunde::ugo
