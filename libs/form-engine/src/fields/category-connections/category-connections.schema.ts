import type { ChoiceOptions } from '../../choices/choice-options.ts';
import type { FieldDefinition, FormAction } from '../../definition/field-definition.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';
import { maxReferences } from '../../definition/reference.ts';
import { textOf } from '../../definition/text-of.ts';

/** The categories to choose from, and how a new one is made; without them those of the website. */
export interface CategoryOptions extends ChoiceOptions {
  /** The fields of the popup that makes a category (FPROP-26). */
  form?: readonly FieldDefinition[];
  /** Makes a category of the values of the popup and returns it with its `id`. */
  function?: FormAction;
  settings?: {
    /** Most categories that can be chosen. */
    max?: number | undefined;
  };
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    category_connections: CategoryOptions;
  }
}

/** Categories of the shop, stored as a list of ids (FLD-35). */
export const categoryConnectionsSchema = defineFieldType({
  type: 'category_connections',
  holds: 'reference',
  refersTo: { to: 'categories', many: true },
  empty: [],
  most: ({ settings }) => settings?.max ?? maxReferences,
});

/** The fields of the popup that makes a category of the website. */
export const newCategoryFields: readonly FieldDefinition[] = [
  {
    type: 'text',
    key: 'title',
    title: 'formfield_category_title',
    settings: { missing: 'formfield_category_title_missing' },
  },
  {
    type: 'text',
    key: 'path',
    title: 'formfield_category_path',
    help: 'formfield_category_path_hint',
    settings: { missing: 'formfield_category_path_missing' },
  },
];

/** Indent of a category per level, in pixels. */
export const INDENT = 6;

export function indentOf(level: unknown): number {
  return INDENT * (typeof level === 'number' ? level : 0);
}

/** Chosen ids: a list, or comma-separated text of older records. */
export function parseCategories(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(textOf);
  return textOf(value)
    .split(',')
    .filter((id) => id !== '');
}
