import { defineFieldType } from '../../field/field-type-schema.ts';

/** The name of an icon (FLD-16). */
export const iconsSchema = defineFieldType({ type: 'icons', kind: 'value' });
