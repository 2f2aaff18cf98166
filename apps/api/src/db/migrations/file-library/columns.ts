import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../../tenant-table.ts';

/**
 * What owners say about a file, and since when it is in the bin. The folder is no part of the key, because the key is the
 * public address of the file, which browsers keep for ever.
 */
export async function addColumns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table files
      add column folder text not null default '',
      add column alt text not null default '',
      add column is_decorative boolean not null default false,
      add column removed_at timestamptz`.execute(db);
  // The library pages by time and key: of all files, and of one folder.
  await sql`create index files_newest on files (website_id, created_at desc, key desc)
    where visitor_hash is null and state = 'stored' and removed_at is null`.execute(db);
  await sql`create index files_of_folder on files (website_id, folder, created_at desc, key desc)
    where visitor_hash is null and state = 'stored' and removed_at is null`.execute(db);
  await sql`create index files_removed on files (website_id, created_at desc, key desc)
    where visitor_hash is null and state = 'stored' and removed_at is not null`.execute(db);
  await sql`create index files_same on files (website_id, source_hash) where visitor_hash is null`.execute(
    db,
  );
  await sql`drop index files_to_sweep`.execute(db);
  await sql`create index files_to_sweep on files (website_id, changed_at)
    where state <> 'stored' or (visitor_hash is not null and claimed_by is null) or removed_at is not null`.execute(
    db,
  );
  // The room that a website uses is read from this index alone.
  await sql`create index files_room on files (website_id) include (visitor_hash, size, removed_at)`.execute(
    db,
  );
  await sql`
    create table file_folders (
      website_id text not null references websites (id) on delete cascade,
      path text not null check (path <> ''),
      created_at timestamptz not null default now(),
      primary key (website_id, path)
    )`.execute(db);
  await protectTenantTable(db, 'file_folders');
}
