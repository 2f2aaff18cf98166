import type { FieldDefinition } from '../../field/field-definition.ts';
import { defineFieldType } from '../../field/field-type-schema.ts';
import { checkFiles } from '../../files/check-files.ts';

/** Most files of a file field that names no number of its own (UPL-32). */
export const defaultMaxFiles = 20;

/** Files of any kind, stored as pipe-separated paths or as a list of `{path, name}` (FLD-18). */
export const fileSchema = defineFieldType({
  type: 'file',
  check: (value, definition) => checkFiles(value, limited(definition)),
});

function limited(definition: FieldDefinition): FieldDefinition {
  return { ...definition, settings: { maxFiles: defaultMaxFiles, ...definition.settings } };
}
