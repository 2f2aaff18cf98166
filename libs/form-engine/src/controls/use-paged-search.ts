import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoadingState } from './loading.tsx';

/** Delay between the last key press and the search, in milliseconds. */
const PAUSE = 200;

/**
 * What was found for a question so far. `ask` adds the next page to what it gets, and is a new function for each question;
 * the previous result stays until the first page of the next question arrives.
 */
export function usePagedSearch<T>(nothing: T, ask: ((before: T) => Promise<T>) | undefined) {
  const [found, setFound] = useState(nothing);
  const [state, setState] = useState<LoadingState['state']>('loading');
  const latest = useRef(0);

  const load = useCallback(
    (before: T) => {
      if (!ask) return;
      const request = ++latest.current;
      setState('loading');
      ask(before).then(
        (next) => {
          // A reply to an earlier request is ignored.
          if (request !== latest.current) return;
          setFound(next);
          setState('ready');
        },
        () => request === latest.current && setState('failed'),
      );
    },
    [ask],
  );

  const isFirst = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => load(nothing), isFirst.current ? 0 : PAUSE);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      latest.current += 1;
    };
  }, [load, nothing]);

  return { found, state, load };
}
