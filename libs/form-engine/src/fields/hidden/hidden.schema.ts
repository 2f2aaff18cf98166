import { defineFieldType } from '../../definition/field-type-schema.ts';

/** A value without a control (FLD-32). */
export const hiddenSchema = defineFieldType({ type: 'hidden' });
