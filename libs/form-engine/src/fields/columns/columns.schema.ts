import type { FieldDefinition } from '../../definition/field-definition.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';

/** Fields under each other within a column (TABS-03). */
export interface ColumnDefinition {
  fields: readonly FieldDefinition[];
  class?: string;
  id?: string;
}

export interface ColumnsOptions {
  /** The columns by name, from left to right. */
  columns?: Readonly<Record<string, ColumnDefinition>>;
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    columns: ColumnsOptions;
  }
}

/** Fields side by side (FLD-05, TABS-03). */
export const columnsSchema = defineFieldType({
  type: 'columns',
  kind: 'layout',
  parts: ({ columns = {} }) => Object.values(columns),
});
