import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * Pictures that an import names by their address: which file of the library an address became, so that it is fetched
 * once, and which pictures of products are still to be fetched.
 */
export const fetchedPictures: Migration = {
  name: '0059-fetched-pictures',
  async up(db) {
    await sql`
      create table fetched_pictures (
        website_id text not null references websites (id) on delete cascade,
        source text not null,
        file text not null,
        fetched_at timestamptz not null default now(),
        primary key (website_id, source)
      )`.execute(db);
    await protectTenantTable(db, 'fetched_pictures');

    await sql`
      create table import_pictures (
        website_id text not null references websites (id) on delete cascade,
        import_id text not null,
        product_id text not null,
        variant_id text not null default '',
        place integer not null check (place >= 0),
        source text not null,
        state text not null check (state in ('waiting', 'done', 'failed')),
        message_key text not null default '',
        member_id text not null,
        member_name text not null,
        tries integer not null default 0,
        next_try_at timestamptz not null,
        primary key (website_id, import_id, product_id, variant_id, place)
      )`.execute(db);
    // The oldest first, and those of one product together.
    await sql`
      create index import_pictures_due on import_pictures
        (website_id, next_try_at, import_id, product_id, variant_id, place) where state = 'waiting'`.execute(
      db,
    );
    await sql`
      create index import_pictures_waiting on import_pictures (website_id, source, next_try_at)
      where state = 'waiting'`.execute(db);
    await protectTenantTable(db, 'import_pictures');
  },
};
