import type { Translate } from '@etalage/texts';
import type { TreeNode, TreeRow } from './tree-rows.ts';

/** Says where an entry stands after it was moved, for screen readers; '' for one that is not there. */
export function movedText<Node extends TreeNode<Node>>(
  rows: readonly TreeRow<Node>[],
  id: string | null,
  nameOf: (node: Node) => string,
  t: Translate,
): string {
  const row = rows.find(({ node }) => node.id === id);
  if (!row) return '';
  const below = row.parent ? t('tree_moved_below', { parent: nameOf(row.parent) }) : '';
  return t('tree_moved', {
    name: nameOf(row.node),
    level: row.level,
    place: row.index + 1,
    count: row.count,
    below,
  });
}
