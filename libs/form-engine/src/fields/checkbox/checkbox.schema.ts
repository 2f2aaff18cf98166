import { defineFieldType } from '../../definition/field-type-schema.ts';
import { checkChoice } from '../../choices/check-choice.ts';
import { textOf } from '../../definition/text-of.ts';

/** Tick boxes, stored as comma-separated ids in the order of the options; one box without options is a flag (FLD-11). */
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

/** Writes ticked ids; ids the options do not know are kept at the end, so that nothing is lost. */
export function formatChecked(checked: readonly string[], known: readonly string[]): string {
  const ordered = known.filter((id) => checked.includes(id));
  return [...ordered, ...checked.filter((id) => !known.includes(id))].join(',');
}
