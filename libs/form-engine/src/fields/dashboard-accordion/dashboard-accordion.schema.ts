import { defineFieldType } from '../../definition/field-type-schema.ts';

/** Fields behind headings that open and close (FLD-40). */
export const dashboardAccordionSchema = defineFieldType({ type: 'dashboard_accordion', kind: 'layout' });
