import type {
  CategoryCollection,
  CategoryRule,
  CollectionList,
  PageCollection,
  PageRule,
  ProductCollection,
  ProductRule,
} from '@etalage/blocks/schema';
import { type RawBuilder, sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { PriceSettings } from '../products/product.mapper.ts';
import {
  type OtherTileRow,
  type ProductTileRow,
  productTileFields,
  treeOf,
} from '../search/search.repository.ts';

type Condition = RawBuilder<unknown>;

/** The published products of a collection. A price that is hidden matches no rule and is ordered as if there were none. */
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

type Choice = Pick<CollectionList, 'first' | 'hidden'>;

/** What matches every rule or is always first, without what is hidden; of a row called `p`. */
function selected({ first, hidden }: Choice, rules: readonly Condition[]): Condition {
  const matches = sql.join([sql`true`, ...rules], sql` and `);
  return sql`not p.id = any (${[...hidden]}::text[]) and (p.id = any (${[...first]}::text[]) or (${matches}))`;
}

/** Items that are always first have the order in which they were chosen, and the others follow in the given order. */
function placesOf({ first }: Choice, order: Condition): Condition {
  // Without such items the order alone is what an index answers.
  return first.length === 0 ? order : sql`array_position(${[...first]}::text[], p.id) nulls last, ${order}`;
}

function productCondition(rule: ProductRule, websiteId: string, price: Condition): Condition {
  switch (rule.field) {
    case 'category':
      return whether(
        rule.is,
        sql`p.id in (
          with recursive tree as (${treeOf(websiteId, sql`id = ${rule.category}`)})
          select c.product_id from product_categories c join tree on tree.id = c.category_id
          where c.website_id = ${websiteId})`,
      );
    case 'price': {
      const compared = rule.bound === 'at_least' ? sql`>=` : sql`<=`;
      return sql`coalesce(${price} ${compared} ${rule.cents}::bigint, false)`;
    }
    case 'sale':
      return whether(rule.is, isOnSale);
    case 'title':
      return whether(rule.is, contains(plainTitle, rule.text));
  }
}

function categoryCondition(rule: CategoryRule, websiteId: string): Condition {
  if (rule.field === 'title') return whether(rule.is, contains(sql`search_plain(p.title)`, rule.text));
  return whether(
    rule.is,
    sql`p.id in (
      with recursive tree as (${treeOf(websiteId, sql`id = ${rule.category}`)})
      select id from tree where id <> ${rule.category})`,
  );
}

function pageCondition(rule: PageRule): Condition {
  return rule.field === 'title'
    ? whether(rule.is, contains(sql`search_plain(p.title)`, rule.text))
    : whether(rule.is, sql`starts_with(lower(p.path), lower(${rule.text}))`);
}

const whether = (is: boolean, condition: Condition) => (is ? condition : sql`not (${condition})`);
const contains = (plain: Condition, text: string) => sql`strpos(${plain}, search_plain(${text})) > 0`;

/** The title of a product without capitals and accents, as the search has stored it. */
const plainTitle = sql`(
  select d.plain_title from search_documents d
  where d.website_id = p.website_id and d.kind = 'product' and d.id = p.id)`;

/** Whether the tile of a product shows a sale price; see `productTile`. */
const isOnSale = sql`(not p.hide_price and coalesce(p.sale_price_cents < p.price_cents, false)
  and (p.lowest_price_cents is null or not p.exclude_base_price))`;

/** The lowest price of a product in cents on the side of VAT that the shop shows, rounded as `bothSides` does. */
function shownPrice({ priceMode, showPriceTaxIncluded }: PriceSettings): Condition {
  const stored = sql`coalesce(p.lowest_price_cents, p.sale_price_cents, p.price_cents)::numeric`;
  const shown =
    (priceMode === 'gross') === showPriceTaxIncluded
      ? stored
      : priceMode === 'gross'
        ? sql`${stored} - round(${stored} * p.vat_rate_bp / (10000 + p.vat_rate_bp))`
        : sql`${stored} + round(${stored} * p.vat_rate_bp / 10000)`;
  return sql`(case when p.hide_price then null else ${shown} end)`;
}
