import type { TextKey } from '@etalage/texts';
import { z } from 'zod';
import type { FieldOf } from '../definition/field-definition.ts';
import type { RequirableSettings } from '../definition/field-type-schema.ts';
import { maxReferences, readReferences, type ReferenceTarget } from '../definition/reference.ts';
import { newCategoryFields } from '../fields/category-connections/category-connections.schema.ts';
import { fieldOf, type Field, type FieldExtra } from './field.ts';

const oneCodec = z.codec(z.unknown(), z.string(), {
  decode: (stored) => readReferences(stored)[0] ?? '',
  encode: (id) => id,
});

const manyCodec = (most: number) =>
  z.codec(z.unknown(), z.array(z.string()), {
    decode: (stored) => readReferences(stored).slice(0, most),
    encode: (ids) => ids,
  });

type One = Field<typeof oneCodec, FieldOf<'reference'>>;
type Many = Field<ReturnType<typeof manyCodec>, FieldOf<'reference'>>;
type Extra = Omit<FieldExtra, 'initial'> & RequirableSettings;
interface ManyExtra extends Extra {
  many: true;
  /** Most things that can be chosen, at most and by default 100. */
  most?: number;
}

/**
 * Something of the website by its id, stored as text, empty while nothing is chosen; with `many` a list of ids. What it
 * refers to may have been deleted or unpublished: the server fetches what exists.
 */
export function references(title: TextKey, to: ReferenceTarget, extra?: Extra): One;
export function references(title: TextKey, to: ReferenceTarget, extra: ManyExtra): Many;
export function references(
  title: TextKey,
  to: ReferenceTarget,
  { many, most = maxReferences, missing, ...extra }: Extra & Partial<ManyExtra> = {},
): One | Many {
  const settings = { refersTo: to, max: many && most, missing };
  const definition: FieldOf<'reference'> = { type: 'reference', multiple: many, settings };
  return many
    ? fieldOf({ definition, codec: manyCodec(most), title }, extra)
    : fieldOf({ definition, codec: oneCodec, title }, extra);
}

/**
 * Categories of the website, stored as a list of ids in the order of choosing. They are chosen in the tree of all of
 * them (FLD-35), and who may make categories makes a new one there (FLD-36).
 */
export function categories(
  title: TextKey,
  { most = maxReferences, ...extra }: Omit<FieldExtra, 'initial'> & { most?: number } = {},
): Field<ReturnType<typeof manyCodec>, FieldOf<'category_connections'>> {
  const definition: FieldOf<'category_connections'> = {
    type: 'category_connections',
    form: newCategoryFields,
    settings: { max: most },
  };
  return fieldOf({ definition, codec: manyCodec(most), title }, extra);
}

/** A form of the website by its id, stored as text (FLD-26); empty while none is chosen. */
export function form(
  title: TextKey,
  extra: Omit<FieldExtra, 'initial'> = {},
): Field<typeof oneCodec, FieldOf<'form'>> {
  return fieldOf({ definition: { type: 'form' }, codec: oneCodec, title }, extra);
}

/** A menu of the website by its id, stored as text (FLD-25); empty while none is chosen. */
export function menu(
  title: TextKey,
  extra: Omit<FieldExtra, 'initial'> = {},
): Field<typeof oneCodec, FieldOf<'menu'>> {
  return fieldOf({ definition: { type: 'menu' }, codec: oneCodec, title }, extra);
}
