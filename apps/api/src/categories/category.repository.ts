import { MAX_CATEGORIES } from '@etalage/api-contract';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** The categories of a website in their order, also those that visitors do not see; at most `MAX_CATEGORIES`. */
export async function findCategories(tx: WebsiteTransaction, websiteId: string) {
  return tx
    .selectFrom('categories')
    .select(['id', 'parent_id', 'title', 'position', sql<boolean>`rule is not null`.as('has_rule')])
    .where('website_id', '=', websiteId)
    .orderBy('position')
    .orderBy('title')
    .orderBy('id')
    .limit(MAX_CATEGORIES)
    .execute();
}
