import type { SiteMenu } from '@etalage/api-contract';
import type { MenuEntry } from '@etalage/blocks/schema';
import { findNode, heightOf, type TreePlace, type TreeRow } from '../../lists/tree/tree-rows.ts';

/** Levels of a menu (NAV-09). */
export const MAX_LEVEL = 3;

type Top = SiteMenu['items'][number];

/** An entry on any level, with what only entries of the first level store. */
export interface MenuNode extends Required<Pick<MenuEntry, 'id' | 'label' | 'link' | 'class' | 'text'>> {
  readonly item_type: Top['item_type'];
  readonly style: Top['style'];
  readonly column_width: Top['column_width'];
  readonly items: readonly MenuNode[];
}

/** An entry of a menu as a row. */
export type MenuRow = TreeRow<MenuNode>;

/** A new entry. */
export function newNode(id: string, values: Partial<MenuNode> = {}): MenuNode {
  const style = { type: '', icon: '', text_color: '' } as const;
  return {
    id,
    label: '',
    link: '',
    class: '',
    item_type: '',
    text: '',
    style,
    column_width: '',
    items: [],
    ...values,
  };
}

/** The entries of a menu as a tree of one kind of node. */
export function nodesOf(items: SiteMenu['items']): MenuNode[] {
  const leafNode = (entry: Partial<MenuNode> & { id: string }): MenuNode => newNode(entry.id, entry);
  return items.map(({ type: _, items: subs, ...top }) => ({
    ...top,
    items: subs.map((sub) => ({ ...leafNode({ ...sub, items: [] }), items: sub.items.map(leafNode) })),
  }));
}

/** The tree as it is stored. An entry of the first level with entries below it opens a submenu (NAV-06). */
export function itemsOf(nodes: readonly MenuNode[]): SiteMenu['items'] {
  const leafOf = ({ id, label, link, class: className, item_type, text }: MenuNode) => {
    return { id, label, link, class: className, item_type, text };
  };
  return nodes.map((top) => ({
    ...leafOf(top),
    // A free text stands within a submenu.
    item_type: '',
    type: top.items.length > 0 ? 'submenu_simple' : 'default',
    style: top.style,
    column_width: top.column_width,
    items: top.items.map((sub) => ({ ...leafOf(sub), items: sub.items.map(leafOf) })),
  }));
}

/** The tree with one entry changed. */
export function withNode(
  nodes: readonly MenuNode[],
  id: string,
  change: (node: MenuNode) => MenuNode,
): MenuNode[] {
  return nodes.map((node) =>
    node.id === id ? change(node) : { ...node, items: withNode(node.items, id, change) },
  );
}

/** The tree without an entry and all below it. */
export function withoutNode(nodes: readonly MenuNode[], id: string): MenuNode[] {
  return nodes
    .filter((node) => node.id !== id)
    .map((node) => ({ ...node, items: withoutNode(node.items, id) }));
}

/** The tree with an entry at a place; one that would be too deep is left out, and so is the change. */
export function withInserted(
  nodes: readonly MenuNode[],
  node: MenuNode,
  { parent, index }: TreePlace,
): MenuNode[] | undefined {
  const level = parent === null ? 1 : levelOf(nodes, parent) + 1;
  if (level + heightOf(node) - 1 > MAX_LEVEL) return undefined;
  if (parent === null) return nodes.toSpliced(index, 0, node);
  return withNode(nodes, parent, (above) => ({ ...above, items: above.items.toSpliced(index, 0, node) }));
}

/** The tree with an entry moved, with all below it; undefined where it would be too deep or within itself. */
export function withMoved(nodes: readonly MenuNode[], id: string, place: TreePlace): MenuNode[] | undefined {
  const node = findNode(nodes, id);
  if (!node || (place.parent !== null && findNode([node], place.parent))) return undefined;
  return withInserted(withoutNode(nodes, id), node, place);
}

function levelOf(nodes: readonly MenuNode[], id: string, level = 1): number {
  for (const node of nodes) {
    if (node.id === id) return level;
    const below = levelOf(node.items, id, level + 1);
    if (below > 0) return below;
  }
  return 0;
}

/** A copy with ids of its own. */
export function copyOf(node: MenuNode, newId: () => string): MenuNode {
  return { ...node, id: newId(), items: node.items.map((inner) => copyOf(inner, newId)) };
}
