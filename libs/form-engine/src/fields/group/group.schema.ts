import { defineFieldType } from '../../definition/field-type-schema.ts';

/** Fields under one title (FLD-01). */
export const groupSchema = defineFieldType({ type: 'group', kind: 'layout' });
