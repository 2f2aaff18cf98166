import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** What of an entry gets the focus: the button that moves it, or its first setting. */
type Part = 'handle' | 'settings';

export type FocusLater = (id: string, part: Part) => void;

/** Moves the focus to an entry after the next render: a row that is moved in the document loses it. */
export function useFocusLater(): [list: RefObject<HTMLElement | null>, focusLater: FocusLater] {
  const list = useRef<HTMLElement>(null);
  const waiting = useRef<{ id: string; part: Part } | null>(null);
  useEffect(() => {
    if (!waiting.current) return;
    const { id, part } = waiting.current;
    const row = list.current?.querySelector(`[data-entry="${CSS.escape(id)}"]`);
    const found = row?.querySelector<HTMLElement>(
      part === 'handle' ? '[data-handle]' : '[data-settings] :is(input, select, textarea)',
    );
    if (!found) return;
    waiting.current = null;
    found.focus();
  });
  const focusLater = useCallback<FocusLater>((id, part) => {
    waiting.current = { id, part };
  }, []);
  return [list, focusLater];
}
