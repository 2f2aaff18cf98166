import type { Conditional, FormValues } from './conditional.ts';
import type { FieldDefinition, Words } from './field-definition.ts';

/** One step of a stepper (STEP-01). */
export interface StepDefinition {
  key: string;
  title: Words;
  description?: Words;
  fields: readonly FieldDefinition[];
  conditional?: Conditional;
  /** Runs when the step is left; what it rejects with keeps the step (STEP-12). */
  function?: (values: FormValues) => unknown;
  id?: string;
  class?: string;
}

/** One tab (TABS-01). */
export interface TabDefinition {
  title: Words;
  fields: readonly FieldDefinition[];
  conditional?: Conditional;
  function?: (values: FormValues) => unknown;
  id?: string;
  class?: string;
}

/** What one type needs beyond the properties that the specification names. */
export interface FieldSettings {
  /** Members of a group or of a toggle. */
  fields?: readonly FieldDefinition[];
  steps?: readonly StepDefinition[];
  location?: 'top' | 'left' | 'hide';
  navigation_top?: boolean;
  navigation_bottom?: boolean;
  previous_label?: Words;
  next_label?: Words;
  onStep?: (key: string) => void;
  tabs?: readonly TabDefinition[];
  /** What a line of text holds: decides keyboard and check. */
  input?: 'text' | 'number' | 'link' | 'email' | 'tel';
  min?: number;
  max?: number;
  step?: number;
  rows?: number;
  /** Among the fields of an importer: every row fills it in (IMP-02). */
  required?: boolean;
  /** Of an importer: what the form becomes with the records that stand under its key, instead of sending them. */
  fill?: (values: FormValues) => FormValues;
  /** Most files of an image or file field. */
  maxFiles?: number;
  setPath?: string;
  isPrivate?: boolean;
  maxWidth?: number;
  maxHeight?: number;
  maintainTransparency?: boolean;
  /** Colour behind what is transparent, as `r, g, b, a`. */
  backgroundColor?: string;
  /** Paths that replace those of the file calls. */
  signedUrl?: string;
  deleteFileUrl?: string;
  downloadFileUrl?: string;
  custom_height?: number;
  custom_width?: number;
  /** A path within the dashboard. */
  route?: string;
  /** What choosing an option puts into other fields, by the option's id. */
  prefill?: Readonly<Record<string, FormValues>>;
  headers?: readonly string[];
  rows_of_cells?: readonly (readonly string[])[];
}
