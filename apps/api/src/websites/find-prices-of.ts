import type { WebsiteTransaction } from '../db/with-website.ts';
import { type ShopSettings, shopSettingsOf } from './shop-settings.ts';

/** On which side a website stores its prices, and whether VAT is charged at all at a moment. */
export async function findPricesOf(
  tx: WebsiteTransaction,
  websiteId: string,
  now: Date,
): Promise<Pick<ShopSettings, 'priceMode' | 'isSmallBusiness'>> {
  const website = await tx
    .selectFrom('websites')
    .select(['price_mode', 'settings'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  return shopSettingsOf(website, now);
}
