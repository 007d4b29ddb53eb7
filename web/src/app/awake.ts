// Keeps the screen lit while somebody plays and thinks. Must not know what is played.

/** From now until the answer is called; plain http has no such thing, and a low battery may refuse it. */
export function keepAwake(): () => void {
  let held: WakeLockSentinel | null = null;
  let over = false;
  async function hold(): Promise<void> {
    if (document.hidden || over) return;
    try {
      const lock = await navigator.wakeLock.request("screen");
      if (over) await lock.release();
      else held = lock;
    } catch {
      // then the device does as it always does
    }
  }
  // the system lets go of it when the page is out of sight
  const seen = () => void hold();
  document.addEventListener("visibilitychange", seen);
  seen();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", seen);
    held?.release().catch(() => {});
  };
}
