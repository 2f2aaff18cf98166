import type { FieldDefinition, FieldOption, Words } from '../definition/field-definition.ts';
import { textOf } from '../definition/text-of.ts';

/** An option as widgets show it. `id` is what is stored. */
export interface Choice {
  id: string;
  label: Words;
  title: Words | undefined;
  image: FieldOption['image'];
}

type Naming = Pick<FieldDefinition, 'track_by' | 'label_key'>;

/** Reads options by the properties that the definition names: `value` and `label` unless it says otherwise (FPROP-25). */
export function choicesOf(
  options: readonly FieldOption[],
  { track_by = 'value', label_key = 'label' }: Naming = {},
): Choice[] {
  return options.map((option) => {
    const id = textOf(option[track_by]);
    // `unknown`, because a union of every text key with itself is more than the compiler will work out.
    const title: unknown = option.title;
    return {
      id,
      label: textOf(option[label_key] ?? title ?? id),
      title: option.title,
      image: option.image,
    };
  });
}
