import { type Kysely, sql } from 'kysely';
import { protectTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Counters that delay guessing: sign-ins, which belong to no website, e-mails of orders, and page passwords. */
export const failedAttempts: Migration = {
  name: '0018-failed-attempts',
  async up(db) {
    await sql`
      create table failed_attempts (
        website_id text references websites (id) on delete cascade,
        key_hash text not null,
        failures integer not null,
        blocked_until timestamptz,
        failed_at timestamptz not null default now(),
        unique nulls not distinct (website_id, key_hash)
      )`.execute(db);
    await move(db, 'login_attempts', 'null', 'failed_at');
    await move(db, 'order_email_attempts', 'website_id', 'failed_at');
    await move(db, 'page_password_attempts', 'website_id', 'updated_at');
    await protectTable(
      db,
      'failed_attempts',
      sql`website_id = current_setting('app.website_id', true) or
        (website_id is null and key_hash = any (string_to_array(current_setting('app.login_keys', true), ',')))`,
    );
  },
};

/** Copies the counters of all websites and accounts together, so row-level security must not apply to the owner here. */
async function move(db: Kysely<unknown>, table: string, website: string, failedAt: string): Promise<void> {
  const from = sql.table(table);
  await sql`alter table ${from} no force row level security`.execute(db);
  await sql`
    insert into failed_attempts (website_id, key_hash, failures, blocked_until, failed_at)
    select ${sql.raw(website)}, key_hash, failures, blocked_until, ${sql.raw(failedAt)} from ${from}`.execute(
    db,
  );
  await sql`drop table ${from}`.execute(db);
}
