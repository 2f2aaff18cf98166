import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus within a group of controls while they change: what was pressed may be gone as soon as the reply of the
 * server is shown, and the first control then gets the focus. It ends when the member focuses something else.
 */
export function useKeptFocus<Group extends HTMLElement>(): {
  readonly place: RefObject<Group | null>;
  readonly keepFocus: () => void;
} {
  const place = useRef<Group>(null);
  const isKept = useRef(false);
  const focusLost = () => {
    const focused = document.activeElement;
    if (focused && focused !== document.body) isKept.current = Boolean(place.current?.contains(focused));
    else place.current?.querySelector<HTMLElement>('select, button')?.focus();
  };
  // After each render, because any of them may remove the control that has the focus.
  useEffect(() => {
    if (isKept.current) focusLost();
  });
  return {
    place,
    keepFocus: () => {
      isKept.current = true;
      requestAnimationFrame(focusLost);
    },
  };
}
