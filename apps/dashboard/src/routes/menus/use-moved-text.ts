import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { movedText } from '../../lists/tree/moved-text.ts';
import { entryName } from './entry-name.ts';
import type { MenuRow } from './menu-tree.ts';

/** Says where an entry is after it was moved, for screen readers: the text, and a function that starts it. */
export function useMovedText(rows: readonly MenuRow[]): [text: string, tell: (id: string) => void] {
  const t = useText();
  const [id, setId] = useState<string | null>(null);
  return [movedText(rows, id, (node) => entryName(node, t), t), setId];
}
