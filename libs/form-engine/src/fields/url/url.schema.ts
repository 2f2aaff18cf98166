import type { DefinitionText } from '../../definition/field-definition.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';

/** A link with the text around it; what stands before and after it may be a text of the table. */
export interface LinkLineOptions {
  url_pre_html?: DefinitionText;
  url_label?: DefinitionText;
  url_post_html?: DefinitionText;
  url_class?: string;
  settings?: {
    /** The address of the link, such as a path within the dashboard. */
    route?: string;
  };
}

export interface UrlOptions extends LinkLineOptions {
  url_target?: string;
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    url: UrlOptions;
  }
}

/** A line with a link in it (FLD-37). */
export const urlSchema = defineFieldType({ type: 'url', kind: 'display' });
