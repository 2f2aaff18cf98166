import type { FieldDefinition } from '../../definition/field-definition.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';

/** Fields within another field. */
export interface GroupOptions {
  settings?: {
    fields?: readonly FieldDefinition[];
  };
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    group: GroupOptions;
  }
}

/** Fields under one title (FLD-01). */
export const groupSchema = defineFieldType({
  type: 'group',
  kind: 'layout',
  parts: ({ settings = {} }) => [{ fields: settings.fields ?? [] }],
});
