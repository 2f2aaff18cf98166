import { defineFieldType } from '../../definition/field-type-schema.ts';
import { checkFiles } from '../../files/check-files.ts';

/** Pictures, stored as pipe-separated paths or as a list of `{path, name, custom}` (FLD-17). */
export const imageSchema = defineFieldType({ type: 'image', holds: 'file', check: checkFiles });
