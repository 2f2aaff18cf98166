import type { Clock } from './clock.ts';

/** A timer with at most one pending call; `start` replaces the pending one. */
export function replaceableTimer(clock: Clock) {
  let cancelPending: (() => void) | undefined;
  const cancel = () => {
    cancelPending?.();
    cancelPending = undefined;
  };
  return {
    /** Calls once after this many milliseconds. */
    start(milliseconds: number, call: () => void) {
      cancel();
      cancelPending = clock.later(milliseconds, call);
    },
    cancel,
  };
}
