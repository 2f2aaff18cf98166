import { defineFieldType } from '../../definition/field-type-schema.ts';

/** A switch that shows the fields in `settings.fields` while it is on (FLD-03); it stores '1' or '0'. */
export const toggleSchema = defineFieldType({ type: 'toggle', kind: 'layout', holds: 'other' });
