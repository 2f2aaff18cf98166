import { readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type DatabaseAddress, openDatabase } from '../db/database.ts';
import { AlreadyRunningError, acquireOwnerLock } from '../db/embedded/owner-lock.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { stopLeftovers } from '../db/embedded/stop-leftovers.ts';
import { migrate } from '../db/migrate.ts';
import { makeDataFolder } from './make-data-folder.ts';
import { schemaMark } from './reuse-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL server as superuser; `database` is the migrated template. */
    testServer: DatabaseAddress;
    /** The `schemaMark` of the template. */
    templateMark: string;
  }
}

const PREFIX = 'etalage-test-';

/** Starts the server of this test run and migrates its template database. Only this server runs without fsync. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  await removeKilledRuns();
  const dataDir = makeDataFolder(PREFIX);
  const server = await startEmbedded({ dataDir, durable: false });
  await migrate(server.address('owner'));
  await keepStatistics(server.address('owner'));
  project.provide('templateMark', await markOf(server.address('admin')));
  await asTemplate(server.address('admin', 'postgres'));
  project.provide('testServer', server.address('admin'));
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/**
 * The only rows of the template are the names of the migrations, of which there are enough for PostgreSQL to analyse them
 * by itself within a minute. Statistics are a part of the mark, so that would change it in the middle of a run.
 */
async function keepStatistics(address: DatabaseAddress): Promise<void> {
  const db = openDatabase(address, { maxConnections: 1 });
  await db.pool.query('alter table schema_migrations set (autovacuum_enabled = false)');
  await db.close();
}

async function markOf(address: DatabaseAddress): Promise<string> {
  const db = openDatabase(address, { maxConnections: 1 });
  const mark = await schemaMark(db);
  await db.close();
  return mark;
}

/** Makes the database a template and ends its connections, because PostgreSQL copies only a database without connections. */
async function asTemplate(admin: DatabaseAddress): Promise<void> {
  const db = openDatabase(admin, { maxConnections: 1 });
  await db.pool.query('alter database etalage is_template true allow_connections false');
  await db.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'etalage'`);
  await db.close();
}

/** Stops the servers and removes the folders of killed test runs. */
async function removeKilledRuns(): Promise<void> {
  const base = realpathSync(tmpdir());
  for (const name of readdirSync(base).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(base, name);
    try {
      const release = acquireOwnerLock(folder);
      await stopLeftovers(join(folder, 'postgres'));
      release();
      rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      // Another test run that is still running, or a folder of another user.
      if (!(error instanceof AlreadyRunningError) && !isForeign(error)) throw error;
    }
  }
}

function isForeign(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '');
}
