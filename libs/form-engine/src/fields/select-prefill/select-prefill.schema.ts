import { defineFieldType } from '../../definition/field-type-schema.ts';
import { checkChoice } from '../../choices/check-choice.ts';

/** A select whose choice fills other fields (FLD-23). */
export const selectPrefillSchema = defineFieldType({
  type: 'select_prefill',
  check: (value, definition) => checkChoice([value], definition),
});
