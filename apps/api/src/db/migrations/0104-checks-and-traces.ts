import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * How far the chain of proofs of VAT numbers was checked, so that only what came later is checked when it is looked at; and
 * indexes that find carts and mails by an address, for people who never bought, asked or wrote but whose data is stored.
 */
export const checksAndTraces: Migration = {
  name: '0104-checks-and-traces',
  async up(db) {
    await sql`
      create table vat_proof_checks (
        website_id text not null primary key references websites (id) on delete cascade,
        place bigint not null,
        hash text not null,
        checked_at timestamptz not null default clock_or(now()),
        broken_number bigint,
        broken_order text not null default ''
      )`.execute(db);
    await protectTenantTable(db, 'vat_proof_checks');
    await sql`
      create index carts_of_email on carts (website_id, lower(btrim(customer ->> 'invoice_email')))`.execute(
      db,
    );
    for (const column of ['recipient', 'reply_to'])
      await sql`
        create index ${sql.id(`mail_outbox_of_${column}`)}
        on mail_outbox (website_id, lower(btrim(${sql.id(column)})))`.execute(db);
  },
};
