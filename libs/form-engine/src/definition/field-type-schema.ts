import type { TextKey, TextValues } from '@etalage/texts';
import type { FieldDefinition } from './field-definition.ts';
import type { FieldType } from './field-types.ts';
import type { ReferenceKind } from './reference.ts';

/** One thing wrong with a value, as a text of the table. */
export interface FieldIssue {
  text: TextKey;
  values?: TextValues;
}

/** What is wrong with the values of a form, by path: `naam`, `items.0.titel`. */
export type FieldIssues = Record<string, readonly FieldIssue[]>;

/**
 * What a stored value is: one line of text, several lines, HTML, a list of items with fields of their own, the ids of
 * what it refers to, or paths of files. `other` is a value of another kind (a choice, a flag, a colour, code); `none`
 * stores nothing.
 */
export type FieldHolds = 'line' | 'lines' | 'html' | 'list' | 'reference' | 'file' | 'other' | 'none';

/** What a field type is, apart from its look. `check` is pure: the browser and the server ask the same question. */
export interface FieldTypeSchema {
  type: FieldType;
  /** A value is stored; layouts hold other fields; the rest stores nothing. */
  kind: 'value' | 'layout' | 'display' | 'action';
  holds: FieldHolds;
  /** What a field of this type refers to; undefined where it refers to nothing. */
  refersTo(definition: FieldDefinition): ReferenceKind | undefined;
  /** Whether people read the value as text: it is searched, and written in place. */
  readsAsText(definition: FieldDefinition): boolean;
  /** The stored value of a field that was never filled in. */
  empty: unknown;
  check(value: unknown, definition: FieldDefinition): readonly FieldIssue[];
}

interface Declared extends Pick<FieldTypeSchema, 'type'> {
  kind?: FieldTypeSchema['kind'];
  holds?: FieldHolds;
  /** Given once for all fields of the type, or by what a field's definition says. */
  refersTo?: ReferenceKind | FieldTypeSchema['refersTo'];
  readsAsText?: boolean | FieldTypeSchema['readsAsText'];
  empty?: unknown;
  check?: FieldTypeSchema['check'];
}

/** Declares a type; a plain value without a rule of its own needs its name only. */
export function defineFieldType({
  type,
  kind = 'value',
  holds = kind === 'value' ? 'other' : 'none',
  refersTo,
  readsAsText = false,
  empty = '',
  check = () => [],
}: Declared): FieldTypeSchema {
  return {
    type,
    kind,
    holds,
    refersTo: typeof refersTo === 'function' ? refersTo : () => refersTo,
    readsAsText: typeof readsAsText === 'function' ? readsAsText : () => readsAsText,
    empty,
    check,
  };
}
