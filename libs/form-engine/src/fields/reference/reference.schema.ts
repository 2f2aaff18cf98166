import { defineFieldType, type RequirableSettings } from '../../definition/field-type-schema.ts';
import { maxReferences, type ReferenceTarget } from '../../definition/reference.ts';
import { textOf } from '../../definition/text-of.ts';

export interface ReferenceOptions {
  /** Whether it refers to many things. */
  multiple?: boolean;
  settings?: ReferenceSettings;
}

interface ReferenceSettings extends RequirableSettings {
  /** The kind of thing that it refers to. */
  refersTo?: ReferenceTarget;
  /** Most things with `multiple`, 100 by default. */
  max?: number;
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    reference: ReferenceOptions;
  }
}

/**
 * Something of the website by its id, such as a product; `settings.refersTo` states the kind. With `multiple` a list of
 * ids, at most `settings.max`. Whether it still exists is checked where it is shown.
 */
export const referenceSchema = defineFieldType({
  type: 'reference',
  holds: 'reference',
  refersTo: ({ multiple = false, settings: { refersTo: to } = {} }) => to && { to, many: multiple },
  most: ({ settings: { max } = {} }) => max,
  empty: ({ multiple = false }) => (multiple ? [] : ''),
  missing: ({ settings }) => settings?.missing,
  check: (value, { multiple = false, settings: { max = maxReferences } = {} }) => {
    if (!multiple) return textOf(value) === '' ? [{ text: 'formfield_check_choice' }] : [];
    if (!Array.isArray(value)) return [{ text: 'formfield_check_list' }];
    return value.length > max ? [{ text: 'formfield_check_items', values: { most: String(max) } }] : [];
  },
});
