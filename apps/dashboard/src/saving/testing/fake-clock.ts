import type { Clock } from '../clock.ts';

/** A clock that advances only when `pass` is called. */
export function fakeClock() {
  let now = 1_000_000;
  let calls: { at: number; call: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    later(milliseconds, call) {
      const entry = { at: now + milliseconds, call };
      calls.push(entry);
      return () => {
        calls = calls.filter((one) => one !== entry);
      };
    },
  };
  /** Waits until the callbacks of settled promises have run. */
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    clock,
    settle,
    async pass(milliseconds: number) {
      const until = now + milliseconds;
      for (;;) {
        await settle();
        const next = calls.filter((one) => one.at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        calls = calls.filter((one) => one !== next);
        now = Math.max(now, next.at);
        next.call();
      }
      now = until;
      await settle();
    },
  };
}
