import type { getTestPayments } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { paymentAccountOf } from '../payments/payment-account.ts';
import type { Handler } from '../calls/handler-context.ts';

/** Warns those who run the shop that its online payments bring in no money (GEN-08). */
export const getTestPaymentsHandler: Handler<typeof getTestPayments> = async (_input, context) => {
  requireRole(context, ['owner', 'shop']);
  const { websiteId, ports } = context;
  return context.read(async (tx) => {
    const { mode } = await paymentAccountOf(tx, ports.payments, websiteId);
    if (mode === 'real') return { mode };
    const online = await tx
      .selectFrom('payment_methods')
      .select('id')
      .where('website_id', '=', websiteId)
      .where('provider', '=', 'online')
      .where('enabled', '=', true)
      .limit(1)
      .executeTakeFirst();
    return { mode: online ? mode : 'real' };
  });
};
