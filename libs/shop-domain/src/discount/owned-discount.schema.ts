import { z } from 'zod';
import { givenDiscountKind } from '../schema/cart.schema.ts';
import { MAX_UNIT_CENTS } from '../money/parse-amount.ts';
import { normaliseCode } from './discount-code.ts';

/** Most products and categories that one discount names. */
export const MAX_DISCOUNT_PRODUCTS = 500;
/** Most customers that one discount names. */
export const MAX_DISCOUNT_EMAILS = 500;
/** The highest limit of uses; no limit is null. */
export const MAX_DISCOUNT_USES = 1_000_000;

const cents = z.int().min(0).max(MAX_UNIT_CENTS);
const uses = z.int().min(1).max(MAX_DISCOUNT_USES).nullable();
const moment = z.iso.datetime().nullable();
const ids = z.array(z.string().min(1).max(200)).max(MAX_DISCOUNT_PRODUCTS);

/** A discount as its owner saves it. Amounts are cents on the side of the price mode; moments are ISO 8601 in UTC. */
export const ownedDiscountContent = z.object({
  /** What visitors read. */
  title: z.string().trim().min(1).max(100),
  /** Normalised; '' for a discount that is given by itself. */
  code: z.string().max(100).overwrite(normaliseCode),
  kind: givenDiscountKind,
  /** Cents off, or basis points from 1 to 10,000; 0 for free shipping. */
  value: cents,
  minimum: cents,
  scope: z.enum(['all', 'categories', 'products']),
  /** With `categories`; the products of those below them count too. */
  category_ids: ids,
  /** With `products`. */
  product_ids: ids,
  combines: z.boolean(),
  is_active: z.boolean(),
  starts_at: moment,
  ends_at: moment,
  /** The customers that it is for, in lower case; empty for everybody. */
  emails: z.array(z.string().trim().toLowerCase().max(254)).max(MAX_DISCOUNT_EMAILS),
  uses_max: uses,
  customer_uses_max: uses,
});

export type OwnedDiscountContent = z.output<typeof ownedDiscountContent>;
