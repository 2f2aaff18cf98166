import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * The versions of a quote, each with its price. A quote that the shop makes has no cart. The day until which the version
 * that was sent is valid is stored with the quote too, because lists show whether it is over.
 */
export const quoteOffers: Migration = {
  name: '0075-quote-offers',
  async up(db) {
    await sql`alter table quotes alter column cart_id drop not null`.execute(db);
    await sql`alter table quotes add column valid_until date`.execute(db);
    await sql`
      create table quote_offers (
        website_id text not null,
        quote_id text not null,
        number integer not null check (number > 0),
        state text not null default 'draft'
          check (state in ('draft', 'sent', 'replaced', 'withdrawn', 'accepted')),
        customer jsonb not null,
        content jsonb not null,
        snapshot jsonb not null,
        total_excl_tax bigint not null check (total_excl_tax >= 0),
        total_tax bigint not null check (total_tax >= 0),
        total_incl_tax bigint not null check (total_incl_tax = total_excl_tax + total_tax),
        valid_until date not null,
        saved_at timestamptz not null,
        sent_at timestamptz,
        accepted_at timestamptz,
        accepted_name text not null default '',
        primary key (website_id, quote_id, number),
        foreign key (website_id, quote_id) references quotes (website_id, id) on delete cascade,
        check ((state = 'accepted') = (accepted_at is not null))
      )`.execute(db);
    await sql`
      create unique index quote_offers_draft on quote_offers (website_id, quote_id) where state = 'draft'`.execute(
      db,
    );
    await sql`
      create unique index quote_offers_current on quote_offers (website_id, quote_id)
      where state in ('sent', 'accepted')`.execute(db);
    await protectTenantTable(db, 'quote_offers');
  },
};
