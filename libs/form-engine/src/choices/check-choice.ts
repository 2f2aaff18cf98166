import type { FieldIssue } from '../definition/field-type-schema.ts';
import { textOf } from '../definition/text-of.ts';
import { loaderOf, type ChoiceOptions, type SelectSettings } from './choice-options.ts';
import { choicesOf } from './choice.ts';

/** Reports ids that are not among the options. Options that are loaded are not known here, so any id is accepted. */
export function checkChoice(
  ids: readonly unknown[],
  definition: ChoiceOptions,
  { labelOf }: SelectSettings = {},
): FieldIssue[] {
  const { options } = definition;
  if (!options || loaderOf(definition)) return [];
  const known = new Set(choicesOf(options, definition).map((choice) => choice.id));
  const isUnknown = ids.map(textOf).some((id) => id !== '' && !known.has(id) && labelOf?.(id) === undefined);
  return isUnknown ? [{ text: 'formfield_check_choice' }] : [];
}
