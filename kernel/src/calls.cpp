// Calls for one region at a time: what Python hands over is read, the search done, the answer made of Python objects.
#include "calls.hpp"

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "arguments.hpp"

namespace tafelrunde {

PyObject* bad_region = nullptr;
PyObject* bad_set = nullptr;

namespace {

std::array<PyObject*, kPieces> names;
std::array<PyObject*, 1 << kPieces> tuples;

struct Task {
  Region region;
  unsigned set = 0;
};

// UC-3: the pieces are together as large as the area.
bool read_task(PyObject* region, PyObject* pieces, Task& task) {
  if (!read_region(region, task.region) || !read_set(pieces, task.set)) return false;
  int cells = std::popcount(task.region.cells), covered = area_of(task.set);
  return cells == covered || refuse(bad_set, "set.size", Py_BuildValue("{sisi}", "pieces", covered, "region", cells));
}

PyObject* call_count(PyObject*, PyObject* const* args, Py_ssize_t given, PyObject* keywords) {
  std::array<PyObject*, 3> in;
  Task task;
  uint64_t limit;
  if (!arguments("count", std::array{"region", "pieces", "limit"}, 2, args, given, keywords, in)) return nullptr;
  if (!read_task(in[0], in[1], task) || !read_limit(in[2], limit)) return nullptr;
  Patience patience;
  uint64_t found = count(task.region.cells, task.set, limit, patience);
  return patience.back() ? PyLong_FromUnsignedLongLong(found) : nullptr;
}

PyObject* call_solve(PyObject*, PyObject* const* args, Py_ssize_t given, PyObject* keywords) {
  std::array<PyObject*, 2> in;
  Task task;
  if (!arguments("solve", std::array{"region", "pieces"}, 2, args, given, keywords, in)) return nullptr;
  if (!read_task(in[0], in[1], task)) return nullptr;
  Solutions search(task.region.cells, task.set);
  Patience patience;
  auto now = search.next(1 << 12);
  while (now == Solutions::Now::kTired && patience()) now = search.next(1 << 12);
  if (!patience.back()) return nullptr;
  if (now != Solutions::Now::kFound) Py_RETURN_NONE;
  return laid(search.steps(), search.pieces(), task.region);
}

PyObject* call_solutions(PyObject*, PyObject* const* args, Py_ssize_t given, PyObject* keywords) {
  std::array<PyObject*, 2> in;
  Task task;
  if (!arguments("solutions", std::array{"region", "pieces"}, 2, args, given, keywords, in)) return nullptr;
  return read_task(in[0], in[1], task) ? iterate(task.region, task.set) : nullptr;
}

PyObject* call_effort(PyObject*, PyObject* const* args, Py_ssize_t given, PyObject* keywords) {
  std::array<PyObject*, 2> in;
  Task task;
  if (!arguments("effort", std::array{"region", "pieces"}, 2, args, given, keywords, in)) return nullptr;
  if (!read_task(in[0], in[1], task)) return nullptr;
  Patience patience;
  uint64_t found = effort(task.region.cells, shapes_of(task.set), patience);
  return patience.back() ? PyLong_FromUnsignedLongLong(found) : nullptr;
}

std::optional<Census> taken(const char* function, PyObject* const* args, Py_ssize_t given, PyObject* keywords) {
  std::array<PyObject*, 2> in;
  Region region;
  if (!arguments(function, std::array{"region", "k"}, 2, args, given, keywords, in)) return {};
  if (!read_region(in[0], region)) return {};
  if (!PyLong_Check(in[1])) {
    PyErr_SetString(PyExc_TypeError, "k is an int");
    return {};
  }
  int overflow = 0;
  long k = PyLong_AsLongAndOverflow(in[1], &overflow);
  std::optional<Census> census(std::in_place);
  Patience patience;
  census->take(region.cells, overflow || k < 0 || k > kPieces ? 0 : int(k), patience);
  if (!patience.back()) return {};
  return census;
}

PyObject* call_census(PyObject*, PyObject* const* args, Py_ssize_t given, PyObject* keywords) {
  auto census = taken("census", args, given, keywords);
  PyObject* found = census ? PyDict_New() : nullptr;
  for (int i = 0; found && i < census->size(); ++i) {
    PyObject* set = names_of(census->set(i));
    PyObject* covers = set ? PyLong_FromUnsignedLongLong(census->covers(i)) : nullptr;
    if (!covers || PyDict_SetItem(found, set, covers)) Py_CLEAR(found);
    Py_XDECREF(covers);
  }
  return found;
}

PyObject* call_sets_for(PyObject*, PyObject* const* args, Py_ssize_t given, PyObject* keywords) {
  auto census = taken("sets_for", args, given, keywords);
  PyObject* found = census ? PyList_New(census->size()) : nullptr;
  for (int i = 0; found && i < census->size(); ++i) {
    PyObject* set = names_of(census->set(i));
    if (set) PyList_SET_ITEM(found, i, Py_NewRef(set));
    else Py_CLEAR(found);
  }
  return found;
}

bool read_spots(PyObject* object, Spots& spots) {
  Spots found;
  int y = 0;
  bool good = for_items(object, "a form is rows of `#` and `.`, or cells as (column, row)", [&](PyObject* item) {
    if (PyUnicode_Check(item)) {
      for (Py_ssize_t x = 0; x < PyUnicode_GET_LENGTH(item); ++x) {
        Py_UCS4 mark = PyUnicode_READ_CHAR(item, x);
        if (x > 128 || y > 128) return refuse_region("region.too-large", PyDict_New());
        if (mark == '#') found.emplace_back(int(x), y);
        else if (mark != '.')
          return refuse_region("region.character", Py_BuildValue("{sisN}", "row", y, "character",
                                                                 PyUnicode_FromKindAndData(PyUnicode_4BYTE_KIND, &mark, 1)));
      }
      ++y;
      return true;
    }
    Spot spot;
    if (!read_cell(item, spot)) return false;
    found.push_back(spot);
    return true;
  });
  if (!good) return false;
  if (found.empty()) return refuse_region("region.empty", PyDict_New());
  auto [left, right] = std::minmax_element(found.begin(), found.end());
  auto [top, bottom] = std::minmax_element(found.begin(), found.end(), [](Spot a, Spot b) { return a.second < b.second; });
  if (right->first - left->first >= 128 || bottom->second - top->second >= 128)
    return refuse_region("region.too-large", PyDict_New());
  spots = std::move(found);
  return true;
}

PyObject* call_tilings(PyObject*, PyObject* const* args, Py_ssize_t given, PyObject* keywords) {
  std::array<PyObject*, 3> in;
  uint64_t limit;
  Spots area;
  std::vector<Spots> pieces;
  if (!arguments("tilings", std::array{"region", "pieces", "limit"}, 2, args, given, keywords, in)) return nullptr;
  if (!read_spots(in[0], area) || !read_limit(in[2], limit)) return nullptr;
  bool good = for_items(in[1], "pieces are a sequence of forms", [&](PyObject* piece) {
    if (pieces.size() >= 64) return refuse(bad_set, "set.too-large", PyDict_New());
    Spots spots;
    if (!read_spots(piece, spots)) return false;
    pieces.push_back(std::move(spots));
    return true;
  });
  if (!good) return nullptr;
  Tiling tiling(std::move(area), pieces);
  Patience patience;
  uint64_t found = tiling.count(limit, patience);
  return patience.back() ? PyLong_FromUnsignedLongLong(found) : nullptr;
}

// What C++ throws becomes what Python raises.
template <auto call>
PyObject* guarded(PyObject* self, PyObject* const* args, Py_ssize_t given, PyObject* keywords) {
  try {
    return call(self, args, given, keywords);
  } catch (const std::length_error& error) {
    refuse(std::string_view(error.what()).starts_with("set.") ? bad_set : bad_region, error.what(), PyDict_New());
  } catch (const std::bad_alloc&) {
    PyErr_NoMemory();
  } catch (const std::exception& error) {
    PyErr_SetString(PyExc_RuntimeError, error.what());
  }
  return nullptr;
}

template <auto call>
PyMethodDef method(const char* name, const char* text) {
  return {name, reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(guarded<call>)), METH_FASTCALL | METH_KEYWORDS, text};
}

}  // namespace

