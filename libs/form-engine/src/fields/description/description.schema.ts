import { defineFieldType } from '../../definition/field-type-schema.ts';

/** A text within a form (FLD-07). */
export const descriptionSchema = defineFieldType({ type: 'description', kind: 'display' });
