import { defineFieldType } from '../../definition/field-type-schema.ts';
import { dateConfigOf, type DateOptions } from './date-config.ts';
import { parseDay, parseSpan } from './date-values.ts';

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    date_picker: DateOptions;
  }
}

/** A day, a day with a time, or a range of days (FLD-45). Whether a day is in the future is checked by the receiver. */
export const datePickerSchema = defineFieldType({
  type: 'date_picker',
  check: (value, definition) => {
    const { mode } = dateConfigOf(definition, new Date(0));
    const text = typeof value === 'string' ? value : '';
    const read = mode === 'range' ? parseSpan(text) : parseDay(text, mode);
    return read ? [] : [{ text: `formfield_check_${mode}` }];
  },
});
