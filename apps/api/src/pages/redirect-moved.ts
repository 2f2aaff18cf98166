import type { WebsiteTransaction } from '../db/with-website.ts';

/** Redirects a page's old address to its new one, and also earlier addresses that redirected to the old one. */
export async function redirectMoved(
  tx: WebsiteTransaction,
  websiteId: string,
  from: string,
  to: string,
): Promise<void> {
  await tx
    .deleteFrom('redirects')
    .where('website_id', '=', websiteId)
    .where('from_path', 'in', [from, to])
    .execute();
  await tx
    .updateTable('redirects')
    .set({ location: to })
    .where('website_id', '=', websiteId)
    .where('location', '=', from)
    .execute();
  await tx.insertInto('redirects').values({ website_id: websiteId, from_path: from, location: to }).execute();
}
