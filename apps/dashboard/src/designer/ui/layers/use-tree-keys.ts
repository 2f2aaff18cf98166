import { shortcutOf } from '@etalage/designer-protocol';
import type { BlockId } from '@etalage/site-model';
import type { KeyboardEvent } from 'react';
import { useDesignerSession } from '../../session/designer-context.tsx';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { treeMove, type TreeRow } from './tree-rows.ts';

interface TreeKeys {
  rows: readonly TreeRow[];
  focusRow: (id: BlockId) => void;
  toggle: (id: BlockId, open: boolean) => void;
}

/** The key handler of the tree: arrow keys, Home and End, Enter to select, and the shortcuts that move a block. */
export function useTreeKeys({ rows, focusRow, toggle }: TreeKeys) {
  const session = useDesignerSession();
  const actions = useBlockActions();
  return function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const id = (event.target as HTMLElement).dataset['layer'];
    if (!id || event.nativeEvent.isComposing) return;
    const shortcut = shortcutOf(event.nativeEvent);
    if (shortcut === 'move_up' || shortcut === 'move_down') {
      event.preventDefault();
      actions.moveBy(id, shortcut === 'move_up' ? -1 : 1);
      requestAnimationFrame(() => focusRow(id));
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      session.select(id);
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = treeMove(rows, id, event.key);
    if (!move) return;
    event.preventDefault();
    if ('focus' in move) {
      session.select(move.focus);
      focusRow(move.focus);
    } else if ('open' in move) {
      toggle(move.open, true);
    } else {
      toggle(move.close, false);
    }
  };
}
