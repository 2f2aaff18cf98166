import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import { checkChainDaily } from './check-chain-daily.ts';
import { bookedFixture } from './testing/booked-fixture.ts';

const database = await createTestDatabase();
const { api, ids, pool, order, websiteId, otherWebsite } = await bookedFixture(database);

beforeEach(() =>
  asReplica('delete from vat_proofs; delete from vat_proof_heads; delete from vat_proof_checks'),
);

const proof = (number = '136695976') => ({
  member_state: 'DE',
  vat_number: number,
  requester: 'NL004495445B01',
  status: 'valid',
  error_code: '',
  consultation_number: 'WAPI1',
  reply: { valid: true, name: 'Holz  GmbH', address: 'Weg 1\n10115 Berlin' },
  checked_at: '2026-11-01T10:00:00.123Z',
});
const proven = (number?: string) => ({ vat: { category: 'K', status: 'valid', proof: proof(number) } });
const checkAll = async () => (await api.call('checkVatProofs', ids)).body;
const check = async () => (await api.call('getVatProofs', ids)).body;
const exported = async () => (await api.call('exportVatProofs', ids)).body.proofs as Record<string, string>[];
const hashOf = (lines: readonly unknown[]) => createHash('sha256').update(lines.join('\n')).digest('hex');

/** What somebody could do who has the database itself: no trigger stops them. */
const asReplica = (statement: string) =>
  pool.query(`do $$ begin set local session_replication_role = replica; ${statement}; end $$`);

async function threeProofs() {
  for (const number of ['1', '2', '3']) await order(proven(number));
}

it('stores the answer that an order relied on, with the order and in its transaction', async () => {
  const { id } = await order(proven());
  expect(await check()).toEqual({
    count: 1,
    last: { number: 1, order_number: id, checked_at: '2026-11-01T10:00:00.123Z' },
    broken: null,
    whole_at: null,
    waiting: 0,
    corrections: [],
  });
  expect(await exported()).toMatchObject([
    {
      number: 1,
      order_number: id,
      vat_number: 'DE136695976',
      name: 'Holz GmbH',
      address: 'Weg 1 10115 Berlin',
      requester: 'NL004495445B01',
      status: 'valid',
      consultation_number: 'WAPI1',
      previous: '0'.repeat(64),
    },
  ]);
});

it('has nothing of an order whose number nobody asked for, and is whole without any', async () => {
  await order();
  await order({ vat: { category: 'S', status: 'unavailable', proof: null } });
  expect(await check()).toMatchObject({ count: 0, last: null, broken: null });
});

it('can be counted again by anybody from the file alone', async () => {
  await threeProofs();
  let previous = '0'.repeat(64);
  for (const [at, row] of (await exported()).entries()) {
    expect(row['subject_hash']).toBe(hashOf([row['salt'], row['vat_number'], row['name'], row['address']]));
    const { order_number, requester, status, error_code, consultation_number, checked_at, subject_hash } =
      row;
    const asked = [order_number, requester, status, error_code, consultation_number, checked_at];
    expect(row['hash']).toBe(hashOf([previous, websiteId, at + 1, ...asked, subject_hash]));
    previous = row['hash'] ?? '';
  }
});

it('makes one chain of answers that arrive together', async () => {
  const many = openDatabase(database.addresses.admin, { maxConnections: 20 });
  const append = (at: number) =>
    many.pool.query(`select append_vat_proof($1, $2, $2, $3)`, [websiteId, `b${at}`, proof(String(at))]);
  await Promise.all(Array.from({ length: 20 }, (_, at) => append(at)));
  await many.close();
  expect(await check()).toMatchObject({ count: 20, broken: null });
  expect(new Set((await exported()).map(({ previous }) => previous)).size).toBe(20);
});

it('leaves no gap for an order that was not stored after all', async () => {
  await order(proven('1'));
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`select append_vat_proof($1, 'weg', 'weg', $2)`, [websiteId, proof('2')]);
  await client.query('rollback');
  client.release();
  await order(proven('3'));
  expect(await check()).toMatchObject({ count: 2, broken: null });
});

it.each([
  ['a changed answer', `update vat_proofs set status = 'invalid' where place = 2`, 2],
  ['a changed consultation number', `update vat_proofs set consultation_number = 'X' where place = 1`, 1],
  ['a changed time', `update vat_proofs set checked_at = checked_at + interval '1 day' where place = 3`, 3],
  ['another name', `update vat_proofs set subject = replace(subject, 'Holz', 'Hout') where place = 2`, 2],
  [
    'a proof with a new hash of its own',
    `update vat_proofs p set status = 'invalid',
     hash = vat_proof_hash(jsonb_populate_record(p, '{"status": "invalid"}')) where place = 2`,
    3,
  ],
  ['a removed proof', 'delete from vat_proofs where place = 2', 2],
  ['a removed first proof', 'delete from vat_proofs where place = 1', 1],
  ['a removed last proof', 'delete from vat_proofs where place = 3', 3],
  [
    'a last proof that was replaced',
    `update vat_proofs p set status = 'invalid',
     hash = vat_proof_hash(jsonb_populate_record(p, '{"status": "invalid"}')) where place = 3`,
    3,
  ],
])('finds %s', async (_, statement, at) => {
  await threeProofs();
  expect((await check()).broken).toBeNull();
  await asReplica(statement);
  expect((await check()).broken).toMatchObject({ number: at });
  expect((await checkAll()).broken).toMatchObject({ number: at });
});

