import {
  MAX_WITHDRAWAL_TEXT,
  moment,
  withdrawalExclusion,
  withdrawalObstacles,
  withdrawnPieces,
} from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** A line of an order, as people read it. */
const readLine = { title: z.string(), details: z.array(z.string()) };

/** What somebody withdrew from. */
export const shownWithdrawal = z.object({
  at: moment,
  /** Of who withdrew, as typed. */
  name: z.string(),
  lines: z.array(z.object({ ...readLine, pieces: z.int() })),
});

/** An order as the page of withdrawals shows it to who knows its e-mail. */
export const withdrawableOrder = z.object({
  number: z.string(),
  /** Why nobody can withdraw from it on the page; '' if they can. */
  obstacle: z.enum(withdrawalObstacles),
  /** The last day on which they can; null as long as not everything was sent. */
  last_day: z.iso.date().nullable(),
  lines: z.array(
    z.object({
      ...readLine,
      position: z.int(),
      quantity: z.int(),
      /** The pieces from which nobody withdrew yet; none of what nobody can withdraw from. */
      left: z.int(),
      /** Why nobody can withdraw from it, or until when; '' where they can. */
      exclusion: withdrawalExclusion,
    }),
  ),
  /** Earlier withdrawals, oldest first. */
  made: z.array(shownWithdrawal),
});

const number = z.string().trim().max(MAX_WITHDRAWAL_TEXT);
const email = z.string().trim().max(MAX_WITHDRAWAL_TEXT);

/**
 * What can be withdrawn of an order, by its number and its e-mail address. An unknown order and a wrong address give the same
 * reply, as for the order page.
 */
export const getWithdrawal = defineEndpoint({
  name: 'get-withdrawal',
  path: '/api/services/webshop/v1/withdrawals/get',
  audience: 'visitor',
  request: z.object({ ...websiteIds, number, email }),
  response: withdrawableOrder,
  errors: ['order_not_found'],
});

/**
 * Withdraws from pieces of an order, once per key, and mails the receipt. It needs no reason, and no acceptance of the shop
 * (art. 11a Directive 2011/83; art. 6:230oa BW).
 */
export const withdrawOrder = defineEndpoint({
  name: 'withdraw-order',
  path: '/api/services/webshop/v1/withdrawals/create',
  audience: 'visitor',
  request: z.object({
    ...websiteIds,
    number,
    email,
    name: z.string().trim().max(MAX_WITHDRAWAL_TEXT),
    lines: withdrawnPieces,
    /** Repeating a request with the same key withdraws nothing again. */
    idempotency_key: z.string().min(1).max(100),
  }),
  response: z.object({
    number: z.string(),
    /** To which the receipt goes. */
    email: z.string(),
    withdrawal: shownWithdrawal,
    /** The last day of sending back what was received. */
    send_back_by: z.iso.date(),
  }),
  errors: ['order_not_found', 'idempotency_mismatch'],
});
