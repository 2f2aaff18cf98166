import type { CommonOptions, DefinitionText } from '../definition/field-definition.ts';

/** One choice of a select-like field; `track_by` and `label_key` can name other properties (FPROP-25). */
export interface FieldOption {
  value?: unknown;
  label?: DefinitionText;
  title?: DefinitionText;
  image?: { src: string; class?: string; style?: string; id?: string };
  [property: string]: unknown;
}

export type FetchOptions = () => Promise<readonly FieldOption[]>;

/** The options of a field with choices: given, or loaded by one of the three functions (FPROP-18). */
export interface ChoiceOptions {
  options?: readonly FieldOption[];
  fetchOptions?: FetchOptions;
  fetchFunction?: FetchOptions;
  fetch?: FetchOptions;
  track_by?: string;
  label_key?: string;
}

/** How choices are placed when each has an input of its own (FPROP-08). */
export interface GridOptions {
  columns?: number;
  vertical?: boolean;
}

/** How a choice names values that are not among its options. */
export interface SelectSettings {
  /** The label of a stored value that is not among the options but valid all the same; undefined for any other. */
  labelOf?: (stored: string) => DefinitionText | undefined;
}

/** The options of a native select. */
export interface SelectLook {
  /** Shown while nothing is chosen. */
  placeholder?: DefinitionText;
  input_class?: string;
}

/** A field with choices, of whatever type. */
export type ChoiceField = Pick<CommonOptions, 'key' | 'unique_identifier'> & ChoiceOptions;

/** The function that loads the choices of a field; undefined if they are given. */
export function loaderOf({ fetchOptions, fetchFunction, fetch }: ChoiceOptions): FetchOptions | undefined {
  return fetchOptions ?? fetchFunction ?? fetch;
}
