import { newItem, readItems, type FormValues } from '@etalage/form-engine/schema';
import { choiceValue } from './choice-value.ts';

/**
 * The choices of a question, followed by the new ones of a sheet (`imported`). A choice with an existing value gets the
 * text of the sheet and keeps its place, so that importing a list again adds nothing.
 */
export function importChoices({ options, imported }: FormValues): FormValues {
  const choices = readItems(options);
  for (const row of Array.isArray(imported) ? (imported as FormValues[]) : []) {
    const value = choiceValue(row);
    const at = choices.findIndex(({ attributes }) => choiceValue(attributes) === value);
    const known = choices[at] ?? newItem('option');
    const choice = { ...known, attributes: { ...known.attributes, title: row['title'], value } };
    if (at < 0) choices.push(choice);
    else choices[at] = choice;
  }
  return { options: choices };
}