PyMethodDef calls[] = {
    method<call_count>("count", R"(count(region, pieces, limit=None)
--

The number of covers of a region by exactly these pieces, or `limit` if there are at least so many.

A region is rows of `#` and `.` (at most 8 columns, 7 rows), or cells as (column, row), or a mask with a stride of 9.)"),
    method<call_solve>("solve", R"(solve(region, pieces)
--

The first cover, as (piece, turn, flip, column, row) for each piece in the order of UC-33, or None.)"),
    method<call_solutions>("solutions", R"(solutions(region, pieces)
--

Every cover, one at a time, in the order in which the search comes upon them.)"),
    method<call_effort>("effort", R"(effort(region, pieces)
--

How many pieces the search lays down before it has seen every cover.)"),
    method<call_census>("census", R"(census(region, k)
--

Every set of k pieces that covers the region, in the order of UC-33, with its number of covers.)"),
    method<call_sets_for>("sets_for", R"(sets_for(region, k)
--

Every set of k pieces that covers the region, in the order of UC-33.)"),
    method<call_tilings>("tilings", R"(tilings(region, pieces, limit=None)
--

The number of ways to cover a region with pieces of your own, each laid once, turned and flipped at will.

The region and the pieces are rows of `#` and `.`, or cells as (column, row); the box of the region may have up to 128
cells, counting one more for each row along its longer side.)"),
    {nullptr, nullptr, 0, nullptr},
};

