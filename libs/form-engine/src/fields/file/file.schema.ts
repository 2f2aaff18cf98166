import { defineFieldType } from '../../definition/field-type-schema.ts';
import { checkFiles } from '../../files/check-files.ts';
import { maxFilesPerField } from '../../files/max-files-per-field.ts';
import { parseFiles } from '../../files/stored-files.ts';
import type { UploadSettings } from '../../files/upload-rules.ts';

export interface FileOptions {
  settings?: UploadSettings;
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    file: FileOptions;
  }
}

/** Files of any kind, stored as pipe-separated paths or as a list of `{path, name, custom}` (FLD-18). */
export const fileSchema = defineFieldType({
  type: 'file',
  holds: 'file',
  addresses: (value) => parseFiles(value).map(({ path }) => path),
  check: (value, { settings = {} }) => checkFiles(value, settings.maxFiles ?? maxFilesPerField),
});
