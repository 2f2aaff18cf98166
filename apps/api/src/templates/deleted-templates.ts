import { includeDeleted, isPastKeeping } from '../db/deleted-rows.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Removes deleted templates that can no longer be restored, with their drafts and published versions. */
export async function removeDeletedTemplates(
  tx: WebsiteTransaction,
  websiteId: string,
  now: Date,
): Promise<void> {
  await includeDeleted(tx, 'templates');
  const removed = await tx
    .deleteFrom('templates')
    .where('website_id', '=', websiteId)
    .where(isPastKeeping(now))
    .returning('id')
    .execute();
  const ids = removed.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .deleteFrom('site_documents')
    .where('website_id', '=', websiteId)
    .where('kind', 'in', ids)
    .execute();
  await tx
    .deleteFrom('drafts')
    .where('website_id', '=', websiteId)
    .where('document_kind', '=', 'template')
    .where('document_id', 'in', ids)
    .execute();
}
