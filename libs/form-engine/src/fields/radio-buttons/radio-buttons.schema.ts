import { defineFieldType } from '../../definition/field-type-schema.ts';
import { checkChoice } from '../../choices/check-choice.ts';

/** One choice shown as a row of buttons (FLD-22). */
export const radioButtonsSchema = defineFieldType({
  type: 'radio_buttons',
  check: (value, definition) => checkChoice([value], definition),
});
