// Every way to lay k of the twelve pieces side by side. Must know no Python, and not what is made of it.
//
// The root of a set is its least symmetric piece, held still in one orientation. The others are added one at a time,
// always the lowest-numbered that touches what lies so far. So a piece that was passed over for a higher-numbered one
// may not touch what lay there then, and every arrangement comes up exactly once for each symmetry of its root.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

#include "forms.hpp"
#include "region.hpp"

namespace tafelrunde {

constexpr int kReach = 5;  // a piece reaches at most 4 cells beyond what it touches, its halo one more
constexpr int kGrid = kSide + 2 * kReach + 2;

// Many entries in blocks none of which ever moves, so that growing costs no second copy.
template <class Entry>
class Pile {
 public:
  void push(Entry entry) {
    if (used_ == kBlock) {
      blocks_.emplace_back(new Entry[kBlock]);
      used_ = 0;
    }
    blocks_.back()[used_++] = entry;
  }
  size_t size() const { return blocks_.empty() ? 0 : (blocks_.size() - 1) * kBlock + used_; }
  // Moves everything to `out`, returns the end of it.
  Entry* drain(Entry* out) {
    for (size_t i = 0; i < blocks_.size(); ++i) {
      size_t n = i + 1 == blocks_.size() ? used_ : kBlock;
      out = std::copy_n(blocks_[i].get(), n, out);
      blocks_[i].reset();
    }
    blocks_.clear();
    blocks_.shrink_to_fit();
    used_ = kBlock;
    return out;
  }

 private:
  static constexpr size_t kBlock = (size_t(1) << 15) / sizeof(Entry);
  std::vector<std::unique_ptr<Entry[]>> blocks_;
  size_t used_ = kBlock;
};

constexpr int kBoxes = (kSide + 1) * (kSide + 1);
inline int box_number(int w, int h) { return std::max(w, h) * (kSide + 1) + std::min(w, h); }

// Arrangements by box: the key of the region, then the number of the set in the lowest bits.
struct Harvest {
  std::vector<Pile<uint64_t>> narrow{kBoxes};
  std::vector<Pile<u128>> wide{kBoxes};  // where that needs more than 64 bits
  uint64_t arrangements = 0;
  uint64_t eighths = 0;  // the same up to symmetry, in eighths
};

class Grower {
 public:
  Grower(int k, int area, Box box, const Sets& sets) : k_(k), area_(area), box_(box), sets_(sets) {}

  Harvest harvest;

  // Laying the root and the second piece is one parcel of work; `mine()` says for each in turn whether to go on there.
  template <class Mine>
  void run(Mine&& mine) {
    for (int rank = 0; rank < kPieces; ++rank) {
      root_ = kByAsymmetry[rank];
      lower_ = 0;
      for (int i = rank + 1; i < kPieces; ++i) lower_ |= 1u << kByAsymmetry[i];
      const Form& form = kForms[std::countr_zero(kShapesOf[root_])];
      if (!box_.holds(form.w, form.h)) continue;
      Union u;
      std::copy_n(form.rows[0].begin(), 4, u.rows.begin());
      u.w = form.w, u.h = form.h, u.area = form.size, u.sum_x = form.sum_x, u.sum_y = form.sum_y;
      u.set = 1u << root_;
      u.root_x = form.w - 1, u.root_y = form.h - 1;
      u.kept = form.kept;
      if (k_ > 1) {
        std::array<int8_t, kPieces> passed;
        passed.fill(-1);
        grow(u, 1, passed, mine);
      } else if (u.area == area_ && mine()) {
        images(u);
        if (record(u, Form{}, 0, 0, sets_.number[u.set]))
          harvest.eighths += uint64_t(std::popcount(unsigned(u.kept)) * kOrientations[root_]);
      }
    }
  }

 private:
  using Grid = std::array<uint32_t, kGrid>;

  struct Union {  // what lies so far, in its box
    Rows rows{};
    int w{}, h{}, area{}, sum_x{}, sum_y{};
    unsigned set{};
    int root_x{}, root_y{};  // twice the middle of the root
    uint8_t kept{};          // the symmetries of the root that leave every piece so far where it is
  };

  struct Before {  // the union before a step, and where its box begins in the present one
    Rows rows;
    int h, x, y;
  };

