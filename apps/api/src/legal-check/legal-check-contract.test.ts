import { describe, expect, it } from 'vitest';
import { figuresHandlers } from '../figures/handlers.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { legalCheckHandlers } from './handlers.ts';
import { addCleanWebsite } from './testing/clean-website.ts';

const database = await createTestDatabase();
const { pool } = database.admin;
const websiteId = await addCleanWebsite(database);
await pool.query(`insert into website_hosts (website_id, host) values ($1, 'a.test')`, [websiteId]);
const otherWebsite = await database.createWebsite({ host: 'b.test' });
const api = await startOwnerApi(
  database,
  { ...legalCheckHandlers, ...figuresHandlers },
  websiteId,
  otherWebsite,
);
const ids = { website_id: websiteId, project_id: websiteId };

interface Finding {
  readonly key: string;
  readonly code: string;
  readonly aside: { readonly reason: string; readonly member_name: string } | null;
}

const setPhone = (phone: string) =>
  pool.query(`update websites set settings = jsonb_set(settings, '{company,phone}', $2) where id = $1`, [
    websiteId,
    JSON.stringify(phone),
  ]);
const setButton = (text: string) =>
  pool.query(`update websites set settings = jsonb_set(settings, '{texts}', $2, true) where id = $1`, [
    websiteId,
    JSON.stringify({ webshop_checkout_order: text }),
  ]);
const run = async (): Promise<Finding[]> =>
  (await api.call('runLegalCheck', ids)).body.check.findings as Finding[];
const stored = async (): Promise<Finding[]> =>
  (await api.call('getLegalCheck', ids)).body.check.findings as Finding[];
const counted = async (who = 'owner'): Promise<number> =>
  (await api.call('getToDo', ids, as(who))).body.legal;
const events = async () =>
  (
    await pool.query<{ action: string; subject_id: string; member_name: string }>(
      `select action, subject_id, member_name from audit_events where website_id = $1
       and subject_kind = 'legal_finding' order by at`,
      [websiteId],
    )
  ).rows;

/** A check with one finding, which is not put aside. */
async function found(): Promise<Finding> {
  await pool.query('delete from legal_asides where website_id = $1', [websiteId]);
  await setPhone('');
  const [finding] = await run();
  if (!finding) throw new Error('nothing was found');
  return finding;
}

const notFor = ['editor', 'shop'] as const;
const unknown = async () => [
  { title: 'a finding that is gone', body: { ...ids, key: 'b'.repeat(64), reason: 'x' }, code: 'not_found' },
];

ownerContractCases({
  database,
  api,
  endpoint: 'getLegalCheck',
  good: async () => ids,
  otherWebsite,
  notFor,
});
ownerContractCases({
  database,
  api,
  endpoint: 'runLegalCheck',
  good: async () => ids,
  otherWebsite,
  notFor,
});
ownerContractCases({
  database,
  api,
  endpoint: 'setLegalFindingAside',
  good: async () => ({ ...ids, key: (await found()).key, reason: 'Wij verkopen alleen aan bedrijven.' }),
  refused: unknown,
  otherWebsite,
  notFor,
});
ownerContractCases({
  database,
  api,
  endpoint: 'takeLegalFindingBack',
  good: async () => ({ ...ids, key: (await found()).key }),
  refused: async () =>
    (await unknown()).map(({ body: { reason: _reason, ...body }, ...rest }) => ({ ...rest, body })),
  otherWebsite,
  notFor,
});

describe('the last check', () => {
  it('is none before the first one, and stays as it was until the next', async () => {
    await pool.query('delete from legal_checks where website_id = $1', [websiteId]);
    expect((await api.call('getLegalCheck', ids)).body).toEqual({ check: null });
    expect(await counted()).toBe(0);
    await found();
    await setPhone('058 203 40 12');
    expect((await stored()).map(({ code }) => code)).toEqual(['company_phone']);
    expect(await counted()).toBe(1);
    expect(await run()).toEqual([]);
    expect(await counted()).toBe(0);
  });

  it('counts on the overview of an owner alone, and only what must be mended', async () => {
    await found();
    await pool.query(
      `update websites set settings = jsonb_set(settings, '{modules,webshop,agreement_url}', '""') where id = $1`,
      [websiteId],
    );
    expect((await run()).map(({ code }) => code)).toEqual(['company_phone', 'terms_none']);
    expect([await counted(), await counted('shop'), await counted('editor')]).toEqual([1, 0, 0]);
    await pool.query(
      `update websites set settings = jsonb_set(settings, '{modules,webshop,agreement_url}', '"/voorwaarden"')
       where id = $1`,
      [websiteId],
    );
  });

  it('is no older than one that was kept meanwhile', async () => {
    await found();
    await pool.query(`update legal_checks set checked_at = now() + interval '1 hour' where website_id = $1`, [
      websiteId,
    ]);
    await setPhone('058 203 40 12');
    expect((await run()).map(({ code }) => code)).toEqual(['company_phone']);
    await pool.query(`update legal_checks set checked_at = now() where website_id = $1`, [websiteId]);
  });
});

describe('a finding that is put aside', () => {
  it('does not count, says who did so and why, and is back once it is taken back', async () => {
    const { key } = await found();
    await pool.query('delete from audit_events');
    const aside = { ...ids, key, reason: ' Wij bellen niet. ' };
    expect((await api.call('setLegalFindingAside', aside)).status).toBe(200);
    expect((await api.call('setLegalFindingAside', { ...aside, reason: 'Iets anders' })).status).toBe(200);
    const [put] = await run();
    expect(put?.aside).toMatchObject({ reason: 'Wij bellen niet.', member_name: 'Naam van owner' });
    expect(await counted()).toBe(0);
    for (const _ of [1, 2]) await api.call('takeLegalFindingBack', { ...ids, key });
    expect((await stored())[0]?.aside).toBeNull();
    expect(await counted()).toBe(1);
    const subject = { subject_id: 'company_phone', member_name: 'Naam van owner' };
    expect(await events()).toEqual([
      { action: 'put_aside', ...subject },
      { action: 'taken_back', ...subject },
    ]);
  });

  it('comes back when what it is about changes, and after it was mended', async () => {
    await setPhone('058 203 40 12');
    await setButton('Plaats bestelling');
    const [button] = await run();
    await api.call('setLegalFindingAside', { ...ids, key: button?.key, reason: 'Zo heet het hier.' });
    expect((await run())[0]?.aside).not.toBeNull();
    await setButton('Bestel nu');
    expect((await run()).map(({ code, aside }) => [code, aside])).toEqual([['order_button', null]]);
    await setButton('Plaats bestelling');
    expect((await run())[0]?.aside).toBeNull();
    await setButton('Betaal nu');
  });

  it('needs a reason', async () => {
    const { key } = await found();
    for (const reason of ['', '   ', 'x'.repeat(501)]) {
      const reply = await api.call('setLegalFindingAside', { ...ids, key, reason });
      expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ['reason']]);
    }
  });

  it('is put aside once by two at the same time', async () => {
    const { key } = await found();
    await pool.query('delete from audit_events');
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((reason) => api.call('setLegalFindingAside', { ...ids, key, reason })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await events()).map(({ action }) => action)).toEqual(['put_aside']);
  });
});
