import type { FieldDefinition } from '../definition/field-definition.ts';
import { isFieldType } from '../definition/field-types.ts';
import type { Field } from './field.ts';

/** The form's definition of one setting of a block. A type this form does not know is edited as text, never lost. */
export function definitionOf(key: string, field: Field): FieldDefinition {
  const { title, hint, options, maxFiles, maxSide, input, mode, initial, conditional, layouts } = field;
  return {
    type: isFieldType(field.type) ? field.type : 'text',
    key,
    title,
    help: hint,
    value: initial,
    conditional,
    layouts,
    mode,
    options: options?.map((option) => ({ value: option.value, label: option.title })),
    settings: { input, maxFiles, maxWidth: maxSide, maxHeight: maxSide },
  };
}
