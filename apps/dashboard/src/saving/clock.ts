/** Time, which tests can replace. */
export interface Clock {
  now(): number;
  /** Calls once after this many milliseconds; the returned function cancels it. */
  later(milliseconds: number, call: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  later(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
