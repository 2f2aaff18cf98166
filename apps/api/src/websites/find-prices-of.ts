import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type ShopSettings, shopSettingsOf } from './shop-settings.ts';

/** The settings of prices, without the texts of the website. */
export type PriceSettings = Omit<ShopSettings, 'texts'>;

/**
 * On which side a website stores and shows its prices, and what VAT is charged at a moment. A website may have thousands of
 * texts of its own, which take longer to read than all that is asked for with this.
 */
export async function findPricesOf(
  tx: WebsiteTransaction,
  websiteId: string,
  now: Date,
): Promise<PriceSettings> {
  const website = await tx
    .selectFrom('websites')
    .select([
      'price_mode',
      sql<
        Record<string, unknown>
      >`jsonb_build_object('modules', settings -> 'modules', 'company', settings -> 'company')`.as(
        'settings',
      ),
    ])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  return shopSettingsOf(website, now);
}
