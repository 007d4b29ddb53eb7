// Regions and names of pieces, as Python hands them over. Must know no search.
//
// This is the way in for every single call, so it goes below the binding's casters, to the interpreter's own structures.
#pragma once

#include <Python.h>

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "pieces.hpp"
#include "tiling.hpp"

namespace tafelrunde {

// What is wrong with somebody's region or set: ValueErrors whose arguments are a key and its details.
extern PyObject* bad_region;
extern PyObject* bad_set;

struct Region {
  uint64_t cells = 0;
  int left = 0, top = 0;  // where the caller's own columns and rows begin
};

// Takes over the reference to the details.
inline bool refuse(PyObject* exception, const char* key, PyObject* details) {
  if (!details) return false;
  if (PyObject* arguments = Py_BuildValue("(sN)", key, details)) {
    PyErr_SetObject(exception, arguments);
    Py_DECREF(arguments);
  }
  return false;
}

inline bool refuse_region(const char* key, PyObject* details) { return refuse(bad_region, key, details); }
inline bool refuse_piece(const char* key, PyObject* piece) {
  return refuse(bad_set, key, Py_BuildValue("{sO}", "piece", piece));
}

// The items of a tuple or a list where they lie. Python must not run while they are read, or a list may change.
struct Items {
  PyObject* const* begin = nullptr;
  Py_ssize_t size = 0;
};

inline Items items_of(PyObject* object) {
  if (PyTuple_CheckExact(object)) return {reinterpret_cast<PyTupleObject*>(object)->ob_item, PyTuple_GET_SIZE(object)};
  if (PyList_CheckExact(object)) return {reinterpret_cast<PyListObject*>(object)->ob_item, PyList_GET_SIZE(object)};
  return {};
}

// The value of a small int, or -1.
inline int small_number(PyObject* object) {
  if (!PyLong_CheckExact(object)) return -1;
  auto* number = reinterpret_cast<PyLongObject*>(object);
#if PY_VERSION_HEX >= 0x030C0000
  return PyUnstable_Long_IsCompact(number) ? int(PyUnstable_Long_CompactValue(number)) : -1;
#else
  Py_ssize_t digits = Py_SIZE(number);
  return digits == 0 ? 0 : digits == 1 ? int(number->ob_digit[0]) : -1;
#endif
}

// The piece of a name, or -1.
inline int piece_named(PyObject* name) {
  static constexpr auto numbers = [] {
    std::array<std::array<int8_t, 4>, 26> all{};
    for (auto& row : all) row.fill(-1);
    for (int i = 0; i < kPieces; ++i) all[kPictures[i].name[0] - 'A'][kPictures[i].name[1] - '2'] = int8_t(i);
    return all;
  }();
  if (!PyUnicode_IS_COMPACT_ASCII(name) || PyUnicode_GET_LENGTH(name) != 2) return -1;
  const Py_UCS1* text = PyUnicode_1BYTE_DATA(name);
  unsigned letter = unsigned(text[0]) - 'A', digit = unsigned(text[1]) - '2';
  return letter < 26 && digit < 4 ? numbers[letter][digit] : -1;
}

inline bool add_piece(PyObject* name, unsigned& set) {
  if (!PyUnicode_Check(name)) {
    PyErr_Format(PyExc_TypeError, "a piece is named by a str, not %.80s", Py_TYPE(name)->tp_name);
    return false;
  }
  int piece = piece_named(name);
  if (piece < 0) return refuse_piece("set.unknown", name);
  if (set >> piece & 1) return refuse_piece("set.twice", name);
  set |= 1u << piece;
  return true;
}

// Calls `each` for the items of a list, a tuple or whatever can be made one, until it says no.
template <class Each>
bool for_items(PyObject* sequence, const char* complaint, Each&& each) {
  if (PyTuple_CheckExact(sequence)) {  // cannot change under our hands
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(sequence); ++i)
      if (!each(PyTuple_GET_ITEM(sequence, i))) return false;
    return true;
  }
  PyObject* items = PyUnicode_Check(sequence) ? nullptr : PySequence_Tuple(sequence);
  if (!items) {
    if (!PyErr_Occurred() || PyErr_ExceptionMatches(PyExc_TypeError)) PyErr_SetString(PyExc_TypeError, complaint);
    return false;
  }
  bool good = for_items(items, complaint, each);
  Py_DECREF(items);
  return good;
}

