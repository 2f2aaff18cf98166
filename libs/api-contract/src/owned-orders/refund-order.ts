import { askedRefund, refundRemainder, refundSplit } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** `requested` until the provider took it; `sent` until it has paid it back. */
export const refundStates = ['requested', 'sent', 'done', 'failed'] as const;

const number = z.string().min(1).max(100);
const version = z.int().min(1).max(2_000_000_000);
/** Made by the caller, so that a repeated request makes one refund. */
const refundId = z
  .string()
  .min(8)
  .max(100)
  .regex(/^[\w-]+$/);
const pieces = z.array(z.object({ id: z.string(), pieces: z.int() }));

/** A refund as it was decided, and what became of it. Amounts are cents, VAT included. */
const orderRefund = z.object({
  id: z.string(),
  /** `double`: a payment that was one too many. */
  kind: z.enum(['order', 'double']),
  /** Paid back outside the shop, by the people of the shop. */
  by_hand: z.boolean(),
  /** Taken off what was still to be paid: no money went back. `failed`: its order was cancelled, with nothing left to pay. */
  lowered: z.boolean(),
  amount: z.int(),
  split: refundSplit,
  /** Pieces that went back to the stock. */
  restocked: pieces,
  reason: z.string(),
  state: z.enum(refundStates),
  /** What the provider said about a failure; '' if it said nothing. */
  error: z.string(),
  member: z.string(),
  /** Moment, ISO 8601 in UTC. */
  at: z.string(),
});

/** The refunds of an order, and what can still be paid back. Amounts are cents. */
const orderRefunds = z.object({
  /** Of the order; goes back with each refund. */
  version: z.int(),
  /** No money moves. */
  is_test: z.boolean(),
  /**
   * How the order was paid: through the provider, by hand, or not. `later`: it was sent and is still to be paid, and
   * `remainder` is what can be taken off that.
   */
  paid: z.enum(['provider', 'hand', 'later', 'none']),
  remainder: refundRemainder,
  /** Pieces of lines that can go back to the stock; lines whose pieces are not counted are not in it. */
  restockable: pieces,
  /** Payments that were one too many, with what is left of them. */
  doubles: z.array(z.object({ payment_id: z.string(), amount: z.int(), by_hand: z.boolean() })),
  /** Oldest first. */
  refunds: z.array(orderRefund),
});

/** The refunds of an order, by its number. */
export const listRefunds = defineEndpoint({
  name: 'list-refunds',
  path: '/api/services/webshop/v1/orders/refunds/list',
  audience: 'owner',
  request: z.object({ ...websiteIds, number }),
  response: orderRefunds,
  errors: ['unauthenticated', 'forbidden'],
});

/**
 * Pays back a part of an order, or all that is left, through the provider of its payment; one that was paid by hand is
 * recorded only. Of an order that was sent and is still to be paid, it is taken off what is asked, and the order is
 * cancelled when nothing is left. The reply does not wait for a slow provider: the refund is then `requested`. If the order has changed
 * since `version`: 409 `conflict`, and nothing is paid back.
 */
export const refundOrder = defineEndpoint({
  name: 'refund-order',
  path: '/api/services/webshop/v1/orders/refunds/create',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    number,
    version,
    id: refundId,
    refund: askedRefund,
    /** A payment that was one too many, which is paid back whole; '' for a part of the order. */
    double: z.string().max(200),
    /** All VAT that is left, of an order whose documents do not charge it any more; `refund` is then nothing. */
    vat: z.boolean().default(false),
    /** The lines of which the pieces go back to the stock. */
    restock: z.array(z.string().min(1).max(200)).max(250),
    /** For the people of the shop. */
    reason: z.string().trim().max(500),
  }),
  response: orderRefunds,
  errors: ['unauthenticated', 'forbidden', 'conflict', 'idempotency_mismatch'],
});

/** Asks the provider anew for a refund that failed. */
export const retryRefund = defineEndpoint({
  name: 'retry-refund',
  path: '/api/services/webshop/v1/orders/refunds/retry',
  audience: 'owner',
  request: z.object({ ...websiteIds, number, version, id: refundId }),
  response: orderRefunds,
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
