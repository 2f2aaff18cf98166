import type { TextKey, TextValues } from '@etalage/texts';
import type { FieldDefinition } from './field-definition.ts';
import type { FieldType } from './field-types.ts';

/** One thing wrong with a value, as a text of the table. */
export interface FieldIssue {
  text: TextKey;
  values?: TextValues;
}

/** What is wrong with the values of a form, by path: `naam`, `items.0.titel`. */
export type FieldIssues = Record<string, readonly FieldIssue[]>;

/** What a field type is, apart from its look. `check` is pure: the browser and the server ask the same question. */
export interface FieldTypeSchema {
  type: FieldType;
  /** A value is stored; layouts hold other fields; the rest stores nothing. */
  kind: 'value' | 'layout' | 'display' | 'action';
  /** The stored value of a field that was never filled in. */
  empty: unknown;
  check(value: unknown, definition: FieldDefinition): readonly FieldIssue[];
}

type Declared = Pick<FieldTypeSchema, 'type'> & Partial<FieldTypeSchema>;

/** Declares a type; a plain value without a rule of its own needs its name only. */
export function defineFieldType({
  type,
  kind = 'value',
  empty = '',
  check = () => [],
}: Declared): FieldTypeSchema {
  return { type, kind, empty, check };
}