// Names that are in order, read where they lie; says nothing of what is wrong with others.
inline bool read_plain_set(PyObject* pieces, unsigned& set) {
  auto [names, size] = items_of(pieces);
  for (Py_ssize_t i = 0; i < size; ++i) {
    int piece = PyUnicode_Check(names[i]) ? piece_named(names[i]) : -1;
    if (piece < 0 || set >> piece & 1) return false;
    set |= 1u << piece;
  }
  return size > 0;
}

inline bool read_set(PyObject* pieces, unsigned& set) {
  set = 0;
  if (read_plain_set(pieces, set)) return true;
  set = 0;
  return for_items(pieces, "pieces are a sequence of names", [&](PyObject* name) { return add_piece(name, set); });
}

// What is wrong with these rows; the same finding as the twin's, in the same order. False, as a fault is set.
inline bool refuse_rows(const std::vector<PyObject*>& rows) {
  bool filled = false;
  for (PyObject* row : rows)
    for (Py_ssize_t x = 0; x < PyUnicode_GET_LENGTH(row); ++x) filled |= PyUnicode_READ_CHAR(row, x) == '#';
  if (!filled) return refuse_region("region.empty", PyDict_New());
  Py_ssize_t width = PyUnicode_GET_LENGTH(rows[0]);
  for (size_t y = 0; y < rows.size(); ++y) {
    if (PyUnicode_GET_LENGTH(rows[y]) != width)
      return refuse_region("region.ragged", Py_BuildValue("{sn}", "row", Py_ssize_t(y)));
    for (Py_ssize_t x = 0; x < width; ++x)
      if (Py_UCS4 mark = PyUnicode_READ_CHAR(rows[y], x); mark != '#' && mark != '.')
        return refuse_region("region.character",
                             Py_BuildValue("{snsN}", "row", Py_ssize_t(y), "character",
                                           PyUnicode_FromKindAndData(PyUnicode_4BYTE_KIND, &mark, 1)));
  }
  return refuse_region("region.too-large", Py_BuildValue("{snsn}", "width", width, "height", Py_ssize_t(rows.size())));
}

inline bool refuse_large(long long width, long long height) {
  return refuse_region("region.too-large", Py_BuildValue("{sLsL}", "width", width, "height", height));
}

inline bool read_rows(PyObject* rows, Region& region) {
  Py_ssize_t height = PyTuple_GET_SIZE(rows);
  bool good = height <= kHeight;
  Py_ssize_t width = -1;
  for (Py_ssize_t y = 0; y < height; ++y) {
    PyObject* row = PyTuple_GET_ITEM(rows, y);
    if (!PyUnicode_Check(row)) {
      PyErr_SetString(PyExc_TypeError, "the rows of a region are all str");
      return false;
    }
    if (!good) continue;
    Py_ssize_t here = PyUnicode_GET_LENGTH(row);
    if (y == 0) width = here;
    if (here != width || here > kWidth || !PyUnicode_IS_COMPACT_ASCII(row)) {
      good = false;
      continue;
    }
    const Py_UCS1* text = PyUnicode_1BYTE_DATA(row);
    uint64_t line = 0;
    unsigned strange = 0;
    for (Py_ssize_t x = 0; x < here; ++x) {
      line |= uint64_t(text[x] == '#') << x;
      strange |= unsigned(text[x] != '#') & unsigned(text[x] != '.');
    }
    good = !strange;
    region.cells |= line << (y * kStride);
  }
  if (good && region.cells) return true;
  std::vector<PyObject*> all;
  for (Py_ssize_t y = 0; y < height; ++y) all.push_back(PyTuple_GET_ITEM(rows, y));
  return refuse_rows(all);
}

inline bool read_number(PyObject* object, int& number) {
  int overflow = 0;
  long value = PyLong_Check(object) ? PyLong_AsLongAndOverflow(object, &overflow) : (overflow = 2);
  if (overflow == 2) {
    PyErr_SetString(PyExc_TypeError, "a cell is a pair of int, (column, row)");
    return false;
  }
  if (overflow || value > 1'000'000'000 || value < -1'000'000'000) return refuse_region("region.too-large", PyDict_New());
  number = int(value);
  return true;
}

