import type { eraseCustomer, getErasure } from '@etalage/api-contract';
import { normaliseEmail } from '@etalage/shop-domain';
import { requireRole } from '../../auth/require-role.ts';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { type CustomerRow, findCustomer, lockCustomer } from '../customer.repository.ts';
import { countErased } from './count-erased.ts';
import { erase, eraseTraces } from './erase.ts';
import { lockCarts } from './erase-traces.ts';
import { findErasable, tokensOf } from './find-erasable.ts';
import { planErasure } from './plan-erasure.ts';

/** What would be erased of a customer, and what stays. */
export const getErasureHandler: Handler<typeof getErasure> = async ({ id }, context) => {
  requireRole(context, ['owner']);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const { email } = await findCustomer(tx, websiteId, id);
    if (email === null) throw new ApiError('not_found');
    const erasable = await findErasable(tx, websiteId, email, { isLocked: false });
    const plan = planErasure(erasable, context.now());
    const tokens = tokensOf(erasable);
    return {
      open_orders: plan.open,
      kept_orders: plan.keptOrders.length,
      kept_until: plan.keptUntil,
      anonymous_orders: plan.anonymousOrders.length,
      quotes: plan.anonymousQuotes.length,
      ...(await countErased(tx, websiteId, { customerId: id, email, tokens })),
    };
  });
};

/** Erases a customer, unless an order of theirs still has to be handled. */
export const eraseCustomerHandler: Handler<typeof eraseCustomer> = async (input, context) => {
  const member = requireRole(context, ['owner']);
  const { websiteId } = context;
  return context.write(async (tx) => {
    const { email, ...seen } = await findCustomer(tx, websiteId, input.id);
    if (email === null) return keptOf(seen);
    if (normaliseEmail(input.email) !== email)
      throw new ApiError('validation_failed', { email: [{ key: 'customers_erase_other_email' }] });
    // Locked in the order in which placing an order takes them: carts, orders, and last the customer.
    await lockCarts(tx, websiteId, email);
    const erasable = await findErasable(tx, websiteId, email, { isLocked: true });
    const now = context.now();
    const plan = planErasure(erasable, now);
    if (plan.open > 0) {
      const key = plan.open === 1 ? 'customers_erase_open_one' : 'customers_erase_open';
      throw new ApiError('validation_failed', { email: [{ key, values: { count: plan.open } }] });
    }
    const erasing = { websiteId, id: input.id, email, plan, erasable, member, now };
    const counts = await countErased(tx, websiteId, {
      customerId: input.id,
      email,
      tokens: tokensOf(erasable),
    });
    // What takes long goes before the customer is locked, because a new order of theirs waits for that.
    await eraseTraces(tx, erasing);
    const locked = await lockCustomer(tx, websiteId, input.id);
    if (locked.email === null) return keptOf(locked);
    // Something was ordered or asked meanwhile.
    if (locked.orders !== erasable.orders.length || locked.quotes !== erasable.quotes.length)
      throw new ApiError('conflict');
    await erase(tx, erasing, counts);
    return { kept_orders: plan.keptOrders.length, kept_until: plan.keptUntil };
  });
};

function keptOf({ kept_orders, kept_until }: Pick<CustomerRow, 'kept_orders' | 'kept_until'>) {
  return { kept_orders, kept_until: kept_until ?? '' };
}
