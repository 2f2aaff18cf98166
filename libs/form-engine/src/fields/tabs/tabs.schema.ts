import type { Conditional } from '../../definition/conditional.ts';
import type { FieldDefinition, FormAction, DefinitionText } from '../../definition/field-definition.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';

/** One tab (TABS-01). */
export interface TabDefinition {
  title: DefinitionText;
  fields: readonly FieldDefinition[];
  conditional?: Conditional;
  /** Runs when the user chooses the tab (TABS-02). */
  function?: FormAction;
  id?: string;
  class?: string;
}

export interface TabsOptions {
  settings?: {
    tabs?: readonly TabDefinition[];
  };
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    tabs: TabsOptions;
  }
}

/** Fields behind titles, one set at a time (FLD-04, TABS-01). */
export const tabsSchema = defineFieldType({
  type: 'tabs',
  kind: 'layout',
  parts: ({ settings = {} }) => settings.tabs ?? [],
});
