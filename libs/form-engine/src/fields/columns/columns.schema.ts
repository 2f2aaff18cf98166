import { defineFieldType } from '../../definition/field-type-schema.ts';

/** Fields side by side (FLD-05, TABS-03). */
export const columnsSchema = defineFieldType({ type: 'columns', kind: 'layout' });
