import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that is the same at every render and calls the newest one, for a part that only renders when its props change. */
export function useStableCall<Args extends unknown[]>(
  call: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(call);
  useLayoutEffect(() => {
    newest.current = call;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
