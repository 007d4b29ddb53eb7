// Finding a good move in UGO! for a seat that does not see the others' cards. Must know no Python and no clock.
//
// Information set Monte Carlo tree search: every iteration deals the hidden cards anew, goes down one tree of what
// everybody has seen, and takes each mover's choice to be good for that mover (max^n). Near the end each deal is solved.
#pragma once

#include <vector>

#include "ugo_policy.hpp"
#include "ugo_position.hpp"

namespace tafelrunde::ugo {

using Utility = std::array<float, kMostSeats>;

// What the points of this round are worth: the lead over the others' mean, or in the last round the whole game.
struct Stakes {
  std::array<int, kMostSeats> totals{};
  bool last_round = false;

  Utility of(const Round& round) const {
    std::array<int, kMostSeats> points{}, sums{};
    int all = 0, best = -1000, winners = 0;
    for (int seat = 0; seat < round.seats; ++seat) {
      all += points[seat] = round.kingdom[seat].points();
      sums[seat] = points[seat] + totals[seat];
      winners = sums[seat] > best ? 1 : winners + (sums[seat] == best);
      best = std::max(best, sums[seat]);
    }
    Utility found{};
    for (int seat = 0; seat < round.seats; ++seat) {
      float lead = float(round.seats * points[seat] - all) / float(round.seats - 1) / kScale;
      found[seat] = last_round ? (sums[seat] == best) / float(winners) + kTaste * lead : lead;
    }
    return found;
  }

  static constexpr float kScale = 20;   // points: about two deviations of a round
  static constexpr float kTaste = 0.1f;  // what a lead is worth where it decides nothing
};

// The ways to place that are worth a thought: the highest of a suit goes on top, as nothing but its value counts, and
// among sections that have their farmers already the order makes no difference. A bit a choice.
inline uint32_t sensible_placings(const Round& round) {
  Placing what = round.to_place();
  int top = 0;
  for (int at = 0; at < what.piles; ++at) {
    const Placing::Pile& pile = what.pile[at];
    auto highest = std::max_element(pile.values.begin(), pile.values.begin() + pile.size);
    top = top * pile.size + int(highest - pile.values.begin());
  }
  const Kingdom& mine = round.kingdom[round.turn];
  int alike = std::clamp(tended(mine.farmers()) - mine.land(), 0, what.fresh_count);
  uint32_t found = 0;
  for (int number = 0; number < what.orders(); ++number) {
    Order order = permuted(what, number);
    if (std::is_sorted(order.begin(), order.begin() + alike)) found |= 1u << (number * what.tops() + top);
  }
  return found;
}

// Everything that the seat whose turn it is may sensibly do: cards, or ways to place.
inline uint64_t sensible(const Round& round) { return round.placing ? sensible_placings(round) : round.playable(); }

inline void act(Round& round, int which) {
  if (round.placing) round.place(which);
  else round.play(which);
}

// What each seat gets when all see all cards and each plays for itself.
inline Utility solved(const Round& round, const Stakes& stakes) {
  if (round.over()) return stakes.of(round);
  if (round.placing && round.tricks + 1 == kTricks) {  // nothing comes after: the highest leftmost is best
    Round after = round;
    after.place_highest();
    return stakes.of(after);
  }
  Utility best{};
  bool first = true;
  for (uint64_t left = sensible(round); left; left &= left - 1) {
    Round after = round;
    act(after, std::countr_zero(left));
    Utility found = solved(after, stakes);
    if (first || found[round.turn] > best[round.turn]) best = found;
    first = false;
  }
  return best;
}

struct Settings {
  float curiosity = 0.35f;
  int solve_tricks = 3;  // with so many tricks left every deal is solved
};

struct Verdict {  // on a move: how often it was looked at, and what it is worth
  int action = 0;
  uint32_t visits = 0;
  double worth = 0;
};

class Search {
 public:
  // Without a policy everyone in a simulation plays at random, which is several times as fast and not as good.
  Search(const Position& position, const Stakes& stakes, const Policy* policy, const Settings& settings, uint64_t seed)
      : root_(position.round),
        me_(position.round.turn),
        stakes_(stakes),
        policy_(policy),
        settings_(settings),
        sampler_(position.known_to(me_)),
        chance_(seed) {
    nodes_.push_back({});
    solving_ = kTricks - root_.tricks <= settings.solve_tricks;
    for (uint64_t left = sensible(root_); left; left &= left - 1)
      verdicts_.push_back({std::countr_zero(left) + (root_.placing ? kCards : 0)});
  }

  // To solve a deal takes as long as many iterations, and says as much.
  void run(int iterations) {
    for (; iterations > 0; iterations -= solving_ ? kSolving : 1) {
      Round round = root_;
      sampler_.draw(chance_, round.hand);
      if (solving_) solve(round);
      else grow(round);
    }
  }

