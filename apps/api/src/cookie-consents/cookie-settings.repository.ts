import type { CookieSettings } from '@etalage/site-model';
import { readCookieSettings } from '@etalage/site-model/schema';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** The cookies of a website as visitors are asked about them. */
export async function findCookieSettings(tx: WebsiteTransaction, websiteId: string): Promise<CookieSettings> {
  const { settings } = await tx
    .selectFrom('websites')
    .select('settings')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  return readCookieSettings(settings['cookies']);
}
