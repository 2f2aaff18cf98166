import type { KeyboardEvent } from 'react';
import type { MenuStep } from './menu-rows.ts';

const steps: Readonly<Record<string, MenuStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** What a key moves: the arrows on the handle of an entry, and with Alt on all of its row. */
export function stepOfKey(event: KeyboardEvent<HTMLElement>): MenuStep | undefined {
  const isHandle = event.target instanceof Element && event.target.hasAttribute('data-handle');
  if (event.ctrlKey || event.metaKey || event.shiftKey || (!event.altKey && !isHandle)) return undefined;
  return steps[event.key];
}
