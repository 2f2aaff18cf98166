import type { WebsiteTransaction } from '../db/with-website.ts';
import { vatSchemesOf } from '../websites/shop-settings.ts';

/** From and until when a website has which VAT, and where it is established. */
export async function findVatSchemes(tx: WebsiteTransaction, websiteId: string) {
  const website = await tx
    .selectFrom('websites')
    .select('settings')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  return vatSchemesOf(website);
}
