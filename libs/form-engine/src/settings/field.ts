import type { TextKey } from '@etalage/texts';
import { z } from 'zod';
import type { Conditional } from '../definition/conditional.ts';
import type { FieldType } from '../definition/field-types.ts';
import type { ReferenceTarget } from '../definition/reference.ts';

/** Groups a settings form shows its fields under (SEC-08: `global` holds the local/global choices), in order. */
export const fieldGroups = ['content', 'image', 'layout', 'style', 'global'] as const;

export type FieldGroup = (typeof fieldGroups)[number];

/**
 * One setting of a block, form or screen. `codec` goes between the stored form of the specification ('1'/'0', pipe
 * lists, `r,g,b,a`) and what components see; `initial` is the stored value a new instance starts with.
 */
export interface Field<Codec extends z.ZodType = z.ZodType> {
  type: FieldType;
  title: TextKey;
  group: FieldGroup;
  /** A sentence under the field. */
  hint?: TextKey;
  initial: unknown;
  codec: Codec;
  /** Choices of a select-like field, stored value to text. */
  options?: readonly { value: string; title: TextKey }[];
  /** Most files of a file-like field. */
  maxFiles?: number;
  /** Largest width and height in pixels of its pictures; 1440 where it names none. */
  maxSide?: number;
  /** What a line of text is, for its keyboard and its check. */
  input?: 'number' | 'link' | 'identifier';
  /** Shown while one of the rules matches another setting, or while the function says so. */
  conditional?: Conditional;
  /** The message while it is empty; without it the setting may stay empty. */
  missing?: TextKey;
  /** Smallest number. */
  least?: number;
  /** What a reference refers to; with `many` it is a list of ids. */
  refersTo?: ReferenceTarget;
  many?: boolean;
  /** The fields of each item of a list. */
  items?: ItemFields;
  /** Largest number, most items of a list, or most things that are referred to. */
  most?: number;
}

export type Fields = Record<string, Field>;

/** What each item of a list consists of. */
export interface ItemFields {
  fields: Fields;
  /** What one item is called. */
  title: TextKey;
  /** The field whose value names an item in the list, or several whose values name it together. */
  titledBy?: string | readonly string[];
  /** Whether their order means nothing, so that they cannot be moved. */
  isUnordered?: boolean;
}

/** The decoded values of a list of fields, as components see them. */
export type FieldValues<F extends Fields> = { [K in keyof F]: z.output<F[K]['codec']> };

/** What a builder of fields takes beside what makes its type. */
export interface FieldExtra extends Pick<Field, 'hint' | 'conditional' | 'missing'> {
  group?: FieldGroup;
  initial?: string;
}
