// The arguments of a call, by place or by name. Must know neither regions nor pieces.
#pragma once

#include <Python.h>

#include <array>
#include <cstdint>

#include "cover.hpp"

namespace tafelrunde {

// The arguments of a call by their names: the first `required` must be there, the others may be NULL.
template <size_t N>
bool arguments(const char* function, const std::array<const char*, N>& parameters, size_t required,
               PyObject* const* args, Py_ssize_t given, PyObject* keywords, std::array<PyObject*, N>& out) {
  out.fill(nullptr);
  if (given > Py_ssize_t(N)) {
    PyErr_Format(PyExc_TypeError, "%s() takes %zu arguments, not %zd", function, N, given);
    return false;
  }
  for (Py_ssize_t i = 0; i < given; ++i) out[size_t(i)] = args[i];
  for (Py_ssize_t i = 0; keywords && i < PyTuple_GET_SIZE(keywords); ++i) {
    PyObject* keyword = PyTuple_GET_ITEM(keywords, i);
    size_t at = 0;
    while (at < N && PyUnicode_CompareWithASCIIString(keyword, parameters[at])) ++at;
    if (at == N || out[at]) {
      PyErr_Format(PyExc_TypeError, at == N ? "%s() has no argument '%U'" : "%s() got argument '%U' twice", function, keyword);
      return false;
    }
    out[at] = args[given + i];
  }
  for (size_t i = 0; i < required; ++i)
    if (!out[i]) {
      PyErr_Format(PyExc_TypeError, "%s() needs the argument '%s'", function, parameters[i]);
      return false;
    }
  return true;
}

inline bool read_limit(PyObject* object, uint64_t& limit) {
  limit = kNoLimit;
  if (!object || object == Py_None) return true;
  if (!PyLong_Check(object)) {
    PyErr_SetString(PyExc_TypeError, "limit is an int or None");
    return false;
  }
  int overflow = 0;
  long long value = PyLong_AsLongLongAndOverflow(object, &overflow);
  if (overflow < 0 || (!overflow && value < 0)) {
    PyErr_SetString(PyExc_ValueError, "limit must not be negative");
    return false;
  }
  if (!overflow) limit = uint64_t(value);
  return true;
}

}  // namespace tafelrunde
