import { z } from 'zod';
import { MAX_CART_LINES } from '../max-cart-lines.ts';
import { MAX_QUANTITY } from '../product-mode/quantity.ts';

/** Most cents that one refund can be asked for: far above every order, and exact in all sums. */
const MAX_CENTS = 1_000_000_000_000;

const cents = z.int().min(0).max(MAX_CENTS);
/** How an amount is charged, as one word: the category of EN 16931 and the rate in basis points, `S:2100`. */
const vat = z.string().max(20);

/** Cents of one VAT group, VAT included, and the VAT in them. */
export const refundRate = z.object({ vat, gross: cents, tax: cents });

/** Pieces of a line with what is paid back for them, VAT included. */
const refundLine = z.object({ id: z.string(), pieces: z.int(), amount: cents });

const refundShipping = z.object({ vat, amount: cents });

/** What can still be paid back of an order: of its VAT groups, of which no one gives more than was paid in it. */
export const refundRemainder = z.object({
  rates: z.array(refundRate),
  lines: z.array(refundLine.extend({ vat })),
  shipping: z.array(refundShipping),
});

/** What one refund pays back, by what it is for and by VAT group. */
export const refundSplit = z.object({
  amount: cents,
  lines: z.array(refundLine),
  shipping: z.array(refundShipping),
  /** An amount for nothing in particular. */
  free: cents,
  rates: z.array(refundRate),
});

/** What a member asks to pay back; amounts are cents, VAT included. */
export const askedRefund = z.object({
  lines: z
    .array(z.object({ id: z.string().min(1).max(200), pieces: z.int().min(1).max(MAX_QUANTITY) }))
    .max(MAX_CART_LINES),
  shipping: cents,
  free: cents,
});

export type RefundRate = z.output<typeof refundRate>;
export type RefundRemainder = z.output<typeof refundRemainder>;
export type RefundSplit = z.output<typeof refundSplit>;
export type AskedRefund = z.output<typeof askedRefund>;
