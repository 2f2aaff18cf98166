import { defineFieldType } from '../../definition/field-type-schema.ts';
import type { FlexibleItem } from '../flexible/flexible-items.ts';

/** A list of content blocks `{id, type, data}` (FLD-24). */
export const editorSchema = defineFieldType({ type: 'editor', holds: 'list', empty: [] });

/** Blocks as items of a list; what else a block holds travels along untouched. */
export function itemsOfBlocks(value: unknown): FlexibleItem[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((block: unknown, index) => {
    const { id, type, data } = Object(block) as { id?: unknown; type?: unknown; data?: unknown };
    if (typeof type !== 'string') return [];
    return [
      {
        key: typeof id === 'string' ? id : `block-${index}`,
        layout: type,
        attributes: Object(data) as Record<string, unknown>,
      },
    ];
  });
}

/** Items as blocks again, each with what its stored block held beside its data. */
export function blocksOfItems(items: readonly FlexibleItem[], stored: unknown): unknown[] {
  const before = new Map(
    (Array.isArray(stored) ? stored : []).map((block: unknown, index) => {
      const { id } = Object(block) as { id?: unknown };
      return [typeof id === 'string' ? id : `block-${index}`, block as object];
    }),
  );
  return items.map(({ key, layout, attributes }) => ({
    ...(before.get(key) ?? { id: key }),
    type: layout,
    data: attributes,
  }));
}
