import { defineFieldType } from '../../definition/field-type-schema.ts';
import type { ButtonOptions } from '../button/button.schema.ts';

/** What sending a form led to; the function of a `submit_link` resolves with it, or with nothing. */
export interface SubmitReply {
  /** Shown beside the button (MSG-10). */
  message?: string;
  /** Messages per field, shown under their fields and above the button (MSG-08, MSG-09). */
  errors?: Readonly<Record<string, readonly string[]>>;
}

export interface SubmitOptions extends ButtonOptions {
  settings?: {
    /**
     * Whether the messages of all fields are above the button too; they are unless this is false (MSG-09). Those of no
     * field (`general`) always are.
     */
    showErrors?: boolean;
  };
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    submit_link: SubmitOptions;
  }
}

/** The button that sends a form (FLD-29). */
export const submitLinkSchema = defineFieldType({ type: 'submit_link', kind: 'action' });
