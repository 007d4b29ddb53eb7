// The atlas: every region that some k of the twelve pieces tile, with the sets that tile it. Must know no Python.
//
// A region is reached once for each of its covers in each of its orientations that has the root as it is held; so its
// covers by a set are the arrangements found, times the orientations of the root, by the orientations of the region.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <limits>
#include <mutex>
#include <stdexcept>
#include <utility>
#include <vector>

#include "crew.hpp"
#include "grow.hpp"

namespace tafelrunde {

constexpr unsigned kMany = 6;  // sets, as many as a card has rows

struct Figures {
  uint64_t arrangements = 0, distinct_arrangements = 0, pairs = 0, unique_pairs = 0, regions = 0, hole_free = 0,
           six_sets = 0, six_sets_hole_free = 0, six_unique = 0, six_unique_hole_free = 0, most_sets = 0;

  void add(const Figures& other) {
    arrangements += other.arrangements, distinct_arrangements += other.distinct_arrangements;
    pairs += other.pairs, unique_pairs += other.unique_pairs, regions += other.regions, hole_free += other.hole_free;
    six_sets += other.six_sets, six_sets_hole_free += other.six_sets_hole_free;
    six_unique += other.six_unique, six_unique_hole_free += other.six_unique_hole_free;
    most_sets = std::max(most_sets, other.most_sets);
  }
};

// The regions of one area and one box, in the order of their keys.
struct Section {
  int width = 0, height = 0;
  std::vector<uint8_t> keys;      // (width * height + 7) / 8 bytes a region, the lowest first
  std::vector<uint16_t> sets;     // a region: how many sets tile it
  std::vector<uint16_t> unique;   // a region: how many of those in one way only
  std::vector<uint8_t> traits;    // a region: bit 0 a hole, bits 1-7 the symmetries
  std::vector<uint16_t> pieces;   // a pair: the set, a bit a piece
  std::vector<uint16_t> covers;   // a pair: in how many ways
};

struct Sheet {  // all of one area
  Figures figures;
  std::vector<Section> sections;
};

// Radix sort in place, from the highest digit down.
template <class Entry>
void sort_entries(Entry* begin, Entry* end, int bits) {
  constexpr int kDigit = 8;
  auto n = size_t(end - begin);
  if (n < 512 || bits <= 0) {
    if (bits > 0) std::sort(begin, end);
    return;
  }
  int shift = std::max(0, bits - kDigit);
  auto digit = [&](Entry entry) { return unsigned(entry >> shift) & ((1u << kDigit) - 1); };
  std::array<size_t, (1 << kDigit) + 1> from{};
  for (Entry* at = begin; at != end; ++at) ++from[digit(*at) + 1];
  for (size_t d = 1; d < from.size(); ++d) from[d] += from[d - 1];
  auto next = from;
  for (unsigned d = 0; d < 1u << kDigit; ++d)
    while (next[d] < from[d + 1]) {
      Entry entry = begin[next[d]];
      for (unsigned to = digit(entry); to != d; to = digit(entry)) std::swap(entry, begin[next[to]++]);
      begin[next[d]++] = entry;
    }
  for (unsigned d = 0; d < 1u << kDigit; ++d) sort_entries(begin + from[d], begin + from[d + 1], shift);
}

// What the sorted arrangements of one box come to.
template <class Entry>
void reap(const Entry* at, const Entry* end, const Sets& sets, bool keep, Section& section, Figures& figures) {
  const int bits = sets.bits;
  const auto low = uint64_t((Entry(1) << bits) - 1);
  std::vector<uint64_t> orientations(sets.all.size());
  for (size_t i = 0; i < sets.all.size(); ++i) orientations[i] = uint64_t(kOrientations[root_of(sets.all[i])]);
  if (keep) {
    size_t regions = 0, pairs = 0;
    for (const Entry* e = at; e != end; ++e) {
      pairs += e == at || e[-1] != e[0];
      regions += e == at || e[-1] >> bits != e[0] >> bits;
    }
    section.keys.reserve(regions * size_t((section.width * section.height + 7) / 8));
    section.sets.reserve(regions), section.unique.reserve(regions), section.traits.reserve(regions);
    section.pieces.reserve(pairs), section.covers.reserve(pairs);
  }
  while (at != end) {
    Entry key = *at >> bits;
    Rows rows = picture_of(key, section.width, section.height);
    uint8_t kept = symmetries(rows, section.width, section.height);
    bool hole = has_hole(rows, section.height);
    auto orbit = uint64_t(8 / std::popcount(unsigned(kept)));
    uint64_t number = 0, unique = 0;
    while (at != end && *at >> bits == key) {
      const Entry* start = at;
      while (at != end && *at == *start) ++at;
      auto set = size_t(uint64_t(*start) & low);
      uint64_t labelled = uint64_t(at - start) * orientations[set];
      uint64_t covers = labelled / orbit;
      if (labelled % orbit || covers > std::numeric_limits<uint16_t>::max())
        throw std::logic_error("the covers of a region do not come out even");
      ++number;
      unique += covers == 1;
      if (keep) section.pieces.push_back(sets.all[set]), section.covers.push_back(uint16_t(covers));
    }
    figures.pairs += number;
    figures.unique_pairs += unique;
    ++figures.regions;
    figures.hole_free += !hole;
    figures.six_sets += number >= kMany;
    figures.six_sets_hole_free += number >= kMany && !hole;
    figures.six_unique += unique >= kMany;
    figures.six_unique_hole_free += unique >= kMany && !hole;
    figures.most_sets = std::max(figures.most_sets, number);
    if (keep) {
      for (int i = 0; i < section.width * section.height; i += 8) section.keys.push_back(uint8_t(key >> i));
      section.sets.push_back(uint16_t(number));
      section.unique.push_back(uint16_t(unique));
      section.traits.push_back(uint8_t((kept & 0xfe) | hole));
    }
  }
}

class Survey {
 public:
  Survey(int k, int area, Box box, bool keep) : k_(k), area_(area), box_(box), keep_(keep), sets_(k, area) {}

