import type { TextKey } from '@etalage/texts';
import { z } from 'zod';
import { readItems } from '../fields/flexible/flexible-items.ts';
import type { Field, FieldExtra, Fields, FieldValues, ItemFields } from './field.ts';

/** The name under which items of a block's list are stored; all of them have the same fields (FLEX-01). */
export const itemLayout = 'item';
/** Most items of a list that states no smaller number. */
const mostItems = 100;

/** An item of a list as components see it; `key` is its own for as long as it exists. */
export interface ListItem<F extends Fields> {
  key: string;
  values: FieldValues<F>;
}

interface ListExtra<F extends Fields> extends Omit<FieldExtra, 'initial'> {
  /** What one item is called, such as "Vraag". */
  item: TextKey;
  /** The field whose value names an item in the list of the settings form, or several that name it together. */
  titledBy?: (keyof F & string) | readonly (keyof F & string)[];
  /** Whether the order of items means nothing, so that they cannot be moved. */
  isUnordered?: boolean;
  /** Most items, at most and by default 100. */
  most?: number;
}

type ListCodec<F extends Fields> = z.ZodType<ListItem<F>[], unknown>;

/** A list of items that each have these fields, stored as the items of a flexible list. */
export function list<F extends Fields>(
  title: TextKey,
  fields: F,
  { item, titledBy, isUnordered = false, most = mostItems, group = 'content', ...extra }: ListExtra<F>,
): Field<ListCodec<F>> {
  const items: ItemFields = { fields, title: item, titledBy, isUnordered };
  return {
    type: 'flexible',
    title,
    group,
    initial: [],
    items,
    most,
    codec: listCodec(fields, most),
    ...extra,
  };
}

function listCodec<F extends Fields>(fields: F, most: number): ListCodec<F> {
  const item = z.codec(
    z.object({ key: z.string(), attributes: z.record(z.string(), z.unknown()) }),
    z.custom<ListItem<F>>(),
    {
      decode: ({ key, attributes }, context) => {
        const values: Record<string, unknown> = {};
        for (const [name, field] of Object.entries(fields)) {
          const read = field.codec.safeDecode(attributes[name] ?? field.initial);
          if (read.success) values[name] = read.data;
          else {
            const message = read.error.issues[0]?.message ?? 'unreadable';
            context.issues.push({ code: 'custom', message, path: [name], input: attributes[name] });
          }
        }
        return { key, values: values as FieldValues<F> };
      },
      encode: ({ key, values }) => ({ key, attributes: encoded(fields, values) }),
    },
  );
  return z.codec(z.unknown(), z.array(item), {
    decode: (stored) =>
      readItems(stored)
        .slice(0, most)
        .map(({ key, attributes }) => ({ key, attributes: { ...attributes } })),
    encode: (items) => items.map((one) => ({ layout: itemLayout, ...one })),
  });
}

function encoded<F extends Fields>(fields: F, values: FieldValues<F>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.codec.encode(values[name])]),
  );
}
