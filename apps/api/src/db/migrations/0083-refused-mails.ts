import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The list of mails: what kind each is, whether it was sent again, and the questions about quotes that wait. */
export const refusedMails: Migration = {
  name: '0083-refused-mails',
  async up(db) {
    // A column, because row-level security keeps an index on an expression from being used.
    await sql`
      alter table mail_outbox
        add column kind text not null generated always as (split_part(unique_key, ':', 1)) stored,
        add column sent_again_at timestamptz`.execute(db);
    await sql`create index mail_outbox_by_moment on mail_outbox (website_id, created_at, id)`.execute(db);
    await sql`
      create index mail_outbox_refused on mail_outbox (website_id, created_at, id)
      where status = 'failed' and sent_again_at is null`.execute(db);
    await sql`
      create index quote_messages_unanswered on quote_messages (website_id, quote_id)
      where author = 'buyer' and answered_at is null`.execute(db);
  },
};
