import { defineFieldType } from '../../definition/field-type-schema.ts';

/** Fields in steps (FLD-02). */
export const stepsSchema = defineFieldType({ type: 'steps', kind: 'layout' });
