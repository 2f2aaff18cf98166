import { afterAll, inject } from 'vitest';
import { type AppDatabase, type DatabaseAddress, openDatabase } from '../db/database.ts';
import { newId } from '../db/new-id.ts';

/** A migrated database for one test file. */
export interface TestDatabase {
  /** The program's own connection: role `etalage_app`, limited by row-level security. */
  readonly app: AppDatabase;
  /** A superuser's connection without row-level security, to prepare and inspect data. */
  readonly admin: AppDatabase;
  readonly addresses: {
    readonly app: DatabaseAddress;
    readonly owner: DatabaseAddress;
    readonly admin: DatabaseAddress;
  };
  /** Adds a website, with a host name if `host` is given; returns its id. */
  createWebsite(website?: { id?: string; slug?: string; name?: string; host?: string }): Promise<string>;
}

/**
 * Copies the migrated template, in about 50 ms. Call it once per file, at the top:
 * `const database = await createTestDatabase();`. It is dropped after the file's last test.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServer');
  const database = `test_${newId()}`;
  await onServer(server, `create database ${database} template etalage owner etalage_owner`);
  const as = (user: string): DatabaseAddress => ({ ...server, user, database });
  const addresses = { app: as('etalage_app'), owner: as('etalage_owner'), admin: as('postgres') };
  const app = openDatabase(addresses.app);
  const admin = openDatabase(addresses.admin, { maxConnections: 3 });
  afterAll(async () => {
    await Promise.all([app.close(), admin.close()]);
    await onServer(server, `drop database ${database} with (force)`);
  });
  return {
    app,
    admin,
    addresses,
    async createWebsite({ id = newId(), slug = id, name = 'Testwinkel', host } = {}) {
      await admin.global.insertInto('websites').values({ id, slug, name }).execute();
      if (host) await admin.global.insertInto('website_hosts').values({ website_id: id, host }).execute();
      return id;
    },
  };
}

async function onServer(server: DatabaseAddress, statement: string): Promise<void> {
  const db = openDatabase({ ...server, database: 'postgres' }, { maxConnections: 1 });
  try {
    await db.pool.query(statement);
  } finally {
    await db.close();
  }
}
