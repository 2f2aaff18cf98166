import { newItem, readItems, type FormValues } from '@etalage/form-engine/schema';
import { choiceValue } from './choice-value.ts';

/**
 * The choices of a question with those of a sheet under `imported`. One whose value is there already gets the words of
 * the sheet and keeps its place, so that importing a list again adds nothing.
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
