// One round of UGO! as fast as it goes: the twin of games/ugo for cards, placing, farmers and points.
// Must know no search, no Python and no whole game. The clauses (UG-n) are those of the rules.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "ugo_kingdom.hpp"

namespace tafelrunde::ugo {

constexpr int kMostPlacings = 24;
constexpr int kActions = kCards + kMostPlacings;  // a card by its number, or the number of a placing behind them

constexpr std::array<uint8_t, kValues> kWinners{0, 0, 0, 2, 2, 2, 1, 1, 0};       // UG-14
constexpr std::array<uint8_t, kValues> kLosersInSuit{0, 1, 0, 0, 0, 0, 0, 0, 0};  // UG-15, UG-16, UG-17
constexpr std::array<uint8_t, kValues> kLosers{0, 2, 1, 0, 0, 0, 0, 0, 0};

// How a trick may be placed: its new suits in the order played, and its piles, both as games/ugo lists them.
struct Placing {
  std::array<uint8_t, kMostSeats> fresh{};  // suits
  struct Pile {
    uint8_t suit = 0, size = 0;
    std::array<uint8_t, kMostSeats> values{};  // in the order played
  };
  std::array<Pile, 2> pile{};
  int fresh_count = 0, piles = 0;

  int orders() const { return std::array{1, 1, 2, 6, 24}[fresh_count]; }
  int tops() const { return (piles > 0 ? pile[0].size : 1) * (piles > 1 ? pile[1].size : 1); }
  int choices() const { return orders() * tops(); }
};

using Order = std::array<uint8_t, kMostSeats>;

// New suits in the order of this number, in the lexicographic order of their permutations.
inline Order permuted(const Placing& what, int number) {
  constexpr std::array factorial{1, 1, 2, 6};
  Order left = what.fresh, found{};
  for (int at = 0, size = what.fresh_count; size; ++at, --size) {
    int pick = number / factorial[size - 1];
    number %= factorial[size - 1];
    found[at] = left[pick];
    std::copy(left.begin() + pick + 1, left.begin() + size, left.begin() + pick);
  }
  return found;
}

struct Round {
  std::array<Cards, kMostSeats> hand{};
  std::array<Kingdom, kMostSeats> kingdom{};
  std::array<uint8_t, kMostSeats> played{};  // the cards of the trick, from its leader on
  uint8_t seats = 0, leader = 0, turn = 0;
  uint8_t lying = 0;    // how many cards of the trick are played
  uint8_t winning = 0;  // how good the best of them is: value, led suit, earliness
  uint8_t tricks = 0;   // how many lie in kingdoms
  bool placing = false;  // the trick is won by `turn` and leaves a choice

  bool over() const { return tricks == kTricks; }
  int supply() const {
    int gained = 0;
    for (int seat = 0; seat < seats; ++seat) gained += kingdom[seat].farmers();
    return supply_for(seats) - gained;
  }

  int next(int seat) const { return seat + 1 == seats ? 0 : seat + 1; }

  // UG-6: the cards that the seat whose turn it is may play.
  Cards playable() const {
    Cards held = hand[turn];
    if (!lying) return held;
    Cards following = held & suit_cards(suit_of(played[0]));
    return following | (held & -Cards(!following));  // no branch, as nobody could foretell it
  }

  // UG-7, UG-8: of two cards in a trick the one with the greater rank wins.
  int rank(int card, int place) const {
    return value_of(card) << 4 | (suit_of(card) == suit_of(played[0])) << 3 | (7 - place);
  }

  int winning_place() const { return 7 - (winning & 7); }

  // Plays a card; the last one of a trick wins it for somebody, who may then have to choose how to place it.
  void play(int card) {
    put(card);
    if (lying < seats) return;
    take();
    placing = leaves_choice();
    if (!placing) place_highest();
  }

  // UG-6: a card on the table, and the turn goes on.
  void put(int card) {
    hand[turn] &= ~bit(card);
    played[lying] = uint8_t(card);
    winning = uint8_t(std::max<int>(lying ? winning : 0, rank(card, lying)));
    ++lying;
    turn = uint8_t(next(turn));
  }

  // UG-9, UG-13 to UG-17, UG-23: the winner of a whole trick has the lead; farmers are taken, by the winner first.
  void take() {
    int place = winning_place(), suit = suit_of(played[place]), seat = leader + place;
    if (seat >= seats) seat -= seats;
    turn = leader = uint8_t(seat);
    gain(seat, kWinners[value_of(played[place])]);
    for (int step = 1; step < seats; ++step) {
      place = next(place), seat = next(seat);
      int card = played[place];
      gain(seat, (suit_of(card) == suit ? kLosersInSuit : kLosers)[value_of(card)]);
    }
  }

