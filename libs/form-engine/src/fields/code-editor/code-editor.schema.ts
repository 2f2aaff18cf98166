import { defineFieldType } from '../../field/field-type-schema.ts';

/** Source code; `mode` names its language (FLD-12). */
export const codeEditorSchema = defineFieldType({ type: 'code_editor', kind: 'value' });
