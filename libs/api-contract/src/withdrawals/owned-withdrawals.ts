import { moment } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { shownWithdrawal } from './withdraw-order.ts';

/** A withdrawal as the people of the shop see it. */
const ownedWithdrawal = shownWithdrawal.extend({
  id: z.string(),
  at: moment,
  /** The last day of paying back. */
  pay_back_by: z.iso.date(),
});

/** The withdrawals from an order, newest first. */
export const listWithdrawals = defineEndpoint({
  name: 'list-withdrawals',
  path: '/api/services/webshop/v1/orders/withdrawals/list',
  audience: 'owner',
  request: z.object({ ...websiteIds, number: z.string().min(1).max(50) }),
  response: z.object({ withdrawals: z.array(ownedWithdrawal) }),
  errors: ['unauthenticated', 'forbidden'],
});
