import { defineFieldType } from '../../definition/field-type-schema.ts';
import type { LinkLineOptions } from '../url/url.schema.ts';

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    dashboard_nuxt_link: LinkLineOptions;
  }
}

/** A line with a link to a screen of the dashboard (FLD-39). */
export const dashboardNuxtLinkSchema = defineFieldType({ type: 'dashboard_nuxt_link', kind: 'display' });
