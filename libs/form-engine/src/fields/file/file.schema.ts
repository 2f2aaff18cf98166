import type { FieldDefinition } from '../../definition/field-definition.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';
import { checkFiles } from '../../files/check-files.ts';
import { mostFiles } from '../../files/most-files.ts';

/** Files of any kind, stored as pipe-separated paths or as a list of `{path, name, custom}` (FLD-18). */
export const fileSchema = defineFieldType({
  type: 'file',
  holds: 'file',
  check: (value, definition) => checkFiles(value, limited(definition)),
});

function limited(definition: FieldDefinition): FieldDefinition {
  return { ...definition, settings: { maxFiles: mostFiles, ...definition.settings } };
}
