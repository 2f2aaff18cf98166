import { defineFieldType } from '../../definition/field-type-schema.ts';
import { mostReferences } from '../../definition/reference.ts';
import { textOf } from '../../definition/text-of.ts';

/**
 * Something of the website by its id, such as a product; `settings.refersTo` says of which kind. With `multiple` a list
 * of ids, at most `settings.max`. Whether it still exists is judged where it is shown.
 */
export const referenceSchema = defineFieldType({
  type: 'reference',
  holds: 'reference',
  refersTo: ({ multiple = false, settings: { refersTo: to } = {} }) => to && { to, many: multiple },
  check: (value, { multiple = false, settings: { max = mostReferences } = {} }) => {
    if (value === '' || value === undefined || value === null) return [];
    if (!multiple) return textOf(value) === '' ? [{ text: 'formfield_check_choice' }] : [];
    if (!Array.isArray(value)) return [{ text: 'formfield_check_list' }];
    return value.length > max ? [{ text: 'formfield_check_items', values: { most: String(max) } }] : [];
  },
});
