import type { TextKey, TextValues } from '@etalage/texts';
import type { FieldOf } from './field-definition.ts';
import type { FieldPart, LayoutDefinition } from './field-parts.ts';
import type { FieldType } from './field-types.ts';
import { isEmpty, isUnset } from './is-unset.ts';
import type { ReferenceKind } from './reference.ts';

/** One error in a value, as a text of the table. */
export interface FieldIssue {
  text: TextKey;
  values?: TextValues;
}

/** The errors in the values of a form, by path: `naam`, `items.0.titel`. */
export type FieldIssues = Record<string, readonly FieldIssue[]>;

/**
 * What a stored value is: one line of text, several lines, HTML, a list of items with fields of their own, the ids of
 * what it refers to, or paths of files. `other` is a value of another kind (a choice, a flag, a colour, code); a field
 * with `none` stores nothing.
 */
export type FieldHolds = 'line' | 'lines' | 'html' | 'list' | 'reference' | 'file' | 'other' | 'none';

/** The settings of a type whose fields can require a value. */
export interface RequirableSettings {
  /** The message while the field is empty; without it the field may stay empty. */
  missing?: TextKey;
}

/** What a field type is, apart from its widget. All of it is pure and the same in the browser and on the server. */
export interface FieldTypeSchema<T extends FieldType = FieldType> {
  type: T;
  /** `value` stores a value, `layout` contains other fields; the other two store nothing. */
  kind: 'value' | 'layout' | 'display' | 'action';
  holds(definition: FieldOf<T>): FieldHolds;
  /** What a field of this type refers to; undefined if it refers to nothing. */
  refersTo(definition: FieldOf<T>): ReferenceKind | undefined;
  /** The addresses in a stored value: of its links, pictures and files. */
  addresses(value: unknown, definition: FieldOf<T>): readonly string[];
  /** Whether people read the value as text: it is searched, and edited on the page itself. */
  readsAsText(definition: FieldOf<T>): boolean;
  /** The stored value of a field that was never filled in; undefined for a type that stores nothing. */
  empty(definition: FieldOf<T>): unknown;
  /** The fields within a layout, part by part; their values are stored beside its own. */
  parts(definition: FieldOf<T>): readonly FieldPart[];
  /** The kinds of items of a list. */
  layouts(definition: FieldOf<T>): readonly LayoutDefinition[];
  /** Most entries of a list of items or ids; undefined if the field states no limit. */
  most(definition: FieldOf<T>): number | undefined;
  /** The message while a field is empty; undefined if it may stay empty. */
  missing(definition: FieldOf<T>): TextKey | undefined;
  /** The errors in a stored value; a value that was never filled in has only the error that it is missing. */
  check(value: unknown, definition: FieldOf<T>): readonly FieldIssue[];
}

type Facets<T extends FieldType> = Partial<
  Omit<FieldTypeSchema<T>, 'type' | 'holds' | 'empty' | 'refersTo' | 'readsAsText'>
>;

/** A facet that depends on the definition of a field is a function; the others are stated once for the type. */
interface Declared<T extends FieldType> extends Facets<T> {
  type: T;
  holds?: FieldHolds | FieldTypeSchema<T>['holds'];
  refersTo?: ReferenceKind | FieldTypeSchema<T>['refersTo'];
  readsAsText?: boolean | FieldTypeSchema<T>['readsAsText'];
  empty?: string | readonly never[] | FieldTypeSchema<T>['empty'];
}

/** Declares a field type; a plain value without rules of its own states its name only. */
export function defineFieldType<T extends FieldType>({
  type,
  kind = 'value',
  holds = kind === 'value' ? 'other' : 'none',
  refersTo,
  addresses = () => [],
  readsAsText = false,
  empty = kind === 'value' ? '' : undefined,
  parts = () => [],
  layouts = () => [],
  most = () => undefined,
  missing = () => undefined,
  check = () => [],
}: Declared<T>): FieldTypeSchema<T> {
  return {
    type,
    kind,
    holds: typeof holds === 'function' ? holds : () => holds,
    refersTo: typeof refersTo === 'function' ? refersTo : () => refersTo,
    addresses,
    readsAsText: typeof readsAsText === 'function' ? readsAsText : () => readsAsText,
    empty: typeof empty === 'function' ? empty : () => empty,
    parts,
    layouts,
    most,
    missing,
    check: (value, definition) => {
      const text = missing(definition);
      if (text && isEmpty(value)) return [{ text }];
      return isUnset(value) ? [] : check(value, definition);
    },
  };
}
