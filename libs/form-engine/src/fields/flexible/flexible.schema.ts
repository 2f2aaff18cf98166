import type { LayoutDefinition } from '../../definition/field-parts.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';
import type { FlexibleConfig } from './flexible-config.ts';
import { readItems } from './flexible-items.ts';

export interface FlexibleOptions {
  layouts?: readonly LayoutDefinition[];
  config?: FlexibleConfig;
  settings?: {
    /** Most items of the list. */
    max?: number;
  };
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    flexible: FlexibleOptions;
  }
}

/** A list of items, each of a layout with fields of its own (FLD-15). */
export const flexibleSchema = defineFieldType({
  type: 'flexible',
  holds: 'list',
  empty: [],
  layouts: ({ layouts = [] }) => layouts,
  most: ({ settings: { max } = {} }) => max,
  check: (value, { layouts = [], settings: { max = Infinity } = {} }) => {
    const items = readItems(value);
    if (!Array.isArray(value) || items.length !== value.length) return [{ text: 'formfield_check_list' }];
    if (items.length > max) return [{ text: 'formfield_check_items', values: { most: String(max) } }];
    const known = new Set(layouts.map((layout) => layout.layout));
    return items.every((item) => known.has(item.layout)) ? [] : [{ text: 'formfield_check_list' }];
  },
});
