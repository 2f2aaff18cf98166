import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * What the designer edits: one draft per page and per template, the log of its saves, and saves that were refused. The
 * revisions of 0006 contain only published documents from this migration on; the newest ones become the drafts.
 */
export const documents: Migration = {
  name: '0008-documents',
  async up(db) {
    await createDrafts(db);
    await createLog(db);
    await widenPublished(db);
    await moveDrafts(db);
  },
};

const key = sql`document_kind text not null check (document_kind in ('page', 'template')),
  document_id text not null check (document_id <> '')`;

async function createDrafts(db: Kysely<unknown>): Promise<void> {
  // json and not jsonb: the order of a block's slots is the order in which they are read.
  await sql`
    create table drafts (
      website_id text not null references websites (id) on delete cascade,
      ${key},
      page_id text generated always as (case when document_kind = 'page' then document_id end) stored,
      revision integer not null check (revision >= 0),
      published_revision integer,
      document json not null check (json_typeof(document) = 'object'),
      updated_at timestamptz not null default now(),
      primary key (website_id, document_kind, document_id),
      foreign key (website_id, page_id) references pages (website_id, id) on delete cascade
    )`.execute(db);
  await protectTenantTable(db, 'drafts');
  await sql`
    create table templates (
      website_id text not null references websites (id) on delete cascade,
      id text not null check (id <> ''),
      title text not null,
      created_at timestamptz not null default now(),
      primary key (website_id, id)
    )`.execute(db);
  await protectTenantTable(db, 'templates');
}

async function createLog(db: Kysely<unknown>): Promise<void> {
  const draft = sql`foreign key (website_id, document_kind, document_id)
    references drafts (website_id, document_kind, document_id) on delete cascade`;
  await sql`
    create table document_saves (
      website_id text not null,
      ${key},
      revision integer not null,
      base_revision integer not null,
      client text not null,
      sequence integer not null,
      member_id text not null,
      steps json not null,
      corrections json not null,
      created_at timestamptz not null default now(),
      primary key (website_id, document_kind, document_id, revision),
      unique (website_id, document_kind, document_id, client, sequence),
      ${draft}
    )`.execute(db);
  await protectTenantTable(db, 'document_saves');
  // The document is null if the revision on which it is based is no longer known; its steps are stored in any case.
  await sql`
    create table refused_versions (
      website_id text not null,
      ${key},
      id text not null,
      client text not null,
      sequence integer not null,
      base_revision integer not null,
      member text not null,
      steps json not null,
      document json,
      created_at timestamptz not null default now(),
      primary key (website_id, document_kind, document_id, id),
      unique (website_id, document_kind, document_id, client, sequence),
      ${draft}
    )`.execute(db);
  await protectTenantTable(db, 'refused_versions');
}

/** Published revisions say when and by whom; those of the templates of the owner are stored beside the compositions. */
async function widenPublished(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site_documents drop constraint site_documents_kind_check`.execute(db);
  for (const table of ['page_revisions', 'site_documents']) {
    await sql`
      alter table ${sql.table(table)} add column published_at timestamptz,
        add column member text not null default ''`.execute(db);
  }
}

async function moveDrafts(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    for (const [table, column, kind] of [
      ['page_revisions', 'page_id', 'page'],
      ['site_documents', 'kind', 'template'],
    ] as const) {
      const from = sql.table(table);
      const name = sql.ref(column);
      await sql`update ${from} set published_at = created_at where website_id = ${id} and published`.execute(
        db,
      );
      await sql`
        insert into drafts (website_id, document_kind, document_id, revision, published_revision, document, updated_at)
        select distinct on (n.${name}) ${id}, ${kind}, n.${name}, n.revision,
          (select p.revision from ${from} p where p.website_id = ${id} and p.${name} = n.${name} and p.published),
          n.document::json, n.created_at
        from ${from} n where n.website_id = ${id} order by n.${name}, n.revision desc`.execute(db);
    }
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