  // Every sensible move, the best one first.
  std::vector<Verdict> verdicts() const {
    std::vector<Verdict> found = verdicts_;
    if (!solving_)
      for (uint32_t child = nodes_[0].child; child; child = nodes_[child].sibling)
        for (Verdict& verdict : found)
          if (verdict.action % kCards == nodes_[child].action)
            verdict.visits = nodes_[child].visits, verdict.worth = nodes_[child].sum / nodes_[child].visits;
    std::stable_sort(found.begin(), found.end(), [&](const Verdict& a, const Verdict& b) {
      return solving_ || a.visits == b.visits ? a.worth > b.worth : a.visits > b.visits;
    });
    return found;
  }

  static constexpr int kSolving = 8;

  size_t nodes() const { return nodes_.size(); }

 private:
  struct Node {
    uint32_t child = 0, sibling = 0;  // the first child, and the next of the same parent
    uint32_t visits = 0, available = 0;
    float sum = 0;  // for the mover at the parent
    uint8_t action = 0;
  };

  void solve(const Round& round) {
    for (Verdict& verdict : verdicts_) {
      Round after = round;
      act(after, verdict.action % kCards);
      double worth = solved(after, stakes_)[me_];
      verdict.worth += (worth - verdict.worth) / ++verdict.visits;
    }
  }

  void grow(Round& round) {
    std::array<uint32_t, 64> path;
    std::array<uint8_t, 64> mover;
    int depth = 0;
    uint32_t node = 0;
    while (!round.over()) {
      uint64_t moves = sensible(round), fresh = moves;
      uint32_t best = 0;
      float highest = -1e9f;
      for (uint32_t child = nodes_[node].child; child; child = nodes_[child].sibling) {
        Node& one = nodes_[child];
        if (!(moves >> one.action & 1)) continue;
        fresh &= ~(uint64_t(1) << one.action);
        float promise = one.sum / float(one.visits) + settings_.curiosity * std::sqrt(log_of(++one.available) / float(one.visits));
        if (promise > highest) highest = promise, best = child;
      }
      mover[depth] = round.turn;
      bool expand = fresh;
      if (expand) best = add_child(node, chosen(round, fresh));
      act(round, nodes_[best].action);
      path[depth++] = node = best;
      if (expand) break;
    }
    if (policy_) policy_->rest(round, chance_);
    else random_rest(round, chance_);
    Utility worth = stakes_.of(round);
    for (int at = 0; at < depth; ++at) {
      ++nodes_[path[at]].visits;
      nodes_[path[at]].sum += worth[mover[at]];
    }
  }

  int chosen(const Round& round, uint64_t fresh) {
    if (round.placing) return std::countr_zero(fresh);
    return policy_ ? policy_->card(round, fresh, chance_) : one_of(fresh, chance_);
  }

  uint32_t add_child(uint32_t parent, int action) {
    auto child = uint32_t(nodes_.size());
    nodes_.push_back({0, nodes_[parent].child, 0, 1, 0, uint8_t(action)});
    nodes_[parent].child = child;
    return child;
  }

  static float log_of(uint32_t number) {
    static const auto table = [] {
      std::array<float, 4096> all{};
      for (size_t n = 1; n < all.size(); ++n) all[n] = std::log(float(n));
      return all;
    }();
    return number < table.size() ? table[number] : std::log(float(number));
  }

  Round root_;
  int me_;
  Stakes stakes_;
  const Policy* policy_;
  Settings settings_;
  Sampler sampler_;
  Chance chance_;
  std::vector<Node> nodes_;
  std::vector<Verdict> verdicts_;
  bool solving_;
};

// The reference: each deal is played on at random after every move.
inline std::vector<Verdict> flat(const Position& position, const Stakes& stakes, int deals, uint64_t seed) {
  Sampler sampler(position.known_to(position.round.turn));
  Chance chance(seed);
  std::vector<Verdict> verdicts;
  for (uint64_t left = sensible(position.round); left; left &= left - 1)
    verdicts.push_back({std::countr_zero(left) + (position.round.placing ? kCards : 0)});
  Round round = position.round;
  for (int n = 0; n < deals; ++n) {
    sampler.draw(chance, round.hand);
    for (Verdict& verdict : verdicts) {
      Round after = round;
      act(after, verdict.action % kCards);
      random_rest(after, chance);
      verdict.worth += (double(stakes.of(after)[round.turn]) - verdict.worth) / ++verdict.visits;
    }
  }
  std::stable_sort(verdicts.begin(), verdicts.end(), [](const Verdict& a, const Verdict& b) { return a.worth > b.worth; });
  return verdicts;
}

}  // namespace tafelrunde::ugo
