// What an arrangement is made of: pieces under each symmetry, the sets that have one area, the box that is wanted.
// Must know no Python, and not how arrangements are found.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "cover.hpp"
#include "pieces.hpp"
#include "region.hpp"

namespace tafelrunde {

constexpr int kLongest = 4;     // by so much a piece can widen what it touches
constexpr int kMostPieces = 5;
constexpr int kMostArea = 24;   // of that many pieces

struct Form {  // a shape under each symmetry
  int8_t w{}, h{}, size{}, piece{};
  int16_t sum_x{}, sum_y{};
  uint8_t kept{};
  std::array<Cell, kLargest> cells{};
  std::array<std::array<uint16_t, 4>, 8> rows{};
};

inline std::array<Form, kShapes> make_forms() {
  std::array<Form, kShapes> all{};
  for (int i = 0; i < kShapes; ++i) {
    const Shape& shape = kAll[i];
    Form& form = all[i];
    form = {shape.width, shape.height, shape.size, shape.piece, 0, 0, 0, shape.cells, {}};
    Rows rows{};
    for (int c = 0; c < shape.size; ++c) {
      rows[shape.cells[c].y] |= uint16_t(1 << shape.cells[c].x);
      form.sum_x += shape.cells[c].x;
      form.sum_y += shape.cells[c].y;
    }
    for (int t = 0; t < 8; ++t) {
      Rows turned = image(rows, shape.width, shape.height, t);
      std::copy_n(turned.begin(), 4, form.rows[t].begin());
    }
    form.kept = symmetries(rows, shape.width, shape.height);
  }
  return all;
}
inline const std::array<Form, kShapes> kForms = make_forms();

inline constexpr auto kOrientations = [] {
  std::array<int, kPieces> number{};
  for (const Shape& shape : kAll) ++number[shape.piece];
  return number;
}();

// The root of a set is the first of these: most orientations first, larger before smaller.
inline constexpr std::array<int, kPieces> kByAsymmetry{10, 9, 8, 7, 11, 6, 5, 2, 3, 1, 0, 4};
static_assert([] {
  for (int i = 1; i < kPieces; ++i)
    if (kOrientations[kByAsymmetry[i]] > kOrientations[kByAsymmetry[i - 1]]) return false;
  return true;
}());

inline int root_of(unsigned set) {
  return *std::find_if(kByAsymmetry.begin(), kByAsymmetry.end(), [&](int piece) { return set >> piece & 1; });
}

struct Box {  // what a region must fit into, lying or standing, or be as large as
  int longer = kSide, shorter = kSide;
  bool exactly = false;
  bool holds(int w, int h) const { return std::max(w, h) <= longer && std::min(w, h) <= shorter; }
  bool wants(int w, int h) const { return !exactly || (std::max(w, h) == longer && std::min(w, h) == shorter); }
  bool in_reach(int w, int h, int pieces) const {
    return !exactly || (std::max(w, h) + kLongest * pieces >= longer && std::min(w, h) + kLongest * pieces >= shorter);
  }
};

// The sets of k pieces with one area, in the order of UC-33; a set's number among them takes `bits` bits.
struct Sets {
  std::vector<uint16_t> all;
  std::array<uint16_t, 1 << kPieces> number{};
  int bits = 0;

  Sets(int k, int area) {
    for (unsigned set = 0; set <= kEveryPiece; ++set)
      if (std::popcount(set) == k && area_of(set) == area) all.push_back(uint16_t(set));
    std::sort(all.begin(), all.end(), [](unsigned a, unsigned b) { return Census::mirrored(a) > Census::mirrored(b); });
    for (size_t i = 0; i < all.size(); ++i) number[all[i]] = uint16_t(i);
    while (size_t(1) << bits < all.size()) ++bits;
  }
};

}  // namespace tafelrunde
