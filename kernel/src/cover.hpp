// The cover search: fill the lowest empty cell, pieces in the order of UC-33, orientations in that of `piece.py`.
// The twin of `cover.py`: the same answers in the same order. Must know no Python.
//
// Three small tables tell, for the cells around the lowest empty one, which of the 55 shapes fit, as one word. So a step
// costs three loads whatever the pieces are, on any processor, and there is nothing to gain from wider instructions.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>

#include "pieces.hpp"

namespace tafelrunde {

inline constexpr uint64_t kNoLimit = std::numeric_limits<uint64_t>::max();

template <int From, int Bits>
consteval std::array<uint64_t, (1 << Bits)> make_table() {
  std::array<uint64_t, (1 << Bits)> table{};
  for (uint32_t free = 0; free < (1u << Bits); ++free)
    for (int i = 0; i < kShapes; ++i)
      if (((kAll[i].bits >> From) & ((1u << Bits) - 1) & ~free) == 0) table[free] |= uint64_t(1) << i;
  return table;
}

alignas(64) inline constexpr auto kNear = make_table<1, 9>();
alignas(64) inline constexpr auto kBelow = make_table<10, 11>();
alignas(64) inline constexpr auto kFar = make_table<26, 3>();
static_assert([] {
  for (const Shape& shape : kAll)
    if (shape.bits & ~(1u | 0x3feu | 0x1ffc00u | 0x1c000000u)) return false;
  return true;
}(), "the tables must see every cell of every shape");

// The shapes that fit with their first cell on bit 0, which is free.
inline uint64_t fitting(uint64_t free) {
  return kNear[free >> 1 & 0x1ff] & kBelow[free >> 10 & 0x7ff] & kFar[free >> 26 & 7];
}

struct Set {  // what the search asks of a set of pieces
  uint64_t shapes = 0;
  int16_t pieces = 0, area = 0;
};
alignas(64) inline constexpr auto kSets = [] {
  std::array<Set, 1 << kPieces> sets{};
  for (unsigned set = 1; set <= kEveryPiece; ++set) {
    const Set& rest = sets[set & (set - 1)];
    int first = std::countr_zero(set);
    sets[set] = {rest.shapes | kShapesOf[first], int16_t(rest.pieces + 1), int16_t(rest.area + kSizes[first])};
  }
  return sets;
}();

inline uint64_t shapes_of(unsigned set) { return kSets[set].shapes; }
inline int area_of(unsigned set) { return kSets[set].area; }

struct Shapes {  // what the search asks of a shape, close together
  std::array<uint32_t, 64> bits{};
  std::array<uint64_t, 64> others{};  // the shapes of the other pieces
};
alignas(64) inline constexpr Shapes kShape = [] {
  Shapes s{};
  for (int i = 0; i < kShapes; ++i) {
    s.bits[i] = kAll[i].bits;
    s.others[i] = ~kShapesOf[kAll[i].piece];
  }
  return s;
}();

inline uint64_t lowest_first(uint64_t free) { return free >> std::countr_zero(free); }

// Called now and then by a search that may take long; says whether to go on.
struct Untiring {
  bool operator()() const { return true; }
};

// The same without a limit, which need not be looked at on the way.
template <int K>
uint64_t all_covers(uint64_t free, uint64_t shapes) {
  if constexpr (K == 1) {
    return (fitting(free) & shapes) != 0;
  } else {
    uint64_t found = 0;
    for (uint64_t m = fitting(free) & shapes; m; m &= m - 1) {
      int i = std::countr_zero(m);
      found += all_covers<K - 1>(lowest_first(free ^ kShape.bits[i]), shapes & kShape.others[i]);
    }
    return found;
  }
}

// The number of covers by K pieces of what is free, at most `limit` of them; the sizes must add up.
template <int K>
uint64_t covers(uint64_t free, uint64_t shapes, uint64_t limit) {
  if constexpr (K == 1) {
    return (fitting(free) & shapes) != 0;  // of the right size, so what fits is what is left
  } else if constexpr (K == 2) {
    return std::min(limit, all_covers<2>(free, shapes));
  } else {
    uint64_t found = 0;
    for (uint64_t m = fitting(free) & shapes; m; m &= m - 1) {
      int i = std::countr_zero(m);
      found += covers<K - 1>(lowest_first(free ^ kShape.bits[i]), shapes & kShape.others[i], limit - found);
      if (found >= limit) return found;
    }
    return found;
  }
}

// How many pieces can be worth no question whether to go on.
inline constexpr int kShort = 4;

template <class Tireless>
uint64_t covers(uint64_t free, uint64_t shapes, int k, uint64_t limit, Tireless& go_on) {
  switch (k) {
    case 1: return covers<1>(free, shapes, limit);
    case 2: return covers<2>(free, shapes, limit);
    case 3: return limit == kNoLimit ? all_covers<3>(free, shapes) : covers<3>(free, shapes, limit);
    case 4: return limit == kNoLimit ? all_covers<4>(free, shapes) : covers<4>(free, shapes, limit);
    default: break;
  }
  uint64_t found = 0;
  for (uint64_t m = fitting(free) & shapes; m && found < limit && go_on(); m &= m - 1) {
    int i = std::countr_zero(m);
    found += covers(lowest_first(free ^ kShape.bits[i]), shapes & kShape.others[i], k - 1,
                    limit == kNoLimit ? kNoLimit : limit - found, go_on);
  }
  return found;
}

// The number of covers of a region by a set, at most `limit`.
template <class Tireless>
uint64_t count(uint64_t region, unsigned set, uint64_t limit, Tireless& go_on) {
  const auto& [shapes, pieces, area] = kSets[set];
  if (!region || !set || !limit || std::popcount(region) != area) return 0;
  return covers(lowest_first(region), shapes, pieces, limit, go_on);
}

// How many pieces a search lays down before it has seen every cover.
template <class Tireless>
uint64_t effort(uint64_t free, uint64_t shapes, Tireless& go_on) {
  if (!free) return 0;
  free = lowest_first(free);
  uint64_t laid = 0;
  for (uint64_t m = fitting(free) & shapes; m && go_on(); m &= m - 1) {
    int i = std::countr_zero(m);
    laid += 1 + effort(free ^ kShape.bits[i], shapes & kShape.others[i], go_on);
  }
  return laid;
}

struct Step {  // a shape and the bit of the region that its first cell lies on
  uint8_t shape, at;
};

// Every cover in turn, as far as it is asked for.
class Solutions {
 public:
  Solutions(uint64_t region, unsigned set) : k_(std::popcount(set)) {
    if (!region || !set || std::popcount(region) != area_of(set)) return;
    open(0, region, 0, shapes_of(set));
    depth_ = 0;
  }

