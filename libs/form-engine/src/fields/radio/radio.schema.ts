import { defineFieldType } from '../../definition/field-type-schema.ts';
import { checkChoice } from '../../choices/check-choice.ts';

/** One choice of several (FLD-20). */
export const radioSchema = defineFieldType({
  type: 'radio',
  check: (value, definition) => checkChoice([value], definition),
});
