import { checkChoice } from '../../choices/check-choice.ts';
import type { ChoiceOptions, SelectLook } from '../../choices/choice-options.ts';
import type { FormValues } from '../../definition/conditional.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';

export interface SelectPrefillOptions extends ChoiceOptions, SelectLook {
  settings?: {
    /** The values that choosing an option gives to other fields, by the id of the option. */
    prefill?: Readonly<Record<string, FormValues>>;
  };
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    select_prefill: SelectPrefillOptions;
  }
}

/** A select whose choice fills other fields (FLD-23). */
export const selectPrefillSchema = defineFieldType({
  type: 'select_prefill',
  check: (value, definition) => checkChoice([value], definition),
});
