import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Protects a table with a `website_id` column: no query can read or write rows of other websites. Call it in the
 * migration, right after the table is created.
 */
export async function protectTenantTable(db: Kysely<unknown>, table: string): Promise<void> {
  await protectTable(db, table, sql`website_id = current_setting('app.website_id', true)`);
}

/**
 * Protects a table with its own condition, for tables that belong to no website (accounts, sessions). `condition` selects
 * the rows that may be read and written; when no setting is set it must match no row.
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
 * Lets SECURITY DEFINER functions of the schema's owner read the whole table; FORCE would hide all rows from them.
 * Only for tables that are searched before the website (or the account) is known.
 */
export async function ownerMayRead(db: Kysely<unknown>, table: string): Promise<void> {
  const policy = sql.id(`${table}_owner_reads`);
  await sql`create policy ${policy} on ${sql.table(table)} for select to current_user using (true)`.execute(
    db,
  );
}
