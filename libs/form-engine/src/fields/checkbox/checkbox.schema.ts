import { checkChoice } from '../../choices/check-choice.ts';
import type { ChoiceOptions, GridOptions } from '../../choices/choice-options.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';
import { textOf } from '../../definition/text-of.ts';
import type { FlagOptions } from '../boolean/boolean.schema.ts';

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    checkbox: ChoiceOptions & GridOptions & FlagOptions;
  }
}

/**
 * Checkboxes, stored as comma-separated ids in the order of the options; a single box without options is a flag
 * (FLD-11).
 */
export const checkboxSchema = defineFieldType({
  type: 'checkbox',
  check: (value, definition) => checkChoice(parseChecked(value), definition),
});

/** The ids of a comma-separated value. */
export function parseChecked(value: unknown): string[] {
  return textOf(value)
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}

/** Writes checked ids; ids that are not among the options stay at the end, so that nothing is lost. */
export function formatChecked(checked: readonly string[], known: readonly string[]): string {
  const ordered = known.filter((id) => checked.includes(id));
  return [...ordered, ...checked.filter((id) => !known.includes(id))].join(',');
}
