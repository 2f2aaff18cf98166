import { defineFieldType } from '../../field/field-type-schema.ts';

/** Fields behind titles, one set at a time (FLD-04, TABS-01). */
export const tabsSchema = defineFieldType({ type: 'tabs', kind: 'layout' });
