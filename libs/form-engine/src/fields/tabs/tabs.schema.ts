import { defineFieldType } from '../../definition/field-type-schema.ts';

/** Fields behind titles, one set at a time (FLD-04, TABS-01). */
export const tabsSchema = defineFieldType({ type: 'tabs', kind: 'layout' });
