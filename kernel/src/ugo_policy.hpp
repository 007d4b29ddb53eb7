// How the players of a simulation play: a card with a chance in proportion to its weight, which a few features give.
// The weights are fitted to the choices of the search (workshop/ugo_policy.py). Must know no tree.
#pragma once

#include <cmath>
#include <span>

#include "ugo_chance.hpp"

namespace tafelrunde::ugo {

// A card is judged in its situation. Each block of features is a table of logits; a card has one entry of each block.
constexpr int kPlaces = 4;  // leading, then the second, one between, the last
constexpr int kNeeds = 4;   // how many sections from the third on have their farmers
constexpr int kPrizes = 7;  // what the trick so far would do to the own kingdom
constexpr int kLies = 5;    // where the card would come to lie: an untended section, a low, even or high top, a free one

constexpr int kValueAt = 0;                                               // place, wins so far, value
constexpr int kLieAt = kValueAt + kPlaces * 2 * kValues;                  // place, wins so far, where it would lie at home
constexpr int kPrizeAt = kLieAt + kPlaces * 2 * kLies;                    // place, wins so far, prize
constexpr int kNeedAt = kPrizeAt + kPlaces * 2 * kPrizes;                 // farmers needed, wins so far, value
constexpr int kGiftAt = kNeedAt + kNeeds * 2 * kValues;                   // not winning: where it would lie at the winner's
constexpr int kHighestAt = kGiftAt + kLies;                               // highest or lowest of its suit in the hand, place
constexpr int kFeatures = kHighestAt + kPlaces * 3;
constexpr int kBlocks = 6;

using Features = std::array<uint16_t, kBlocks>;

// Where a card of this suit and value would come to lie in a kingdom.
inline int lies(const Kingdom& kingdom, int suit, int value) {
  int tended_now = tended(kingdom.farmers());
  if (!kingdom.has(suit)) return kingdom.land() < tended_now ? 4 : 0;
  int section = kingdom.section(suit);
  if (section >= tended_now) return 0;
  int top = kingdom.top(suit);
  return value > top ? 1 : value + 2 >= top ? 2 : 3;
}

class Judge {  // of the cards that the seat whose turn it is may play
 public:
  explicit Judge(const Round& round) : round_(round), mine_(round.kingdom[round.turn]), hand_(round.hand[round.turn]) {
    place_ = !round.lying ? 0 : round.lying + 1 == round.seats ? 3 : round.lying == 1 ? 1 : 2;
    need_ = tended(mine_.farmers()) - 2;
    if (!round.lying) return;
    int leader = round.turn - round.lying;
    int winner = (leader < 0 ? leader + round.seats : leader) + round.winning_place();
    theirs_ = round.kingdom[winner >= round.seats ? winner - round.seats : winner];
    Kingdom after = mine_;
    for (int place = 0; place < round.lying; ++place) after.lay(suit_of(round.played[place]), value_of(round.played[place]));
    prize_ = std::clamp((after.points() - mine_.points() + 15) / 4, 0, kPrizes - 1);
  }

  Features features(int card) const {
    int suit = suit_of(card), value = value_of(card);
    int wins = !round_.lying || round_.rank(card, round_.lying) > round_.winning, at = place_ * 2 + wins;
    Cards same = hand_ & suit_cards(suit);
    int extreme = !(same >> card >> 1) ? 0 : !(same & (bit(card) - 1)) ? 1 : 2;
    return {uint16_t(kValueAt + at * kValues + value),
            uint16_t(kLieAt + at * kLies + lies(mine_, suit, value)),
            uint16_t(kPrizeAt + at * kPrizes + (round_.lying ? prize_ : 0)),
            uint16_t(kNeedAt + (need_ * 2 + wins) * kValues + value),
            uint16_t(wins ? kGiftAt + 4 : kGiftAt + lies(theirs_, suit, value)),
            uint16_t(kHighestAt + place_ * 3 + extreme)};
  }

 private:
  const Round& round_;
  Kingdom mine_, theirs_;
  Cards hand_;
  int place_, need_, prize_ = 0;
};

class Policy {
 public:
  explicit Policy(std::span<const float, kFeatures> logits) {
    std::transform(logits.begin(), logits.end(), weight_.begin(), [](float logit) { return std::exp(logit); });
  }

  float weight(const Judge& judge, int card) const {
    float product = 1;
    for (uint16_t feature : judge.features(card)) product *= weight_[feature];
    return product;
  }

  int card(const Round& round, Cards playable, Chance& chance) const {
    if (!(playable & (playable - 1))) return std::countr_zero(playable);
    Judge judge(round);
    std::array<float, kHand> upto;
    float sum = 0;
    int number = 0;
    for (Cards left = playable; left; left &= left - 1) upto[number++] = sum += weight(judge, std::countr_zero(left));
    float drawn = float(chance.share()) * sum;
    int at = 0;
    while (at + 1 < number && upto[at] <= drawn) ++at;
    return nth(playable, at);
  }

  // The rest of a round.
  void rest(Round& round, Chance& chance) const {
    if (round.placing) round.place_highest();
    while (!round.over()) {
      while (round.lying < round.seats) round.put(card(round, round.playable(), chance));
      round.take();
      round.place_highest();
    }
  }

 private:
  std::array<float, kFeatures> weight_;
};

}  // namespace tafelrunde::ugo
