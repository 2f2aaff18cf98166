import type { PageDocument } from '@etalage/site-model';
import { sql } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { raisePublishNumber } from '../sites/publish-site.ts';
import { documentText } from '../sites/document-text.ts';
import { sanitiseDocument } from '../sites/sanitise-document.ts';

export interface NewPage {
  readonly id?: string;
  readonly path: string;
  readonly title: string;
  readonly document: PageDocument;
  readonly password?: string;
  readonly seo?: { readonly title?: string; readonly description?: string; readonly noindex?: boolean };
}

/** Adds a page with its first draft; visitors see it once it is published. Answers its id. */
export async function createPage(tx: WebsiteTransaction, websiteId: string, page: NewPage): Promise<string> {
  const id = page.id ?? newId();
  await tx
    .insertInto('pages')
    .values({
      website_id: websiteId,
      id,
      path: page.path,
      title: page.title,
      password_hash: page.password ? await hashPassword(page.password) : null,
      seo_title: page.seo?.title ?? '',
      seo_description: page.seo?.description ?? '',
      noindex: page.seo?.noindex ?? false,
    })
    .execute();
  await savePageDraft(tx, websiteId, id, page.document);
  return id;
}

/** Stores a document as the page's new draft, sanitised; answers its revision. */
export async function savePageDraft(
  tx: WebsiteTransaction,
  websiteId: string,
  pageId: string,
  document: PageDocument,
): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    insert into page_revisions (website_id, page_id, revision, document)
    select ${websiteId}, ${pageId}, coalesce(max(revision), 0) + 1, ${JSON.stringify(sanitiseDocument(document))}::jsonb
    from page_revisions where website_id = ${websiteId} and page_id = ${pageId}
    returning revision`.execute(tx);
  return rows[0]!.revision;
}

/** Makes the page's newest draft what visitors see, under a new publish number, in the caller's transaction. */
export async function publishPage(tx: WebsiteTransaction, websiteId: string, pageId: string): Promise<void> {
  await tx
    .updateTable('page_revisions')
    .set({ published: false })
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .where('published', '=', true)
    .execute();
  const { rows } = await sql<{ document: PageDocument; title: string; hidden: boolean }>`
    update page_revisions r set published = true from pages p
    where r.website_id = ${websiteId} and r.page_id = ${pageId} and p.website_id = r.website_id and p.id = r.page_id
      and r.revision = (select max(revision) from page_revisions n
                        where n.website_id = ${websiteId} and n.page_id = ${pageId})
    returning r.document, p.title, p.password_hash is not null or p.noindex as hidden`.execute(tx);
  const published = rows[0];
  if (!published) throw new Error('a page without a draft cannot be published');
  await indexPage(tx, websiteId, pageId, published);
  await raisePublishNumber(tx, websiteId);
}

/** Protected and hidden pages are found by nobody (architecture: protected pages are never indexed). */
async function indexPage(
  tx: WebsiteTransaction,
  websiteId: string,
  pageId: string,
  page: { document: PageDocument; title: string; hidden: boolean },
): Promise<void> {
  if (page.hidden) {
    await tx
      .deleteFrom('search_documents')
      .where('website_id', '=', websiteId)
      .where('kind', '=', 'page')
      .where('id', '=', pageId)
      .execute();
    return;
  }
  await sql`select search_save(${websiteId}, 'page', ${pageId}, ${page.title}, ${documentText(page.document)})`.execute(
    tx,
  );
}
