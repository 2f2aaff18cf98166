import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Members enter payments that arrived outside the provider, and withdraw them. */
export const enteredPayments: Migration = {
  name: '0071-entered-payments',
  async up(db) {
    await sql`alter table payment_attempts add column received_on date`.execute(db);
    await sql`alter table payment_events drop constraint payment_events_status_check`.execute(db);
    await sql`
      alter table payment_events add constraint payment_events_status_check check (status in
        ('open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed', 'withdrawn'))`.execute(db);
  },
};