  static void put(const Rows& rows, int h, int x, int y, Grid& solid, Grid& around) {
    solid.fill(0);
    around.fill(0);
    for (int i = 0; i < h; ++i) solid[y + i] = uint32_t(rows[i]) << x;
    for (int i = 1; i < kGrid - 1; ++i)
      around[i] = (solid[i] << 1 | solid[i] >> 1 | solid[i - 1] | solid[i + 1]) & ~solid[i];
  }

  // Calls `found(form, x, y)` for every way to lay the piece against the union so that its box begins at (x, y).
  template <class Found>
  void lay(const Union& u, int piece, const Grid& solid, const Grid& around, const Grid* barred, Found&& found) {
    for (uint64_t m = kShapesOf[piece]; m; m &= m - 1) {
      const Form& form = kForms[std::countr_zero(m)];
      Grid touch{}, clash{};
      for (int c = 0; c < form.size; ++c) {
        int dx = form.cells[c].x, dy = form.cells[c].y;
        for (int y = 0; y < kGrid - 4; ++y) {
          touch[y] |= around[y + dy] >> dx;
          clash[y] |= solid[y + dy] >> dx;
        }
        if (barred)
          for (int y = 0; y < kGrid - 4; ++y) clash[y] |= (*barred)[y + dy] >> dx;
      }
      for (int y = -form.h; y <= u.h; ++y) {
        uint32_t at = touch[y + kReach] & ~clash[y + kReach];
        if (!at) continue;
        int h = std::max(u.h, y + form.h) - std::min(0, y);
        int room = h <= box_.shorter ? box_.longer : h <= box_.longer ? box_.shorter : 0;
        if (u.w > room || form.w > room) continue;
        int low = std::max(-kReach, u.w - room), high = std::min(u.w, room - form.w);
        at &= (uint32_t(2) << (high + kReach)) - 1;
        at &= ~uint32_t(0) << (low + kReach);
        for (; at; at &= at - 1) found(form, std::countr_zero(at) - kReach, y);
      }
    }
  }

  uint8_t still_kept(const Union& u, const Form& form, int x, int y) const {
    uint8_t kept = u.kept & form.kept;
    int dx = 2 * x + form.w - 1 - u.root_x, dy = 2 * y + form.h - 1 - u.root_y;
    uint8_t left = 1;
    for (unsigned m = kept & ~1u; m; m &= m - 1) {
      int t = std::countr_zero(m);
      int a = t & 4 ? dy : dx, b = t & 4 ? dx : dy;
      if ((t & 1 ? -a : a) == dx && (t & 2 ? -b : b) == dy) left |= uint8_t(1 << t);
    }
    return left;
  }

  template <class Mine>
  void grow(const Union& u, int depth, const std::array<int8_t, kPieces>& passed, Mine& mine) {
    if (!box_.in_reach(u.w, u.h, k_ - depth)) return;
    Grid solid, around, scratch;
    put(u.rows, u.h, kReach, kReach, solid, around);
    std::array<Grid, kMostPieces> barred;
    for (int i = 0; i < depth - 1; ++i)
      put(before_[i].rows, before_[i].h, kReach + before_[i].x, kReach + before_[i].y, scratch, barred[i]);
    const bool last = depth == k_ - 1;
    const int left = k_ - depth - 1;  // after the next piece
    if (last) images(u);
    for (unsigned rest = lower_ & ~u.set; rest; rest &= rest - 1) {
      int piece = std::countr_zero(rest);
      int area = u.area + kSizes[piece];
      if (area + 2 * left > area_ || area + kLargest * left < area_) continue;
      const Grid* bar = passed[piece] < 0 ? nullptr : &barred[passed[piece]];
      if (last) {
        uint16_t number = sets_.number[u.set | 1u << piece];
        uint64_t eighths = 0;
        lay(u, piece, solid, around, bar, [&](const Form& form, int x, int y) {
          if (depth == 1 && !mine()) return;
          if (record(u, form, x, y, number))
            eighths += u.kept == 1 ? 1u : unsigned(std::popcount(unsigned(still_kept(u, form, x, y))));
        });
        harvest.eighths += eighths * unsigned(kOrientations[root_]);
        continue;
      }
      auto passed_now = passed;
      for (int lower = 0; lower < piece; ++lower) passed_now[lower] = int8_t(depth - 1);
      before_[depth - 1] = {u.rows, u.h, 0, 0};
      lay(u, piece, solid, around, bar, [&](const Form& form, int x, int y) {
        if (depth == 1 && !mine()) return;
        int ux = std::max(0, -x), uy = std::max(0, -y), px = std::max(0, x), py = std::max(0, y);
        Union v;
        v.w = std::max(u.w + ux, form.w + px);
        v.h = std::max(u.h + uy, form.h + py);
        for (int i = 0; i < u.h; ++i) v.rows[uy + i] = uint16_t(u.rows[i] << ux);
        for (int i = 0; i < form.h; ++i) v.rows[py + i] |= uint16_t(form.rows[0][i] << px);
        v.area = area;
        v.sum_x = u.sum_x + u.area * ux + form.sum_x + form.size * px;
        v.sum_y = u.sum_y + u.area * uy + form.sum_y + form.size * py;
        v.set = u.set | 1u << piece;
        v.root_x = u.root_x + 2 * ux;
        v.root_y = u.root_y + 2 * uy;
        v.kept = still_kept(u, form, x, y);
        for (int i = 0; i < depth; ++i) before_[i].x += ux, before_[i].y += uy;
        grow(v, depth + 1, passed_now, mine);
        for (int i = 0; i < depth; ++i) before_[i].x -= ux, before_[i].y -= uy;
      });
    }
  }

