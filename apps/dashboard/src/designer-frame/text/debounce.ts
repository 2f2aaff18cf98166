interface Delays {
  /** Milliseconds without a touch after which the call is made. */
  rest: number;
  /** Most milliseconds between the first touch and the call. */
  longest: number;
}

/** Makes a call once there was no touch for a while, or after the longest delay while touches go on. */
export function debounce(call: () => void, { rest, longest }: Delays) {
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
    /** Cancels the pending call; the call itself must do this first. */
    stop,
  };
}
