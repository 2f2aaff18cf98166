import type { listRefunds, OutputOf } from '@etalage/api-contract';
import { ApiError } from '../../calls/api-error.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import type { RefundRow } from '../../payments/refund.repository.ts';
import { refundStateOf } from '../../payments/refund-state.ts';
import { restockableOf } from './restock.ts';

/** Who pays back and sees what was paid back (GEN-08). */
export const refundRoles = ['owner', 'shop'] as const;

/** The refunds of the order with a number, and what can still be paid back. Throws `not_found`. */
export async function refundsReply(
  tx: WebsiteTransaction,
  websiteId: string,
  number: string,
): Promise<OutputOf<typeof listRefunds>> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!order) throw new ApiError('not_found');
  const { refunds, isTest, main, owed, doubles, remainder } = await refundStateOf(tx, websiteId, order);
  return {
    version: order.version,
    is_test: isTest,
    paid: main ? (main.attempt.psp_id === null ? 'hand' : 'provider') : owed > 0 ? 'later' : 'none',
    remainder,
    restockable: await restockableOf(tx, websiteId, order, refunds),
    doubles: doubles.map(({ attempt, held }) => {
      return { payment_id: attempt.id, amount: held, by_hand: attempt.psp_id === null };
    }),
    refunds: refunds.map(refundOf),
  };
}

function refundOf(row: RefundRow): OutputOf<typeof listRefunds>['refunds'][number] {
  const {
    restock,
    member_name,
    created_at,
    payment_id,
    id,
    kind,
    by_hand,
    amount,
    split,
    reason,
    state,
    error,
  } = row;
  return {
    id,
    kind,
    by_hand,
    lowered: payment_id === null,
    amount,
    split,
    reason,
    state,
    error,
    restocked: [...restock],
    member: member_name,
    at: created_at.toISOString(),
  };
}
