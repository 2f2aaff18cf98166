import { defineFieldType } from '../../field/field-type-schema.ts';
import { checkChoice } from '../../options/check-choice.ts';

/** A select whose choice fills other fields (FLD-23). */
export const selectPrefillSchema = defineFieldType({
  type: 'select_prefill',
  check: (value, definition) => checkChoice([value], definition),
});
