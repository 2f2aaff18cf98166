import { defineFieldType } from '../../definition/field-type-schema.ts';

/** A line with a link to a screen of the dashboard (FLD-39). */
export const dashboardNuxtLinkSchema = defineFieldType({ type: 'dashboard_nuxt_link', kind: 'display' });
