/** Milliseconds after which calls are made without an animation frame. */
const HIDDEN_PAGE_DELAY = 200;

/**
 * Collects calls and makes them in the next animation frame, in order; with `isFirstImmediate` the first call is made
 * immediately. A single change is then not delayed, and many changes are rendered once per frame. In a hidden page,
 * which has no animation frames, a timer makes the calls.
 */
export function nextFrame({ isFirstImmediate = false } = {}) {
  let calls: (() => void)[] = [];
  let stopped = false;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = 0;
    timer = undefined;
    const now = calls;
    calls = [];
    for (const call of now) if (!stopped) call();
  };
  return {
    add(call: () => void) {
      if (stopped) return;
      const isFirst = frame === 0;
      if (isFirst) {
        frame = requestAnimationFrame(run);
        timer = setTimeout(run, HIDDEN_PAGE_DELAY);
      }
      if (isFirst && isFirstImmediate) return call();
      calls.push(call);
    },
    stop() {
      stopped = true;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
}
