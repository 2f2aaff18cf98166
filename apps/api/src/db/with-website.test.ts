import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { readWebsite, withWebsite } from './with-website.ts';

const database = await createTestDatabase();
const { app } = database;
const a = await database.createWebsite({ name: 'A' });
const b = await database.createWebsite({ name: 'B' });
const nameOf = (id: string) =>
  readWebsite(app, id, (tx) => tx.selectFrom('websites').select('name').execute());

describe('withWebsite', () => {
  it('shows the rows of one website without a where clause', async () => {
    expect(await withWebsite(app, a, (tx) => tx.selectFrom('websites').select('id').execute())).toEqual([
      { id: a },
    ]);
  });

  it('commits when the work returns', async () => {
    await withWebsite(app, a, (tx) => tx.updateTable('websites').set({ name: 'A2' }).execute());
    expect(await nameOf(a)).toEqual([{ name: 'A2' }]);
    expect(await nameOf(b)).toEqual([{ name: 'B' }]);
  });

  it('rolls back when the work throws, and throws the same error', async () => {
    const fault = new Error('fault');
    const work = withWebsite(app, b, async (tx) => {
      await tx.updateTable('websites').set({ name: 'lost' }).execute();
      throw fault;
    });
    await expect(work).rejects.toBe(fault);
    expect(await nameOf(b)).toEqual([{ name: 'B' }]);
  });

  it('leaves no website set on the connection', async () => {
    for (let i = 0; i < 20; i++) await nameOf(a);
    expect(await app.global.selectFrom('websites').select('id').execute()).toEqual([]);
  });

  it('sends begin and the website in one round trip', async () => {
    const sent: string[] = [];
    const client = await app.pool.connect();
    const recording = {
      query: (text: string, values: unknown[]) => (sent.push(text), client.query(text, values)),
      release: () => client.release(),
    };
    const { options } = app.pool;
    const pool = { connect: async () => recording, options } as unknown as typeof app.pool;
    await withWebsite({ ...app, pool }, a, (tx) => tx.selectFrom('websites').select('id').execute());
    expect(sent).toEqual([
      `begin; set local app.website_id = '${a}'`,
      'select "id" from "websites"',
      'commit',
    ]);
  });

  it.each(['', "a'; drop table websites; --", 'a b', 'x'.repeat(65), '%'])(
    'refuses %j as an id before the database sees it',
    async (id) => {
      await expect(withWebsite(app, id, async () => 1)).rejects.toThrow('not a website id');
    },
  );
});

describe('readWebsite', () => {
  it('refuses to write', async () => {
    const work = readWebsite(app, a, (tx) => tx.updateTable('websites').set({ name: 'x' }).execute());
    await expect(work).rejects.toThrow(/read-only transaction/);
  });
});
