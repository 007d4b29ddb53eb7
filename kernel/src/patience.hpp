// How long a search runs before others get a turn: short ones keep the GIL, long ones give it up and hear Ctrl-C.
#pragma once

#include <Python.h>

#include <chrono>

namespace tafelrunde {

class Patience {
 public:
  Patience() = default;
  Patience(const Patience&) = delete;
  Patience& operator=(const Patience&) = delete;
  ~Patience() { back(); }

  // Asked at every longer step of a search: go on?
  bool operator()() { return --left_ > 0 || rest(); }

  // Takes the GIL back; false when a signal's exception is set.
  bool back() {
    if (away_) PyEval_RestoreThread(away_);
    away_ = nullptr;
    return !stopped_;
  }

  // Gives the GIL up at once.
  void leave() {
    if (away_) return;
    since_ = std::chrono::steady_clock::now();
    away_ = PyEval_SaveThread();
  }

 private:
  static constexpr int kSteps = 4096;
  static constexpr auto kNap = std::chrono::milliseconds(50);

  bool rest() {
    left_ = 1;
    if (stopped_) return false;
    if (away_ && std::chrono::steady_clock::now() - since_ >= kNap) {
      PyEval_RestoreThread(away_);
      away_ = nullptr;
      if (PyErr_CheckSignals()) {
        stopped_ = true;
        return false;
      }
    }
    leave();
    left_ = kSteps;
    return true;
  }

  int left_ = kSteps;
  bool stopped_ = false;
  PyThreadState* away_ = nullptr;
  std::chrono::steady_clock::time_point since_;  // it is away
};

}  // namespace tafelrunde
