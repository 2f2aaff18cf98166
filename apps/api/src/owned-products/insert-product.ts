import type { OwnedProductContent } from '@etalage/shop-domain';
import { pathWords } from '@etalage/site-model';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { pagePathOf } from '../page-content/page-path.ts';
import { freePath } from '../pages/free-path.ts';
import { addRelations, productColumns } from './store-content.ts';

interface Place {
  readonly websiteId: string;
  readonly id: string;
  readonly priceMode: 'gross' | 'net';
}

/**
 * Adds a product behind the others, at an address that the caller checked, or else at a free one made of its title. The
 * caller locked pages and products.
 */
export async function insertProduct(
  tx: WebsiteTransaction,
  { websiteId, id, priceMode }: Place,
  content: OwnedProductContent,
  typed = '',
): Promise<void> {
  const path = pagePathOf(typed === '' ? '/' : typed) ?? '/';
  const url =
    path === '/' ? await freePath(tx, websiteId, `/${pathWords(content.title) || 'product'}`) : path;
  // One row of the index per status, so that it takes as long in a catalogue of any size.
  const position = sql<number>`(select least(coalesce(max(last.position), -1), 2147483646) + 1
    from unnest(array['draft', 'published', 'archived']) as one (status)
    cross join lateral (select position from products p
      where p.website_id = ${websiteId} and p.status = one.status
      order by p.position desc limit 1) as last)`;
  await tx
    .insertInto('products')
    .values({ ...productColumns({ ...content, url }, priceMode), website_id: websiteId, id, position })
    .execute();
  await addRelations(tx, { websiteId, id }, content);
}
