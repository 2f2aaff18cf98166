import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FieldIssue } from '../definition/field-type-schema.ts';
import { choicesOf } from './choice.ts';
import { textOf } from '../definition/text-of.ts';

/** Whether ids are among the options. Options that are loaded are unknown here and judged where they come from. */
export function checkChoice(ids: readonly unknown[], definition: FieldDefinition): FieldIssue[] {
  const { options, fetchOptions, fetchFunction, fetch, taggable } = definition;
  if (!options || fetchOptions || fetchFunction || fetch || taggable) return [];
  const known = new Set(choicesOf(options, definition).map((choice) => choice.id));
  const strange = ids.map(textOf).some((id) => id !== '' && !known.has(id));
  return strange ? [{ text: 'formfield_check_choice' }] : [];
}
