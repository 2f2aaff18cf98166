import type { FieldDefinition } from '../../definition/field-definition.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';
import { checkChoice } from '../../choices/check-choice.ts';
import { textOf } from '../../definition/text-of.ts';

/** Several options as tags, stored as a list of ids; with `multiple: false` one id (FLD-43). */
export const multiselectSchema = defineFieldType({
  type: 'multiselect',
  empty: [],
  check: (value, definition) => checkChoice(chosenIds(value), definition),
});

export function chosenIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(textOf).filter((id) => id !== '');
  return textOf(value) === '' ? [] : [textOf(value)];
}

/** The stored form of chosen ids. */
export function storedIds(ids: readonly string[], { multiple = true }: FieldDefinition): unknown {
  return multiple ? [...ids] : (ids.at(-1) ?? '');
}
