import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { type AppDatabase, openDatabase } from './database.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded/start-embedded.ts';
import { openProgramDatabase } from './open-program-database.ts';
import { withWebsite } from './with-website.ts';

/** An external server: without our roles, with one user per case. */
const dataDir = makeDataFolder();
let server: EmbeddedDatabase;
let admin: AppDatabase;

beforeAll(async () => {
  server = await startEmbedded({ dataDir, durable: false });
  admin = openDatabase(server.address('admin', 'postgres'), { maxConnections: 1 });
  await admin.pool.query('drop database etalage');
  await admin.pool.query('drop role etalage_app, etalage_owner');
});
afterAll(async () => {
  await admin.close();
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

async function open(user: string) {
  await admin.pool.query(`create database ${user}_shop owner ${user}`);
  const { host, port } = server.address('admin');
  const databaseUrl = `postgresql://${user}@/${user}_shop?host=${encodeURIComponent(host ?? '')}&port=${port}`;
  return openProgramDatabase({ databaseUrl, dataDir: '/nowhere', onConnectionLost: () => {} });
}

describe('a database of one’s own', () => {
  it('is refused with one sentence when its user may not create the role etalage_app', async () => {
    await admin.pool.query('create role plain login');
    await expect(open('plain')).rejects.toThrow(
      /^De gebruiker in DATABASE_URL mag de rol etalage_app niet aanmaken of gebruiken\. Laat een beheerder .*create role etalage_app login; grant etalage_app to/,
    );
  });

  it.each(['maker login createrole', 'mighty login superuser'])(
    'is used as etalage_app by the user %s',
    async (role) => {
      await admin.pool.query(`create role ${role}`);
      const database = await open(role.split(' ')[0] as string);
      const { rows } = await database.db.pool.query(
        'select current_user, rolsuper from pg_roles where rolname = current_user',
      );
      expect(rows).toEqual([{ current_user: 'etalage_app', rolsuper: false }]);
      await withWebsite(database.db, 'own', (tx) =>
        tx.insertInto('websites').values({ id: 'own', slug: 'own', name: 'Own' }).execute(),
      );
      expect(await database.db.global.selectFrom('websites').select('id').execute()).toEqual([]);
      expect(
        await withWebsite(database.db, 'own', (tx) => tx.selectFrom('websites').select('id').execute()),
      ).toEqual([{ id: 'own' }]);
      await database.close();
    },
  );

  it('is used by a plain user once an administrator has granted the role', async () => {
    await admin.pool.query('create role helped login; grant etalage_app to helped');
    const database = await open('helped');
    expect((await database.db.pool.query('select current_user as name')).rows).toEqual([
      { name: 'etalage_app' },
    ]);
    await database.close();
  });

  it('is refused when the role etalage_app would bypass row-level security', async () => {
    await admin.pool.query('alter role etalage_app bypassrls');
    await admin.pool.query('create role late login; grant etalage_app to late');
    await expect(open('late')).rejects.toThrow(
      'De databaserol etalage_app mag geen SUPERUSER of BYPASSRLS hebben.',
    );
  });

  it.each([
    ['postgresql://localhost:1/shop', 'op dat adres luistert geen PostgreSQL'],
    ['postgresql://shop@host.invalid/shop', 'de computer in het adres'],
  ])('is refused with one sentence when no server responds at %s', async (databaseUrl, reason) => {
    const opened = openProgramDatabase({ databaseUrl, dataDir: '/nowhere', onConnectionLost: () => {} });
    await expect(opened).rejects.toThrow(`De database in DATABASE_URL is niet te gebruiken: ${reason}`);
  });
});
