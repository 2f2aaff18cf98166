import { defineFieldType } from '../../definition/field-type-schema.ts';

/** A button that runs the field's function (FLD-10). */
export const buttonSchema = defineFieldType({ type: 'button', kind: 'action' });
