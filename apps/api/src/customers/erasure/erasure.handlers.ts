import type { eraseCustomer, getErasure } from '@etalage/api-contract';
import { normaliseEmail } from '@etalage/shop-domain';
import { requireRole } from '../../auth/require-role.ts';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { findCustomer, lockCustomer } from '../customer.repository.ts';
import { countErased } from './count-erased.ts';
import { erase } from './erase.ts';
import { findErasable } from './find-erasable.ts';
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
    const tokens = [...erasable.orders, ...erasable.quotes].map(({ token }) => token);
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
    const seen = await findCustomer(tx, websiteId, input.id);
    // Orders are locked before their customer, as by those that change them.
    const erasable =
      seen.email === null ? undefined : await findErasable(tx, websiteId, seen.email, { isLocked: true });
    const { email, kept_orders, kept_until } = await lockCustomer(tx, websiteId, input.id);
    if (email === null || !erasable) return { kept_orders, kept_until: kept_until ?? '' };
    if (normaliseEmail(input.email) !== email)
      throw new ApiError('validation_failed', { email: [{ key: 'customers_erase_other_email' }] });
    const now = context.now();
    const plan = planErasure(erasable, now);
    if (plan.open > 0) {
      const key = plan.open === 1 ? 'customers_erase_open_one' : 'customers_erase_open';
      throw new ApiError('validation_failed', { email: [{ key, values: { count: plan.open } }] });
    }
    await erase(tx, { websiteId, id: input.id, email, plan, erasable, member, now });
    return { kept_orders: plan.keptOrders.length, kept_until: plan.keptUntil };
  });
};
