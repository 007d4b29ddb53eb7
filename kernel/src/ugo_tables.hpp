// Many tables of UGO! that play round after round, for learners. Must know no Python.
#pragma once

#include <vector>

#include "ugo_position.hpp"

namespace tafelrunde::ugo {

class Tables {
 public:
  Tables(int number, int seats, uint64_t seed) : seats_(seats), chance_(seed), tables_(size_t(number)) {
    for (Table& table : tables_) begin(table);
  }

  size_t size() const { return tables_.size(); }
  int seats() const { return seats_; }
  const Position& position(size_t table) const { return tables_[table].position; }

  bool all_legal(const int32_t* actions) const {
    for (size_t at = 0; at < size(); ++at)
      if (!tables_[at].position.legal(actions[at])) return false;
    return true;
  }

  // A round that ends is dealt anew at once; its points stay until the next step.
  void step(const int32_t* actions) {
    for (size_t at = 0; at < size(); ++at) {
      Table& table = tables_[at];
      table.position.apply(actions[at]);
      table.ended = table.position.round.over();
      if (!table.ended) continue;
      for (int seat = 0; seat < seats_; ++seat) table.points[size_t(seat)] = table.position.round.kingdom[size_t(seat)].points();
      begin(table);
    }
  }

  // Whose turn it is, what they may do, and what they see.
  void look(int32_t* turns, uint8_t* legal, float* observations) const {
    for (size_t at = 0; at < size(); ++at, legal += kActions, observations += kObservation) {
      const Position& position = tables_[at].position;
      const Round& round = position.round;
      turns[at] = round.turn;
      std::fill_n(legal, kActions, uint8_t(0));
      if (round.placing) std::fill_n(legal + kCards, round.choices(), uint8_t(1));
      else
        for (Cards left = round.playable(); left; left &= left - 1) legal[std::countr_zero(left)] = 1;
      position.observe(round.turn, observations);
    }
  }

  void results(uint8_t* ended, float* rewards) const {
    for (size_t at = 0; at < size(); ++at)
      for (int seat = 0; seat < seats_; ++seat) {
        ended[at] = tables_[at].ended;
        *rewards++ = tables_[at].ended ? float(tables_[at].points[size_t(seat)]) : 0;
      }
  }

 private:
  struct Table {
    Position position;
    std::array<int, kMostSeats> points{};
    int first_leader = -1;
    bool ended = false;
  };

  void begin(Table& table) {  // UG-5: the next in turn leads
    table.first_leader = table.first_leader < 0 ? chance_.below(seats_) : (table.first_leader + 1) % seats_;
    table.position = {};
    table.position.round = opened(seats_, table.first_leader);
    deal(table.position.round, chance_);
  }

  int seats_;
  Chance chance_;
  std::vector<Table> tables_;
};

}  // namespace tafelrunde::ugo
