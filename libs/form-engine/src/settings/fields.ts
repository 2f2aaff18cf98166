import { flagText, isOn } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { z } from 'zod';
import type { FieldType } from '../definition/field-types.ts';
import type { Field, FieldExtra as Extra } from './field.ts';

const textCodec = z.string();

const flagCodec = z.codec(z.union([z.string(), z.number(), z.boolean(), z.null()]), z.boolean(), {
  decode: isOn,
  encode: flagText,
});

const numberCodec = z.codec(z.union([z.string(), z.number()]), z.number().nullable(), {
  decode: (stored) => {
    const typed = String(stored).trim();
    const number = Number(typed.replace(',', '.'));
    return typed !== '' && Number.isFinite(number) ? number : null;
  },
  encode: (value) => (value === null ? '' : String(value)),
});

const filesCodec = z.codec(z.string(), z.array(z.string()), {
  decode: (stored) => stored.split('|').filter((path) => path !== ''),
  encode: (paths) => paths.join('|'),
});

function textLike(type: FieldType, input?: Field['input']) {
  return (
    title: TextKey,
    { group = 'content', initial = '', ...extra }: Extra = {},
  ): Field<typeof textCodec> => ({
    type,
    title,
    group,
    initial,
    codec: textCodec,
    ...(input && { input }),
    ...extra,
  });
}

/** One line of text. */
export const text = textLike('text');
/** Several lines of text. */
export const textarea = textLike('textarea');
/** Rich text as sanitised HTML; sanitised by the server at every write. */
export const richText = textLike('text_editor');
/** A name for code, such as an id, a class or an event; nobody reads it. */
export const identifier = textLike('text', 'identifier');
/** An address: a path on this site or a full URL. */
export const link = textLike('text', 'link');
/** A key of the palette, or `r,g,b[,a]` (STY-19). */
export const color = textLike('dashboard_color_palette');

/** A switch, stored as '1' or '0' and read from '1', 1 and true (SEC-06). */
export function flag(
  title: TextKey,
  { group = 'content', initial = '0', ...extra }: Extra = {},
): Field<typeof flagCodec> {
  return { type: 'boolean', title, group, initial, codec: flagCodec, ...extra };
}

/** A number, stored as text with a point or a comma; null when empty or unreadable. */
export function number(
  title: TextKey,
  { group = 'layout', initial = '', ...extra }: Extra & Pick<Field, 'least' | 'most'> = {},
): Field<typeof numberCodec> {
  return { type: 'text', input: 'number', title, group, initial, codec: numberCodec, ...extra };
}

/** One of a closed list; a stored value outside it reads as the initial one. */
export function select<const V extends string>(
  title: TextKey,
  options: readonly { value: V; title: TextKey }[],
  { group = 'layout', initial, ...extra }: Extra & { initial: V },
): Field<z.ZodType<V, string>> {
  const values = options.map((option) => option.value) as [V, ...V[]];
  return { type: 'select', title, group, initial, options, codec: z.enum(values).catch(initial), ...extra };
}

/** Pipe-separated files; empty entries and a leading pipe are dropped (PROD-02, BLK-40). */
export function files(
  title: TextKey,
  { group = 'image', initial = '', ...extra }: Extra & { maxFiles: number; maxSide?: number },
): Field<typeof filesCodec> {
  return { type: 'image', title, group, initial, codec: filesCodec, ...extra };
}
