import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { followChanges } from './rule-categories/follow-changes.ts';
import { createFilling } from './rule-categories/filling.ts';
import { searchOnlyMembers } from './rule-categories/search-members.ts';

/**
 * The products of a category: in which order, by hand or by a rule, and which filters visitors see beside them. Products
 * that a rule puts in a category are rows of product_categories like others, kept by triggers.
 */
export const ruleCategories: Migration = {
  name: '0061-rule-categories',
  async up(db) {
    await sql`
      alter table categories
        add column sort text not null default 'manual'
          check (sort in ('manual', 'newest', 'cheapest', 'dearest', 'title')),
        add column rule jsonb check (jsonb_typeof(rule) = 'object'),
        add column filters text[],
        add column seo_title text not null default '',
        add column seo_description text not null default ''`.execute(db);
    await sql`alter table product_categories add column by_rule boolean not null default false`.execute(db);
    await sql`create index categories_with_rules on categories (website_id) where rule is not null`.execute(
      db,
    );
    await searchOnlyMembers(db);
    await createFilling(db);
    await followChanges(db);
  },
};
