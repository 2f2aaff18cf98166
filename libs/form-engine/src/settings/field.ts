import type { TextKey } from '@etalage/texts';
import { z } from 'zod';
import type { ConditionalRule } from '../definition/conditional.ts';
import type { LayoutDefinition } from '../definition/field-definition.ts';

/** Groups a settings form shows its fields under (SEC-08: `global` holds the local/global choices), in order. */
export const fieldGroups = ['content', 'image', 'layout', 'style', 'global'] as const;

export type FieldGroup = (typeof fieldGroups)[number];

/**
 * One setting of a block, form or screen. `codec` goes between the stored form of the specification ('1'/'0', pipe
 * lists, `r,g,b,a`) and what components see; `initial` is the stored value a new instance starts with.
 */
export interface Field<Codec extends z.ZodType = z.ZodType> {
  type: string;
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
  /** What a line of text holds, for its keyboard and its check. */
  input?: 'number' | 'link';
  /** The language of a field of code. */
  mode?: 'json';
  /** Shown while one of the rules matches another setting. */
  conditional?: readonly ConditionalRule[];
  /** Kinds of item of a list of items (FPROP-28). */
  layouts?: readonly LayoutDefinition[];
}

export type Fields = Record<string, Field>;

/** The decoded values of a list of fields, as components see them. */
export type FieldValues<F extends Fields> = { [K in keyof F]: z.output<F[K]['codec']> };
