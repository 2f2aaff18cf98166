import { defineFieldType } from '../../definition/field-type-schema.ts';
import { checkFiles, checkFocus } from '../../files/check-files.ts';
import { parseFiles } from '../../files/stored-files.ts';
import type { UploadSettings } from '../../files/upload-rules.ts';

export interface ImageOptions {
  settings?: UploadSettings;
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    image: ImageOptions;
  }
}

/**
 * Pictures, stored as pipe-separated paths or as a list of `{path, name, custom}` (FLD-17). A path may end with the focal
 * point of its picture.
 */
export const imageSchema = defineFieldType({
  type: 'image',
  holds: 'file',
  addresses: (value) => parseFiles(value).map(({ path }) => path),
  check: (value, { settings = {} }) => [...checkFiles(value, settings.maxFiles), ...checkFocus(value)],
});