  // `watch(share)` hears now and then how much is done, and says whether to go on. Returns whether all was done.
  template <class Watch>
  bool run(int threads, Watch&& watch) {
    if (sets_.all.empty()) return true;
    size_t parcels = 0;
    Grower(k_, area_, box_, sets_).run([&] { return ++parcels, false; });
    std::vector<Harvest> harvests;
    std::atomic<size_t> next{0};
    std::mutex door;
    auto grow = [&](Stop& stop) {
      Grower grower(k_, area_, box_, sets_);
      size_t here = 0, mine = next++;
      grower.run([&] {
        if (here++ != mine || stop) return false;
        mine = next++;
        return true;
      });
      std::lock_guard lock(door);
      harvests.push_back(std::move(grower.harvest));
    };
    auto half = [](size_t done, size_t all) { return all ? 0.5 * double(std::min(done, all)) / double(all) : 0.5; };
    if (!with_crew(threads, grow, [&] { return watch(half(next, parcels)); })) return false;

    std::vector<std::pair<size_t, int>> boxes;
    size_t entries = 0;
    uint64_t eighths = 0;
    for (int box = 0; box < kBoxes; ++box) {
      size_t here = 0;
      for (Harvest& harvest : harvests) here += harvest.narrow[box].size() + harvest.wide[box].size();
      if (here) boxes.emplace_back(here, box);
      entries += here;
    }
    for (Harvest& harvest : harvests) eighths += harvest.eighths;
    sheet.figures.arrangements = entries;
    sheet.figures.distinct_arrangements = eighths / 8;
    std::sort(boxes.rbegin(), boxes.rend());
    std::vector<Section> sections(boxes.size());
    std::atomic<size_t> turn{0}, done{0};
    auto sort = [&](Stop& stop) {
      Figures figures;
      for (size_t i; !stop && (i = turn++) < boxes.size();) {
        Section& section = sections[i];
        section.width = boxes[i].second / (kSide + 1);
        section.height = boxes[i].second % (kSide + 1);
        if (section.width * section.height + sets_.bits <= 64)
          take(boxes[i], &Harvest::narrow, harvests, section, figures);
        else
          take(boxes[i], &Harvest::wide, harvests, section, figures);
        done += boxes[i].first;
      }
      std::lock_guard lock(door);
      sheet.figures.add(figures);
    };
    if (!with_crew(threads, sort, [&] { return watch(0.5 + half(done, entries)); })) return false;
    if (keep_) {
      std::sort(sections.begin(), sections.end(), [](const Section& a, const Section& b) {
        return std::pair(a.width, a.height) < std::pair(b.width, b.height);
      });
      sheet.sections = std::move(sections);
    }
    return true;
  }

  Sheet sheet;

 private:
  template <class Entry>
  void take(std::pair<size_t, int> box, std::vector<Pile<Entry>> Harvest::*piles, std::vector<Harvest>& harvests,
            Section& section, Figures& figures) {
    std::unique_ptr<Entry[]> all(new Entry[box.first]);
    Entry* end = all.get();
    for (Harvest& harvest : harvests) end = (harvest.*piles)[size_t(box.second)].drain(end);
    sort_entries(all.get(), end, section.width * section.height + sets_.bits);
    reap(all.get(), end, sets_, keep_, section, figures);
  }

  int k_, area_;
  Box box_;
  bool keep_;
  Sets sets_;
};

}  // namespace tafelrunde
