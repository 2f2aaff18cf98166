import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** The connection of a website to Peppol, and what became there of its invoices and credit notes. */
export const peppol: Migration = {
  name: '0103-peppol',
  async up(db) {
    await sql`
      create table peppol_accounts (
        website_id text not null primary key references websites (id) on delete cascade,
        version integer not null,
        scheme text not null,
        participant text not null,
        url text not null,
        legal_entity integer check (legal_entity > 0),
        sealed text,
        hint text not null,
        sending text not null check (sending in ('automatic', 'self')),
        reach text not null check (reach in ('belgium', 'all')),
        updated_at timestamptz not null default clock_or(now())
      )`.execute(db);
    await protectTenantTable(db, 'peppol_accounts');
    await createDocuments(db);
  },
};

/** The key is what the access point knows a document by: a document that was offered keeps it until it is refused. */
async function createDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table peppol_documents (
      website_id text not null,
      invoice_id text not null,
      order_id text not null,
      key uuid not null default gen_random_uuid(),
      earlier_keys uuid[] not null default '{}',
      state text not null default 'waiting'
        check (state in ('waiting', 'sent', 'delivered', 'refused', 'unreachable', 'settled')),
      scheme text not null,
      participant text not null,
      submission text not null default '',
      is_offered boolean not null default false,
      tries integer not null default 0,
      next_at timestamptz not null default clock_or(now()),
      claimed_at timestamptz,
      reason_code text not null default '',
      reason text not null default '',
      updated_at timestamptz not null default clock_or(now()),
      primary key (website_id, invoice_id),
      unique (website_id, key),
      foreign key (website_id, invoice_id) references invoices (website_id, id) on delete cascade,
      foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
    )`.execute(db);
  await sql`
    create index peppol_documents_open on peppol_documents (website_id, next_at)
    where state in ('waiting', 'sent')`.execute(db);
  await sql`
    create index peppol_documents_stuck on peppol_documents (website_id, updated_at)
    where state = 'refused' or (state = 'waiting' and participant = '')`.execute(db);
  await sql`create index peppol_documents_of_order on peppol_documents (website_id, order_id)`.execute(db);
  await protectTenantTable(db, 'peppol_documents');
}
