import { defineFieldType } from '../../field/field-type-schema.ts';
import { checkChoice } from '../../options/check-choice.ts';

/** One choice of several (FLD-20). */
export const radioSchema = defineFieldType({
  type: 'radio',
  check: (value, definition) => checkChoice([value], definition),
});
