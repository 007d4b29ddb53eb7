// The twelve pieces as bit masks, in the order of UC-33 and with the orientations in the order of `piece.py`.
// Must know no search and no Python.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tafelrunde {

constexpr int kPieces = 12;
constexpr int kStride = 9;  // bits a row takes: eight cells and a pad that stops wrap-around
constexpr int kWidth = kStride - 1;
constexpr int kHeight = 63 / kStride;
constexpr int kShapes = 55;
constexpr int kLargest = 5;
constexpr unsigned kEveryPiece = (1u << kPieces) - 1;

struct Picture {
  std::string_view name, rows;
};

constexpr std::array<Picture, kPieces> kPictures{{{"I2", "##"},
                                                  {"I3", "###"},
                                                  {"V3", "#./##"},
                                                  {"I4", "####"},
                                                  {"O4", "##/##"},
                                                  {"T4", "###/.#."},
                                                  {"S4", "#./##/.#"},
                                                  {"L4", "#./#./##"},
                                                  {"P5", "##/##/#."},
                                                  {"L5", "#./#./#./##"},
                                                  {"Y5", "####/.#.."},
                                                  {"Z5", "##./.#./.##"}}};

struct Cell {
  int8_t x, y;
};

struct Shape {
  uint32_t bits{};  // pushed along until its first cell in reading order is bit 0
  int8_t piece{}, turn{}, flip{};
  int8_t first{};  // the column of that first cell
  int8_t size{}, width{}, height{};
  std::array<Cell, kLargest> cells{};  // its box in the top left corner, in reading order
};

// UC-2: flipped left to right first, then turned clockwise by quarters.
consteval Shape make_shape(int piece, int turn, int flip) {
  Shape s{};
  s.piece = int8_t(piece);
  s.turn = int8_t(turn);
  s.flip = int8_t(flip);
  int x = 0, y = 0;
  for (char mark : kPictures[piece].rows) {
    if (mark == '/') {
      x = 0;
      ++y;
      continue;
    }
    if (mark == '#') s.cells[s.size++] = {int8_t(flip ? -x : x), int8_t(y)};
    ++x;
  }
  int left = 99, top = 99;
  for (int i = 0; i < s.size; ++i) {
    for (int t = 0; t < turn; ++t) s.cells[i] = {int8_t(-s.cells[i].y), s.cells[i].x};
    left = s.cells[i].x < left ? s.cells[i].x : left;
    top = s.cells[i].y < top ? s.cells[i].y : top;
  }
  for (int i = 0; i < s.size; ++i) {
    Cell cell{int8_t(s.cells[i].x - left), int8_t(s.cells[i].y - top)};
    s.width = cell.x >= s.width ? int8_t(cell.x + 1) : s.width;
    s.height = cell.y >= s.height ? int8_t(cell.y + 1) : s.height;
    int at = i;
    for (; at > 0 && s.cells[at - 1].y * kStride + s.cells[at - 1].x > cell.y * kStride + cell.x; --at)
      s.cells[at] = s.cells[at - 1];
    s.cells[at] = cell;
  }
  s.first = s.cells[0].x;
  for (int i = 0; i < s.size; ++i)
    s.bits |= uint32_t(1) << (s.cells[i].y * kStride + s.cells[i].x - s.first);
  return s;
}

consteval std::array<Shape, kShapes> make_shapes() {
  std::array<Shape, kShapes> all{};
  int n = 0;
  for (int piece = 0; piece < kPieces; ++piece)
    for (int turn = 0, start = n; turn < 4; ++turn)
      for (int flip = 0; flip < 2; ++flip) {
        Shape s = make_shape(piece, turn, flip);
        bool seen = false;
        for (int i = start; i < n; ++i) seen |= all[i].bits == s.bits;
        if (!seen) all[n++] = s;
      }
  if (n != kShapes) throw "there are 55 shapes";
  return all;
}

inline constexpr std::array<Shape, kShapes> kAll = make_shapes();

// A set of shapes is a word, so that one table look-up can speak of all of them.
inline constexpr auto kShapesOf = [] {
  std::array<uint64_t, kPieces> of{};
  for (int i = 0; i < kShapes; ++i) of[kAll[i].piece] |= uint64_t(1) << i;
  return of;
}();

inline constexpr auto kSizes = [] {
  std::array<int, kPieces> sizes{};
  for (const Shape& shape : kAll) sizes[shape.piece] = shape.size;
  return sizes;
}();

inline constexpr auto kShapesOfSize = [] {
  std::array<uint64_t, 64> of{};
  for (int i = 0; i < kShapes; ++i) of[kAll[i].size] |= uint64_t(1) << i;
  return of;
}();

// A bit for every cell of the frame: no pad, nothing below the last row.
inline constexpr uint64_t kFrame = [] {
  uint64_t frame = 0;
  for (int y = 0; y < kHeight; ++y) frame |= ((uint64_t(1) << kWidth) - 1) << (y * kStride);
  return frame;
}();

}  // namespace tafelrunde
