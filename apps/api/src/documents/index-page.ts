import type { PageDocument } from '@etalage/site-model';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import { documentText } from './document-text.ts';

/**
 * Writes the text of a published page to the search index, or removes it for a page with a password or `noindex`.
 * Throws `not_found` if the page does not exist.
 */
export async function indexPage(
  tx: WebsiteTransaction,
  websiteId: string,
  pageId: string,
  document: PageDocument,
): Promise<void> {
  const page = await tx
    .selectFrom('pages')
    .select(['title', 'password_hash', 'noindex'])
    .where('website_id', '=', websiteId)
    .where('id', '=', pageId)
    .executeTakeFirst();
  if (!page) throw new ApiError('not_found');
  if (page.password_hash !== null || page.noindex) return unindexPage(tx, websiteId, pageId);
  await sql`select search_save(${websiteId}, 'page', ${pageId}, ${page.title}, ${documentText(document)})`.execute(
    tx,
  );
}

/** Removes a page from the search index. */
export async function unindexPage(tx: WebsiteTransaction, websiteId: string, pageId: string): Promise<void> {
  await tx
    .deleteFrom('search_documents')
    .where('website_id', '=', websiteId)
    .where('kind', '=', 'page')
    .where('id', '=', pageId)
    .execute();
}