  // Where the winner has no choice there is but one way, and all the same this way is it.
  // UG-11: the highest of each suit on top, and the highest new suit leftmost: never worse at once.
  void place_highest() {
    lay([&](int card, int) { return uint32_t(value_of(card)); });
  }

  // By the number that the choice has in games/ugo: orders, and for each the tops, the last pile changing fastest.
  void place(int choice) {
    Placing what = to_place();
    int top = choice % what.tops();
    Order order = permuted(what, choice / what.tops());
    std::array<uint32_t, kCards> key{};
    for (int at = 0; at < what.fresh_count; ++at)
      for (int value = 0; value < kValues; ++value) key[order[at] * kValues + value] = uint32_t(kMostSeats - at) << 1;
    for (int at = what.piles - 1; at >= 0; --at) {
      const Placing::Pile& pile = what.pile[at];
      key[pile.suit * kValues + pile.values[top % pile.size]] |= 1;
      top /= pile.size;
    }
    lay([&](int card, int) { return key[card]; });
  }

  // UG-10, UG-11: with several new suits, or several cards of one suit, the winner has a choice.
  bool leaves_choice() const {
    Suits suits = suits_in_trick();
    return kNumber[suits] < seats || kNumber[suits & ~kingdom[turn].suits()] > 1;
  }

  Placing to_place() const {
    Placing found;
    std::array<Placing::Pile, kSuits> groups{};
    for (int place = 0; place < seats; ++place) {
      int suit = suit_of(played[place]);
      Placing::Pile& group = groups[suit];
      if (!group.size && !kingdom[turn].has(suit)) found.fresh[found.fresh_count++] = uint8_t(suit);
      group.suit = uint8_t(suit);
      group.values[group.size++] = uint8_t(value_of(played[place]));
    }
    for (const Placing::Pile& group : groups)
      if (group.size > 1) found.pile[found.piles++] = group;
    return found;
  }

  int choices() const { return to_place().choices(); }

  // Cards lie down by falling key: the first of a suit is on its top, and the first new suit goes leftmost.
  template <class Key>
  void lay(Key&& key) {
    std::array<uint32_t, kMostSeats> falling{};
    for (int place = 0; place < seats; ++place) falling[place] = key(played[place], place) << 6 | played[place];
    auto ordered = [&](int a, int b) {
      uint32_t high = std::max(falling[a], falling[b]), low = std::min(falling[a], falling[b]);
      falling[a] = high, falling[b] = low;
    };
    ordered(0, 1), ordered(2, 3), ordered(0, 2), ordered(1, 3), ordered(1, 2);
    Kingdom mine = kingdom[turn];
    Suits there = 0;
    for (int place = 0; place < seats; ++place) {
      int card = falling[place] & 63, suit = suit_of(card);
      Kingdom more = mine;
      more.lay(suit, value_of(card));
      mine = there >> suit & 1 ? mine : more;
      there |= 1u << suit;
    }
    kingdom[turn] = mine;
    laid();
  }

  // The trick laid card by card, the later of a suit upon the earlier; new suits in one of their 24 orders.
  void lay_in(const std::array<uint8_t, kMostSeats>& places, int order) {
    Kingdom mine = kingdom[turn];
    mine.settle(suits_in_trick(), order);
    for (int at = 0; at < seats; ++at) mine.cover(suit_of(played[places[at]]), value_of(played[places[at]]));
    kingdom[turn] = mine;
    laid();
  }

 private:
  void laid() {
    placing = false;
    lying = 0;
    ++tricks;
  }

  Suits suits_in_trick() const {
    Suits suits = 0;
    for (int place = 0; place < seats; ++place) suits |= 1u << suit_of(played[place]);
    return suits;
  }

  // Only two can empty the supply: three and four have no more room than there are farmers.
  void gain(int seat, int due) {
    int room = kFarmers - kingdom[seat].farmers();
    if (seats == 2) room = std::min(room, supply());
    kingdom[seat].add_farmers(std::min(due, room));
  }
};

inline Round opened(int seats, int leader) {
  Round round;
  round.seats = uint8_t(seats);
  round.leader = round.turn = uint8_t(leader);
  return round;
}

}  // namespace tafelrunde::ugo
