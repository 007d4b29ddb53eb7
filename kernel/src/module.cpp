// The Python module: what works on arrays and what keeps state. Single calls are in calls.cpp.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <algorithm>

#include "atlas.hpp"
#include "calls.hpp"
#include "crew.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tafelrunde {
namespace {

template <class T>
using In = nb::ndarray<const T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
template <class T, class Shape>
using Out = nb::ndarray<nb::numpy, T, Shape, nb::c_contig>;

constexpr size_t kParcel = 64;
constexpr int kMostThreads = 256;

int checked(int threads) {
  if (threads < 1 || threads > kMostThreads) throw nb::value_error("threads: from 1 to 256");
  return threads;
}

void check_tasks(const In<uint64_t>& masks, const In<uint16_t>& sets) {
  if (masks.shape(0) != sets.shape(0)) throw nb::value_error("masks and sets differ in length");
  uint64_t beyond = 0;
  unsigned unknown = 0;
  for (size_t i = 0; i < masks.shape(0); ++i) beyond |= masks.data()[i] & ~kFrame, unknown |= sets.data()[i] & ~kEveryPiece;
  if (beyond) throw nb::value_error("a mask has a bit outside the frame of 8 by 7 cells");
  if (unknown) throw nb::value_error("a set has a bit beyond the twelve pieces");
}

// Whether a signal came whose handler raised; takes the GIL for the question.
bool undisturbed() {
  nb::gil_scoped_acquire hold;
  return PyErr_CheckSignals() == 0;
}

// Calls `one(i, go_on)` for every i below n; without the GIL, in parcels, on this thread or on several.
template <class One>
void for_all(size_t n, int threads, One&& one) {
  if (threads == 1) {
    Patience patience;
    patience.leave();
    for (size_t from = 0; from < n && patience(); from += kParcel)
      for (size_t i = from; i < std::min(n, from + kParcel); ++i) one(i, patience);
    if (!patience.back()) throw nb::python_error();
    return;
  }
  std::atomic<size_t> next{0};
  bool finished;
  {
    nb::gil_scoped_release leave;
    auto work = [&](Stop& stop) {
      auto go_on = [&] { return !stop.load(std::memory_order_relaxed); };
      for (size_t from; go_on() && (from = next.fetch_add(kParcel)) < n;)
        for (size_t i = from; i < std::min(n, from + kParcel); ++i) one(i, go_on);
    };
    finished = with_crew(threads, work, undisturbed);
  }
  if (!finished) throw nb::python_error();
}

template <class T, class Shape, class... Sides>
Out<T, Shape> owned(std::vector<T>&& values, Sides... sides) {
  auto* kept = new std::vector<T>(std::move(values));
  nb::capsule owner(kept, [](void* p) noexcept { delete static_cast<std::vector<T>*>(p); });
  return Out<T, Shape>(kept->data(), {size_t(sides)...}, owner);
}

Out<uint64_t, nb::ndim<1>> count_many(In<uint64_t> masks, In<uint16_t> sets, std::optional<uint64_t> limit, int threads) {
  check_tasks(masks, sets);
  size_t n = masks.shape(0);
  std::vector<uint64_t> found(n);
  const uint64_t* region = masks.data();
  const uint16_t* set = sets.data();
  uint64_t most = limit.value_or(kNoLimit);
  for_all(n, checked(threads), [&](size_t i, auto& go_on) { found[i] = count(region[i], set[i], most, go_on); });
  return owned<uint64_t, nb::ndim<1>>(std::move(found), n);
}

// A placement in 16 bits: the shape, and the bit of the mask that its first cell lies on.
constexpr uint16_t kNothing = 0xffff;
uint16_t packed(Step step) { return uint16_t(step.shape << 6 | step.at); }

Out<uint16_t, nb::shape<-1, kPieces>> solve_many(In<uint64_t> masks, In<uint16_t> sets, int threads) {
  check_tasks(masks, sets);
  size_t n = masks.shape(0);
  std::vector<uint16_t> found(n * kPieces, kNothing);
  const uint64_t* region = masks.data();
  const uint16_t* set = sets.data();
  for_all(n, checked(threads), [&](size_t i, auto& go_on) {
    Solutions search(region[i], set[i]);
    auto now = search.next(1 << 12);
    while (now == Solutions::Now::kTired && go_on()) now = search.next(1 << 12);
    if (now != Solutions::Now::kFound) return;
    for (int step = 0; step < search.pieces(); ++step)
      found[i * kPieces + size_t(kAll[search.steps()[step].shape].piece)] = packed(search.steps()[step]);
  });
  return owned<uint16_t, nb::shape<-1, kPieces>>(std::move(found), n, kPieces);
}

class Covers {  // what `solutions` gives
 public:
  Covers(const Region& region, unsigned set) : region_(region), search_(region.cells, set) {}

  nb::object next() {
    if (searching_) throw std::runtime_error("another thread is searching");
    searching_ = true;
    Solutions::Now now;
    bool good;
    {
      Patience patience;
      now = search_.next(1 << 12);
      while (now == Solutions::Now::kTired && patience()) now = search_.next(1 << 12);
      good = patience.back();
    }
    searching_ = false;
    if (!good) throw nb::python_error();
    if (now != Solutions::Now::kFound) throw nb::stop_iteration();
    PyObject* cover = laid(search_.steps(), search_.pieces(), region_);
    if (!cover) throw nb::python_error();
    return nb::steal(cover);
  }

