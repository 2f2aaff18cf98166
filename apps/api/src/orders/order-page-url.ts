import { shopPaths } from '@etalage/shop-domain';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Where the customer sees an order, without scheme and host (ROUTE-07). */
export async function orderPageUrl(
  tx: WebsiteTransaction,
  websiteId: string,
  token: string,
): Promise<string> {
  const website = await tx
    .selectFrom('websites')
    .select('settings')
    .where('id', '=', websiteId)
    .executeTakeFirst();
  const { thankyou } = shopPaths(website?.settings ?? {});
  return `${thankyou}?order=${encodeURIComponent(token)}`;
}
