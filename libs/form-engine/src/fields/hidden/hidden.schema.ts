import { defineFieldType } from '../../field/field-type-schema.ts';

/** A value without a control (FLD-32). */
export const hiddenSchema = defineFieldType({ type: 'hidden' });
