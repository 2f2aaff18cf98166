import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Closes a table with a `website_id` column: rows of other websites neither show nor can be written,
 * whatever the query. Call it in the migration, right after the table is created.
 */
export async function protectTenantTable(db: Kysely<unknown>, table: string): Promise<void> {
  await protectTable(db, table, sql`website_id = current_setting('app.website_id', true)`);
}

/**
 * Closes a table by a condition of its own, for tables that stand above websites (accounts, sessions).
 * `condition` names the rows that may be seen and written; with nothing set it must hold for no row.
 */
export async function protectTable(
  db: Kysely<unknown>,
  table: string,
  condition: RawBuilder<unknown>,
): Promise<void> {
  const name = sql.table(table);
  const policy = sql.id(`${table}_website`);
  await sql`alter table ${name} enable row level security`.execute(db);
  await sql`alter table ${name} force row level security`.execute(db);
  await sql`create policy ${policy} on ${name} using (${condition}) with check (${condition})`.execute(db);
  await sql`grant select, insert, update, delete on ${name} to etalage_app`.execute(db);
}

/**
 * Lets SECURITY DEFINER functions of the schema's owner read the whole table; FORCE would show them nothing.
 * Only for tables in which something is looked up before the website (or the account) is known.
 */
export async function ownerMayRead(db: Kysely<unknown>, table: string): Promise<void> {
  const policy = sql.id(`${table}_owner_reads`);
  await sql`create policy ${policy} on ${sql.table(table)} for select to current_user using (true)`.execute(
    db,
  );
}
