import { defineFieldType } from '../../definition/field-type-schema.ts';

/** Rich text as HTML (FLD-34); the server sanitises it at every write. */
export const textEditorSchema = defineFieldType({ type: 'text_editor', holds: 'html', readsAsText: true });