 private:
  Region region_;
  Solutions search_;
  bool searching_ = false;
};

nb::tuple shapes() {
  nb::list all;
  for (const Shape& shape : kAll) {
    nb::list cells;
    for (int c = 0; c < shape.size; ++c) cells.append(nb::make_tuple(int(shape.cells[c].x), int(shape.cells[c].y)));
    auto name = kPictures[size_t(shape.piece)].name;
    all.append(nb::make_tuple(nb::str(name.data(), name.size()), int(shape.turn), bool(shape.flip), nb::tuple(cells)));
  }
  return nb::tuple(all);
}

nb::bytes bytes_of(const auto& values) { return nb::bytes(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(values[0])); }

std::vector<int> areas(int k) {
  std::vector<int> found;
  for (int area = 1; area <= kMostArea; ++area)
    if (!Sets(k, area).all.empty()) found.push_back(area);
  return found;
}

Sheet survey(int k, int area, std::optional<std::pair<int, int>> box, int threads, bool keep, nb::object progress,
             bool exactly) {
  if (k < 1 || k > kMostPieces) throw nb::value_error("k: from 1 to 5");
  Box within;
  if (box) within = {std::min(std::max(box->first, box->second), kSide), std::min({box->first, box->second, kSide}), exactly};
  if (within.shorter < 1) throw nb::value_error("box: at least 1 by 1");
  // Four pieces never need more bits than a key has; of five, only those in a box of this size do not.
  if (k == kMostPieces && within.longer * within.shorter > kKeyBits) throw nb::value_error("box: at most 116 cells for 5 pieces");
  checked(threads);
  Survey whole(k, area, within, keep);
  bool finished;
  {
    nb::gil_scoped_release leave;
    finished = whole.run(threads, [&](double share) {
      nb::gil_scoped_acquire hold;
      if (PyErr_CheckSignals()) return false;
      if (progress.is_none()) return true;
      PyObject* answer = PyObject_CallFunction(progress.ptr(), "d", share);
      Py_XDECREF(answer);
      return answer != nullptr;
    });
  }
  if (!finished) throw nb::python_error();
  return std::move(whole.sheet);
}

}  // namespace

PyObject* iterate(const Region& region, unsigned set) { return nb::cast(Covers(region, set)).release().ptr(); }

}  // namespace tafelrunde

NB_MODULE(_kernel, m) {
  using namespace tafelrunde;
  if (!prepare_calls(m.ptr())) throw nb::python_error();
  m.attr("API") = 3;
  m.attr("SHAPES") = shapes();

  nb::class_<Covers>(m, "Covers", "The covers of a region, one at a time.")
      .def("__iter__", [](nb::handle self) { return self; })
      .def("__next__", &Covers::next);

  m.def("count_many", &count_many, "masks"_a.noconvert(), "sets"_a.noconvert(), "limit"_a = nb::none(), "threads"_a = 1,
        "The number of covers of each region (a mask with a stride of 9) by each set (a bit a piece), at most `limit`.");
  m.def("solve_many", &solve_many, "masks"_a.noconvert(), "sets"_a.noconvert(), "threads"_a = 1,
        "The first cover of each region: a row of twelve placements, by piece. A placement is the number of its shape in\n"
        "SHAPES times 64 plus the bit of the mask that its first cell lies on, or 65535 where the piece is not laid.");

  nb::class_<Section>(m, "Section", "The regions of one area and one box, in the order of their keys.")
      .def_ro("width", &Section::width)
      .def_ro("height", &Section::height)
      .def_prop_ro("regions", [](const Section& s) { return s.sets.size(); })
      .def_prop_ro("pairs", [](const Section& s) { return s.pieces.size(); })
      .def_prop_ro("keys", [](const Section& s) { return bytes_of(s.keys); })
      .def_prop_ro("sets", [](const Section& s) { return bytes_of(s.sets); })
      .def_prop_ro("unique", [](const Section& s) { return bytes_of(s.unique); })
      .def_prop_ro("traits", [](const Section& s) { return bytes_of(s.traits); })
      .def_prop_ro("pieces", [](const Section& s) { return bytes_of(s.pieces); })
      .def_prop_ro("covers", [](const Section& s) { return bytes_of(s.covers); });

  nb::class_<Sheet>(m, "Sheet", "All regions of one area.")
      .def_prop_ro("figures", [](const Sheet& s) {
        const Figures& f = s.figures;
        nb::dict all;
        all["arrangements"] = f.arrangements;
        all["distinct_arrangements"] = f.distinct_arrangements;
        all["pairs"] = f.pairs;
        all["unique_pairs"] = f.unique_pairs;
        all["regions"] = f.regions;
        all["hole_free"] = f.hole_free;
        all["six_sets"] = f.six_sets;
        all["six_sets_hole_free"] = f.six_sets_hole_free;
        all["six_unique"] = f.six_unique;
        all["six_unique_hole_free"] = f.six_unique_hole_free;
        all["most_sets"] = f.most_sets;
        return all;
      })
      .def_ro("sections", &Sheet::sections);

  m.def("areas", &areas, "k"_a, "The areas that sets of k pieces can have.");
  m.def("survey", &survey, "k"_a, "area"_a, "box"_a = nb::none(), "threads"_a = 1, "keep"_a = true, "progress"_a = nb::none(),
        "exactly"_a = false,
        "All regions of this area that some k pieces tile, up to turning and flipping, within the box lying or standing,\n"
        "or with exactly that box.\n"
        "`progress` hears ten times a second which share is done; what it raises ends the work.");
}