inline bool read_cell(PyObject* cell, Spot& spot) {
  if (PyTuple_CheckExact(cell) && PyTuple_GET_SIZE(cell) == 2)
    return read_number(PyTuple_GET_ITEM(cell, 0), spot.first) && read_number(PyTuple_GET_ITEM(cell, 1), spot.second);
  if (PyList_CheckExact(cell) && PyList_GET_SIZE(cell) == 2)
    return read_number(PyList_GET_ITEM(cell, 0), spot.first) && read_number(PyList_GET_ITEM(cell, 1), spot.second);
  PyErr_SetString(PyExc_TypeError, "a region is rows of `#` and `.`, or cells as (column, row), or a mask");
  return false;
}

// Cells wherever they lie; where they are cut to their box is remembered.
inline bool read_cells(PyObject* cells, Region& region) {
  Py_ssize_t size = PyTuple_GET_SIZE(cells);
  std::array<Spot, 64> few;
  std::vector<Spot> many;
  if (size > Py_ssize_t(few.size())) many.resize(size_t(size));
  Spot* spots = many.empty() ? few.data() : many.data();
  if (!read_cell(PyTuple_GET_ITEM(cells, 0), spots[0])) return false;
  auto [left, top] = spots[0];
  auto [right, bottom] = spots[0];
  for (Py_ssize_t i = 1; i < size; ++i) {
    if (!read_cell(PyTuple_GET_ITEM(cells, i), spots[i])) return false;
    left = std::min(left, spots[i].first), right = std::max(right, spots[i].first);
    top = std::min(top, spots[i].second), bottom = std::max(bottom, spots[i].second);
  }
  if (right - left >= kWidth || bottom - top >= kHeight)
    return refuse_large(static_cast<long long>(right) - left + 1, static_cast<long long>(bottom) - top + 1);
  for (Py_ssize_t i = 0; i < size; ++i)
    region.cells |= uint64_t(1) << ((spots[i].second - top) * kStride + spots[i].first - left);
  region.left = left;
  region.top = top;
  return true;
}

inline bool read_mask(PyObject* number, Region& region) {
  unsigned long long cells = PyLong_AsUnsignedLongLong(number);
  if (PyErr_Occurred() || cells & ~kFrame) {
    PyErr_Clear();
    return refuse_region("region.too-large", PyDict_New());
  }
  if (!cells) return refuse_region("region.empty", PyDict_New());
  region.cells = cells;
  return true;
}

// Cells within the frame, read where they lie; says nothing of what is wrong with others.
inline bool read_plain_cells(PyObject* object, Region& region) {
  auto [cells, size] = items_of(object);
  for (Py_ssize_t i = 0; i < size; ++i) {
    auto [spot, numbers] = items_of(cells[i]);
    if (numbers != 2) return false;
    auto x = unsigned(small_number(spot[0])), y = unsigned(small_number(spot[1]));
    if (x >= unsigned(kWidth) || y >= unsigned(kHeight)) return false;
    region.cells |= uint64_t(1) << (y * kStride + x);
  }
  return size > 0;
}

// Rows, or cells, or a mask with a stride of 9.
inline bool read_region(PyObject* object, Region& region) {
  region = {};
  if (read_plain_cells(object, region)) return true;
  region = {};
  if (PyTuple_CheckExact(object)) {
    if (PyTuple_GET_SIZE(object) == 0) return refuse_region("region.empty", PyDict_New());
    return PyUnicode_Check(PyTuple_GET_ITEM(object, 0)) ? read_rows(object, region) : read_cells(object, region);
  }
  if (PyLong_Check(object)) return read_mask(object, region);
  PyObject* items = PyUnicode_Check(object) ? nullptr : PySequence_Tuple(object);
  if (!items) {
    if (!PyErr_Occurred() || PyErr_ExceptionMatches(PyExc_TypeError))
      PyErr_SetString(PyExc_TypeError, "a region is rows of `#` and `.`, or cells as (column, row), or a mask");
    return false;
  }
  bool good = read_region(items, region);
  Py_DECREF(items);
  return good;
}

}  // namespace tafelrunde