  void images(const Union& u) {
    for (int t = 0; t < 8; ++t) image_[t] = image(u.rows, u.w, u.h, t);
  }

  // The union and the last piece under one symmetry, as the bits of a w by h box.
  template <class Key>
  Key picture(const Union& u, const Form& form, int t, int ux, int uy, int px, int py, int w, int h) const {
    int uw = u.w, uh = u.h, fw = form.w, fh = form.h;
    if (t & 4) std::swap(ux, uy), std::swap(px, py), std::swap(uw, uh), std::swap(fw, fh);
    if (t & 1) ux = w - uw - ux, px = w - fw - px;
    if (t & 2) uy = h - uh - uy, py = h - fh - py;
    Key union_bits = 0, form_bits = 0;
    for (int i = uh; i-- > 0;) union_bits = union_bits << w | image_[t][i];
    for (int i = fh; i-- > 0;) form_bits = form_bits << w | form.rows[t][i];
    return union_bits << (uy * w + ux) | form_bits << (py * w + px);
  }

  // The least of the pictures that may be canonical; nearly always there is only one. mx and my are moments: below zero
  // where the cells lie more to the left, or above.
  template <class Key>
  Key key(const Union& u, const Form& form, int ux, int uy, int px, int py, int w, int h, int mx, int my) const {
    bool swapped = w < h || (w == h && std::abs(mx) < std::abs(my));
    bool either = w == h && std::abs(mx) == std::abs(my);
    if (w < h) std::swap(w, h);
    Key least = ~Key(0);
    for (int t = swapped; t <= int(swapped || either); ++t) {
      int a = t ? my : mx, b = t ? mx : my;
      for (int down = b > 0; down <= int(b >= 0); ++down)
        for (int right = a > 0; right <= int(a >= 0); ++right)
          least = std::min(least, picture<Key>(u, form, t << 2 | down << 1 | right, ux, uy, px, py, w, h));
    }
    return least;
  }

  // False where the box is not the one that is wanted.
  bool record(const Union& u, const Form& form, int x, int y, uint16_t number) {
    int ux = std::max(0, -x), uy = std::max(0, -y), px = std::max(0, x), py = std::max(0, y);
    int w = std::max(u.w + ux, form.w + px), h = std::max(u.h + uy, form.h + py);
    if (!box_.wants(w, h)) return false;
    int mx = 2 * (u.sum_x + u.area * ux + form.sum_x + form.size * px) - area_ * (w - 1);
    int my = 2 * (u.sum_y + u.area * uy + form.sum_y + form.size * py) - area_ * (h - 1);
    int box = box_number(w, h);
    ++harvest.arrangements;
    if (w * h + sets_.bits <= 64)
      harvest.narrow[box].push(key<uint64_t>(u, form, ux, uy, px, py, w, h, mx, my) << sets_.bits | number);
    else
      harvest.wide[box].push(key<u128>(u, form, ux, uy, px, py, w, h, mx, my) << sets_.bits | number);
    return true;
  }

  const int k_, area_;
  const Box box_;
  const Sets& sets_;
  int root_{};
  unsigned lower_{};
  std::array<Before, kPieces> before_;
  std::array<Rows, 8> image_;
};

}  // namespace tafelrunde
