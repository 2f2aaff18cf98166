import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { checkServer, connectionError } from './check-server.ts';
import type { DatabaseAddress } from './database.ts';
import { migrations as allMigrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { prepareRoles } from './prepare-roles.ts';

/** Id of the advisory lock; any number that no other program uses in this database. */
const MIGRATION_LOCK = 7_226_331_508;

export interface MigrationResult {
  /** Names of the steps that this call ran; empty when the schema was up to date. */
  readonly applied: readonly string[];
}

/**
 * Migrates the schema as the user of the address, and creates the role `etalage_app` when it is missing. Processes that
 * start at the same time wait for the first one; each step runs once, in its own transaction.
 */
export async function migrate(
  owner: DatabaseAddress,
  migrations: readonly Migration[] = allMigrations,
): Promise<MigrationResult> {
  const pool = new pg.Pool({ ...owner, application_name: 'etalage-migrate', max: 1 });
  // The running query reports a broken connection; an idle connection that breaks while it is closed needs no report.
  pool.on('error', () => {});
  const db = new Kysely<MigrationTable>({ dialect: new PostgresDialect({ pool }) });
  try {
    // One connection for everything: it owns the lock, which is released with it, also when this process is killed.
    return await db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
      return { applied: await applyMissing(connection, migrations) };
    });
  } catch (error) {
    throw connectionError(error);
  } finally {
    await db.destroy();
  }
}

interface MigrationTable {
  schema_migrations: { name: string };
}

async function applyMissing(db: Kysely<MigrationTable>, migrations: readonly Migration[]): Promise<string[]> {
  await checkServer(db);
  await prepareRoles(db);
  await sql`
    create table if not exists schema_migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    )`.execute(db);
  const done = new Set(
    (await db.selectFrom('schema_migrations').select('name').execute()).map((row) => row.name),
  );
  const applied: string[] = [];
  for (const migration of migrations) {
    if (done.has(migration.name)) continue;
    await db.transaction().execute(async (tx) => {
      await migration.up(tx as unknown as Kysely<unknown>);
      await tx.insertInto('schema_migrations').values({ name: migration.name }).execute();
    });
    applied.push(migration.name);
  }
  return applied;
}
