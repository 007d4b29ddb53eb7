// The cards of UGO! and what a kingdom is worth, each in one word: land, tops, farmers (UG-10, UG-13, UG-18 to UG-20).
// Must know no trick, no hand, no search and no Python.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace tafelrunde::ugo {

constexpr int kSuits = 5, kValues = 9, kCards = kSuits * kValues, kHand = 10, kTricks = 10, kMostSeats = 4;
constexpr int kFarmers = 9, kSections = 5, kPenalty = 5;

using Cards = uint64_t;  // a bit a card: suit * 9 + value
using Suits = unsigned;  // a bit a suit

constexpr Cards kAllCards = (Cards(1) << kCards) - 1;

constexpr Cards bit(int card) { return Cards(1) << card; }
constexpr auto kSuitAndValue = [] {  // of each card; looked up faster than divided
  std::array<std::array<uint8_t, 2>, 64> all{};
  for (int card = 0; card < kCards; ++card) all[size_t(card)] = {uint8_t(card / kValues), uint8_t(card % kValues)};
  return all;
}();
constexpr int suit_of(int card) { return kSuitAndValue[size_t(card)][0]; }
constexpr int value_of(int card) { return kSuitAndValue[size_t(card)][1]; }
constexpr Cards suit_cards(int suit) { return Cards((1 << kValues) - 1) << (suit * kValues); }
constexpr int supply_for(int seats) { return seats == 2 ? 12 : 36; }  // UG-2, UG-23

constexpr std::array<uint8_t, kSections> kNeeded{0, 0, 2, 3, 4};                  // UG-2
constexpr std::array<int8_t, kSections> kWithoutLand{0, 0, 1, 3, 5};              // UG-20

// How many sections have all their farmers: they fill up from the left, so it is the first so many (UG-13).
constexpr int tended(int farmers) { return 2 + (farmers >= 2) + (farmers >= 5) + (farmers >= 9); }

// What a kingdom brings apart from its tended tops: deductions for land that lacks farmers, and farmers alone.
constexpr auto kBesideTops = [] {
  std::array<std::array<int8_t, kSections + 1>, kFarmers + 1> all{};
  for (int farmers = 0; farmers <= kFarmers; ++farmers)
    for (int land = 0; land <= kSections; ++land) {
      int left = farmers, points = 0;
      for (int section = 0; section < kSections; ++section) {
        int missing = std::max(0, kNeeded[section] - left);
        left = std::max(0, left - kNeeded[section]);
        if (section < land) points -= kPenalty * missing;
        else if (!missing) points += kWithoutLand[section];
      }
      all[farmers][land] = int8_t(points);
    }
  return all;
}();

constexpr auto kNumber = [] {  // how many suits
  std::array<uint8_t, 1 << kSuits> all{};
  for (unsigned suits = 0; suits < all.size(); ++suits) all[suits] = uint8_t(std::popcount(suits));
  return all;
}();

// How much the section of each suit grows by when these suits are new: in every order of them, as often as it is one of
// the 24 orders of four. A word has four bits a suit.
constexpr auto kSectionsInOrder = [] {
  std::array<std::array<uint32_t, 24>, 1 << kSuits> all{};
  for (unsigned suits = 0; suits < all.size(); ++suits)
    for (unsigned number = 0; number < 24; ++number) {
      unsigned left = suits, at = 0;
      for (unsigned n = number, many = unsigned(std::popcount(suits)); left && many <= kMostSeats; n /= many--, ++at) {
        unsigned pick = left;
        for (unsigned skip = n % many; skip; --skip) pick &= pick - 1;
        all[suits][number] |= at << 4 * std::countr_zero(pick);
        left &= ~(pick & -pick);
      }
    }
  return all;
}();

constexpr auto kOneEach = [] {  // a one for each of these suits, four bits a suit
  std::array<uint32_t, 1 << kSuits> all{};
  for (unsigned suits = 0; suits < all.size(); ++suits)
    for (int suit = 0; suit < kSuits; ++suit) all[suits] |= (suits >> suit & 1) << 4 * suit;
  return all;
}();

// Five sections in one word: for each suit the value on its top and how far from the left it lies, and which suits are
// there. Nothing here branches, as nobody could foretell it.
class Kingdom {
 public:
  int farmers() const { return int(word_ >> kFarmersAt); }
  int land() const { return int(word_ >> kLandAt) & 7; }
  Suits suits() const { return Suits(word_ >> kSuitsAt) & 31; }
  bool has(int suit) const { return suits() >> suit & 1; }
  int section(int suit) const { return int(word_ >> (kSectionAt + 4 * suit)) & 15; }
  int top(int suit) const { return int(word_ >> (4 * suit)) & 15; }

  void add_farmers(int number) { word_ += uint64_t(number) << kFarmersAt; }

  // UG-10: on the stack of its suit, or on the leftmost free section.
  void lay(int suit, int value) {
    uint64_t fresh = ~word_ >> (kSuitsAt + suit) & 1;
    word_ += (fresh * unsigned(land())) << (kSectionAt + 4 * suit) | fresh << (kSuitsAt + suit) | fresh << kLandAt;
    cover(suit, value);
  }

  // Sections for the suits of these that have none, in one of their 24 orders; what lies there is said by `cover`.
  void settle(Suits suits, int order) {
    Suits fresh = suits & ~this->suits();
    uint64_t sections = kSectionsInOrder[fresh][size_t(order)] + uint64_t(kOneEach[fresh]) * unsigned(land());
    word_ += sections << kSectionAt | uint64_t(fresh) << kSuitsAt | uint64_t(kNumber[fresh]) << kLandAt;
  }

  void cover(int suit, int value) {
    int at = 4 * suit;
    word_ = (word_ & ~(uint64_t(15) << at)) | uint64_t(value) << at;
  }

  // UG-18, UG-19, UG-20: the tops of the sections that are tended, four bits a suit; where there is no land it is zero.
  int points() const {
    uint32_t sections = uint32_t(word_ >> kSectionAt) & 0xfffff, tops = uint32_t(word_) & 0xfffff;
    uint32_t untended = (sections + 0x11111u * unsigned(8 - tended(farmers()))) >> 3 & 0x11111;
    tops &= ~(untended * 15);
    uint32_t pairs = (tops & 0x0f0f0f) + (tops >> 4 & 0x0f0f);
    return kBesideTops[farmers()][land()] + int(pairs * 0x010101 >> 16 & 0xff);
  }

 private:
  static constexpr int kSectionAt = 20, kSuitsAt = 40, kLandAt = 45, kFarmersAt = 48;
  uint64_t word_ = 0;
};

}  // namespace tafelrunde::ugo
