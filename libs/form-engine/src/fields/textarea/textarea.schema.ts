import { defineFieldType } from '../../definition/field-type-schema.ts';

const MOST_CHARACTERS = 100_000;

/** Several lines of text (FLD-33). */
export const textareaSchema = defineFieldType({
  type: 'textarea',
  holds: 'lines',
  readsAsText: true,
  check: (value) =>
    typeof value === 'string' && value.length > MOST_CHARACTERS
      ? [{ text: 'formfield_check_too_long', values: { most: String(MOST_CHARACTERS) } }]
      : [],
});
