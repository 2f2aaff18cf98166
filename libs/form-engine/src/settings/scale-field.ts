import type { TextKey } from '@etalage/texts';
import { z } from 'zod';
import type { SelectSettings } from '../choices/choice-options.ts';
import type { DefinitionText, FieldOf } from '../definition/field-definition.ts';
import { fieldOf, type Field, type FieldExtra } from './field.ts';
import { numberCodec } from './fields.ts';

/** A value of a scale; its label is a text key or a measure, such as `16 px`. */
export type ScaleOption = Readonly<{ value: string; label: DefinitionText }>;

type NumberCodec = z.ZodType<number | null, string | number>;

interface ScaleExtra extends FieldExtra, SelectSettings {
  /** Numbers that are stored by a name. */
  named?: Readonly<Record<string, number>>;
}

/** A number of a scale, chosen from a list; null if it is empty or unreadable. */
export function scale(
  title: TextKey,
  options: readonly ScaleOption[],
  { labelOf, named = {}, group = 'layout', ...extra }: ScaleExtra = {},
): Field<NumberCodec, FieldOf<'select'>> {
  const definition: FieldOf<'select'> = { type: 'select', options, settings: { labelOf } };
  return fieldOf({ definition, codec: namedNumbers(named), title }, { ...extra, group });
}

/** One of a list of values, or none: the empty value, as which any other stored value is read. */
export function choiceOrNone(
  title: TextKey,
  options: readonly ScaleOption[],
  { group = 'layout', ...extra }: FieldExtra = {},
): Field<z.ZodType<string, string>, FieldOf<'select'>> {
  const values = options.map(({ value }) => value);
  const codec = z.codec(z.string(), z.string(), {
    decode: (stored) => (values.includes(stored) ? stored : ''),
    encode: (value) => value,
  });
  return fieldOf({ definition: { type: 'select', options }, codec, title }, { ...extra, group });
}

/** A custom type: a number of a scale may be infinite, which zod's own numbers are not. */
function namedNumbers(named: Readonly<Record<string, number>>): NumberCodec {
  const names = new Map(Object.entries(named).map(([name, number]) => [number, name]));
  return z.codec(z.union([z.string(), z.number()]), z.custom<number | null>(), {
    decode: (stored) => (Object.hasOwn(named, stored) ? (named[stored] ?? null) : numberCodec.decode(stored)),
    encode: (value) => (value === null ? '' : (names.get(value) ?? String(value))),
  });
}
