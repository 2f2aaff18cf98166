import { defineFieldType } from '../../definition/field-type-schema.ts';
import { checkChoice } from '../../choices/check-choice.ts';

/** One of a list (FLD-28); several with `multiple`, stored as a list (FPROP-14). */
export const selectSchema = defineFieldType({
  type: 'select',
  check: (value, definition) =>
    checkChoice(Array.isArray(value) ? (value as unknown[]) : [value], definition),
});
