import type { completeOrder, reopenOrder } from '@etalage/api-contract';
import type { OrderStatus } from '@etalage/shop-domain/schema';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { retakeDiscounts } from '../discounts/discount-uses.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { reservationEnd } from '../stock/reservation-end.ts';
import { stockInsufficient } from '../stock/stock-insufficient.ts';
import { reserveAgain } from '../stock/stock-reservations.ts';
import { changeOnce, versionOnly } from './change-once.ts';
import { requireAction } from './order-facts.repository.ts';

/** Makes a cancelled order valid again, with its stock reserved as long as that of a new one. */
export const reopenOrderHandler: Handler<typeof reopenOrder> = async (input, context) =>
  changeOnce(context, input, {
    ...versionOnly,
    action: 'reopened',
    asked: {},
    work: async (tx, order) => {
      const { facts } = await requireAction(tx, order, 'reopen');
      const { website_id: websiteId, id } = order;
      const end = reservationEnd(facts.is_online, context.now());
      const shortages = await reserveAgain(tx, websiteId, id, end);
      if (shortages.length > 0) throw await stockInsufficient(tx, websiteId, shortages);
      await retakeDiscounts(tx, websiteId, id);
      await setStatus(tx, order, 'placed');
      return { before: { status: order.status }, after: { status: 'placed' }, reply: {} };
    },
  });

/** Marks an order as completed, or takes that back. */
export const completeOrderHandler: Handler<typeof completeOrder> = async (input, context) => {
  const status = input.completed ? 'completed' : 'placed';
  return changeOnce(context, input, {
    ...versionOnly,
    action: input.completed ? 'completed' : 'uncompleted',
    asked: { status },
    work: async (tx, order) => {
      await requireAction(tx, order, input.completed ? 'complete' : 'uncomplete');
      await setStatus(tx, order, status);
      return { before: { status: order.status }, reply: {} };
    },
  });
};

/** Stores the state of a locked order. */
export async function setStatus(tx: WebsiteTransaction, order: OrderRow, status: OrderStatus): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ status })
    .where('website_id', '=', order.website_id)
    .where('id', '=', order.id)
    .execute();
}
