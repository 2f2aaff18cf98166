import type { shelfSorts } from '@etalage/api-contract';
import { z } from 'zod';

type Sort = (typeof shelfSorts)[number];

/** A row that a page begins after, or ends before. */
export interface ShelfCursor {
  readonly sort: Sort;
  /** Its value in the order of the list, as text. */
  readonly value: string;
  readonly product: string;
  /** What sets rows of one product apart in this order: the place of the variant, or its id. */
  readonly within: string;
  /** Whether the page ends before the row. */
  readonly isBefore: boolean;
}

const plain = /^[^\0]{0,100}$/;
/** Up to `MAX_PIECES`; ten digits that begin with 1 fit an integer of the database. */
const whole = /^-?(\d{1,9}|1\d{9})$/;

/** What values look like; the database must be able to read them. */
const shapes: Record<Sort, { readonly value: RegExp; readonly within: RegExp }> = {
  title: { value: plain, within: /^\d{1,9}$/ },
  available: { value: whole, within: plain },
  on_hand: { value: whole, within: plain },
};

const written = z.tuple([z.string(), z.string(), z.string().min(1).max(200), z.string(), z.boolean()]);

/** A cursor as a caller holds it; opaque to them. */
export function writeShelfCursor({ sort, value, product, within, isBefore }: ShelfCursor): string {
  return Buffer.from(JSON.stringify([sort, value, product, within, isBefore])).toString('base64url');
}

/** The cursor that a caller sent; undefined for the first page, and for one that was not made for this order. */
export function readShelfCursor(text: string, sort: Sort): ShelfCursor | undefined {
  if (text === '') return undefined;
  try {
    const [made, value, product, within, isBefore] = written.parse(
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
    );
    const { value: ofValue, within: ofWithin } = shapes[sort];
    const isReadable = ofValue.test(value) && ofWithin.test(within) && !product.includes('\0');
    return made === sort && isReadable ? { sort, value, product, within, isBefore } : undefined;
  } catch {
    return undefined;
  }
}
