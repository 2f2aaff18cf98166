import type { DefinitionText } from '../definition/field-definition.ts';
import { textOf } from '../definition/text-of.ts';
import type { ChoiceOptions, FieldOption } from './choice-options.ts';

/** An option as widgets show it; `id` is the stored value. */
export interface Choice {
  id: string;
  label: DefinitionText;
  title: DefinitionText | undefined;
  image: FieldOption['image'];
}

type Naming = Pick<ChoiceOptions, 'track_by' | 'label_key'>;

/** Reads options by the properties that the definition names, by default `value` and `label` (FPROP-25). */
export function choicesOf(
  options: readonly FieldOption[],
  { track_by = 'value', label_key = 'label' }: Naming = {},
): Choice[] {
  return options.map((option) => {
    const id = textOf(option[track_by]);
    // `unknown`, because the compiler cannot combine two unions of all text keys.
    const title: unknown = option.title;
    return {
      id,
      label: textOf(option[label_key] ?? title ?? id),
      title: option.title,
      image: option.image,
    };
  });
}
