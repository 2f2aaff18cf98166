import type { addPaymentMethod, listPaymentMethods, movePaymentMethod } from '@etalage/api-contract';
import { isPaidToAccount, PAY_LATER, PAY_ON_PICKUP, usualPayLater } from '@etalage/shop-domain';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findTransferAccount } from '../orders/transfer-account.repository.ts';
import { moveMethod } from './move-method.ts';
import { findPaymentMethods, lockPaymentMethods, readPaymentSettings } from './payment-method.repository.ts';

/** Who decides how customers pay (GEN-08). */
export const paymentRoles = ['owner'] as const;
const kind = 'payment-method';

/** The payment methods of the website. */
export const listPaymentMethodsHandler: Handler<typeof listPaymentMethods> = async (_, context) => {
  requireRole(context, paymentRoles);
  return context.read((tx) => readPaymentSettings(tx, context.websiteId));
};

/** Adds a method behind the others; customers read the title that it begins with. */
export const addPaymentMethodHandler: Handler<typeof addPaymentMethod> = async ({ id }, context) => {
  const member = requireRole(context, paymentRoles);
  const { websiteId, translate } = context;
  return context.write(async (tx) => {
    await lockPaymentMethods(tx, websiteId);
    const stored = await findPaymentMethods(tx, websiteId);
    if (!stored.some((one) => one.id === id)) {
      const isOffline = id === PAY_ON_PICKUP || isPaidToAccount(id);
      const terms = id === PAY_LATER ? usualPayLater : null;
      const method = {
        title: translate(`payment_method_${id}`),
        provider: isOffline ? ('offline' as const) : ('online' as const),
        position: (stored.at(-1)?.position ?? -1) + 1,
      };
      await tx
        .insertInto('payment_methods')
        .values({
          ...method,
          website_id: websiteId,
          id,
          pay_later: terms && JSON.stringify(terms),
          transfer: await accountFor(tx, websiteId, id),
        })
        .execute();
      const after = terms ? { ...method, pay_later: terms } : method;
      const changes = [{ subjectId: id, before: null, after }];
      await recordChange(tx, websiteId, member, { kind, action: 'created', changes });
    }
    return readPaymentSettings(tx, websiteId);
  });
};

/** The account of the shop as JSON, for a method that is paid to it; null without one. */
async function accountFor(tx: WebsiteTransaction, websiteId: string, id: string): Promise<string | null> {
  if (!isPaidToAccount(id)) return null;
  const account = await findTransferAccount(tx, websiteId);
  return account && JSON.stringify(account);
}

/** Puts a method at another place among the others. */
export const movePaymentMethodHandler: Handler<typeof movePaymentMethod> = async ({ id, index }, context) => {
  const member = requireRole(context, paymentRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockPaymentMethods(tx, websiteId);
    const all = await findPaymentMethods(tx, websiteId);
    await moveMethod(tx, websiteId, member, { table: 'payment_methods', kind, all, id, index });
    return readPaymentSettings(tx, websiteId);
  });
};
