import { useEffect, useState } from 'react';

/** How long the controls of an item stay after the pointer left it, in milliseconds (DSGN-13). */
const LINGER_TIME = 2000;

export type HoverState = 'inactive' | 'active' | 'close';

/**
 * What is hovered, or was hovered a short time ago: `active` while the pointer is on it or on its controls (`hold`), then
 * `close`, then nothing (DSGN-12).
 */
export function useLingering<Id extends string>(pointed: Id | null) {
  const [shown, setShown] = useState<Id | null>(pointed);
  const [held, hold] = useState(false);
  // The controls cover the page: while the pointer is on them, the item below them is not hovered.
  if (pointed !== null && pointed !== shown && !held) setShown(pointed);
  const state: HoverState = shown === null ? 'inactive' : pointed !== null || held ? 'active' : 'close';
  useEffect(() => {
    if (state !== 'close') return undefined;
    const timer = setTimeout(() => setShown(null), LINGER_TIME);
    return () => clearTimeout(timer);
  }, [state, shown]);
  return { shown, state, hold };
}
