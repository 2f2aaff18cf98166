import type { TextKey } from '@etalage/texts';
import type { Conditional, FormValues } from './conditional.ts';
import type { FieldOptions } from './field-options.ts';
import type { FieldType } from './field-types.ts';

/** A text of the table by its key, or text that is data already, such as the name of a menu. */
export type DefinitionText = TextKey | (string & {});

/** Runs with the values of the form; a rejected promise is shown as a failure. */
export type FormAction = (values: FormValues) => unknown;

/** What a field of every type can state, with the property names of the specification (FPROP-01). */
export interface CommonOptions {
  key?: string;
  unique_identifier?: string;
  title?: DefinitionText;
  hide_title?: boolean;
  help?: DefinitionText;
  class?: string;
  id?: string;
  align?: 'center' | 'left' | 'right' | 'full-width';
  disabled?: boolean | ((values: FormValues) => boolean);
  active_focused?: boolean;
  tabindex?: number;
  getter?: (stored: unknown) => unknown;
  label_class?: string;
  conditional?: Conditional;
  value?: unknown;
}

/** The options that a type has beside the common ones. */
export type OptionsOf<T extends FieldType> = T extends keyof FieldOptions ? FieldOptions[T] : unknown;

/**
 * A field of one type: the common options and those of the type. What the specification does not name is in `settings`.
 * For several types together only the options that all of them have can be read.
 */
export type FieldOf<T extends FieldType> = CommonOptions & { type: T } & OptionsOf<T>;

/** One field of a dashboard form. */
export type FieldDefinition = { [T in FieldType]: FieldOf<T> }[FieldType];
