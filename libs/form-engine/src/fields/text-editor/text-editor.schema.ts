import { defineFieldType } from '../../definition/field-type-schema.ts';
import { addressesInHtml } from '../../stored-html/addresses-in-html.ts';
import type { TextareaOptions } from '../textarea/textarea.schema.ts';

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    /** Those of the textarea that shows HTML which the editor does not know. */
    text_editor: TextareaOptions;
  }
}

/** Rich text as HTML (FLD-34); the server sanitises it at every write. */
export const textEditorSchema = defineFieldType({
  type: 'text_editor',
  holds: 'html',
  addresses: (value) => (typeof value === 'string' ? addressesInHtml(value) : []),
  readsAsText: true,
});
