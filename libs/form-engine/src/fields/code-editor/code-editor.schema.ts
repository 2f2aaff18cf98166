import { defineFieldType } from '../../definition/field-type-schema.ts';

/** Source code; `mode` names its language (FLD-12). Of those, JSON is read. */
export const codeEditorSchema = defineFieldType({
  type: 'code_editor',
  kind: 'value',
  check: (value, { mode }) =>
    mode === 'json' && typeof value === 'string' && value.trim() !== '' && !isJson(value)
      ? [{ text: 'formfield_check_json' }]
      : [],
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
