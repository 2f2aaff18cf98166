import type { TextKey } from '@etalage/texts';
import { z } from 'zod';
import { mostReferences, readReferences, type ReferenceTarget } from '../definition/reference.ts';
import type { Field, FieldExtra } from './field.ts';

const oneCodec = z.codec(z.unknown(), z.string(), {
  decode: (stored) => readReferences(stored)[0] ?? '',
  encode: (id) => id,
});

const manyCodec = (most: number) =>
  z.codec(z.unknown(), z.array(z.string()), {
    decode: (stored) => readReferences(stored).slice(0, most),
    encode: (ids) => ids,
  });

type One = Field<typeof oneCodec>;
type Many = Field<ReturnType<typeof manyCodec>>;
type Extra = Omit<FieldExtra, 'initial'>;
interface ManyExtra extends Extra {
  many: true;
  /** Most things that can be chosen, at most and by default 100. */
  most?: number;
}

/**
 * Something of the website by its id, stored as text, empty while nothing is chosen; with `many` a list of ids. What it
 * refers to may be gone or unpublished: the server fetches what is there.
 */
export function references(title: TextKey, to: ReferenceTarget, extra?: Extra): One;
export function references(title: TextKey, to: ReferenceTarget, extra: ManyExtra): Many;
export function references(
  title: TextKey,
  to: ReferenceTarget,
  { group = 'content', many, most = mostReferences, ...extra }: Extra & Partial<ManyExtra> = {},
): One | Many {
  const field = { type: 'reference', title, group, refersTo: to, ...extra } as const;
  return many
    ? { ...field, many, most, initial: [], codec: manyCodec(most) }
    : { ...field, initial: '', codec: oneCodec };
}
