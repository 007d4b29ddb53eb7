// Chance for simulations: fast, seeded, the same on every machine. Not for tables, whose chance can be checked.
#pragma once

#ifdef __BMI2__
#include <immintrin.h>
#endif

#include "ugo_round.hpp"

namespace tafelrunde::ugo {

class Chance {
 public:
  // Neighbouring seeds are neighbours no more once they are mixed twice.
  explicit Chance(uint64_t seed) : state_(seed) {
    state_ = bits();
    state_ = bits();
  }

  // A Weyl sequence, each step of it mixed by folding a product of 128 bits.
  uint64_t bits() {
    state_ += 0xa0761d6478bd642full;
    auto wide = static_cast<unsigned __int128>(state_) * (state_ ^ 0xe7037ed1a0b428dbull);
    return uint64_t(wide >> 64) ^ uint64_t(wide);
  }

  // Below n: 2^64 words on n numbers leave none of them a preference that could ever be measured.
  int below(int n) { return int((static_cast<unsigned __int128>(bits()) * unsigned(n)) >> 64); }

  // From 0 up to but not including 1.
  double share() { return double(bits() >> 11) * 0x1p-53; }

 private:
  uint64_t state_;
};

// The n-th of some cards.
inline int nth(Cards cards, int n) {
#ifdef __BMI2__
  return std::countr_zero(_pdep_u64(Cards(1) << n, cards));
#else
  for (; n; --n) cards &= cards - 1;
  return std::countr_zero(cards);
#endif
}

// Any one of some cards.
inline int one_of(Cards cards, Chance& chance) { return nth(cards, chance.below(std::popcount(cards))); }

// Any so many of some cards, every choice of them equally likely.
inline Cards some_of(Cards cards, int number, int among, Chance& chance) {
  if (number * 2 > among) return cards & ~some_of(cards, among - number, among, chance);
  Cards left = cards;
  for (; number; --number, --among) left ^= bit(nth(left, chance.below(among)));
  return cards ^ left;
}

// UG-4: ten cards for each seat, the rest undealt.
inline void deal(Round& round, Chance& chance) {
  Cards left = kAllCards;
  for (int seat = 0; seat < round.seats; ++seat) {
    round.hand[seat] = some_of(left, kHand, kCards - seat * kHand, chance);
    left &= ~round.hand[seat];
  }
}

// The places of a trick in each of 24 orders, a byte each; fewer seats have each of their orders as often.
constexpr auto kPlacesInOrder = [] {
  std::array<std::array<std::array<uint8_t, kMostSeats>, 24>, kMostSeats + 1> all{};
  for (int seats = 2; seats <= kMostSeats; ++seats)
    for (int number = 0; number < 24; ++number) {
      std::array<uint8_t, kMostSeats> left{0, 1, 2, 3};
      for (int at = 0, many = seats, n = number; many; n /= many--, ++at) {
        int pick = n % many;
        all[size_t(seats)][size_t(number)][size_t(at)] = left[size_t(pick)];
        left[size_t(pick)] = left[size_t(many - 1)];
      }
    }
  return all;
}();

// Any way to place: the new suits in any order, and of each suit any card on top, which is the last of them in any order.
inline void random_placing(Round& round, Chance& chance) {
  int number = chance.below(24 * 24);
  round.lay_in(kPlacesInOrder[round.seats][size_t(number / 24)], number % 24);
}

// The rest of a round by random play: any card that may be played, any way to place.
template <int kSeats>
void random_rest_of(Round& round, Chance& chance) {
  Round own = round;  // nobody else looks at it meanwhile, so it need not be written down at every step
  own.seats = kSeats;
  if (own.placing) random_placing(own, chance);
  while (!own.over()) {
    while (own.lying < kSeats) own.put(one_of(own.playable(), chance));
    own.take();
    random_placing(own, chance);
  }
  round = own;
}

inline void random_rest(Round& round, Chance& chance) {
  if (round.seats == 4) random_rest_of<4>(round, chance);
  else if (round.seats == 3) random_rest_of<3>(round, chance);
  else random_rest_of<2>(round, chance);
}

}  // namespace tafelrunde::ugo
