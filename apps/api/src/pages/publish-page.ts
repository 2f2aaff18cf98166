import type { PageDocument } from '@etalage/site-model';
import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { hashPassword } from '../auth/accounts/password-hash.ts';
import { replaceDraft } from '../documents/draft.repository.ts';
import { publishDraft } from '../documents/publish-draft.ts';
import { raisePublishNumber } from '../documents/publish-site.ts';

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
  return replaceDraft(tx, websiteId, { kind: 'page', id: pageId }, document);
}

/** Makes the page's draft what visitors see, under a new publish number, in the caller's transaction. */
export async function publishPage(
  tx: WebsiteTransaction,
  websiteId: string,
  pageId: string,
  member = '',
): Promise<void> {
  await publishDraft(tx, websiteId, { kind: 'page', id: pageId }, member);
  await raisePublishNumber(tx, websiteId);
}
