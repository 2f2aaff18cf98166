import { MAX_REQUESTS } from '@etalage/shop-domain';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { requestHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, requestHandlers, a, b);
const ids = { website_id: a, project_id: a };
const { pool } = database.admin;
const shared = { database, api, otherWebsite: b, notFor: ['editor', 'shop'] } as const;
let made = 0;
const next = () => `verzoek-${String((made += 1))}`;
const add = (id = next(), asked_on = '2026-11-01') =>
  api.call('addRequest', { ...ids, id, request: { kind: 'access', asked_on } });
const list = async () =>
  (await api.call('listRequests', ids)).body.requests as { id: string; done_on: string }[];

ownerContractCases({ ...shared, endpoint: 'listRequests', good: async () => ids });
ownerContractCases({
  ...shared,
  endpoint: 'addRequest',
  good: async () => ({ ...ids, id: next(), request: { kind: 'erasure', asked_on: '2026-11-01' } }),
  refused: async () => {
    const body = (asked_on: string, kind = 'access') => ({ ...ids, id: next(), request: { kind, asked_on } });
    return [
      { title: 'of a day to come', body: body('2999-01-01'), code: 'validation_failed' },
      { title: 'of before the law', body: body('2018-05-24'), code: 'validation_failed' },
      { title: 'of no kind', body: body('2026-11-01', 'x'), code: 'validation_failed' },
    ];
  },
});
ownerContractCases({
  ...shared,
  endpoint: 'changeRequest',
  good: async () => {
    const id = next();
    await add(id);
    return { ...ids, id, is_extended: true, is_done: false };
  },
  refused: async () => [
    { title: 'gone', body: { ...ids, id: 'weg', is_extended: false, is_done: true }, code: 'not_found' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'deleteRequest',
  good: async () => {
    const id = next();
    await add(id);
    return { ...ids, id };
  },
});

describe('requests about personal data', () => {
  it('are kept once, answered on a day, and opened again', async () => {
    await pool.query('delete from privacy_requests');
    await Promise.all([add('een'), add('een'), add('twee', '2026-10-01')]);
    expect((await list()).map(({ id }) => id)).toEqual(['twee', 'een']);
    const change = (is_done: boolean) =>
      api.call('changeRequest', { ...ids, id: 'twee', is_extended: false, is_done });
    const done = await change(true);
    await pool.query(`update privacy_requests set done_on = '2026-11-05' where id = 'twee'`);
    expect((await change(true)).status).toBe(200);
    expect(done.body.requests.map(({ id }: { id: string }) => id)).toEqual(['een', 'twee']);
    expect((await list())[1]).toMatchObject({ id: 'twee', done_on: '2026-11-05' });
    await change(false);
    expect((await list())[0]).toMatchObject({ id: 'twee', done_on: null });
    const { rows } = await pool.query(
      `select count(*)::int as n from audit_events where subject_id = 'twee'`,
    );
    expect(rows).toEqual([{ n: 3 }]);
  });

  it('that were answered longest ago make room for new ones, and open ones do not', async () => {
    await pool.query('delete from privacy_requests');
    await pool.query(
      `insert into privacy_requests (website_id, id, kind, asked_on, done_on)
       select $1, 'oud' || n, 'access', '2020-01-01', date '2020-01-01' + n from generate_series(1, $2::int) n`,
      [a, MAX_REQUESTS],
    );
    expect((await add('nieuw')).status).toBe(200);
    const kept = (await list()).map(({ id }) => id);
    expect([kept.length, kept.includes('nieuw'), kept.includes('oud1')]).toEqual([MAX_REQUESTS, true, false]);
    await pool.query('update privacy_requests set done_on = null');
    const full = await add('te-veel');
    expect(full.body.errors.general[0]).toContain(`${MAX_REQUESTS}`);
  });
});
