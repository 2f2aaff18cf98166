import type { OwnedProductContent } from '@etalage/shop-domain';
import { pathWords } from '@etalage/site-model';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { pagePathOf } from '../page-content/page-path.ts';
import { freePath } from '../pages/free-path.ts';
import { addRelations } from './add-relations.ts';
import type { NewProduct } from './new-product.ts';
import { productColumns } from './store-content.ts';

interface Shop {
  readonly websiteId: string;
  readonly priceMode: 'gross' | 'net';
}

/** The last position that the database can store. */
const LAST = 2_147_483_647;

/**
 * The address of a new product: that of its content, which the caller checked, or else a free one made of its title.
 * `reserved` are the addresses of products that are not stored yet.
 */
export async function newPath(
  tx: WebsiteTransaction,
  websiteId: string,
  { title, url }: Pick<OwnedProductContent, 'title' | 'url'>,
  reserved: ReadonlySet<string> = new Set(),
): Promise<string> {
  const path = pagePathOf(url === '' ? '/' : url) ?? '/';
  return path === '/' ? freePath(tx, websiteId, `/${pathWords(title) || 'product'}`, reserved) : path;
}

/** Adds one product behind the others, at a free address made of its title. The caller locked pages and products. */
export async function insertProduct(
  tx: WebsiteTransaction,
  { id, ...shop }: Shop & { readonly id: string },
  content: OwnedProductContent,
): Promise<void> {
  const url = await newPath(tx, shop.websiteId, { title: content.title, url: '' });
  await insertProducts(tx, shop, [{ id, content: { ...content, url } }]);
}

/** Adds products behind the others, in a fixed number of statements. The caller locked pages and products. */
export async function insertProducts(
  tx: WebsiteTransaction,
  { websiteId, priceMode }: Shop,
  products: readonly NewProduct[],
): Promise<void> {
  if (products.length === 0) return;
  const first = (await lastPosition(tx, websiteId)) + 1;
  await tx
    .insertInto('products')
    .values(
      products.map(({ id, content }, index) => ({
        ...productColumns(content, priceMode),
        website_id: websiteId,
        id,
        position: Math.min(first + index, LAST),
      })),
    )
    .execute();
  await addRelations(tx, websiteId, products);
}

/** One row of the index per status, so that it takes as long in a catalogue of any size. */
async function lastPosition(tx: WebsiteTransaction, websiteId: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(last.position) as last
    from unnest(array['draft', 'published', 'archived']) as one (status)
    cross join lateral (select position from products p
      where p.website_id = ${websiteId} and p.status = one.status
      order by p.position desc limit 1) as last`.execute(tx);
  return rows[0]?.last ?? -1;
}
