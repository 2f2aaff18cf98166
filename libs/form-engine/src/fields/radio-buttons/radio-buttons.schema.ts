import { checkChoice } from '../../choices/check-choice.ts';
import type { ChoiceOptions, GridOptions } from '../../choices/choice-options.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';

export interface RadioButtonsOptions extends ChoiceOptions, Pick<GridOptions, 'vertical'> {}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    radio_buttons: RadioButtonsOptions;
  }
}

/** One choice shown as a row of buttons (FLD-22). */
export const radioButtonsSchema = defineFieldType({
  type: 'radio_buttons',
  check: (value, definition) => checkChoice([value], definition),
});
