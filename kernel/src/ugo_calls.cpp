// UGO! for Python: positions, the search, and many tables at once. What is asked wrongly is refused here.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "patience.hpp"
#include "ugo_asked.hpp"
#include "ugo_search.hpp"
#include "ugo_tables.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tafelrunde::ugo {
namespace {

template <class T>
using Row = nb::ndarray<nb::numpy, T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
template <class T>
using Sheet = nb::ndarray<nb::numpy, T, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Weights = nb::ndarray<const float, nb::shape<kFeatures>, nb::c_contig, nb::device::cpu>;

void apply(Position& position, int action) {
  require(position.legal(action), "no legal action");
  position.apply(action);
}

Numbers legal_actions(const Position& position) {
  const Round& round = position.round;
  if (round.over()) return {};
  if (round.placing) return numbers_of((uint64_t(1) << round.choices()) - 1, kCards);
  return numbers_of(round.playable());
}

// A way to place: the new suits from left to right, and the tops of the piles.
std::pair<Numbers, Numbers> placing(const Position& position, int action) {
  require(position.round.placing && position.legal(action), "no legal placing");
  Placing what = position.round.to_place();
  int number = action - kCards, top = number % what.tops();
  Order order = permuted(what, number / what.tops());
  Numbers suits(order.begin(), order.begin() + what.fresh_count), tops(size_t(what.piles));
  for (int at = what.piles; at--; top /= what.pile[size_t(at)].size) {
    const Placing::Pile& pile = what.pile[size_t(at)];
    tops[size_t(at)] = pile.suit * kValues + pile.values[size_t(top % pile.size)];
  }
  return {suits, tops};
}

Numbers points(const Position& position) {
  Numbers all;
  for (int seat = 0; seat < position.round.seats; ++seat) all.push_back(position.round.kingdom[size_t(seat)].points());
  return all;
}

Position resampled(const Position& position, int seat, uint64_t seed) {
  require(seat >= 0 && seat < position.round.seats, "seat: no such");
  Position other = position;
  Chance chance(seed);
  Sampler(position.known_to(seat)).draw(chance, other.round.hand);
  return other;
}

std::vector<std::pair<int, Numbers>> features(const Position& position) {
  std::vector<std::pair<int, Numbers>> all;
  Judge judge(position.round);
  for (int card : numbers_of(position.round.placing ? 0 : position.round.playable())) {
    Features of = judge.features(card);
    all.emplace_back(card, Numbers(of.begin(), of.end()));
  }
  return all;
}

Stakes stakes_of(const Position& position, const std::optional<Numbers>& totals) {
  Stakes stakes;
  stakes.last_round = totals.has_value();
  if (totals) {
    require(totals->size() == position.round.seats, "totals: one for each seat");
    std::copy(totals->begin(), totals->end(), stakes.totals.begin());
  }
  return stakes;
}

using Told = std::vector<std::tuple<int, uint32_t, double>>;

Told told(const std::vector<Verdict>& verdicts) {
  Told all;
  for (const Verdict& verdict : verdicts) all.emplace_back(verdict.action, verdict.visits, verdict.worth);
  return all;
}

std::optional<Policy> policy_of(const std::optional<Weights>& logits) {
  if (!logits) return {};
  return Policy(std::span<const float, kFeatures>(logits->data(), kFeatures));
}

class Thinker {  // a search and what it refers to
 public:
  Thinker(const Position& position, std::optional<Numbers> totals, std::optional<Weights> logits, uint64_t seed,
          float curiosity, int solve_tricks)
      : policy_(policy_of(logits)),
        search_(checked(position), stakes_of(position, totals), policy_ ? &*policy_ : nullptr, {curiosity, solve_tricks}, seed) {}
  Thinker(const Thinker&) = delete;

  void run(int iterations) {
    Patience patience;
    patience.leave();
    for (; iterations > 0 && patience(); iterations -= 16) search_.run(std::min(iterations, 16));
    if (!patience.back()) throw nb::python_error();
  }

  Told verdicts() const { return told(search_.verdicts()); }

 private:
  static const Position& checked(const Position& position) {
    require(!position.round.over(), "the round is over");
    return position;
  }

  std::optional<Policy> policy_;
  Search search_;
};

Told judged_flat(const Position& position, int deals, std::optional<Numbers> totals, uint64_t seed) {
  require(!position.round.over(), "the round is over");
  nb::gil_scoped_release leave;
  return told(flat(position, stakes_of(position, totals), deals, seed));
}

// So many rounds of random play, or by the policy of these logits: what they bring a seat on average.
double rounds(int seats, int number, uint64_t seed, std::optional<Weights> logits) {
  seats_of(seats);
  std::optional<Policy> policy = policy_of(logits);
  nb::gil_scoped_release leave;
  Chance chance(seed);
  int64_t sum = 0;
  for (int n = 0; n < number; ++n) {
    Round round = opened(seats, n % seats);
    deal(round, chance);
    if (policy) policy->rest(round, chance);
    else random_rest(round, chance);
    for (int seat = 0; seat < seats; ++seat) sum += round.kingdom[size_t(seat)].points();
  }
  return double(sum) / number / seats;
}

// So many deals for the seat whose turn it is, its own hand last seen; how many cards of each went to the next seat.
uint64_t sample(const Position& position, int number, uint64_t seed) {
  Chance chance(seed);
  Sampler sampler(position.known_to(position.round.turn));
  auto hands = position.round.hand;
  uint64_t mixed = 0;
  for (int n = 0; n < number; ++n) {
    sampler.draw(chance, hands);
    mixed ^= hands[size_t(position.round.next(position.round.turn))];
  }
  return mixed;
}

void observe(const Position& position, int seat, Row<float> out) {
  require(seat >= 0 && seat < position.round.seats && out.shape(0) == kObservation, "seat, out: no such");
  position.observe(seat, out.data());
}

}  // namespace

}  // namespace tafelrunde::ugo

