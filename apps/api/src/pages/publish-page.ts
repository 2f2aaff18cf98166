import type { PageDocument } from '@etalage/site-model';
import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { hashPassword } from '../auth/accounts/password-hash.ts';
import { replaceDraft } from '../documents/draft.repository.ts';
import { publishDraft } from '../documents/publish-draft.ts';
import { raisePublishNumber } from '../documents/raise-publish-number.ts';

export interface NewPage {
  readonly id?: string;
  readonly path: string;
  readonly title: string;
  readonly document: PageDocument;
  readonly password?: string;
  readonly seo?: { readonly title?: string; readonly description?: string; readonly noindex?: boolean };
}

/** Adds a page with its first draft, which is not published; returns its id. */
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

/** Stores a sanitised document as the page's new draft; returns its revision. */
export async function savePageDraft(
  tx: WebsiteTransaction,
  websiteId: string,
  pageId: string,
  document: PageDocument,
): Promise<number> {
  return replaceDraft(tx, websiteId, { kind: 'page', id: pageId }, document);
}

/** Publishes the page's draft under a new publish number. */
export async function publishPage(
  tx: WebsiteTransaction,
  websiteId: string,
  pageId: string,
  member = '',
): Promise<void> {
  await publishDraft(tx, websiteId, { kind: 'page', id: pageId }, member);
  await raisePublishNumber(tx, websiteId);
}
