import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** What the law has a shop say of a product: from what nobody can withdraw, who made it, what is in it and when it comes. */
export const legalFacts: Migration = {
  name: '0096-legal-facts',
  async up(db) {
    await sql`
      alter table products
        add column withdrawal_exclusion text not null default '' check (withdrawal_exclusion in
          ('', 'custom', 'perishable', 'dated', 'sealed_hygiene', 'sealed_media', 'digital')),
        add column maker_id text not null default '',
        add column safety_text text not null default '',
        add column content_milli integer check (content_milli > 0),
        add column content_unit text not null default 'g'
          check (content_unit in ('g', 'kg', 'ml', 'l', 'm', 'm2', 'piece')),
        add column delivery_from integer,
        add column delivery_to integer`.execute(db);
    await createMakers(db);
  },
};

async function createMakers(db: Kysely<unknown>): Promise<void> {
  // The id is made by the caller, so it is unique within a website only: nobody can take an id of another one.
  await sql`
    create table makers (
      website_id text not null references websites (id) on delete cascade,
      id text not null,
      name text not null,
      postal_address text not null,
      electronic_address text not null,
      is_outside_eu boolean not null,
      responsible_name text not null,
      responsible_postal_address text not null,
      responsible_electronic_address text not null,
      version integer not null default 1,
      primary key (website_id, id)
    )`.execute(db);
  await protectTenantTable(db, 'makers');
  await sql`
    create trigger makers_published after insert or update or delete on makers
    for each statement execute function tell_publication()`.execute(db);
  await sql`create index products_makers on products (website_id, maker_id) where maker_id <> ''`.execute(db);
}
