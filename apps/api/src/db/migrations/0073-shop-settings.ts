import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Owners change the ways to deliver: a change of an older version is refused, and a deleted method can be put back. */
export const shopSettings: Migration = {
  name: '0073-shop-settings',
  async up(db) {
    await sql`
      alter table shipping_methods
        add column version integer not null default 1,
        add column deleted_at timestamptz`.execute(db);
    await sql`alter table payment_methods add column version integer not null default 1`.execute(db);
  },
};
