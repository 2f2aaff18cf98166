import type { OrderSort } from '@etalage/api-contract';
import { z } from 'zod';

/** A row that a page begins after, or ends before. */
export interface OrderCursor {
  readonly sort: OrderSort;
  /** Its value in the order of the list, as text. */
  readonly value: string;
  readonly id: string;
  /** Whether the page ends before the row. */
  readonly isBefore: boolean;
}

/** What a value looks like; the database must be able to read it. */
const values: Record<OrderSort, RegExp> = {
  date: /^-?\d{1,16}$/,
  total: /^-?\d{1,16}$/,
  customer: /^[^\0]{0,100}$/,
  number: /^[^\0]{0,200}$/,
};

const written = z.tuple([z.string(), z.string().max(500), z.string().min(1).max(200), z.boolean()]);

/** A cursor as a caller holds it; opaque to them. */
export function writeOrderCursor({ sort, value, id, isBefore }: OrderCursor): string {
  return Buffer.from(JSON.stringify([sort, value, id, isBefore])).toString('base64url');
}

/** The cursor that a caller sent; undefined for the first page, and for one that was not made for this order. */
export function readOrderCursor(text: string, sort: OrderSort): OrderCursor | undefined {
  if (text === '') return undefined;
  try {
    const [made, value, id, isBefore] = written.parse(
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
    );
    return made === sort && values[sort].test(value) && !id.includes('\0')
      ? { sort, value, id, isBefore }
      : undefined;
  } catch {
    return undefined;
  }
}
