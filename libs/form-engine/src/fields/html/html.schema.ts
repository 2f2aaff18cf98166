import { defineFieldType } from '../../field/field-type-schema.ts';

/** Raw HTML written in a form's definition, never what a visitor sent (FLD-38). */
export const htmlSchema = defineFieldType({ type: 'html', kind: 'display' });
