import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** From what buyers withdrew. */
export const withdrawals: Migration = {
  name: '0091-withdrawals',
  async up(db) {
    // The id is made by the caller, so it is unique within an order only: nobody can take an id of another order.
    await sql`
      create table withdrawals (
        website_id text not null,
        order_id text not null,
        id text not null,
        name text not null,
        lines jsonb not null,
        state text not null default 'received' check (state in ('received', 'returned', 'paid_back', 'refused')),
        reason text not null default '',
        created_at timestamptz not null default clock_or(now()),
        primary key (website_id, order_id, id),
        foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
      )`.execute(db);
    await sql`
      create index withdrawals_open on withdrawals (website_id, created_at)
      where state in ('received', 'returned')`.execute(db);
    await protectTenantTable(db, 'withdrawals');
    // What was declared, and when, stays as it was; its buyer's name leaves when the buyer is erased.
    await sql`revoke update, delete on withdrawals from etalage_app`.execute(db);
    await sql`grant update (name, state, reason) on withdrawals to etalage_app`.execute(db);
  },
};
