/** A debounced function: each new call restarts the wait and only the last arguments are used. */
export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Whether a call is pending. */
  isWaiting(): boolean;
  /** Runs the pending call now. */
  flush(): void;
  cancel(): void;
}

/** Debounces a function: delays it until it was not called for `wait` milliseconds. */
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
