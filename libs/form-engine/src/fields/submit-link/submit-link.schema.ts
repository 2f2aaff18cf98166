import { defineFieldType } from '../../definition/field-type-schema.ts';
import type { ButtonOptions } from '../button/button.schema.ts';

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    submit_link: ButtonOptions;
  }
}

/** The button that sends a form (FLD-29). */
export const submitLinkSchema = defineFieldType({ type: 'submit_link', kind: 'action' });
