import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Orders and quotes count their changes, so that a change that was made on an older state is refused; orders say how much
 * of them was sent.
 */
export const orderVersions: Migration = {
  name: '0068-order-versions',
  async up(db) {
    await sql`alter table orders add column version integer not null default 1`.execute(db);
    await sql`alter table orders add column sent text not null default 'none' check (sent in ('none', 'partly', 'all'))`.execute(
      db,
    );
    await sql`alter table quotes add column version integer not null default 1`.execute(db);
  },
};
