import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Rows of websites are dated by the clock of the program that writes them, where a transaction names one (`withClock`).
 * Otherwise by the database, as before.
 */
export const datedRows: Migration = {
  name: '0082-dated-rows',
  async up(db) {
    await sql`
      create function clock_or(moment timestamptz) returns timestamptz language sql stable parallel safe as $$
        select coalesce(nullif(current_setting('app.clock', true), '')::timestamptz, moment)
      $$`.execute(db);
    for (const { table, column, fallback } of await datedColumns(db))
      await sql`
        alter table ${sql.table(table)} alter column ${sql.id(column)}
        set default clock_or(${sql.raw(fallback)})`.execute(db);
  },
};

interface DatedColumn {
  readonly table: string;
  readonly column: string;
  /** `now()` or `clock_timestamp()`. */
  readonly fallback: string;
}

/** The columns of websites' tables that the database fills with the time. */
async function datedColumns(db: Kysely<unknown>): Promise<readonly DatedColumn[]> {
  const { rows } = await sql<DatedColumn>`
    select c.table_name as "table", c.column_name as "column", c.column_default as fallback
    from information_schema.columns c
    where c.table_schema = current_schema() and c.column_default in ('now()', 'clock_timestamp()')
      and exists (select from information_schema.columns w
        where w.table_schema = c.table_schema and w.table_name = c.table_name and w.column_name = 'website_id')`.execute(
    db,
  );
  return rows;
}
