import type { TextKey } from '@etalage/texts';
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
