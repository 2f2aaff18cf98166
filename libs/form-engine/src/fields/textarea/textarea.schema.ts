import type { DefinitionText } from '../../definition/field-definition.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';

export interface TextareaOptions {
  placeholder?: DefinitionText;
  textarea_class?: string;
  settings?: {
    /** Height in lines, 4 by default. */
    rows?: number;
    /** Key of the field with the picture that the text describes. */
    describes?: string;
  };
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    textarea: TextareaOptions;
  }
}

const MAX_CHARACTERS = 100_000;

/** Several lines of text (FLD-33). */
export const textareaSchema = defineFieldType({
  type: 'textarea',
  holds: 'lines',
  readsAsText: true,
  check: (value) =>
    typeof value === 'string' && value.length > MAX_CHARACTERS
      ? [{ text: 'formfield_check_too_long', values: { most: String(MAX_CHARACTERS) } }]
      : [],
});
