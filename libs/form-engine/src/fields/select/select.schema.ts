import { checkChoice } from '../../choices/check-choice.ts';
import type { ChoiceOptions, SelectLook, SelectSettings } from '../../choices/choice-options.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';

export interface SelectOptions extends ChoiceOptions, SelectLook {
  /** Both allow several choices, stored as a list (FPROP-14). */
  multiple?: boolean;
  multiselect?: boolean;
  settings?: SelectSettings;
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    select: SelectOptions;
  }
}

/** One of a list (FLD-28), or several of it. */
export const selectSchema = defineFieldType({
  type: 'select',
  empty: (definition) => (isMultiple(definition) ? [] : ''),
  check: (value, definition) =>
    checkChoice(Array.isArray(value) ? (value as unknown[]) : [value], definition, definition.settings),
});

/** Whether several options can be chosen. */
export function isMultiple({ multiple = false, multiselect = false }: SelectOptions): boolean {
  return multiple || multiselect;
}
