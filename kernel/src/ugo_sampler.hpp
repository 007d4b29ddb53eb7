// What one seat of UGO! knows about the others' cards, and deals drawn from all that agree with it, each equally likely.
// The cards that were not dealt are one more hidden hand, without voids. Must know no search.
#pragma once

#include <span>
#include <vector>

#include "ugo_chance.hpp"

namespace tafelrunde::ugo {

// What a seat knows: the cards it cannot see, how many each other seat holds, and which suits these cannot have (UG-6).
struct Knowledge {
  Cards unseen = 0;
  std::array<uint8_t, kMostSeats> holds{};  // zero for the own seat
  std::array<Suits, kMostSeats> voids{};
  int seats = 0;
};

// Seats that lack the same suits are alike, and so are suits that the same seats lack. How many cards of each kind of
// suit go to each kind of seat is drawn first, in the proportion of the deals that have these numbers; which cards
// these are, and whose in a kind of seats, is then any choice.
class Sampler {
 public:
  explicit Sampler(const Knowledge& known) : known_(known) {
    sort_seats();
    if (pools_.size() > 1) sort_suits(), count_ways();
  }

  // Every hand but the own, which is left alone.
  void draw(Chance& chance, std::span<Cards, kMostSeats> hands) const {
    std::array<Cards, kMostPools> pool{};
    Cards left = known_.unseen;
    int caps = caps_, remaining = 0, kind = -1;
    Cards cards = 0;
    for (size_t step = 0; step < steps_.size(); ++step) {
      const Step& now = steps_[step];
      if (now.kind != kind) {
        kind = now.kind;
        cards = kinds_[size_t(kind)].cards;
        remaining = std::popcount(cards);
      }
      int number = drawn_number(step, caps, remaining, chance);
      Cards some = some_of(cards, number, remaining, chance);
      pool[now.pool] |= some;
      cards &= ~some, left &= ~some;
      remaining -= number, caps -= number * now.stride;
    }
    pool[0] = left;
    for (size_t at = 0; at < pools_.size(); ++at) share_out(pool[at], pools_[at], chance, hands);
  }

  // How many deals agree with what is known; none means that it contradicts itself.
  double deals() const {
    double product = ways(0, caps_, first_remaining(0));
    for (size_t at = 0; at < pools_.size(); ++at) {
      int left = at ? pools_[at].holds : std::popcount(known_.unseen) - restricted_;
      for (int seat : pools_[at].members()) {
        product *= choose(left, known_.holds[seat]);
        left -= known_.holds[seat];
      }
      if (left < 0) return 0;
    }
    return product;
  }

 private:
  static constexpr size_t kMostPools = kMostSeats;

  struct Pool {  // seats that lack the same suits; the first lacks none and has the undealt cards as well
    Suits voids = 0;
    int holds = 0, number = 0;
    std::array<uint8_t, kMostSeats> seats{};
    std::span<const uint8_t> members() const { return {seats.data(), size_t(number)}; }
  };
  struct Kind {  // suits that the same pools lack
    unsigned pools = 0;
    Cards cards = 0;
  };
  struct Step {  // some cards of a kind go into a pool
    int kind, pool, stride, cap;
    size_t offset;
  };

  static double choose(int n, int k) {
    static const auto table = [] {
      std::array<std::array<double, kCards + 1>, kCards + 1> all{};
      for (int n = 0; n <= kCards; ++n) {
        all[n][0] = 1;
        for (int k = 1; k <= n; ++k) all[n][k] = all[n - 1][k - 1] + (k < n ? all[n - 1][k] : 0);
      }
      return all;
    }();
    return n < 0 || k < 0 ? 0 : table[n][k];
  }

  void sort_seats() {
    Suits there = 0;  // suits of which nobody can have a card say nothing
    for (int suit = 0; suit < kSuits; ++suit)
      if (known_.unseen & suit_cards(suit)) there |= 1u << suit;
    pools_.push_back({});
    for (int seat = 0; seat < known_.seats; ++seat) {
      if (!known_.holds[seat]) continue;
      Suits voids = known_.voids[seat] & there;
      auto same = std::find_if(pools_.begin(), pools_.end(), [&](const Pool& pool) { return pool.voids == voids; });
      if (same == pools_.end()) same = pools_.insert(pools_.end(), {voids});
      same->seats[same->number++] = uint8_t(seat);
      same->holds += known_.holds[seat];
    }
    for (size_t at = 1; at < pools_.size(); ++at) restricted_ += pools_[at].holds;
  }

