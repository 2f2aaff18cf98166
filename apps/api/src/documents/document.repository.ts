import type { CompositionKind, PageDocument } from '@etalage/site-model';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { standardComposition } from './standard-compositions.ts';

/** A document without blocks. */
export const emptyDocument: PageDocument = { version: 1, root: [], blocks: {} };

export interface PublishedPage {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly password_hash: string | null;
  readonly seo_title: string;
  readonly seo_description: string;
  readonly noindex: boolean;
  readonly share_image: string;
  readonly document: PageDocument;
}

/** The published version of a page, also if the page has a password. */
export async function findPublishedPage(
  tx: WebsiteTransaction,
  websiteId: string,
  by: { readonly id: string } | { readonly path: string },
): Promise<PublishedPage | undefined> {
  return tx
    .selectFrom('pages')
    .innerJoin('page_revisions as r', (join) =>
      join.onRef('r.website_id', '=', 'pages.website_id').onRef('r.page_id', '=', 'pages.id'),
    )
    .select([
      'pages.id',
      'path',
      'title',
      'password_hash',
      'seo_title',
      'seo_description',
      'noindex',
      'share_image',
      'r.document',
    ])
    .where('pages.website_id', '=', websiteId)
    .where('r.published', '=', true)
    .where('id' in by ? 'pages.id' : 'pages.path', '=', 'id' in by ? by.id : by.path)
    .executeTakeFirst();
}

/** The published documents of these compositions; the standard one where the owner has not published their own. */
export async function findCompositions(
  tx: WebsiteTransaction,
  websiteId: string,
  kinds: readonly CompositionKind[],
): Promise<Record<CompositionKind, PageDocument>> {
  const rows = await tx
    .selectFrom('site_documents')
    .select(['kind', 'document'])
    .where('website_id', '=', websiteId)
    .where('kind', 'in', kinds)
    .where('published', '=', true)
    .execute();
  const found = new Map<string, PageDocument>(rows.map(({ kind, document }) => [kind, document]));
  return Object.fromEntries(
    kinds.map((kind) => [kind, found.get(kind) ?? standardComposition(kind)]),
  ) as Record<CompositionKind, PageDocument>;
}
