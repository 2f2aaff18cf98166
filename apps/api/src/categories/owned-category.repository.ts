import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { MAX_CATEGORIES } from '@etalage/api-contract';
import type { OwnedCategoryContent } from '@etalage/shop-domain';
import type { CategoryRow } from '../db/tables/catalogue.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** What one save stores of a category. */
export const categoryColumns = [
  'status',
  'title',
  'url',
  'link',
  'layout',
  'image',
  'short_description',
  'description',
  'sort',
  'rule',
  'filters',
  'seo_title',
  'seo_description',
] as const satisfies (keyof CategoryRow & keyof OwnedCategoryContent)[];

export type StoredCategory = Selectable<CategoryRow>;

/** What an owner edits of a stored category. */
export function categoryContentOf(row: StoredCategory): OwnedCategoryContent {
  return Object.fromEntries(
    categoryColumns.map((name) => [name, row[name]]),
  ) as unknown as OwnedCategoryContent;
}

/** The reply for a stored category. */
export function ownedCategoryOf(row: StoredCategory) {
  const { id, version, parent_id } = row;
  return { ...categoryContentOf(row), id, version, parent_id: parent_id ?? '' };
}

/** A category in any state; undefined if it is not there. */
export async function findOwnedCategory(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredCategory | undefined> {
  return tx
    .selectFrom('categories')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Every category as the tree of its owner shows it. */
export async function findListedCategories(tx: WebsiteTransaction, websiteId: string) {
  const rows = await tx
    .selectFrom('categories as c')
    .select(['c.id', 'c.parent_id', 'c.title', 'c.url', 'c.status', 'c.image'])
    .select(
      sql<number>`(select count(*)::int from product_categories p
        where p.website_id = c.website_id and p.category_id = c.id)`.as('product_count'),
    )
    .select(sql<boolean>`c.rule is not null`.as('has_rule'))
    .where('c.website_id', '=', websiteId)
    .orderBy('c.position')
    .orderBy('c.title')
    .orderBy('c.id')
    .limit(MAX_CATEGORIES)
    .execute();
  return rows.map(({ parent_id, ...row }) => ({ ...row, parent_id: parent_id ?? '' }));
}
