import type { listPaymentMethods, ResponseOf } from '@etalage/api-contract';
import { sql } from 'kysely';
import { lockName } from '../db/lock-name.ts';
import { onlinePaymentsTaken } from '../db/online-payments-taken.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Makes changes of the methods of a website wait for each other: their order concerns all of them. */
export const lockPaymentMethods = (tx: WebsiteTransaction, websiteId: string): Promise<void> =>
  lockName(tx, `payment-methods:${websiteId}`);

/** The payment methods in the order of the checkout. */
export async function findPaymentMethods(tx: WebsiteTransaction, websiteId: string) {
  const rows = await tx
    .selectFrom('payment_methods')
    .select([
      'id',
      'version',
      'title',
      'description',
      'enabled',
      'provider',
      'transfer',
      'pay_later',
      'position',
    ])
    .where('website_id', '=', websiteId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ transfer, ...row }) => ({ ...row, has_account: transfer !== null }));
}

/** The reply of every call about payment methods. */
export async function readPaymentSettings(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<ResponseOf<typeof listPaymentMethods>> {
  const stored = await findPaymentMethods(tx, websiteId);
  const delivered = await tx
    .selectFrom('shipping_methods')
    .select('is_pickup')
    .distinct()
    .where('website_id', '=', websiteId)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
  const { rows } = await sql<{ taken: boolean }>`select ${onlinePaymentsTaken} as taken`.execute(tx);
  return {
    methods: stored.map(({ position: _position, ...method }) => method),
    takes_online: rows[0]?.taken ?? false,
    handovers: delivered.map(({ is_pickup }) => (is_pickup ? 'pickup' : 'delivery')),
  };
}
