import type { ListedCategory } from '../../queries/category-queries.ts';

/** A category with those below it. */
export interface CategoryNode {
  readonly id: string;
  readonly category: ListedCategory;
  readonly items: readonly CategoryNode[];
}

/** The categories as a tree; one whose parent is not there stands at the top, and each is there once. */
export function categoryNodes(categories: readonly ListedCategory[]): CategoryNode[] {
  const ids = new Set(categories.map(({ id }) => id));
  const below = Map.groupBy(categories, ({ parent_id }) => (ids.has(parent_id) ? parent_id : ''));
  const seen = new Set<string>();
  const nodesBelow = (parent: string): CategoryNode[] =>
    (below.get(parent) ?? []).flatMap((category) => {
      if (seen.has(category.id)) return [];
      seen.add(category.id);
      return [{ id: category.id, category, items: nodesBelow(category.id) }];
    });
  return nodesBelow('');
}
