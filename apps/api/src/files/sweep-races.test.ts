import { beforeEach, expect, it } from 'vitest';
import { filesFixture } from './testing/files-fixture.ts';
import { sweepFiles } from './sweep-files.ts';

const fixture = await filesFixture();
const { database, websiteId, owner, ids, stored } = fixture;
const run = (statement: string, ...values: unknown[]) => database.admin.pool.query(statement, values);
const LATER = new Date(Date.now() + 31 * 24 * 3600_000);
const sweep = () => sweepFiles({ db: database.app, files: fixture.files }, websiteId, LATER);
const publication = (key: string) =>
  [
    `insert into page_revisions (website_id, page_id, revision, published, document) values ($1, 'p', 1, true, $2)`,
    [websiteId, JSON.stringify({ x: `/media/${websiteId}/${key}` })],
  ] as [string, string[]];
/** A file whose time in the bin is over, and a page that does not show it yet. */
const binned = async () => {
  const { key } = await fixture.upload('assets/a.txt', 'Hoi', 'text/plain');
  await owner.call('deleteFile', { ...ids, filePath: key, isPrivate: false });
  await run(`insert into pages (website_id, id, path, title) values ($1, 'p', '/p', 'P')`, websiteId);
  return key;
};
const states = async () =>
  (await run(`select state, removed_at is not null as is_binned from files`)).rows as object[];
/** Whether a connection of the server waits for a lock of another one. */
const someoneWaits = async () => {
  const waiting = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await run(waiting)).rows[0].n as number).toBe(1);
};

beforeEach(async () => {
  for (const table of ['files', 'pages', 'file_usages']) await run(`delete from ${table}`);
});

it('a file that is being published is left alone by a sweep at the same time', async () => {
  const key = await binned();
  const publisher = await database.admin.pool.connect();
  await publisher.query('begin');
  await publisher.query(...publication(key));
  await sweep();
  expect(stored(key)?.toString()).toBe('Hoi');
  await publisher.query('commit');
  publisher.release();
  await sweep();
  expect(stored(key)?.toString()).toBe('Hoi');
  expect(await states()).toEqual([{ state: 'stored', is_binned: true }]);
});

it('a publication that comes while a sweep reads which files are due keeps its file', async () => {
  const key = await binned();
  const publisher = await database.admin.pool.connect();
  await publisher.query('begin');
  await publisher.query(`select from files where website_id = $1 and key = $2 for update`, [websiteId, key]);
  const other = await database.admin.pool.connect();
  await other.query('begin');
  const published = other.query(...publication(key));
  await someoneWaits();
  // The sweep that holds the file has not marked it, or has: in both cases the page has it.
  await publisher.query(`update files set state = 'leaving' where website_id = $1 and key = $2`, [
    websiteId,
    key,
  ]);
  await publisher.query('commit');
  await published;
  await other.query('commit');
  for (const client of [publisher, other]) client.release();
  expect(await states()).toEqual([{ state: 'stored', is_binned: true }]);
  await sweep();
  expect(stored(key)?.toString()).toBe('Hoi');
});

it('a sweep that marked a file removes nothing of it once it is published', async () => {
  const keys = [await binned()];
  const other = await fixture.upload('assets/b.txt', 'Dag', 'text/plain');
  await owner.call('deleteFile', { ...ids, filePath: other.key, isPrivate: false });
  keys.push(other.key);
  const { storage } = fixture.files;
  let kept = '';
  const remove: typeof storage.remove = async (place) => {
    // While the first file is removed, the other one, which is marked already, is published.
    if (kept === '') {
      kept = keys.find((key) => key !== place.key) ?? '';
      const [statement, values] = publication(kept);
      await run(statement, ...values);
    }
    await storage.remove(place);
  };
  const files = { ...fixture.files, storage: { ...storage, remove } };
  await sweepFiles({ db: database.app, files }, websiteId, LATER);
  expect(keys.filter((key) => stored(key))).toEqual([kept]);
  expect(await states()).toEqual([{ state: 'stored', is_binned: true }]);
});

it('a sweep still removes what nobody shows', async () => {
  const key = await binned();
  await sweep();
  expect([stored(key), await states()]).toEqual([undefined, []]);
});
