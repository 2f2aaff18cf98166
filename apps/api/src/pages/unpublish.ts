import { unindexPage } from '../documents/index-page.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Takes the published version of a page away: visitors get 404 and the search does not find it. Its draft stays. */
export async function unpublish(tx: WebsiteTransaction, websiteId: string, id: string): Promise<void> {
  await tx
    .updateTable('page_revisions')
    .set({ published: false })
    .where('website_id', '=', websiteId)
    .where('page_id', '=', id)
    .where('published', '=', true)
    .execute();
  await tx
    .updateTable('drafts')
    .set({ published_revision: null })
    .where('website_id', '=', websiteId)
    .where('document_kind', '=', 'page')
    .where('document_id', '=', id)
    .execute();
  await tx
    .updateTable('pages')
    .set((where) => ({ offline_path: where.ref('path') }))
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
  await unindexPage(tx, websiteId, id);
}
