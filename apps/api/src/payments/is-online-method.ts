import { onlinePaymentsTaken } from '../db/online-payments-taken.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Whether a payment method of the website is paid through the provider; pay on pick-up and bank transfer are not. */
export async function isOnlineMethod(
  tx: WebsiteTransaction,
  websiteId: string,
  method: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_methods')
    .select('provider')
    .where('website_id', '=', websiteId)
    .where('id', '=', method)
    .where('enabled', '=', true)
    .where(onlinePaymentsTaken)
    .executeTakeFirst();
  return row?.provider === 'online';
}
