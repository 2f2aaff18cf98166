import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { entryName } from './entry-name.ts';
import type { MenuRow } from './menu-tree.ts';

/** Says where an entry is after it was moved, for screen readers: the text, and a function that starts it. */
export function useMovedText(rows: readonly MenuRow[]): [text: string, tell: (id: string) => void] {
  const t = useText();
  const [id, setId] = useState<string | null>(null);
  const row = rows.find(({ node }) => node.id === id);
  if (!row) return ['', setId];
  const below = row.parent ? t('menus_moved_below', { parent: entryName(row.parent, t) }) : '';
  const values = { name: entryName(row.node, t), level: row.level, place: row.index + 1, count: row.count };
  return [t('menus_moved', { ...values, below }), setId];
}
