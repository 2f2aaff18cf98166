import type { Conditional } from '../../definition/conditional.ts';
import type { FieldDefinition, FormAction, DefinitionText } from '../../definition/field-definition.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';

/** One step of a stepper (STEP-01). */
export interface StepDefinition {
  key: string;
  title: DefinitionText;
  description?: DefinitionText;
  fields: readonly FieldDefinition[];
  conditional?: Conditional;
  /** Runs when the user leaves the step; if it rejects, the step stays active (STEP-12). */
  function?: FormAction;
  id?: string;
  class?: string;
}

export interface StepsSettings {
  steps?: readonly StepDefinition[];
  /** Where the progress bar is shown. */
  location?: 'top' | 'left' | 'hide';
  navigation_top?: boolean;
  navigation_bottom?: boolean;
  previous_label?: DefinitionText;
  next_label?: DefinitionText;
  onStep?: (key: string) => void;
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    steps: { settings?: StepsSettings };
  }
}

/** Fields in steps (FLD-02). */
export const stepsSchema = defineFieldType({
  type: 'steps',
  kind: 'layout',
  parts: ({ settings = {} }) => settings.steps ?? [],
});
