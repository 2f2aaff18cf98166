import type { FormAction } from '../../definition/field-definition.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';

/** What a button runs. */
export interface ButtonOptions {
  function?: FormAction;
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    button: ButtonOptions;
  }
}

/** A button that runs the function of the field (FLD-10). */
export const buttonSchema = defineFieldType({ type: 'button', kind: 'action' });
