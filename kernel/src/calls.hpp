// The calls for one region at a time, and what they share with the rest of the module.
#pragma once

#include <Python.h>

#include "cover.hpp"
#include "patience.hpp"
#include "reading.hpp"

namespace tafelrunde {

extern PyMethodDef calls[];

// Makes the names, the exceptions and what else the calls need; false when Python is out of memory.
bool prepare_calls(PyObject* module);

// A cover as Python sees it: (piece, turn, flip, column, row) for each piece in the order of UC-33.
PyObject* laid(const Step* steps, int number, const Region& region);

// The names of the pieces in a set, a borrowed tuple that lives as long as the module.
PyObject* names_of(unsigned set);

// Makes the iterator of `solutions`.
PyObject* iterate(const Region& region, unsigned set);

}  // namespace tafelrunde
