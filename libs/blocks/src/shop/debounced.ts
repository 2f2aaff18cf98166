/** A call that waits for quiet: each new call starts the wait again and only the last arguments are used. */
export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Whether a call is waiting. */
  isWaiting(): boolean;
  /** Makes the waiting call now. */
  flush(): void;
  cancel(): void;
}

/** Delays a function until nothing called it for `wait` milliseconds. */
export function debounced<Args extends unknown[]>(
  run: (...args: Args) => void,
  wait: number,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: Args | undefined;
  const fire = (): void => {
    const args = latest;
    timer = latest = undefined;
    if (args) run(...args);
  };
  const cancel = (): void => {
    clearTimeout(timer);
    timer = latest = undefined;
  };
  const call = (...args: Args): void => {
    clearTimeout(timer);
    latest = args;
    timer = setTimeout(fire, wait);
  };
  const flush = (): void => {
    clearTimeout(timer);
    fire();
  };
  return Object.assign(call, { isWaiting: () => latest !== undefined, flush, cancel });
}
