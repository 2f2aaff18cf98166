import { defineFieldType } from '../../field/field-type-schema.ts';

/** A text within a form (FLD-07). */
export const descriptionSchema = defineFieldType({ type: 'description', kind: 'display' });
