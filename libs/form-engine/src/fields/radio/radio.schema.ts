import { checkChoice } from '../../choices/check-choice.ts';
import type { ChoiceOptions, GridOptions } from '../../choices/choice-options.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    radio: ChoiceOptions & GridOptions;
  }
}

/** One choice of several (FLD-20). */
export const radioSchema = defineFieldType({
  type: 'radio',
  check: (value, definition) => checkChoice([value], definition),
});
