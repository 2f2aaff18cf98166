import { beforeEach, expect, it } from 'vitest';
import { authHandlers } from '../auth/handlers.ts';
import { accountsFixture, password } from '../auth/testing/accounts-fixture.ts';
import { peppolOwner } from '../invoices/peppol-account.repository.ts';
import { REVOKED, UNKNOWN_COMPANY } from '../ports/peppol/emulator/peppol-emulator.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { peppolHandlers } from './handlers.ts';
import { startEmulator } from './testing/peppol-fixture.ts';

const database = await createTestDatabase();
const { url, point } = await startEmulator();
const ports = { peppol: point, peppolEmulator: () => url, secrets: testSecrets };
const owners = await accountsFixture(database, { ...authHandlers, ...peppolHandlers }, undefined, ports);
const { a, b, ids } = owners;
const owner = await owners.person('owner');
const seller = await owners.person('shop');
const other = await owners.person('owner', b);
const { pool } = database.admin;

const key = 'sleutel-van-het-access-point-wxyz';
const whole = {
  version: 0,
  scheme: '0208',
  participant: '0428.759.497',
  url,
  legal_entity: '12',
  key,
  sending: 'automatic',
  reach: 'belgium',
  current_password: password,
};
const save = (changes: object = {}, { cookie } = owner, website = ids) =>
  owners.call('savePeppol', { ...website, ...whole, ...changes }, cookie);
const state = async () => (await owners.call('getPeppol', ids, owner.cookie)).body;
const test = async () => (await owners.call('testPeppol', ids, owner.cookie)).body.outcome;

beforeEach(async () => {
  await pool.query('delete from peppol_accounts');
});

it('a connection is stored with its key encrypted, and shown with its end only', async () => {
  expect(await state()).toMatchObject({ version: 0, is_whole: false, hint: '', emulator: url });
  const reply = await save({ key: ` ${key}\n` });
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({
    version: 1,
    scheme: '0208',
    participant: '0428759497',
    url,
    legal_entity: '12',
    hint: 'wxyz',
    is_readable: true,
    sending: 'automatic',
    is_whole: true,
  });
  expect(await state()).toEqual(reply.body);
  // A repeat of the call whose reply was lost.
  expect((await save()).body).toEqual(reply.body);
  const { rows: audit } = await pool.query(
    `select before, after from audit_events where subject_kind = 'peppol'`,
  );
  expect(audit).toEqual([{ before: null, after: expect.objectContaining({ key: '...wxyz', url }) }]);
  const { rows: stored } = await pool.query('select * from peppol_accounts');
  expect(await testSecrets.open(stored[0].sealed, peppolOwner(a))).toBe(key);
  for (const written of [reply.body, audit, stored]) expect(JSON.stringify(written)).not.toContain(key);
});

it('keeps the key when none is typed, and has a new one otherwise', async () => {
  await save();
  expect((await save({ version: 1, key: '', reach: 'all' })).body).toMatchObject({
    hint: 'wxyz',
    reach: 'all',
  });
  const { rows } = await pool.query('select sealed from peppol_accounts');
  expect(await testSecrets.open(rows[0].sealed, peppolOwner(a))).toBe(key);
  expect((await save({ version: 2, key: 'een-andere-sleutel-1234' })).body).toMatchObject({ hint: '1234' });
});

it.each([
  [{ participant: '0428759498' }, 'participant', 'ondernemingsnummer'],
  [{ url: 'http://api.accesspoint.be' }, 'url', 'https://'],
  [{ legal_entity: 'x' }, 'legal_entity', 'alleen cijfers'],
  [{ key: '' }, 'key', 'Plak de API-sleutel'],
  [{ current_password: 'onjuist' }, 'current_password', 'huidige wachtwoord'],
] as const)('refuses %o at %s', async (changes, field, text) => {
  const { status, body } = await save(changes);
  expect([status, body.errors[field]?.[0]]).toEqual([422, expect.stringContaining(text)]);
  expect((await state()).version).toBe(0);
});

it('is for owners of the website alone', async () => {
  expect((await save({}, seller)).status).toBe(403);
  expect((await save({}, other)).status).toBe(404);
  expect((await owners.call('getPeppol', ids, seller.cookie)).status).toBe(403);
  expect((await owners.call('testPeppol', ids, other.cookie)).status).toBe(404);
  expect((await state()).version).toBe(0);
});

it('of two owners who save at once the second one is told', async () => {
  const replies = await Promise.all([save({ key: `${key}-1111` }), save({ key: `${key}-2222` })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await save({ version: 0, key: `${key}-3333` })).status).toBe(409);
});

it('a copy of the row on another website cannot be read', async () => {
  await save();
  await pool.query(
    `insert into peppol_accounts select $1, version, scheme, participant, url, legal_entity, sealed, hint, sending, reach
     from peppol_accounts where website_id = $2`,
    [b, a],
  );
  const copied = { website_id: b, project_id: b };
  expect((await owners.call('getPeppol', copied, other.cookie)).body).toMatchObject({ is_readable: false });
  expect((await owners.call('testPeppol', copied, other.cookie)).body.outcome).toBe('unreadable');
});

it('is tested at the access point, which is asked nothing else', async () => {
  expect(await test()).toBe('none');
  await save();
  expect(await test()).toBe('ok');
  await save({ version: 1, legal_entity: String(UNKNOWN_COMPANY) });
  expect(await test()).toBe('unknown_company');
  await save({ version: 2, key: `sleutel-${REVOKED}` });
  expect(await test()).toBe('key');
  // What is stored may be older than a rule.
  await pool.query('update peppol_accounts set url = $1', [url.replace('127.0.0.1', 'localhost')]);
  expect(await test()).toBe('private');
});

it('without its key nothing is sent any more', async () => {
  await save();
  const remove = (changes: object = {}) =>
    owners.call(
      'removePeppolKey',
      { ...ids, version: 1, current_password: password, ...changes },
      owner.cookie,
    );
  expect((await remove({ version: 7 })).status).toBe(409);
  expect((await remove({ current_password: 'onjuist' })).status).toBe(422);
  for (let time = 0; time < 2; time++)
    expect((await remove()).body).toMatchObject({
      version: 2,
      hint: '',
      is_whole: false,
      sending: 'self',
      url,
    });
  const { rows } = await pool.query('select sealed from peppol_accounts');
  expect(rows).toEqual([{ sealed: null }]);
});

it('is tested by a member so many times at once, and then later', async () => {
  const many = await owners.person('owner');
  const ask = () => owners.call('testPeppol', ids, many.cookie);
  const replies = await Promise.all(Array.from({ length: 25 }, ask));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
  expect((await ask()).body.code).toBe('rate_limited');
});
