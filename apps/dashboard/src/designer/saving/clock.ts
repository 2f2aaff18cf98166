/** Time, so that tests can hold it. */
export interface Clock {
  now(): number;
  /** Calls once after so many milliseconds; the answer calls it off. */
  later(milliseconds: number, call: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  later(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