PyObject* names_of(unsigned set) {
  PyObject*& tuple = tuples[set & kEveryPiece];
  if (!tuple) {
    tuple = PyTuple_New(std::popcount(set));
    Py_ssize_t at = 0;
    for (unsigned left = set; tuple && left; left &= left - 1)
      PyTuple_SET_ITEM(tuple, at++, Py_NewRef(names[size_t(std::countr_zero(left))]));
  }
  return tuple;
}

PyObject* laid(const Step* steps, int number, const Region& region) {
  std::array<const Step*, kPieces> of{};
  for (int i = 0; i < number; ++i) of[size_t(kAll[steps[i].shape].piece)] = &steps[i];
  PyObject* cover = PyTuple_New(number);
  Py_ssize_t at = 0;
  for (size_t piece = 0; cover && piece < kPieces; ++piece) {
    if (!of[piece]) continue;
    const Shape& shape = kAll[of[piece]->shape];
    int x = of[piece]->at % kStride - shape.first + region.left, y = of[piece]->at / kStride + region.top;
    PyObject* one = Py_BuildValue("(OiOii)", names[piece], int(shape.turn), shape.flip ? Py_True : Py_False, x, y);
    if (one) PyTuple_SET_ITEM(cover, at++, one);
    else Py_CLEAR(cover);
  }
  return cover;
}

bool prepare_calls(PyObject* module) {
  PyObject* all = PyTuple_New(kPieces);
  for (size_t i = 0; all && i < kPieces; ++i) {
    names[i] = PyUnicode_InternFromString(kPictures[i].name.data());
    if (!names[i]) return false;
    PyTuple_SET_ITEM(all, Py_ssize_t(i), Py_NewRef(names[i]));
  }
  auto exception = [&](const char* name, const char* text) {
    std::string full = std::string("tafelrunde_kernel.") + name;
    PyObject* made = PyErr_NewExceptionWithDoc(full.c_str(), text, PyExc_ValueError, nullptr);
    return made && !PyModule_AddObjectRef(module, name, made) ? made : nullptr;
  };
  bad_region = exception("BadRegion", "A region that cannot be one; its arguments are a key and a dict of details.");
  bad_set = exception("BadSet", "Pieces that no task can ask for; its arguments are a key and a dict of details.");
  return all && bad_region && bad_set && !PyModule_AddObject(module, "NAMES", all) && !PyModule_AddFunctions(module, calls);
}

}  // namespace tafelrunde
