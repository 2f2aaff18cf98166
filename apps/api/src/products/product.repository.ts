import type { MakerContent } from '@etalage/shop-domain';
import { type Kysely, type Selectable, sql } from 'kysely';
import { compiledStatement } from '../db/compiled-statement.ts';
import type { Database } from '../db/tables.ts';
import type { ProductRow } from '../db/tables/catalogue.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { priceRecordOf, type SaleColumns } from './shown-sale.ts';
import type { VatColumns } from './vat-of.ts';

/**
 * A product with its VAT and the number of pieces that can still be ordered: `on_hand - reserved`; null without a stock
 * row.
 */
export type ProductWithStock = Selectable<ProductRow> &
  VatColumns &
  SaleColumns & {
    available: number | null;
    /** The same for each variant, by its id; null without variants. */
    variant_available: Readonly<Record<string, number>> | null;
    /** Who made it; null where its owner did not say. */
    maker: MakerContent | null;
  };

/**
 * The products with these ids, in any status; ids that do not exist are left out. One statement for any number of ids,
 * so that it stays prepared.
 */
export async function findProductsWithStock(
  tx: WebsiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ProductWithStock[]> {
  return productsWithStock(tx, websiteId)
    .where('products.id', '=', sql<string>`any(${[...ids]})`)
    .execute();
}

/**
 * One product in any status. It has its own statement, because PostgreSQL caches its plan; the statement for any number
 * of ids is planned at each call, which takes longer than its execution.
 */
export async function findProductWithStock(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<ProductWithStock | undefined> {
  const [found] = await productById(tx, { websiteId, id });
  return found;
}

const productById = compiledStatement<Readonly<Record<'websiteId' | 'id', string>>, ProductWithStock>(
  (db, value) => productsWithStock(db, value('websiteId')).where('products.id', '=', value('id')),
);

/** The products of the lines of a cart, in any status. */
export async function findCartProducts(
  tx: WebsiteTransaction,
  websiteId: string,
  cartId: string,
): Promise<ProductWithStock[]> {
  return productsOfCart(tx, { websiteId, cartId });
}

const productsOfCart = compiledStatement<Readonly<Record<'websiteId' | 'cartId', string>>, ProductWithStock>(
  (db, value) =>
    productsWithStock(db, value('websiteId')).where('products.id', 'in', (lines) =>
      lines
        .selectFrom('cart_lines')
        .select('product_id')
        .where('website_id', '=', value('websiteId'))
        .where('cart_id', '=', value('cartId')),
    ),
);

function productsWithStock(db: Kysely<Database>, websiteId: string) {
  return db
    .selectFrom('products')
    .innerJoin('vat_classes as vat', (join) =>
      join.onRef('vat.website_id', '=', 'products.website_id').onRef('vat.id', '=', 'products.vat_class_id'),
    )
    .leftJoin('stock', (join) =>
      join
        .onRef('stock.website_id', '=', 'products.website_id')
        .onRef('stock.product_id', '=', 'products.id'),
    )
    .selectAll('products')
    .select(['vat.rate_bp as vat_rate_bp', 'vat.category as vat_category'])
    .select(priceRecordOf('products').as('price_record'))
    .select(({ ref, eb }) => eb(ref('stock.on_hand'), '-', ref('stock.reserved')).as('available'))
    .select(
      // Only products with variants are looked up.
      sql<Record<string, number> | null>`case when products.variants <> '[]' then (
        select jsonb_object_agg(v.variant_id, v.on_hand - v.reserved) from variant_stock v
        where v.website_id = products.website_id and v.product_id = products.id) end`.as('variant_available'),
    )
    .select(
      sql<MakerContent | null>`case when products.maker_id <> '' then (
        select to_jsonb(m) - '{website_id,id,version}'::text[] from makers m
        where m.website_id = products.website_id and m.id = products.maker_id) end`.as('maker'),
    )
    .where('products.website_id', '=', websiteId);
}
