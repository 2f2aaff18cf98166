import type { TextKey } from '@etalage/texts';
import type { Conditional, FormValues } from './conditional.ts';
import type { FieldSettings } from './field-settings.ts';
import type { FieldType } from './field-types.ts';

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
  /** Name of the field whose value is the row's title (FLEX-14). */
  dynamic_title?: string;
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
