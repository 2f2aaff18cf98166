import type { previewSendOrders } from '@etalage/api-contract';
import type { Translate } from '@etalage/texts';
import { requireRole } from '../../auth/require-role.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { orderRoles } from '../../orders/order-roles.ts';
import { decideSending, type SendableOrder } from './decide-sending.ts';

/** What sending several orders would do, decided as sending decides it. */
export const previewSendOrdersHandler: Handler<typeof previewSendOrders> = async ({ numbers }, context) => {
  requireRole(context, orderRoles);
  const orders = new Map(numbers.map((number) => [number, undefined]));
  return context.read(async (tx) => {
    const { sendable, skipped } = await decideSending(tx, context, { orders, lock: false });
    return { orders: sendable.map((one) => shownOf(one, context.translate)), skipped };
  });
};

function shownOf({ order, left, isPickup }: SendableOrder, t: Translate) {
  const { number, version, customer, sent } = order;
  const person = `${customer.invoice_firstname} ${customer.invoice_lastname}`.trim();
  return {
    number,
    version,
    customer: customer.invoice_company || person,
    pieces: left.reduce((sum, { quantity }) => sum + quantity, 0),
    before: t(`sending_state_${sent}`),
    after: t(isPickup ? 'sending_ready' : 'sending_state_all'),
  };
}
