import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { cookieConsentsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, cookieConsentsHandlers, a, b);
const { pool } = database.admin;
const request = (more: object = {}) => ({
  website_id: a,
  project_id: a,
  from: '',
  until: '',
  after: '',
  limit: 50,
  ...more,
});
const list = async (more: object = {}) => (await api.call('listConsents', request(more))).body;
const idsOf = async (more: object = {}) =>
  (await list(more)).consents.map(({ id }: { id: string }) => id) as string[];
const store = (id: string, at: string, website = a) =>
  pool.query(
    `insert into cookie_consents (website_id, id, created_at, given, enabled, offered, url)
     values ($1, $2, $3, true, '{x}', '{x,oud}', '/meubels')`,
    [website, id, at],
  );
const entry = { id: 'x', purpose: 'statistics', name: 'Bezoek tellen', description: '', initialState: false };
const lists = { cookies: [], scripts: [], code: '', hosts: [] };
await pool.query(`update websites set settings = settings || $1 where id = 'a'`, [
  JSON.stringify({ cookies: { list: [{ ...entry, ...lists }] } }),
]);

beforeEach(() => pool.query('delete from cookie_consents'));

ownerContractCases({
  database,
  api,
  endpoint: 'listConsents',
  good: async () => request(),
  otherWebsite: b,
  notFor: ['editor', 'shop'],
});

describe('listConsents', () => {
  it('says when, where and what was allowed of what was offered, and nothing else', async () => {
    await store('c1', '2026-01-02T10:00:00Z');
    await store('c2', '2026-01-02T10:00:00Z', b);
    expect(await list()).toEqual({
      consents: [
        {
          id: 'c1',
          created_at: '2026-01-02T10:00:00.000Z',
          url: '/meubels',
          entries: [
            { id: 'x', name: 'Bezoek tellen', allowed: true },
            { id: 'oud', name: '', allowed: false },
          ],
        },
      ],
      next: '',
    });
  });

  it('lists the newest first, and pages that are read one after the other have every proof once', async () => {
    const sameMoment = '2026-03-01T10:00:00Z';
    for (const id of ['c1', 'c2', 'c3', 'c4']) await store(id, sameMoment);
    await store('c5', '2026-02-01T10:00:00Z');
    await store('c6', '2026-04-01T10:00:00Z');
    const read: string[][] = [];
    for (let after = '', isLast = false; !isLast;) {
      const { consents, next } = await list({ limit: 2, after });
      read.push(consents.map(({ id }: { id: string }) => id));
      // Somebody chooses in between; the pages after it stay the same.
      await store(`later-${read.length}`, '2026-05-01T10:00:00Z');
      after = next;
      isLast = next === '';
    }
    expect(read).toEqual([
      ['c6', 'c4'],
      ['c3', 'c2'],
      ['c1', 'c5'],
    ]);
  });

  it('a period has its first and its last day, in Dutch time', async () => {
    await store('before', '2026-06-30T21:59:59Z');
    await store('first', '2026-06-30T22:00:00Z');
    await store('last', '2026-07-02T21:59:59Z');
    await store('behind', '2026-07-02T22:00:00Z');
    expect(await idsOf({ from: '2026-07-01', until: '2026-07-02' })).toEqual(['last', 'first']);
    expect(await idsOf({ from: '2026-07-03' })).toEqual(['behind']);
    expect(await idsOf({ until: '2026-06-30' })).toEqual(['before']);
  });

  it('refuses a day that does not exist', async () => {
    expect((await api.call('listConsents', request({ from: '2026-02-30' }))).status).toBe(422);
  });
});
