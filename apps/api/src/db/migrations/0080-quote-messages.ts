import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** What buyer and shop write to each other about a quote, and whether the buyer was reminded of an offer. */
export const quoteMessages: Migration = {
  name: '0080-quote-messages',
  async up(db) {
    // The id is made by the caller, so it is unique within a quote only: nobody can take an id of another quote.
    await sql`
      create table quote_messages (
        website_id text not null,
        quote_id text not null,
        id text not null,
        author text not null check (author in ('buyer', 'shop')),
        name text not null,
        text text not null,
        created_at timestamptz not null default clock_timestamp(),
        answered_at timestamptz,
        primary key (website_id, quote_id, id),
        foreign key (website_id, quote_id) references quotes (website_id, id) on delete cascade
      )`.execute(db);
    await protectTenantTable(db, 'quote_messages');
    // What was written stays as it was, until its buyer is erased.
    await sql`revoke update on quote_messages from etalage_app`.execute(db);
    await sql`grant update (answered_at) on quote_messages to etalage_app`.execute(db);
    await sql`alter table quote_offers add column reminded_at timestamptz`.execute(db);
    await sql`
      create index quote_offers_to_remind on quote_offers (website_id, valid_until)
      where state = 'sent' and reminded_at is null`.execute(db);
  },
};
