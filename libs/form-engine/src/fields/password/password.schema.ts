import { defineFieldType } from '../../field/field-type-schema.ts';

/** A secret, never shown (FLD-19). */
export const passwordSchema = defineFieldType({ type: 'password' });
