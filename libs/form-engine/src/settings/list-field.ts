import type { TextKey } from '@etalage/texts';
import { z } from 'zod';
import type { FieldOf } from '../definition/field-definition.ts';
import type { LayoutDefinition } from '../definition/field-parts.ts';
import { readItems } from '../fields/flexible/flexible-items.ts';
import { definitionsOf } from './definition-of.ts';
import { fieldOf, type Field, type FieldExtra, type Fields, type FieldValues } from './field.ts';

/** The layout of the items of a block's list; all of them have the same fields (FLEX-01). */
const itemLayout = 'item';
/** Most items of a list that states no smaller number. */
const maxItems = 100;

/** An item of a list as components receive it; `key` identifies it for as long as it exists. */
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
  { item, titledBy, isUnordered = false, most = maxItems, ...extra }: ListExtra<F>,
): Field<ListCodec<F>, FieldOf<'flexible'>> {
  const layout: LayoutDefinition = {
    layout: itemLayout,
    title: item,
    fields: definitionsOf(fields),
    dynamic_title: titledBy,
  };
  const definition: FieldOf<'flexible'> = {
    type: 'flexible',
    layouts: [layout],
    config: { open_new_item: true, disable_drag: isUnordered },
    settings: { max: most },
  };
  return fieldOf({ definition, codec: listCodec(fields, most), title }, extra);
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
