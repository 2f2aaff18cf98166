import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The cart that took the products of a cancelled order back; null for all other orders. */
export const restoredOrders: Migration = {
  name: '0026-restored-orders',
  async up(db) {
    await sql`alter table orders add column restored_cart_id text`.execute(db);
  },
};
