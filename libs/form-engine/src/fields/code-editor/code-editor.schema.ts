import { defineFieldType } from '../../definition/field-type-schema.ts';

export interface CodeOptions {
  /** The language: `html` if it is absent, `css`, `javascript`, `js`, `json`; any other is plain text. */
  mode?: string;
  settings?: {
    /** HTML that a page shows: the server removes scripts and whatever else text may not contain. */
    isShown?: boolean;
  };
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    code_editor: CodeOptions;
  }
}

/** Source code; `mode` names its language (FLD-12). Only JSON is checked. */
export const codeEditorSchema = defineFieldType({
  type: 'code_editor',
  holds: ({ settings }) => (settings?.isShown ? 'html' : 'other'),
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
