import type { CompositionKind, PageDocument } from '@etalage/site-model';
import { compositionKinds } from '@etalage/site-model/schema';
import { replaceDraft } from './draft.repository.ts';
import { publishDraft } from './publish-draft.ts';
import { raisePublishNumber } from './raise-publish-number.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Stores a sanitised document as the draft of a shared composition; returns its revision. */
export async function saveSiteDraft(
  tx: WebsiteTransaction,
  websiteId: string,
  kind: CompositionKind,
  document: PageDocument,
): Promise<number> {
  return replaceDraft(tx, websiteId, { kind: 'template', id: kind }, document);
}

/** Publishes the drafts of all shared compositions under one new publish number. */
export async function publishSite(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  const drafts = await tx
    .selectFrom('drafts')
    .select('document_id as id')
    .where('website_id', '=', websiteId)
    .where('document_kind', '=', 'template')
    .where('document_id', 'in', compositionKinds)
    .execute();
  for (const { id } of drafts) await publishDraft(tx, websiteId, { kind: 'template', id }, '');
  await raisePublishNumber(tx, websiteId);
}
