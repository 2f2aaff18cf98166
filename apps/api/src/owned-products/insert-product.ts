import type { OwnedProductContent } from '@etalage/shop-domain';
import { pathWords } from '@etalage/site-model';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { pagePathOf } from '../page-content/page-path.ts';
import { freePath } from '../pages/free-path.ts';
import { productColumns, storeRelations } from './store-content.ts';

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
  const position = sql<number>`(select least(coalesce(max(position), -1), 2147483646) + 1 from products
    where website_id = ${websiteId})`;
  await tx
    .insertInto('products')
    .values({ ...productColumns({ ...content, url }, priceMode), website_id: websiteId, id, position })
    .execute();
  await storeRelations(tx, { websiteId, id }, content);
}
