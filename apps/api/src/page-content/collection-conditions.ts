import type { CategoryRule, CollectionList, PageRule, ProductRule } from '@etalage/blocks/schema';
import { type RawBuilder, sql } from 'kysely';
import type { PriceSettings } from '../products/product.mapper.ts';
import { ofVatClass } from '../products/vat-of.ts';
import { treeOf } from '../search/search.repository.ts';

/** A part of a statement about a row called `p`. */
export type Condition = RawBuilder<unknown>;
type Choice = Pick<CollectionList, 'first' | 'hidden'>;

/** What matches every rule or is always first, without what is hidden; of a row called `p`. */
export function selected({ first, hidden }: Choice, rules: readonly Condition[]): Condition {
  const matches = sql.join([sql`true`, ...rules], sql` and `);
  // Without such items the rules alone are what an index answers.
  const shown = first.length === 0 ? matches : sql`(p.id = any (${[...first]}::text[]) or (${matches}))`;
  return sql`not p.id = any (${[...hidden]}::text[]) and ${shown}`;
}

/** Items that are always first have the order in which they were chosen, and the others follow in the given order. */
export function placesOf({ first }: Choice, order: Condition): Condition {
  // Without such items the order alone is what an index answers.
  return first.length === 0 ? order : sql`array_position(${[...first]}::text[], p.id) nulls last, ${order}`;
}

/** Whether a product `p` matches a rule; `price` is `shownPrice`. */
export function productCondition(rule: ProductRule, websiteId: string, price: Condition): Condition {
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
      return whether(rule.is, sql`p.id in (select id from search_titles(${rule.text}))`);
  }
}

/** Whether a category `p` matches a rule. */
export function categoryCondition(rule: CategoryRule, websiteId: string): Condition {
  if (rule.field === 'title') return whether(rule.is, contains(sql`search_plain(p.title)`, rule.text));
  return whether(
    rule.is,
    sql`p.id in (
      with recursive tree as (${treeOf(websiteId, sql`id = ${rule.category}`)})
      select id from tree where id <> ${rule.category})`,
  );
}

/** Whether a page `p` matches a rule. */
export function pageCondition(rule: PageRule): Condition {
  return rule.field === 'title'
    ? whether(rule.is, contains(sql`search_plain(p.title)`, rule.text))
    : whether(rule.is, sql`starts_with(lower(p.path), lower(${rule.text}))`);
}

const whether = (is: boolean, condition: Condition) => (is ? condition : sql`not (${condition})`);
const contains = (plain: Condition, text: string) => sql`strpos(${plain}, search_plain(${text})) > 0`;

/** The title of a product without capitals and accents, as the search has stored it. */
export const plainTitle = sql`(
  select d.plain_title from search_documents d
  where d.website_id = p.website_id and d.kind = 'product' and d.id = p.id)`;

/** Whether a product has a sale price that visitors see; whether one before it may be struck through is another question. */
const isOnSale = sql`(not p.hide_price and coalesce(p.sale_price_cents < p.price_cents, false)
  and (p.lowest_price_cents is null or not p.exclude_base_price))`;

/** The lowest price of a product in cents on the side of VAT that the shop shows, rounded as `bothSides` does. */
export function shownPrice({ priceMode, showPriceTaxIncluded, isSmallBusiness }: PriceSettings): Condition {
  const stored = sql`coalesce(p.lowest_price_cents, p.sale_price_cents, p.price_cents)::numeric`;
  const shown =
    isSmallBusiness || (priceMode === 'gross') === showPriceTaxIncluded
      ? stored
      : priceMode === 'gross'
        ? ofVatClass(sql`${stored} - round(${stored} * v.rate_bp / (10000 + v.rate_bp))`)
        : ofVatClass(sql`${stored} + round(${stored} * v.rate_bp / 10000)`);
  return sql`(case when p.hide_price then null else ${shown} end)`;
}
