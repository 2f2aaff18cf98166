interface Waits {
  /** Milliseconds of rest after which the call is made. */
  rest: number;
  /** Milliseconds after which it is made without any. */
  longest: number;
}

/** Makes a call once nothing was touched for a while, and not much later when there is no rest. */
export function restTimer(call: () => void, { rest, longest }: Waits) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | null = null;
  const stop = () => {
    clearTimeout(timer);
    since = null;
  };
  return {
    touch() {
      clearTimeout(timer);
      since ??= Date.now();
      timer = setTimeout(call, Math.max(0, Math.min(rest, since + longest - Date.now())));
    },
    /** Calls off what was to come; the call itself does this first. */
    stop,
  };
}
