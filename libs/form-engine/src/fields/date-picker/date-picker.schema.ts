import { defineFieldType } from '../../definition/field-type-schema.ts';
import { dateConfigOf } from './date-config.ts';
import { parseDay, parseSpan } from './date-values.ts';

/** A day, a moment or a range of days (FLD-45). Whether a day is still to come is the receiver's own rule. */
export const datePickerSchema = defineFieldType({
  type: 'date_picker',
  check: (value, definition) => {
    if (value === '' || value === undefined || value === null) return [];
    const { mode } = dateConfigOf(definition, new Date(0));
    const text = typeof value === 'string' ? value : '';
    const read = mode === 'range' ? parseSpan(text) : parseDay(text, mode);
    return read ? [] : [{ text: `formfield_check_${mode}` }];
  },
});
