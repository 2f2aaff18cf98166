import { defineFieldType } from '../../definition/field-type-schema.ts';

/** A heading within a form (FLD-06). */
export const titleSchema = defineFieldType({ type: 'title', kind: 'display' });
