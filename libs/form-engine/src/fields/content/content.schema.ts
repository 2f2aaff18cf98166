import { defineFieldType } from '../../definition/field-type-schema.ts';

/** Rich content within a form: HTML written in its definition, never what a visitor sent (FLD-08). */
export const contentSchema = defineFieldType({ type: 'content', kind: 'display' });
