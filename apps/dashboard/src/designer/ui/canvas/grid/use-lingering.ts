import { useEffect, useState } from 'react';

/** How long the controls of an item stay once nothing points at it any more, in milliseconds (DSGN-13). */
export const lingerTime = 2000;

export type HoverState = 'inactive' | 'active' | 'close';

/**
 * What is pointed at, and for a while what was: `active` while the pointer is on it or on its controls (`hold`), then
 * `close`, then nothing (DSGN-12).
 */
export function useLingering<Id extends string>(pointed: Id | null) {
  const [shown, setShown] = useState<Id | null>(pointed);
  const [held, hold] = useState(false);
  // The controls lie over the page: while the pointer is on them nothing else of it is meant.
  if (pointed !== null && pointed !== shown && !held) setShown(pointed);
  const state: HoverState = shown === null ? 'inactive' : pointed !== null || held ? 'active' : 'close';
  useEffect(() => {
    if (state !== 'close') return undefined;
    const timer = setTimeout(() => setShown(null), lingerTime);
    return () => clearTimeout(timer);
  }, [state, shown]);
  return { shown, state, hold };
}