// One module for every processor, and one that asks for instructions which nearly all have; ugo.py takes what runs.
NB_MODULE(TAFELRUNDE_UGO, m) {
  using namespace tafelrunde::ugo;
#ifdef __BMI2__
  if (!__builtin_cpu_supports("bmi2")) throw nb::import_error("this module was built for processors with BMI2");
#endif
  m.attr("ACTIONS") = kActions;
  m.attr("CARDS") = kCards;
  m.attr("FEATURES") = kFeatures;
  m.attr("OBSERVATION") = kObservation;

  nb::class_<Position>(m, "Position", "A round with what has been seen of it. Cards are numbers, suit * 9 + value.")
      .def_static("dealt", &dealt, "hands"_a, "leader"_a)
      .def_static("shuffled", &shuffled, "seats"_a, "leader"_a, "seed"_a)
      .def_static("seen", &seen, "seat"_a, "hand"_a, "played"_a, "placing"_a, "tricks"_a, "lands"_a, "shown"_a, "voids"_a)
      .def("copy", [](const Position& position) { return position; })
      .def("apply", &apply, "action"_a)
      .def("legal_actions", &legal_actions)
      .def("sensible_actions", [](const Position& p) { return numbers_of(p.round.over() ? 0 : sensible(p.round), p.round.placing ? kCards : 0); })
      .def("placing", &placing, "action"_a)
      .def("hand", [](const Position& p, int seat) { return numbers_of(p.round.hand.at(size_t(seat))); }, "seat"_a)
      .def("points", &points)
      .def("farmers", [](const Position& p) {
        Numbers all;
        for (int seat = 0; seat < p.round.seats; ++seat) all.push_back(p.round.kingdom[size_t(seat)].farmers());
        return all;
      })
      .def("resampled", &resampled, "seat"_a, "seed"_a)
      .def("deals", [](const Position& p, int seat) { return Sampler(p.known_to(seat)).deals(); }, "seat"_a)
      .def("features", &features)
      .def("observe", &observe, "seat"_a, "out"_a)
      .def_prop_ro("seats", [](const Position& p) { return int(p.round.seats); })
      .def_prop_ro("turn", [](const Position& p) { return int(p.round.turn); })
      .def_prop_ro("tricks", [](const Position& p) { return int(p.round.tricks); })
      .def_prop_ro("supply", [](const Position& p) { return p.round.supply(); })
      .def_prop_ro("is_placing", [](const Position& p) { return p.round.placing; })
      .def_prop_ro("over", [](const Position& p) { return p.round.over(); });

  nb::class_<Thinker>(m, "Search", "A search for the seat whose turn it is; runs until nobody asks for more.")
      .def(nb::init<const Position&, std::optional<Numbers>, std::optional<Weights>, uint64_t, float, int>(), "position"_a,
           "totals"_a = nb::none(), "logits"_a = nb::none(), "seed"_a = 0, "curiosity"_a = Settings{}.curiosity,
           "solve_tricks"_a = Settings{}.solve_tricks)
      .def("run", &Thinker::run, "iterations"_a)
      .def("verdicts", &Thinker::verdicts);

  m.def("flat", &judged_flat, "position"_a, "deals"_a, "totals"_a = nb::none(), "seed"_a = 0);
  m.def("rounds", &rounds, "seats"_a, "number"_a, "seed"_a, "logits"_a = nb::none());
  m.def("sample", &sample, "position"_a, "number"_a, "seed"_a);

  nb::class_<Tables>(m, "Tables", "Many tables that play round after round, each step for all of them at once.")
      .def("__init__", [](Tables* self, int number, int seats, uint64_t seed) {
        require(number > 0, "number: at least 1");
        new (self) Tables(number, seats_of(seats), seed);
      }, "number"_a, "seats"_a, "seed"_a)
      .def("step", [](Tables& t, nb::ndarray<const int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu> actions) {
        require(actions.shape(0) == t.size(), "actions: one for each table");
        require(t.all_legal(actions.data()), "an action is not legal; no table has changed");
        nb::gil_scoped_release leave;
        t.step(actions.data());
      }, "actions"_a)
      .def("look", [](const Tables& t, Row<int32_t> turns, Sheet<uint8_t> legal, Sheet<float> observations) {
        require(turns.shape(0) == t.size() && legal.shape(0) == t.size() && legal.shape(1) == kActions, "turns, legal: wrong shape");
        require(observations.shape(0) == t.size() && observations.shape(1) == kObservation, "observations: wrong shape");
        nb::gil_scoped_release leave;
        t.look(turns.data(), legal.data(), observations.data());
      }, "turns"_a, "legal"_a, "observations"_a)
      .def("results", [](const Tables& t, Row<uint8_t> ended, Sheet<float> rewards) {
        require(ended.shape(0) == t.size() && rewards.shape(0) == t.size() && int(rewards.shape(1)) == t.seats(), "ended, rewards: wrong shape");
        t.results(ended.data(), rewards.data());
      }, "ended"_a, "rewards"_a)
      .def("position", [](const Tables& t, size_t table) {
        require(table < t.size(), "table: no such");
        return t.position(table);
      }, "table"_a);
}
