import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The time at which a sweep last worked on a row, so that rows on which it fails do not keep it from the others. */
export const sweepOrder: Migration = {
  name: '0019-sweep-order',
  async up(db) {
    await sql`alter table stock_reservations add column checked_at timestamptz`.execute(db);
    await sql`alter table files add column checked_at timestamptz`.execute(db);
  },
};
