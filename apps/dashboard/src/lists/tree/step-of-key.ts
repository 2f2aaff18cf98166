import type { KeyboardEvent } from 'react';
import type { TreeStep } from './tree-rows.ts';

const steps: Readonly<Record<string, TreeStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** What a key moves: the arrows on the handle of an entry, and with Alt on all of its row. */
export function stepOfKey(event: KeyboardEvent<HTMLElement>): TreeStep | undefined {
  const isHandle = event.target instanceof Element && event.target.hasAttribute('data-handle');
  if (event.ctrlKey || event.metaKey || event.shiftKey || (!event.altKey && !isHandle)) return undefined;
  return steps[event.key];
}
