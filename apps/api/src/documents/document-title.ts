import type { TextKey } from '@etalage/texts';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import { type DocumentKey, isComposition } from './document-key.ts';

/** The title of a document and, for a page, its path; undefined if the website has no such document. */
export async function documentTitle(
  tx: WebsiteTransaction,
  { kind, id }: DocumentKey,
  { websiteId, translate }: Pick<HandlerContext, 'websiteId' | 'translate'>,
): Promise<{ title: string; path: string } | undefined> {
  if (kind === 'page') {
    return tx
      .selectFrom('pages')
      .select(['title', 'path'])
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .executeTakeFirst();
  }
  if (isComposition(id)) return { title: translate(`template_title_${id}` satisfies TextKey), path: '' };
  const own = await tx
    .selectFrom('templates')
    .select('title')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return own && { title: own.title, path: '' };
}

/** The titles of documents, by kind and id (`page p1`); documents that the website does not have are left out. */
export async function documentTitles(
  tx: WebsiteTransaction,
  keys: readonly DocumentKey[],
  { websiteId, translate }: Pick<HandlerContext, 'websiteId' | 'translate'>,
): Promise<Map<string, string>> {
  const idsOf = (kind: DocumentKey['kind']) => keys.filter((key) => key.kind === kind).map(({ id }) => id);
  const { rows } = await sql<{ key: string; title: string }>`
    select 'page ' || id as key, title from pages
      where website_id = ${websiteId} and id = any(${idsOf('page')})
    union all
    select 'template ' || id, title from templates
      where website_id = ${websiteId} and id = any(${idsOf('template')})`.execute(tx);
  const compositions = idsOf('template').filter(isComposition);
  return new Map([
    ...rows.map(({ key, title }) => [key, title] as const),
    ...compositions.map((id) => [`template ${id}`, translate(`template_title_${id}`)] as const),
  ]);
}
