import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Buyers are told what became of their payments of the last days. */
export const paymentMails: Migration = {
  name: '0094-payment-mails',
  async up(db) {
    await sql`create index payment_events_newest on payment_events (website_id, created_at)`.execute(db);
  },
};
