// The cover search for pieces that the caller brings, each laid once, turned and flipped at will.
// Must know nothing of the twelve pieces, and no Python.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <set>
#include <stdexcept>
#include <utility>
#include <vector>

namespace tafelrunde {

using Spot = std::pair<int, int>;  // column, row
using Spots = std::vector<Spot>;

class Tiling {
 public:
  // Throws std::length_error when the area or the pieces are too large for the masks.
  Tiling(Spots area, const std::vector<Spots>& pieces) {
    area = in_box(std::move(area));
    auto [width, height] = box(area);
    if (width > height) {  // the shorter side along a row: fewer half-filled ends
      for (auto& [x, y] : area) std::swap(x, y);
      std::swap(width, height);
    }
    stride_ = width + 1;
    if (stride_ * height > 128) throw std::length_error("region.too-large");
    for (auto [x, y] : area) free_ |= Board(1) << (y * stride_ + x);
    if (pieces.size() > 64) throw std::length_error("set.too-large");
    pieces_ = int(pieces.size());
    size_t cells = 0;
    for (int piece = 0; piece < pieces_; ++piece) {
      cells += in_box(pieces[piece]).size();
      add(piece, pieces[piece], width, height);
    }
    fits_ = cells == area.size() && !shapes_.empty();
    words_ = (shapes_.size() + 63) / 64;
    if (words_ > kWords) throw std::length_error("set.too-large");
    index();
  }

  template <class Tireless>
  uint64_t count(uint64_t limit, Tireless& go_on) const {
    if (!fits_ || !limit) return 0;
    return words_ == 1 ? fill<1>(free_, all(), pieces_, limit, go_on) : fill<kWords>(free_, all(), pieces_, limit, go_on);
  }

 private:
  using Board = unsigned __int128;
  static constexpr size_t kWords = 8;
  static constexpr int kChunk = 10;  // cells that one look-up sees
  using Set = std::array<uint64_t, kWords>;
  struct Oriented {
    Board bits;
    int piece;
  };

  static int lowest(Board board) {
    auto low = uint64_t(board);
    return low ? std::countr_zero(low) : 64 + std::countr_zero(uint64_t(board >> 64));
  }

  static Spots in_box(Spots spots) {
    if (spots.empty()) return spots;
    int left = spots[0].first, top = spots[0].second;
    for (auto [x, y] : spots) left = std::min(left, x), top = std::min(top, y);
    for (auto& [x, y] : spots) x -= left, y -= top;
    std::sort(spots.begin(), spots.end(),
              [](Spot a, Spot b) { return a.second != b.second ? a.second < b.second : a.first < b.first; });
    spots.erase(std::unique(spots.begin(), spots.end()), spots.end());
    return spots;
  }

  static Spot box(const Spots& spots) {
    int width = 0, height = 0;
    for (auto [x, y] : spots) width = std::max(width, x + 1), height = std::max(height, y + 1);
    return {width, height};
  }

  void add(int piece, const Spots& spots, int width, int height) {
    std::set<Spots> seen;
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
      Spots turned = spots;
      for (auto& [x, y] : turned) {
        if (symmetry & 4) std::swap(x, y);
        if (symmetry & 1) x = -x;
        if (symmetry & 2) y = -y;
      }
      turned = in_box(std::move(turned));
      auto [w, h] = box(turned);
      if (turned.empty() || w > width || h > height || !seen.insert(turned).second) continue;
      Board bits = 0;
      for (auto [x, y] : turned) bits |= Board(1) << (y * stride_ + x - turned[0].first);
      shapes_.push_back({bits, piece});
    }
  }

  // For each chunk of cells and each way it can be free, the shapes that fit there.
  void index() {
    int reach = 1;
    for (const Oriented& shape : shapes_)
      while (shape.bits >> reach) ++reach;
    chunks_ = (reach + kChunk - 1) / kChunk;
    table_.assign(size_t(chunks_) * (size_t(1) << kChunk) * words_, 0);
    for (int chunk = 0; chunk < chunks_; ++chunk)
      for (unsigned free = 0; free < 1u << kChunk; ++free)
        for (size_t i = 0; i < shapes_.size(); ++i) {
          unsigned needed = unsigned(shapes_[i].bits >> (chunk * kChunk)) & ((1u << kChunk) - 1);
          if (!(needed & ~free)) table_[((size_t(chunk) << kChunk) + free) * words_ + i / 64] |= uint64_t(1) << (i % 64);
        }
    others_.assign(pieces_, Set{});
    for (int piece = 0; piece < pieces_; ++piece)
      for (size_t i = 0; i < shapes_.size(); ++i)
        if (shapes_[i].piece != piece) others_[piece][i / 64] |= uint64_t(1) << (i % 64);
  }

  Set all() const {
    Set set{};
    for (size_t i = 0; i < shapes_.size(); ++i) set[i / 64] |= uint64_t(1) << (i % 64);
    return set;
  }

  template <size_t Words, class Tireless>
  uint64_t fill(Board free, const Set& shapes, int k, uint64_t limit, Tireless& go_on) const {
    free >>= lowest(free);
    size_t words = Words == 1 ? 1 : words_;
    std::array<uint64_t, Words> fitting;
    for (size_t word = 0; word < words; ++word) fitting[word] = shapes[word];
    for (int chunk = 0; chunk < chunks_; ++chunk) {
      auto seen = unsigned(free >> (chunk * kChunk)) & ((1u << kChunk) - 1);
      const uint64_t* row = &table_[((size_t(chunk) << kChunk) + seen) * words];
      for (size_t word = 0; word < words; ++word) fitting[word] &= row[word];
    }
    uint64_t found = 0;
    for (size_t word = 0; word < words; ++word)
      for (uint64_t m = fitting[word]; m; m &= m - 1) {
        const Oriented& shape = shapes_[word * 64 + std::countr_zero(m)];
        Board rest = free ^ shape.bits;
        if (k == 1) {
          if (!rest) return 1;
          continue;
        }
        if (!rest || !go_on()) return found;
        Set left;
        for (size_t w = 0; w < words; ++w) left[w] = shapes[w] & others_[shape.piece][w];
        found += fill<Words>(rest, left, k - 1, limit - found, go_on);
        if (found >= limit) return found;
      }
    return found;
  }

  Board free_ = 0;
  int stride_ = 1, pieces_ = 0, chunks_ = 0;
  size_t words_ = 0;
  bool fits_ = false;
  std::vector<Oriented> shapes_;
  std::vector<Set> others_;
  std::vector<uint64_t> table_;
};

}  // namespace tafelrunde
