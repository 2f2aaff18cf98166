/** An entry of a tree. */
export interface TreeNode<Node> {
  readonly id: string;
  readonly items: readonly Node[];
}

/** A place in a tree: `parent` is null on the first level, `index` counts without the entry that is moved there. */
export interface TreePlace {
  readonly parent: string | null;
  readonly index: number;
}

/** An entry as a row of the list. */
export interface TreeRow<Node> {
  readonly node: Node;
  /** 1 for the first level. */
  readonly level: number;
  readonly parent: Node | null;
  /** Its place among the entries of its parent. */
  readonly index: number;
  readonly count: number;
  /** Its place in what is stored, by which the server names its errors: `items.0.items.2`. */
  readonly path: string;
}

/** The entries from top to bottom, each before those below it. */
export function rowsOf<Node extends TreeNode<Node>>(
  nodes: readonly Node[],
  parent: Node | null = null,
  level = 1,
  prefix = 'items',
): TreeRow<Node>[] {
  return nodes.flatMap((node, index) => {
    const path = `${prefix}.${index}`;
    return [
      { node, level, parent, index, count: nodes.length, path },
      ...rowsOf(node.items, node, level + 1, `${path}.items`),
    ];
  });
}

/** Number of levels of an entry with those below it. */
export function heightOf<Node extends TreeNode<Node>>({ items }: Node): number {
  return 1 + Math.max(0, ...items.map(heightOf));
}

export function findNode<Node extends TreeNode<Node>>(nodes: readonly Node[], id: string): Node | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.items, id);
    if (found) return found;
  }
  return undefined;
}

export type TreeStep = 'up' | 'down' | 'in' | 'out';

/** Where a step of the keyboard moves an entry; undefined where there is no such place. */
export function placeOfStep<Node extends TreeNode<Node>>(
  rows: readonly TreeRow<Node>[],
  id: string,
  step: TreeStep,
): TreePlace | undefined {
  const row = rows.find(({ node }) => node.id === id);
  if (!row) return undefined;
  const { index, count, parent } = row;
  const parentId = parent?.id ?? null;
  switch (step) {
    case 'up':
      return index > 0 ? { parent: parentId, index: index - 1 } : undefined;
    case 'down':
      return index < count - 1 ? { parent: parentId, index: index + 1 } : undefined;
    case 'in': {
      const before = rows.find((other) => other.parent?.id === parent?.id && other.index === index - 1);
      return before && { parent: before.node.id, index: before.node.items.length };
    }
    case 'out': {
      const above = rows.find(({ node }) => node.id === parentId);
      return above && { parent: above.parent?.id ?? null, index: above.index + 1 };
    }
  }
}

/** Where a dragged entry would be dropped: between two rows, at a level. */
export interface DropPlace extends TreePlace {
  /** The row below which it is dropped; null above the first. */
  readonly after: string | null;
  readonly level: number;
}

/**
 * Where an entry is dropped that is dragged to the gap below `after`, and aims at `level` by how far it was dragged to
 * the side. `rows` are those without the entry and what is below it; `height` is its number of levels, and `most` that of
 * the tree. Undefined where it fits on no level.
 */
export function dropPlace<Node extends TreeNode<Node>>(
  rows: readonly TreeRow<Node>[],
  after: number,
  level: number,
  { height, most }: { readonly height: number; readonly most: number },
): DropPlace | undefined {
  const above = rows[after];
  const below = rows[after + 1];
  const deepest = Math.min((above?.level ?? 0) + 1, most + 1 - height);
  const shallowest = below?.level ?? 1;
  if (shallowest > deepest) return undefined;
  const chosen = Math.min(Math.max(level, shallowest), deepest);
  const before = rows.slice(0, after + 1);
  const parent = before.findLast((row) => row.level === chosen - 1)?.node.id ?? null;
  const index = before.filter((row) => row.level === chosen && (row.parent?.id ?? null) === parent).length;
  return { parent, index, level: chosen, after: above?.node.id ?? null };
}
