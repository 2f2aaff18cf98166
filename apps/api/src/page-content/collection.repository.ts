import type { CategoryCollection, PageCollection, ProductCollection } from '@etalage/blocks/schema';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { PriceSettings } from '../products/product.mapper.ts';
import { type OtherTileRow, type ProductTileRow, productTileFields } from '../search/search.repository.ts';
import {
  type Condition,
  categoryCondition,
  pageCondition,
  placesOf,
  plainTitle,
  productCondition,
  selected,
  shownPrice,
} from './collection-conditions.ts';

/** The published products of a collection. A hidden price matches no rule, and its product is last in an order by price. */
export async function findCollectedProducts(
  tx: WebsiteTransaction,
  websiteId: string,
  list: ProductCollection,
  settings: PriceSettings,
): Promise<ProductTileRow[]> {
  const price = shownPrice(settings);
  const orders: Record<ProductCollection['order'], Condition> = {
    own: sql`p.position`,
    title: plainTitle,
    title_desc: sql`${plainTitle} desc`,
    price: sql`${price} nulls last`,
    price_desc: sql`${price} desc nulls last`,
    newest: sql`p.created_at desc`,
  };
  const rules = list.rules.map((rule) => productCondition(rule, websiteId, price));
  const { rows } = await sql<ProductTileRow>`
    select ${productTileFields} from products p
    where p.website_id = ${websiteId} and p.status = 'published' and ${selected(list, rules)}
    order by ${placesOf(list, orders[list.order])}, p.id limit ${list.most}`.execute(tx);
  return rows;
}

/** The published categories of a collection. */
export async function findCollectedCategories(
  tx: WebsiteTransaction,
  websiteId: string,
  list: CategoryCollection,
): Promise<OtherTileRow[]> {
  const orders: Record<CategoryCollection['order'], Condition> = {
    own: sql`p.position`,
    title: sql`search_plain(p.title)`,
    title_desc: sql`search_plain(p.title) desc`,
    newest: sql`p.created_at desc`,
  };
  const rules = list.rules.map((rule) => categoryCondition(rule, websiteId));
  const { rows } = await sql<OtherTileRow>`
    select 'category' as kind, p.title, p.url, p.link, p.image as main_image from categories p
    where p.website_id = ${websiteId} and p.status = 'published' and ${selected(list, rules)}
    order by ${placesOf(list, orders[list.order])}, p.id limit ${list.most}`.execute(tx);
  return rows;
}

/** A page as a grid shows it. */
export interface CollectedPageRow extends OtherTileRow {
  description: string;
}

/** The published pages of a collection, without those that have a password or are hidden from search engines. */
export async function findCollectedPages(
  tx: WebsiteTransaction,
  websiteId: string,
  list: PageCollection,
): Promise<CollectedPageRow[]> {
  const orders: Record<PageCollection['order'], Condition> = {
    newest: sql`p.created_at desc`,
    title: sql`search_plain(p.title)`,
    title_desc: sql`search_plain(p.title) desc`,
  };
  const { rows } = await sql<CollectedPageRow>`
    select 'page' as kind, p.title, p.path as url, '' as link, '' as main_image, p.seo_description as description
    from pages p
    join page_revisions r on r.website_id = p.website_id and r.page_id = p.id and r.published
    where p.website_id = ${websiteId} and p.deleted_at is null and p.password_hash is null and not p.noindex
      and ${selected(list, list.rules.map(pageCondition))}
    order by ${placesOf(list, orders[list.order])}, p.id limit ${list.most}`.execute(tx);
  return rows;
}
