interface Row {
  readonly id: string;
  readonly parent_id: string | null;
  readonly title: string;
}

interface Placed {
  id: string;
  label: string;
  level: number;
}

/**
 * Categories in the order of the rows, each followed by those below it. One whose parents are not among the rows, or
 * form a circle, is placed as one without a parent, so that every category is there once.
 */
export function categoryTree(rows: readonly Row[]): Placed[] {
  const below = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const ids = new Set(rows.map(({ id }) => id));
  const placed = new Map<string, Placed>();
  const place = (first: Row): void => {
    const waiting = [{ row: first, level: 0 }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { row, level } = next;
      if (placed.has(row.id)) continue;
      placed.set(row.id, { id: row.id, label: row.title, level });
      const children = below.get(row.id) ?? [];
      waiting.push(...children.map((child) => ({ row: child, level: level + 1 })).reverse());
    }
  };
  const roots = rows.filter(({ parent_id }) => parent_id === null || !ids.has(parent_id));
  for (const row of [...roots, ...rows]) place(row);
  return [...placed.values()];
}