  enum class Now { kFound, kOver, kTired };

  // Goes on for about `steps` steps; when it found a cover, `laid()` is that.
  Now next(uint64_t steps) {
    while (depth_ >= 0) {
      Level& here = levels_[depth_];
      if (!here.left) {
        --depth_;
        continue;
      }
      int i = std::countr_zero(here.left);
      here.left &= here.left - 1;
      steps_[depth_] = {uint8_t(i), here.at};
      if (depth_ + 1 == k_) return Now::kFound;
      open(depth_ + 1, here.free ^ kShape.bits[i], here.at, here.shapes & kShape.others[i]);
      ++depth_;
      if (--steps == 0) return Now::kTired;
    }
    return Now::kOver;
  }

  int pieces() const { return k_; }
  const Step* steps() const { return steps_.data(); }  // as far as they are laid

 private:
  struct Level {
    uint64_t free, shapes, left;
    uint8_t at;
  };

  void open(int depth, uint64_t free, int at, uint64_t shapes) {
    int skip = std::countr_zero(free);
    free >>= skip;
    levels_[depth] = {free, shapes, fitting(free) & shapes, uint8_t(at + skip)};
  }

  int k_, depth_ = -1;
  std::array<Level, kPieces> levels_;
  std::array<Step, kPieces> steps_{};
};

// How often each set of k pieces covers the region; `number[set]` must be zero and is left so by `clear`.
class Census {
 public:
  template <class Tireless>
  void take(uint64_t region, int k, Tireless& go_on) {
    if (region && k >= 1 && k <= kPieces) fill(lowest_first(region), std::popcount(region), ~uint64_t(0), 0, k, go_on);
    // Lexicographic by piece is descending once the first piece is the highest bit.
    std::sort(sets_.begin(), sets_.begin() + size_, [](uint16_t a, uint16_t b) { return mirrored(a) > mirrored(b); });
  }

  int size() const { return size_; }
  uint16_t set(int i) const { return sets_[i]; }
  uint64_t covers(int i) const { return number_[sets_[i]]; }

  static unsigned mirrored(unsigned set) {
    unsigned turned = 0;
    for (int i = 0; i < kPieces; ++i) turned |= (set >> i & 1) << (kPieces - 1 - i);
    return turned;
  }

 private:
  static constexpr auto kLeast = [] {
    std::array<int, kPieces + 1> least{};
    std::array<int, kPieces> sizes = kSizes;
    std::sort(sizes.begin(), sizes.end());
    for (int k = 0; k < kPieces; ++k) least[k + 1] = least[k] + sizes[k];
    return least;
  }();
  static constexpr auto kMost = [] {
    std::array<int, kPieces + 1> most{};
    for (int k = 0; k <= kPieces; ++k) most[k] = kLeast[kPieces] - kLeast[kPieces - k];
    return most;
  }();

  template <class Tireless>
  void fill(uint64_t free, int area, uint64_t shapes, unsigned set, int k, Tireless& go_on) {
    if (k == 1) {
      if (uint64_t last = fitting(free) & shapes & kShapesOfSize[area])
        ++seen(set | 1u << kAll[std::countr_zero(last)].piece);
      return;
    }
    if (area < kLeast[k] || area > kMost[k]) return;
    for (uint64_t m = fitting(free) & shapes; m; m &= m - 1) {
      if (k > kShort && !go_on()) return;
      int i = std::countr_zero(m);
      uint64_t rest = free ^ kShape.bits[i];
      if (rest)
        fill(lowest_first(rest), area - kAll[i].size, shapes & kShape.others[i], set | 1u << kAll[i].piece, k - 1, go_on);
    }
  }

  uint64_t& seen(unsigned set) {
    if (!number_[set]) sets_[size_++] = uint16_t(set);
    return number_[set];
  }

  int size_ = 0;
  std::array<uint16_t, 1 << kPieces> sets_;
  std::array<uint64_t, 1 << kPieces> number_{};
};

}  // namespace tafelrunde
