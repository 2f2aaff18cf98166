import type { LayoutDefinition } from '../../definition/field-parts.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';
import type { FlexibleConfig } from '../flexible/flexible-config.ts';
import type { FlexibleItem } from '../flexible/flexible-items.ts';

export interface EditorOptions {
  /** The kinds of blocks; a paragraph and a heading if they are absent. */
  layouts?: readonly LayoutDefinition[];
  config?: FlexibleConfig;
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    editor: EditorOptions;
  }
}

/** A list of content blocks `{id, type, data}` (FLD-24). */
export const editorSchema = defineFieldType({
  type: 'editor',
  holds: 'list',
  empty: [],
  layouts: ({ layouts = [] }) => layouts,
});

/** Blocks as items of a list; the other properties of a block are restored by `blocksOfItems`. */
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

/** Items as blocks again, each with the properties that its stored block has beside its data. */
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
