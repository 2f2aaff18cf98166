import type { WebsiteTransaction } from '../db/with-website.ts';

/** Whether a website offers a method of which the provider takes the money. */
export async function takesOnlinePayments(tx: WebsiteTransaction, websiteId: string): Promise<boolean> {
  const method = await tx
    .selectFrom('payment_methods')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('provider', '=', 'online')
    .where('enabled', '=', true)
    .limit(1)
    .executeTakeFirst();
  return method !== undefined;
}
