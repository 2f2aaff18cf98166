import type { WithdrawnPieces } from '@etalage/shop-domain';
import { type Selectable, sql } from 'kysely';
import type { WithdrawalTables } from '../db/tables/withdrawals.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { OrderRow } from '../payments/order.repository.ts';

export type WithdrawalRow = Selectable<WithdrawalTables['withdrawals']>;
type Order = Pick<OrderRow, 'website_id' | 'id'>;

/** The withdrawals from an order, oldest first. */
export async function findWithdrawals(tx: WebsiteTransaction, order: Order): Promise<WithdrawalRow[]> {
  return tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('website_id', '=', order.website_id)
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Stores a withdrawal from a locked order. */
export async function insertWithdrawal(
  tx: WebsiteTransaction,
  order: Order,
  made: { readonly id: string; readonly name: string; readonly lines: WithdrawnPieces },
): Promise<WithdrawalRow> {
  const { id, name, lines } = made;
  return tx
    .insertInto('withdrawals')
    .values({ website_id: order.website_id, order_id: order.id, id, name, lines: JSON.stringify(lines) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores how far a withdrawal from a locked order is. */
export async function storeState(
  tx: WebsiteTransaction,
  { website_id, order_id, id }: WithdrawalRow,
  changed: Pick<WithdrawalRow, 'state' | 'reason'>,
): Promise<void> {
  await tx
    .updateTable('withdrawals')
    .set(changed)
    .where('website_id', '=', website_id)
    .where('order_id', '=', order_id)
    .where('id', '=', id)
    .execute();
}

/** When the last part of an order was sent that was not taken back; null if nothing was. */
export async function findLastSent(tx: WebsiteTransaction, order: Order): Promise<Date | null> {
  const { last } = await tx
    .selectFrom('shipments')
    .select(sql<Date | null>`max(created_at)`.as('last'))
    .where('website_id', '=', order.website_id)
    .where('order_id', '=', order.id)
    .where('taken_back_at', 'is', null)
    .executeTakeFirstOrThrow();
  return last;
}
