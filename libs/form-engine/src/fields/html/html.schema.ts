import { defineFieldType } from '../../definition/field-type-schema.ts';

/** Raw HTML written in a form's definition, never what a visitor sent (FLD-38). */
export const htmlSchema = defineFieldType({ type: 'html', kind: 'display' });
