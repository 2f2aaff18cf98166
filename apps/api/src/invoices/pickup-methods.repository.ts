import type { WebsiteTransaction } from '../db/with-website.ts';

/** The ids of the shipping methods with which a buyer fetches an order. */
export async function findPickupMethods(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<ReadonlySet<string>> {
  const methods = await tx
    .selectFrom('shipping_methods')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('is_pickup', '=', true)
    .execute();
  return new Set(methods.map(({ id }) => id));
}
