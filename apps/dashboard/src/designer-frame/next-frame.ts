/**
 * Does the first call at once and gathers what follows for the next animation frame, in order: a single change is on its
 * way without delay, a burst of them is drawn once a frame. A hidden page, which has no frames, is not kept waiting.
 */
export function nextFrame({ firstAtOnce = false } = {}) {
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
        timer = setTimeout(run, 200);
      }
      if (isFirst && firstAtOnce) return call();
      calls.push(call);
    },
    stop() {
      stopped = true;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
}
