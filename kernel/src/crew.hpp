// Threads that share work until it is done or somebody says stop. Must know no Python and not what the work is.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace tafelrunde {

using Stop = std::atomic<bool>;

// Runs `work(stop)` on each thread. Meanwhile `watch()` is asked ten times a second whether to go on; once it says no,
// `stop` is set. Returns whether the work was finished; what a thread throws is thrown here.
template <class Work, class Watch>
bool with_crew(int threads, Work&& work, Watch&& watch) {
  Stop stop{false};
  std::mutex door;
  std::condition_variable gone;
  std::exception_ptr failure;
  int busy = 0;
  std::vector<std::thread> crew;
  auto labour = [&] {
    std::exception_ptr mine;
    try {
      work(stop);
    } catch (...) {
      mine = std::current_exception();
      stop = true;
    }
    std::lock_guard lock(door);
    if (mine && !failure) failure = mine;
    --busy;
    gone.notify_all();
  };
  bool finished = true;
  {
    std::unique_lock lock(door);
    try {
      for (int i = 0; i < threads; ++i) {
        crew.emplace_back(labour);
        ++busy;
      }
    } catch (...) {
      if (crew.empty()) failure = std::current_exception();  // fewer hands than asked for will do
    }
    while (busy) {
      gone.wait_for(lock, std::chrono::milliseconds(100), [&] { return busy == 0; });
      lock.unlock();
      if (finished && busy && !watch()) {
        finished = false;
        stop = true;
      }
      lock.lock();
    }
  }
  for (std::thread& one : crew) one.join();
  if (failure) std::rethrow_exception(failure);
  return finished;
}

}  // namespace tafelrunde
