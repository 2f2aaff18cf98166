import { mostPageTemplates } from '@etalage/api-contract';
import type { PageDocument } from '@etalage/site-model';
import { sql } from 'kysely';
import { ApiError } from '../calls/api-error.ts';
import { lockName } from '../db/lock-name.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findDraft } from '../documents/draft.repository.ts';
import { sketchOf } from './sketch-of.ts';

/** Locks a website's page templates until the transaction ends, so that two of them never get the same name. */
export async function lockPageTemplates(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  await lockName(tx, `page-templates:${websiteId}`);
}

/** The title of a page template; throws `not_found` if the website has none with this id. */
export async function titleOf(tx: WebsiteTransaction, websiteId: string, id: string): Promise<string> {
  const found = await tx
    .selectFrom('page_templates')
    .select('title')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new ApiError('not_found');
  return found.title;
}

/** Throws `validation_failed` if another page template than `id` has this name; capitals make no difference. */
export async function checkTitle(
  tx: WebsiteTransaction,
  websiteId: string,
  title: string,
  id = '',
): Promise<void> {
  const taken = await tx
    .selectFrom('page_templates')
    .select('id')
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`lower(title) = lower(${title})`)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (taken) throw new ApiError('validation_failed', { title: [{ key: 'page_templates_title_taken' }] });
}

/** Throws `validation_failed` if the website has as many page templates as it may have. */
export async function checkRoom(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('page_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow();
  if (Number(count) < mostPageTemplates) return;
  throw new ApiError('validation_failed', {
    title: [{ key: 'page_templates_many', values: { most: String(mostPageTemplates) } }],
  });
}

/** What a page template keeps of the draft of a page, as stored; throws `not_found` if there is no such page. */
export async function keptOf(
  tx: WebsiteTransaction,
  websiteId: string,
  pageId: string,
): Promise<{ document: string; sketch: string[] }> {
  const page = await tx
    .selectFrom('pages')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', '=', pageId)
    .executeTakeFirst();
  const draft = page && (await findDraft(tx, websiteId, { kind: 'page', id: pageId }));
  if (!draft) throw new ApiError('not_found');
  return { document: JSON.stringify(draft.document), sketch: sketchOf(draft.document) };
}

/** The stored document of a page template; undefined if the website has none with this id. */
export async function storedDocument(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<PageDocument | undefined> {
  const found = await tx
    .selectFrom('page_templates')
    .select('document')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.document;
}
