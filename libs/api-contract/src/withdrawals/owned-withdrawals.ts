import { MAX_WITHDRAWAL_REASON, moment, withdrawalStates } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { shownWithdrawal } from './withdraw-order.ts';

const number = z.string().min(1).max(100);

/** A withdrawal as the people of the shop see it. */
const ownedWithdrawal = shownWithdrawal.extend({
  id: z.string(),
  at: moment,
  state: z.enum(withdrawalStates),
  /** Why it was refused; '' otherwise. */
  reason: z.string(),
  /** The last day of paying back. */
  pay_back_by: z.iso.date(),
  /** Its pieces by the lines of the calculation, for the refund. */
  pieces: z.array(z.object({ id: z.string(), pieces: z.int() })),
});

/** The withdrawals from an order, newest first. */
export const listWithdrawals = defineEndpoint({
  name: 'list-withdrawals',
  path: '/api/services/webshop/v1/orders/withdrawals/list',
  audience: 'owner',
  request: z.object({ ...websiteIds, number }),
  response: z.object({
    withdrawals: z.array(ownedWithdrawal),
    /** Whether nothing of the order is kept, by all of them together. */
    is_whole: z.boolean(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Stores how far a withdrawal is, and mails its buyer. */
export const changeWithdrawal = defineEndpoint({
  name: 'change-withdrawal',
  path: '/api/services/webshop/v1/orders/withdrawals/change',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    number,
    /** Of the order, as a member saw it. */
    version: z.int().min(1).max(2_000_000_000),
    id: z.string().min(1).max(100),
    state: z.enum(withdrawalStates),
    /** For the buyer, of a refusal; required there. */
    reason: z.string().trim().max(MAX_WITHDRAWAL_REASON),
  }),
  response: z.object({ version: z.int() }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