it('is refused to be changed by the server, and by the owner of the tables', async () => {
  await order(proven());
  const client = await database.app.pool.connect();
  const asServer = async (statement: string) => {
    await client.query(`begin; set local app.website_id = '${websiteId}'`);
    try {
      return await client.query(statement);
    } finally {
      await client.query('rollback');
    }
  };
  for (const statement of [
    `update vat_proofs set status = 'invalid'`,
    `update vat_proofs set subject = 'x'`,
    'delete from vat_proofs',
    'delete from vat_proof_heads',
    `insert into vat_proofs select * from vat_proofs`,
  ])
    await expect(asServer(statement), statement).rejects.toThrow();
  client.release();
  for (const statement of [
    `update vat_proofs set status = 'invalid'`,
    'delete from vat_proofs',
    'truncate vat_proofs',
  ])
    await expect(pool.query(statement), statement).rejects.toThrow(
      'a proof of a VAT number is never changed',
    );
});

it('forgets who it was about without breaking the chain', async () => {
  await threeProofs();
  await pool.query('update vat_proofs set subject = null where place = 2');
  expect((await check()).broken).toBeNull();
  expect((await exported())[1]).toMatchObject({ vat_number: '', name: '', address: '', salt: '' });
});

it('keeps the chains of websites apart', async () => {
  await order(proven());
  await order(proven(), otherWebsite);
  await asReplica(`update vat_proofs set status = 'invalid' where website_id = '${otherWebsite}'`);
  expect(await check()).toMatchObject({ count: 1, broken: null });
  expect(await exported()).toHaveLength(1);
});

it('goes with its website', async () => {
  const website = await database.createWebsite({ id: 'weg' });
  await order(proven(), website);
  await pool.query('delete from websites where id = $1', [website]);
  const { rowCount } = await pool.query('select from vat_proofs where website_id = $1', [website]);
  expect(rowCount).toBe(0);
});

it('gives the file in parts', async () => {
  await pool.query(`select append_vat_proof($1, 'x' || n, 'x' || n, $2) from generate_series(1, 501) n`, [
    websiteId,
    proof(),
  ]);
  const first = (await api.call('exportVatProofs', ids)).body;
  expect([first.proofs.length, first.next]).toEqual([500, '500']);
  const second = (await api.call('exportVatProofs', { ...ids, cursor: first.next })).body;
  expect([second.proofs.length, second.next]).toEqual([1, '']);
});

ownerContractCases({
  startsAnew: true,
  database,
  api,
  endpoint: 'checkVatProofs',
  otherWebsite,
  notFor: ['editor'],
  good: async () => ids,
  twice: (_, second) => expect(second.status).toBe(200),
  atOnce: (replies) => expect(replies.every(({ status }) => status === 200)).toBe(true),
});

describe('a chain that was checked whole', () => {
  const change = (place: number) =>
    asReplica(`update vat_proofs set status = 'invalid' where place = ${String(place)}`);
  const errors: object[] = [];
  const log = { error: (about: object) => errors.push(about) };
  const sweep = (at: string) =>
    checkChainDaily({ db: database.app, now: () => new Date(at), log }, websiteId);

  it('is only checked from there on when it is looked at; an old change is found by the check of all', async () => {
    await threeProofs();
    const whole = await checkAll();
    expect(whole).toMatchObject({ count: 3, broken: null });
    expect(Date.parse(whole.whole_at)).toBeGreaterThan(Date.now() - 60_000);
    await order(proven('4'));
    await change(2);
    expect(await check()).toMatchObject({ count: 4, broken: null, whole_at: whole.whole_at });
    expect((await checkAll()).broken).toMatchObject({ number: 2 });
    expect((await check()).broken).toMatchObject({ number: 2 });
  });

  it.each([
    ['a change after it', () => change(4), 4],
    [
      'the proof up to which it was checked being gone',
      () => asReplica('delete from vat_proofs where place = 3'),
      3,
    ],
    ['all that came after it being gone', () => asReplica('delete from vat_proofs where place > 3'), 4],
  ])('shows %s at once', async (_, tamper, at) => {
    await threeProofs();
    await checkAll();
    await order(proven('4'));
    await tamper();
    expect((await check()).broken).toMatchObject({ number: at });
  });

  it('is whole again once what was changed is put back', async () => {
    await threeProofs();
    await change(2);
    expect((await checkAll()).broken).toMatchObject({ number: 2 });
    await asReplica(`update vat_proofs set status = 'valid' where place = 2`);
    expect((await checkAll()).broken).toBeNull();
    expect((await check()).broken).toBeNull();
  });

  it('is checked whole once a day by itself, and what does not add up is reported', async () => {
    await sweep('2026-11-28T03:00:00Z');
    expect((await check()).whole_at).toBeNull();
    await threeProofs();
    await sweep('2026-11-28T03:00:00Z');
    await change(1);
    await sweep('2026-11-28T22:00:00Z');
    expect(await check()).toMatchObject({ broken: null, whole_at: '2026-11-28T03:00:00.000Z' });
    expect(errors).toEqual([]);
    await sweep('2026-11-28T23:30:00Z');
    expect((await check()).broken).toMatchObject({ number: 1 });
    expect(errors).toMatchObject([{ websiteId, broken: { number: 1 } }]);
  });
});
