import type { LinkTarget } from '@etalage/form-engine/editor';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { entryName } from './entry-name.ts';
import { type ChangeItems, menuChanges } from './menu-changes.ts';
import { type TreeStep, placeOfStep } from '../../lists/tree/tree-rows.ts';
import type { MenuRow } from './menu-tree.ts';
import type { TreePlace } from '../../lists/tree/tree-rows.ts';
import type { MenuNode } from './menu-tree.ts';
import type { FocusLater } from '../../lists/tree/use-focus-later.ts';
import { useMovedText } from './use-moved-text.ts';

export type MenuEditing = ReturnType<typeof useMenuEditing>;

/** The changes of a menu with what is seen and heard of them: which entry is open, the focus, what was moved where. */
export function useMenuEditing(
  nodes: readonly MenuNode[],
  rows: readonly MenuRow[],
  onChange: ChangeItems,
  { onUndo, focusLater }: { onUndo: () => void; focusLater: FocusLater },
) {
  const t = useText();
  const showToast = useToast();
  const changes = menuChanges(nodes, onChange);
  const [open, setOpen] = useState<string | null>(null);
  const [moved, tellMoved] = useMovedText(rows);

  function show(id: string | null) {
    setOpen(id);
    if (id !== null) focusLater(id, 'settings');
  }
  return {
    /** The id of the entry whose settings are open. */
    open,
    /** Where the last entry was moved, for screen readers. */
    moved,
    show,
    set: changes.set,
    add(targets: readonly Partial<LinkTarget>[], parent: string | null, isBlank: boolean) {
      const last = changes.add(targets, parent);
      if (last !== undefined && isBlank) show(last);
    },
    drop(id: string, place: TreePlace) {
      if (changes.move(id, place)) tellMoved(id);
    },
    step({ node }: MenuRow, way: TreeStep) {
      const place = placeOfStep(rows, node.id, way);
      if (!place || !changes.move(node.id, place)) return;
      tellMoved(node.id);
      focusLater(node.id, 'handle');
    },
    copy: (row: MenuRow) => show(changes.copy(row)),
    remove(row: MenuRow) {
      changes.remove(row.node.id);
      const at = rows.indexOf(row);
      const next = rows.slice(at + 1).find(({ level }) => level <= row.level) ?? rows[at - 1];
      if (next) focusLater(next.node.id, 'handle');
      const undo = { text: t('menus_removed_undo'), run: onUndo };
      showToast({ text: t('menus_removed', { name: entryName(row.node, t) }), action: undo });
    },
  };
}
