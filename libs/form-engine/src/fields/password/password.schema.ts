import type { DefinitionText } from '../../definition/field-definition.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';

export interface PasswordOptions {
  placeholder?: DefinitionText;
  input_class?: string;
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    password: PasswordOptions;
  }
}

/** A secret that is never shown (FLD-19). */
export const passwordSchema = defineFieldType({ type: 'password' });