  void sort_suits() {
    for (int suit = 0; suit < kSuits; ++suit) {
      Cards cards = known_.unseen & suit_cards(suit);
      unsigned pools = 0;
      for (size_t at = 1; at < pools_.size(); ++at)
        if (!(pools_[at].voids >> suit & 1)) pools |= 1u << at;
      if (!cards || !pools) continue;
      auto same = std::find_if(kinds_.begin(), kinds_.end(), [&](const Kind& kind) { return kind.pools == pools; });
      if (same == kinds_.end()) same = kinds_.insert(kinds_.end(), {pools, 0});
      same->cards |= cards;
    }
  }

  // From the last step back: in how many ways the pools can still be filled.
  void count_ways() {
    std::array<int, kMostPools> stride{};
    int states = 1;
    for (size_t at = 1; at < pools_.size(); ++at) {
      stride[at] = states;
      caps_ += states * pools_[at].holds;
      states *= pools_[at].holds + 1;
    }
    states_ = states;
    size_t offset = 0;
    for (size_t kind = 0; kind < kinds_.size(); ++kind)
      for (size_t at = 1; at < pools_.size(); ++at)
        if (kinds_[kind].pools >> at & 1) {
          steps_.push_back({int(kind), int(at), stride[at], pools_[at].holds, offset});
          offset += size_t(states) * size_t(std::popcount(kinds_[kind].cards) + 1);
        }
    ways_.resize(offset);
    for (size_t step = steps_.size(); step--;) {
      int most = std::popcount(kinds_[size_t(steps_[step].kind)].cards);
      for (int remaining = 0; remaining <= most; ++remaining)
        for (int caps = 0; caps < states; ++caps) {
          double sum = 0;
          for (int number = 0, last = most_of(step, caps, remaining); number <= last; ++number)
            sum += weight(step, caps, remaining, number);
          ways_[steps_[step].offset + size_t(remaining * states + caps)] = sum;
        }
    }
  }

  int most_of(size_t step, int caps, int remaining) const {
    const Step& now = steps_[step];
    return std::min(remaining, caps / now.stride % (now.cap + 1));
  }

  double weight(size_t step, int caps, int remaining, int number) const {
    bool same = step + 1 < steps_.size() && steps_[step + 1].kind == steps_[step].kind;
    int then = same ? remaining - number : first_remaining(step + 1);
    return choose(remaining, number) * ways(step + 1, caps - number * steps_[step].stride, then);
  }

  double ways(size_t step, int caps, int remaining) const {
    if (step == steps_.size()) return caps == 0;
    return ways_[steps_[step].offset + size_t(remaining * states_ + caps)];
  }

  int first_remaining(size_t step) const {
    return step < steps_.size() ? std::popcount(kinds_[size_t(steps_[step].kind)].cards) : 0;
  }

  int drawn_number(size_t step, int caps, int remaining, Chance& chance) const {
    double left = chance.share() * ways(step, caps, remaining);
    int last = most_of(step, caps, remaining), possible = 0;
    for (int number = 0; number <= last; ++number) {
      double weighs = weight(step, caps, remaining, number);
      if (weighs > 0) possible = number;
      if ((left -= weighs) < 0) break;
    }
    return possible;
  }

  // Whose of a pool: hands one after the other; what is left of the first pool was not dealt.
  void share_out(Cards cards, const Pool& pool, Chance& chance, std::span<Cards, kMostSeats> hands) const {
    int among = std::popcount(cards);
    for (int seat : pool.members()) {
      Cards hand = some_of(cards, known_.holds[seat], among, chance);
      hands[size_t(seat)] = hand;
      cards &= ~hand;
      among -= known_.holds[seat];
    }
  }

  Knowledge known_;
  std::vector<Pool> pools_;
  std::vector<Kind> kinds_;
  std::vector<Step> steps_;
  std::vector<double> ways_;
  int caps_ = 0, states_ = 1, restricted_ = 0;
};

}  // namespace tafelrunde::ugo
