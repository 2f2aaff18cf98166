import type { WebsiteTransaction } from '../db/with-website.ts';

/** The side on which the website stores its prices. */
export async function findPriceMode(tx: WebsiteTransaction, websiteId: string): Promise<'gross' | 'net'> {
  const { price_mode } = await tx
    .selectFrom('websites')
    .select('price_mode')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  return price_mode;
}
