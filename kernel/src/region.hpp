// A region as the atlas knows it: up to 16 cells a side, and what its eight images are. Must know no search, no Python.
//
// A symmetry is a number from 0 to 7: bit 2 swaps x and y first, then bit 0 mirrors x, then bit 1 mirrors y.
// The key of a region is its canonical picture as a number, bit y * width + x for the cell (x, y). Canonical are, of the
// eight images, those that are at least as wide as high, whose cells lie at least as much to the left as to the right
// and at least as much above as below, and, in a square box, more clearly to the left than above; the least key of these.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>

#include "pieces.hpp"

namespace tafelrunde {

using u128 = unsigned __int128;

constexpr int kSide = 16;      // the longest side of a region
constexpr int kKeyBits = 116;  // of a key; with the number of a set it must fit into 128
using Rows = std::array<uint16_t, kSide>;

inline uint16_t mirrored(uint16_t row, int width) {
  static constexpr auto turned = [] {
    std::array<uint8_t, 256> all{};
    for (int i = 0; i < 256; ++i)
      for (int bit = 0; bit < 8; ++bit) all[i] |= uint8_t((i >> bit & 1) << (7 - bit));
    return all;
  }();
  return uint16_t((turned[row & 255] << 8 | turned[row >> 8]) >> (16 - width));
}

inline int ones(uint16_t row) {
  static constexpr auto number = [] {
    std::array<uint8_t, 256> all{};
    for (int i = 0; i < 256; ++i) all[i] = uint8_t(std::popcount(unsigned(i)));
    return all;
  }();
  return number[row & 255] + number[row >> 8];
}

inline Rows image(const Rows& rows, int width, int height, int symmetry) {
  Rows out{};
  for (int y = 0; y < height; ++y)
    for (unsigned m = rows[y]; m; m &= m - 1) {
      int x = std::countr_zero(m);
      int a = symmetry & 4 ? y : x, b = symmetry & 4 ? x : y;
      int w = symmetry & 4 ? height : width, h = symmetry & 4 ? width : height;
      if (symmetry & 1) a = w - 1 - a;
      if (symmetry & 2) b = h - 1 - b;
      out[b] |= uint16_t(1 << a);
    }
  return out;
}

// The symmetries that leave a picture as it is, a bit each.
inline uint8_t symmetries(const Rows& rows, int width, int height) {
  uint8_t kept = 1;
  auto same = [&](auto&& row) {
    for (int y = 0; y < height; ++y)
      if (rows[y] != row(y)) return false;
    return true;
  };
  auto add = [&](int symmetry, auto&& row) { kept |= uint8_t(same(row) << symmetry); };
  add(1, [&](int y) { return mirrored(rows[y], width); });
  add(2, [&](int y) { return rows[height - 1 - y]; });
  add(3, [&](int y) { return mirrored(rows[height - 1 - y], width); });
  if (width == height) {
    Rows swapped = image(rows, width, height, 4);
    add(4, [&](int y) { return swapped[y]; });
    add(5, [&](int y) { return mirrored(swapped[y], width); });
    add(6, [&](int y) { return swapped[height - 1 - y]; });
    add(7, [&](int y) { return mirrored(swapped[height - 1 - y], width); });
  }
  return kept;
}

// Empty space not joined by edges to the outside: one less than the Euler number of the closed cells of a connected
// region, which is the intervals of its rows less the intervals that neighbouring rows have in common.
inline bool has_hole(const Rows& rows, int height) {
  int euler = 0;
  uint16_t above = 0;
  for (int y = 0; y < height; ++y) {
    unsigned row = rows[y];
    euler += ones(uint16_t(row & ~(row << 1)));
    unsigned corners = (row | row << 1) & (above | unsigned(above) << 1);
    euler -= ones(uint16_t(corners)) + int(corners >> 16 & 1) - ones(uint16_t(row & above));
    above = uint16_t(row);
  }
  return euler < 1;
}

template <class Key>
Rows picture_of(Key key, int width, int height) {
  Rows rows{};
  for (int y = 0; y < height; ++y, key >>= width) rows[y] = uint16_t(unsigned(key) & ((1u << width) - 1));
  return rows;
}

}  // namespace tafelrunde
