import { checkChoice } from '../../choices/check-choice.ts';
import type { ChoiceOptions } from '../../choices/choice-options.ts';
import type { DefinitionText } from '../../definition/field-definition.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';
import { textOf } from '../../definition/text-of.ts';

export interface MultiselectOptions extends ChoiceOptions {
  placeholder?: DefinitionText;
  /** Whether several options can be chosen; they can if it is absent (FPROP-14). */
  multiple?: boolean;
  /** Whether new options can be added as tags, with `addCustomTag` (FPROP-24). */
  taggable?: boolean;
  addCustomTag?: (tag: string) => unknown;
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    multiselect: MultiselectOptions;
  }
}

/** Several options as tags, stored as a list of ids; with `multiple: false` one id (FLD-43). */
export const multiselectSchema = defineFieldType({
  type: 'multiselect',
  empty: (definition) => storedIds([], definition),
  check: (value, definition) => (definition.taggable ? [] : checkChoice(chosenIds(value), definition)),
});

export function chosenIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(textOf).filter((id) => id !== '');
  return textOf(value) === '' ? [] : [textOf(value)];
}

/** The stored form of chosen ids. */
export function storedIds(
  ids: readonly string[],
  { multiple = true }: Pick<MultiselectOptions, 'multiple'>,
): unknown {
  return multiple ? [...ids] : (ids.at(-1) ?? '');
}
