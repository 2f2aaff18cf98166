import { defineFieldType, type FieldIssue } from '../../definition/field-type-schema.ts';
import { readItems } from './flexible-items.ts';

/** A list of items, each of a layout with fields of its own (FLD-15). */
export const flexibleSchema = defineFieldType({
  type: 'flexible',
  holds: 'list',
  empty: [],
  check: (value, { layouts = [], settings: { max = Infinity } = {} }) => {
    if (value === undefined || value === null || value === '') return [];
    if (!Array.isArray(value) || readItems(value).length !== value.length) {
      return [{ text: 'formfield_check_list' }] satisfies FieldIssue[];
    }
    if (value.length > max) return [{ text: 'formfield_check_items', values: { most: String(max) } }];
    const known = new Set(layouts.map((layout) => layout.layout));
    return readItems(value).every((item) => known.has(item.layout)) ? [] : [{ text: 'formfield_check_list' }];
  },
});
