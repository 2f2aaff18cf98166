import type { TextKey } from '@etalage/texts';
import type { Conditional, FormValues } from './conditional.ts';
import type { FieldType } from './field-types.ts';
import type { ReferenceTarget } from './reference.ts';

/** A text of the table by its key, or words that are data already, such as a menu's name. */
export type Words = TextKey | (string & {});

/** One choice of a select-like field; `track_by` and `label_key` may read other properties (FPROP-25). */
export interface FieldOption {
  value?: unknown;
  label?: Words;
  title?: Words;
  image?: { src: string; class?: string; style?: string; id?: string };
  [property: string]: unknown;
}

export interface ColorOption {
  key: string;
  label: Words;
  /** CSS of the swatch. */
  value: string;
}

export type FetchOptions = () => Promise<readonly FieldOption[]>;

/** Fields side by side, by name of the column (TABS-03). */
export interface ColumnDefinition {
  fields: readonly FieldDefinition[];
  class?: string;
  id?: string;
}

/** A kind of item of a flexible list (FPROP-28). */
export interface LayoutDefinition {
  layout: string;
  title: Words;
  fields: readonly FieldDefinition[];
  /** Name of the field whose value is the row's title (FLEX-14), or names of several whose values make it together. */
  dynamic_title?: string | readonly string[];
}

export interface InnerItem {
  title: Words;
  active?: boolean;
  innerFields: readonly FieldDefinition[];
}

/**
 * One field of a dashboard form, with the property names of the specification (FPROP-01). What only one type needs and
 * the specification does not name stands in `settings`.
 */
export interface FieldDefinition {
  type: FieldType;
  key?: string;
  unique_identifier?: string;
  title?: Words;
  hide_title?: boolean;
  help?: Words;
  class?: string;
  id?: string;
  align?: 'center' | 'left' | 'right' | 'full-width';
  placeholder?: Words;
  options?: readonly FieldOption[];
  /** Option columns as a number; for type `columns` the columns themselves. */
  columns?: number | Readonly<Record<string, ColumnDefinition>>;
  vertical?: boolean;
  disabled?: boolean | ((values: FormValues) => boolean);
  active_focused?: boolean;
  tabindex?: number;
  getter?: (stored: unknown) => unknown;
  label_class?: string;
  input_class?: string;
  textarea_class?: string;
  multiselect?: boolean;
  multiple?: boolean;
  settings?: FieldSettings;
  function?: (values: FormValues) => unknown;
  fetchOptions?: FetchOptions;
  fetchFunction?: FetchOptions;
  fetch?: FetchOptions;
  colors?: readonly ColorOption[];
  length?: number;
  mode?: string;
  config?: Readonly<Record<string, unknown>>;
  default_today?: boolean;
  taggable?: boolean;
  track_by?: string;
  label_key?: string;
  addCustomTag?: (tag: string) => unknown;
  form?: readonly FieldDefinition[];
  url_pre_html?: string;
  url_label?: Words;
  url_post_html?: string;
  url_target?: string;
  url_class?: string;
  innerItems?: readonly InnerItem[];
  closeOnSelfClick?: boolean;
  conditional?: Conditional;
  layouts?: readonly LayoutDefinition[];
  true_value?: unknown;
  false_value?: unknown;
  value?: unknown;
}

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
  /** What a line of text is: decides keyboard and check. An `identifier` is a name for code, such as a class. */
  input?: 'text' | 'number' | 'link' | 'email' | 'tel' | 'identifier';
  min?: number;
  /** Largest number, most items of a list, or most things that are referred to. */
  max?: number;
  /** What a `reference` refers to; with `multiple` to many. */
  refersTo?: ReferenceTarget;
  step?: number;
  rows?: number;
  /** Among the fields of an importer: every row fills it in (IMP-02). */
  required?: boolean;
  /** The message while the field is empty; without it a field may stay empty. */
  missing?: TextKey;
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
