import { afterAll, inject } from 'vitest';
import { type AppDatabase, type DatabaseAddress, openDatabase } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import { addVatClasses } from '../websites/add-vat-classes.ts';
import { emptyDatabase } from './reuse-database.ts';

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
  /** Adds a website with its VAT classes, and with a host name if `host` is given; returns its id. */
  createWebsite(website?: { id?: string; slug?: string; name?: string; host?: string }): Promise<string>;
}

/** Names of this worker's databases that no file uses and that are equal to the template. */
const unused: string[] = [];

/**
 * A migrated database without rows. Call it once per file, at the top: `const database = await createTestDatabase();`.
 * After the file's last test it is emptied for a later file, which costs much less processor time than a copy of the
 * template; it is dropped if the file changed its schema.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServer');
  const database = unused.pop() ?? (await copyTemplate(server));
  const as = (user: string): DatabaseAddress => ({ ...server, user, database });
  const addresses = { app: as('etalage_app'), owner: as('etalage_owner'), admin: as('postgres') };
  const app = openDatabase(addresses.app);
  const admin = openDatabase(addresses.admin, { maxConnections: 3 });
  afterAll(async () => {
    await Promise.all([app.close(), admin.close()]);
    const isEmptied = await withDatabase(addresses.admin, (db) => emptyDatabase(db, inject('templateMark')));
    if (isEmptied) unused.push(database);
    else await onServer(server, `drop database ${database} with (force)`);
  });
  return {
    app,
    admin,
    addresses,
    async createWebsite({ id = newId(), slug = id, name = 'Testwinkel', host } = {}) {
      await admin.global.insertInto('websites').values({ id, slug, name }).execute();
      await addVatClasses(admin.global, id);
      if (host) await admin.global.insertInto('website_hosts').values({ website_id: id, host }).execute();
      return id;
    },
  };
}

async function copyTemplate(server: DatabaseAddress): Promise<string> {
  const database = `test_${newId()}`;
  await onServer(server, `create database ${database} template etalage owner etalage_owner`);
  return database;
}

async function onServer(server: DatabaseAddress, statement: string): Promise<void> {
  await withDatabase({ ...server, database: 'postgres' }, (db) => db.pool.query(statement));
}

/** Opens a database with one connection, and closes it afterwards. */
async function withDatabase<T>(address: DatabaseAddress, work: (db: AppDatabase) => Promise<T>): Promise<T> {
  const db = openDatabase(address, { maxConnections: 1 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
