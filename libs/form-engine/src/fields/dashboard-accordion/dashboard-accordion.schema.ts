import type { FieldDefinition, DefinitionText } from '../../definition/field-definition.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';

export interface InnerItem {
  title: DefinitionText;
  /** Whether it is open at the start. */
  active?: boolean;
  innerFields: readonly FieldDefinition[];
}

export interface AccordionOptions {
  innerItems?: readonly InnerItem[];
  /** Any number of items can be open, and a click on an open one closes it (FLD-41, FLD-42). */
  closeOnSelfClick?: boolean;
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    dashboard_accordion: AccordionOptions;
  }
}

/** Fields behind headings that open and close (FLD-40). */
export const dashboardAccordionSchema = defineFieldType({
  type: 'dashboard_accordion',
  kind: 'layout',
  parts: ({ innerItems = [] }) => innerItems.map(({ innerFields }) => ({ fields: innerFields })),
});
