import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The bank account of the payment method for transfers; null as long as the owner named none. */
export const transferAccount: Migration = {
  name: '0025-transfer-account',
  async up(db) {
    await sql`alter table payment_methods add column transfer jsonb`.execute(db);
  },
};
