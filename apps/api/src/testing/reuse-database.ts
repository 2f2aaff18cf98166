import type { AppDatabase } from '../db/database.ts';

/** Larger databases are dropped: emptying them costs more than a copy of the template, and leaves large files. */
const LARGEST_BYTES = 24_000_000;

/** The catalogues of PostgreSQL that change with a change of the schema. */
const CATALOGUES = [
  'pg_class',
  'pg_attribute',
  'pg_attrdef',
  'pg_constraint',
  'pg_index',
  'pg_namespace',
  'pg_policy',
  'pg_proc',
  'pg_rewrite',
  'pg_sequence',
  'pg_trigger',
  'pg_type',
];

/**
 * A text that changes with every change of the schema: of each catalogue the number of rows and the last transaction
 * that wrote one. A copy of a database has the text of its original. Statistics of the planner count as a change.
 */
export async function schemaMark({ pool }: AppDatabase): Promise<string> {
  const marks = CATALOGUES.map((name) => `(select count(*) || ':' || max(xmin::text::bigint) from ${name})`);
  const statistics = `(select count(*) from pg_statistic where starelid >= 16384)`;
  const { rows } = await pool.query<{ mark: string }>(
    `select concat_ws(' ', ${[...marks, statistics].join(', ')}) as mark`,
  );
  return rows[0]?.mark ?? '';
}

/**
 * Makes a test database equal to the template again: ends the connections of others, deletes all rows and restarts the
 * numbering. Returns false, and leaves the database as it is, if its schema was changed or if it is large.
 * @param admin a connection as superuser that no test has used
 * @param templateMark the `schemaMark` of the template
 */
export async function emptyDatabase(admin: AppDatabase, templateMark: string): Promise<boolean> {
  await admin.pool.query(`
    select pg_terminate_backend(pid, 10_000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  const { rows } = await admin.pool.query<{ bytes: string }>(
    'select pg_database_size(current_database())::text as bytes',
  );
  if (Number(rows[0]?.bytes) > LARGEST_BYTES || (await schemaMark(admin)) !== templateMark) return false;
  // As a replica, PostgreSQL runs no triggers and checks no foreign keys, so that the order of the tables is free.
  await admin.pool.query(`
    do $$ declare written text; begin
      set local session_replication_role = replica;
      for written in
        select oid::regclass from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace
          and relname <> 'schema_migrations' and pg_relation_size(oid) > 0
      loop execute 'delete from ' || written; end loop;
      perform setval(seqrelid, seqstart, false) from pg_sequence where pg_sequence_last_value(seqrelid) is not null;
    end $$`);
  return true;
}
