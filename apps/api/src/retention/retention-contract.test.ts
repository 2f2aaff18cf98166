import { retentionKinds, retentionRules, termsOf } from '@etalage/shop-domain';
import { describe, expect, it } from 'vitest';
import { customerFixture } from '../customers/testing/customer-fixture.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { handlers } from '../http/handlers.ts';

const database = await createTestDatabase();
const { websiteId: a, otherWebsite: b, ids, submission } = await customerFixture(database);
const api = await startOwnerApi(database, handlers, a, b);
const { pool } = database.admin;
const standard = termsOf({});
const get = async () => (await api.call('getRetention', ids)).body;
const save = (version: number, terms: object) =>
  api.call('saveRetention', { ...ids, version, terms: { ...standard, ...terms } });

ownerContractCases({
  database,
  api,
  endpoint: 'getRetention',
  otherWebsite: b,
  notFor: ['editor', 'shop'],
  good: async () => ids,
});

ownerContractCases({
  database,
  api,
  endpoint: 'countOldData',
  otherWebsite: b,
  notFor: ['editor', 'shop'],
  good: async () => ids,
});

const wrong = { ...standard, orders: 6 };
ownerContractCases({
  database,
  api,
  endpoint: 'countRetention',
  otherWebsite: b,
  notFor: ['editor', 'shop'],
  good: async () => ({ ...ids, terms: standard }),
  refused: async () => [
    { title: 'shorter than the law', body: { ...ids, terms: wrong }, code: 'validation_failed' },
  ],
});

let days = 30;
ownerContractCases({
  database,
  api,
  endpoint: 'saveRetention',
  otherWebsite: b,
  notFor: ['editor', 'shop'],
  good: async () => {
    const { version } = await get();
    days += 1;
    return { ...ids, version, terms: { ...standard, mails: days } };
  },
  refused: async () => {
    const { version } = await get();
    return [
      { title: 'shorter than the law', body: { ...ids, version, terms: wrong }, code: 'validation_failed' },
      {
        title: 'a kind is missing',
        body: { ...ids, version, terms: { mails: 60 } },
        code: 'validation_failed',
      },
      { title: 'changed since', body: { ...ids, version: version + 9, terms: standard }, code: 'conflict' },
    ];
  },
});

describe('terms of a website', () => {
  it('are refused at their field, with what may be', async () => {
    const { version } = await get();
    const { body } = await save(version, { orders: 6, mails: 366 });
    expect(body.errors).toEqual({
      'terms.orders': ['Kies een termijn van 7 tot en met 10 jaar.'],
      'terms.mails': ['Kies een termijn van 30 tot en met 365 dagen.'],
    });
    const { least, most } = retentionRules.orders;
    expect([least, most]).toEqual([7, 10]);
  });

  it('are told without counting; how much is too old, and how much more would be, is counted on request', async () => {
    const { version } = await get();
    await save(version, {});
    await submission('piet@x.nl', {}, new Date(Date.now() - 800 * 24 * 3_600_000));
    await submission('piet@x.nl', {}, new Date(Date.now() - 100 * 24 * 3_600_000));
    const { kinds } = await get();
    expect(kinds.map(({ kind }: { kind: string }) => kind)).toEqual([...retentionKinds]);
    expect(kinds[0]).not.toHaveProperty('old');
    const old = await api.call('countOldData', ids);
    expect(old.body.counts).toMatchObject({ submissions: 1, mails: 0 });
    const counted = await api.call('countRetention', { ...ids, terms: { ...standard, submissions: 2 } });
    expect(counted.body.counts).toMatchObject({ submissions: 2, mails: 0 });
  });

  it('are saved once: a repeat gets the reply, and of two at once one is refused', async () => {
    const { version } = await get();
    const first = await save(version, { mails: 200 });
    const repeated = await save(version, { mails: 200 });
    expect(repeated.body).toEqual(first.body);
    expect(first.body.version).toBe(version + 1);
    const both = await Promise.all([save(version + 1, { mails: 201 }), save(version + 1, { mails: 202 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { rows } = await pool.query(
      `select after from audit_events where subject_kind = 'retention' and action = 'saved' order by at desc, id desc`,
    );
    expect(rows.filter(({ after }) => after.mails === 200)).toHaveLength(1);
  });

  it('end the time in which nothing is erased yet, and are looked at again at once', async () => {
    await pool.query(
      `update retention_settings set begins_at = now() + interval '3 days' where website_id = $1`,
      [a],
    );
    await pool.query(
      `insert into retention_runs (website_id, kind, started_at, finished_at, erased) values ($1, 'mails', now(), now(), 4)`,
      [a],
    );
    const before = await get();
    expect(before.begins_at).not.toBeNull();
    const { body } = await save(before.version, { mails: 60 });
    expect(body.begins_at).toBeNull();
    const { rows } = await pool.query(
      `select finished_at < now() - interval '1 year' as is_due from retention_runs where kind = 'mails'`,
    );
    expect(rows).toEqual([{ is_due: true }]);
  });

  it('of another website are not touched', async () => {
    const { body } = await api.call('getRetention', { website_id: b, project_id: b }, as('other'));
    expect(body).toMatchObject({ version: 0, terms: standard, begins_at: null });
  });
});
