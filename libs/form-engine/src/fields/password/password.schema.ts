import { defineFieldType } from '../../definition/field-type-schema.ts';

/** A secret, never shown (FLD-19). */
export const passwordSchema = defineFieldType({ type: 'password' });
