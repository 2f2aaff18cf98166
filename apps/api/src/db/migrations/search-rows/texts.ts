import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../../tenant-table.ts';

/**
 * Moves what a document has of its texts alone into a table of its own: only saving reads it, and a search reads the
 * pages of all its hits.
 */
export async function moveTexts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_texts (
      website_id text not null,
      kind text not null,
      id text not null,
      own_words tsvector not null default '',
      own_heads tsvector not null default '',
      primary key (website_id, kind, id),
      foreign key (website_id, kind, id) references search_documents on delete cascade
    )`.execute(db);
  await protectTenantTable(db, 'search_texts');
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      insert into search_texts (website_id, kind, id, own_words, own_heads)
      select website_id, kind, id, own_words, own_heads from search_documents where website_id = ${id}`.execute(
      db,
    );
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
  await sql`alter table search_documents drop column own_words, drop column own_heads`.execute(db);
}
