import type { getTestPayments } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { paymentAccountOf } from '../payments/payment-account.ts';
import { takesOnlinePayments } from '../payments/takes-online-payments.ts';
import type { Handler } from '../calls/handler-context.ts';

/** Warns those who run the shop that its online payments bring in no money (GEN-08). */
export const getTestPaymentsHandler: Handler<typeof getTestPayments> = async (_input, context) => {
  requireRole(context, ['owner', 'shop']);
  const { websiteId, ports } = context;
  return context.read(async (tx) => {
    const { mode } = await paymentAccountOf(tx, ports.payments, websiteId);
    if (mode === 'real') return { mode };
    const isOnline = await takesOnlinePayments(tx, websiteId);
    return { mode: isOnline ? mode : 'real' };
  });
};
