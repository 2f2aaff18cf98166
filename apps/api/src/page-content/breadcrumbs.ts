import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

export interface Breadcrumb {
  title: string;
  url: string;
  active: boolean;
}

interface Step {
  title: string;
  url: string;
}

/** The ancestors of a category, from the outermost to the category itself. */
export async function categorySteps(
  tx: WebsiteTransaction,
  websiteId: string,
  categoryId: string,
): Promise<Step[]> {
  const { rows } = await sql<Step>`
    with recursive up as (
      select c.id, c.parent_id, c.title, c.url, 0 as height from categories c
      where c.website_id = ${websiteId} and c.id = ${categoryId}
      union all
      select c.id, c.parent_id, c.title, c.url, up.height + 1 from categories c join up on c.id = up.parent_id
      where c.website_id = ${websiteId} and up.height < 20
    )
    select title, url from up order by height desc`.execute(tx);
  return rows;
}

/**
 * The categories of a product, from the outermost. If it is in several categories, the one with the longest address that
 * is a prefix of the product's address is used, else the first that the owner chose, else one that a rule put it in.
 */
export async function productSteps(
  tx: WebsiteTransaction,
  websiteId: string,
  product: { id: string; url: string },
): Promise<Step[]> {
  const { rows } = await sql<Step>`
    with recursive home as (
      select c.id from product_categories pc
      join categories c on c.website_id = pc.website_id and c.id = pc.category_id and c.status = 'published'
      where pc.website_id = ${websiteId} and pc.product_id = ${product.id}
      order by case when starts_with(${product.url}, c.url || '/') then length(c.url) else 0 end desc, pc.by_rule, pc.place,
        length(c.url) desc, c.id limit 1
    ), up as (
      select c.id, c.parent_id, c.title, c.url, 0 as height from categories c join home on home.id = c.id
      where c.website_id = ${websiteId}
      union all
      select c.id, c.parent_id, c.title, c.url, up.height + 1 from categories c join up on c.id = up.parent_id
      where c.website_id = ${websiteId} and up.height < 20
    )
    select title, url from up order by height desc`.execute(tx);
  return rows;
}

/** The breadcrumbs: the root page, the steps, and the page itself, which is active. */
export function breadcrumbsOf(
  rootTitle: string,
  steps: readonly Step[],
  title: string,
  path: string,
): Breadcrumb[] {
  const root = { title: rootTitle, url: '/', active: false };
  const between = steps.filter((step) => step.url !== path).map((step) => ({ ...step, active: false }));
  const self = { title, url: path, active: true };
  return path === '/' ? [self] : [root, ...between, self];
}
