import { defineFieldType } from '../../definition/field-type-schema.ts';

/** A line with a link in it (FLD-37). */
export const urlSchema = defineFieldType({ type: 'url', kind: 'display' });
