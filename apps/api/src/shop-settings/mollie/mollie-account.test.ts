import { expect, it } from 'vitest';
import { accountsFixture, password } from '../../auth/testing/accounts-fixture.ts';
import { authHandlers } from '../../auth/handlers.ts';
import { withWebsite } from '../../db/with-website.ts';
import { getTestPaymentsHandler } from '../../orders/get-test-payments.handler.ts';
import { reconcileOpenAttempts } from '../../jobs/reconcile-open-attempts.ts';
import { releaseExpiredStock } from '../../jobs/release-expired-stock.ts';
import { findKeyOf } from '../../ports/payment/payment-key.repository.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { shopSettingsHandlers } from '../handlers.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const handlers = { ...authHandlers, ...shopSettingsHandlers, getTestPayments: getTestPaymentsHandler };
const owners = await accountsFixture(database, handlers, undefined, { payments: shop.payments });
const { a, b } = shop;
const owner = await owners.person('owner', a.websiteId);
const editor = await owners.person('editor', a.websiteId);
const other = await owners.person('owner', b.websiteId);
const { pool } = database.admin;
const newKey = (kind: 'test' | 'live') => shop.newAccountKey(a.websiteId, kind);
const log = { warn: () => {}, error: () => {} };
const deps = { db: database.app, payments: shop.payments, log, now: () => new Date() };
let made = 0;

interface Typed {
  key: string;
  id?: string;
  replaces?: string;
  current_password?: string;
}
const set = (typed: Typed, { cookie } = owner, ids = a.ids) =>
  owners.call(
    'setMollieKey',
    { ...ids, id: `sleutel-${++made}`, replaces: '', current_password: password, ...typed },
    cookie,
  );
const remove = (id: string, current_password = password) =>
  owners.call('removeMollieKey', { ...a.ids, id, current_password }, owner.cookie);
const state = async () => (await owners.call('getMollieAccount', a.ids, owner.cookie)).body;
const fresh = async () => {
  await pool.query('delete from payment_keys');
};
const attempts = async () => {
  const { rows } = await pool.query('select key_id, is_test from payment_attempts order by created_at');
  return rows;
};
const product = await a.product({});

it('a key is asked about at the provider, stored encrypted, and shown by its end only', async () => {
  const key = newKey('test');
  const reply = await set({ key: ` ${key}\n`, id: 'eerste-sleutel' });
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({
    account: { id: 'eerste-sleutel', hint: key.slice(-4), is_test: true, profile: 'Testaccount', open: 0 },
    earlier: [],
    installation: 'test',
  });
  expect(await state()).toEqual(reply.body);
  // A repeat of the call, and another key with the same id.
  expect((await set({ key, id: 'eerste-sleutel' })).body).toEqual(reply.body);
  const { rows: audit } = await pool.query("select * from audit_events where subject_kind = 'mollie-key'");
  expect(audit).toHaveLength(1);
  const { rows: stored } = await pool.query('select * from payment_keys');
  for (const written of [reply.body, audit, stored]) expect(JSON.stringify(written)).not.toContain(key);
});

it('a key that the provider does not know, or that has another shape, is refused at its field', async () => {
  await fresh();
  const revoked = newKey('live');
  newKey('live');
  for (const [key, message] of [
    ['', 'Plak de API-sleutel van Mollie.'],
    [`access_${'a'.repeat(40)}`, 'Dit is geen API-sleutel maar een ander soort code van Mollie.'],
    ['live_kort', 'Dit is geen hele API-sleutel.'],
    [revoked, 'Mollie kent deze sleutel niet.'],
    [`test_${'a'.repeat(60)}`, 'Mollie kent deze sleutel niet.'],
  ] as const) {
    const { status, body } = await set({ key });
    expect([status, body.errors.key?.[0]]).toEqual([422, expect.stringContaining(message)]);
  }
  expect((await state()).account).toBeNull();
});

it('needs the password of an owner of the website', async () => {
  await fresh();
  const key = newKey('test');
  const wrong = await set({ key, current_password: 'onjuist' });
  expect(wrong.body.errors).toEqual({ current_password: ['Dit is niet je huidige wachtwoord.'] });
  expect((await set({ key }, editor)).status).toBe(403);
  expect((await set({ key }, other)).status).toBe(404);
  expect((await state()).account).toBeNull();
});

it('of two owners who set a key at once the second one is told', async () => {
  await fresh();
  const key = newKey('test');
  const replies = await Promise.all([set({ key }), set({ key })]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('a copy of the row on another website cannot be decrypted', async () => {
  await fresh();
  await set({ key: newKey('test'), id: 'gekopieerd' });
  await pool.query(
    `insert into payment_keys select $1, id, sealed, hint, is_test, profile_id, profile_name, is_current
     from payment_keys where website_id = $2`,
    [b.websiteId, a.websiteId],
  );
  const copied = await owners.call('getMollieAccount', b.ids, other.cookie);
  expect(copied.body.account).toMatchObject({ is_readable: false });
  expect((await owners.call('listMollieMethods', b.ids, other.cookie)).status).toBe(503);
});

it('new payments use the key, and those that were begun before are asked about with theirs', async () => {
  await fresh();
  const testKey = newKey('test');
  const withoutKey = await shop.placed([{ product_id: product }]);
  await set({ key: testKey, id: 'testsleutel' });
  const withTest = await shop.placed([{ product_id: product }]);
  expect(await state()).toMatchObject({ account: { open: 1 } });
  const mode = async () => (await owners.call('getTestPayments', a.ids, owner.cookie)).body.mode;
  expect(await mode()).toBe('test');
  await set({ key: newKey('live'), id: 'echte-sleutel', replaces: 'testsleutel' });
  expect(await mode()).toBe('real');
  const withLive = await shop.placed([{ product_id: product }]);
  expect(await attempts()).toEqual([
    { key_id: null, is_test: true },
    { key_id: 'testsleutel', is_test: true },
    { key_id: 'echte-sleutel', is_test: false },
  ]);
  expect((await state()).earlier).toEqual([
    { id: 'testsleutel', hint: testKey.slice(-4), is_test: true, open: 1 },
  ]);
  // With the old key that is revoked by now nothing can be asked; the others are paid.
  newKey('test');
  for (const { url } of [withoutKey, withTest, withLive]) await shop.choose(url, 'paid');
  const { rows } = await pool.query('select payment_status from orders order by sort_number');
  expect(rows.map(({ payment_status }) => payment_status)).toEqual(['paid', 'open', 'paid']);
});

it('a new key of the same account takes over the payments of the old one', async () => {
  await fresh();
  await set({ key: newKey('live'), id: 'oude-sleutel' });
  const { url } = await shop.placed([{ product_id: product }]);
  await set({ key: newKey('live'), id: 'nieuwe-sleutel', replaces: 'oude-sleutel' });
  expect(await state()).toMatchObject({ account: { id: 'nieuwe-sleutel', open: 1 }, earlier: [] });
  await shop.choose(url, 'paid');
  expect(await state()).toMatchObject({ account: { open: 0 } });
  // A key of another kind stays for its payments; one without any is forgotten.
  await set({ key: newKey('test'), id: 'zonder-betaling', replaces: 'nieuwe-sleutel' });
  await set({ key: newKey('live'), id: 'laatste-sleutel', replaces: 'zonder-betaling' });
  expect((await state()).earlier).toEqual([]);
  expect((await attempts()).at(-1)).toEqual({ key_id: 'laatste-sleutel', is_test: false });
});

it('also when that one was removed before, or replaced by one of another kind', async () => {
  await fresh();
  await set({ key: newKey('live'), id: 'eerst-echt' });
  const first = await shop.placed([{ product_id: product }]);
  await set({ key: newKey('test'), id: 'dan-een-test', replaces: 'eerst-echt' });
  const test = await shop.placed([{ product_id: product }]);
  await set({ key: newKey('live'), id: 'weer-echt', replaces: 'dan-een-test' });
  expect(await state()).toMatchObject({ account: { open: 1 }, earlier: [{ id: 'dan-een-test', open: 1 }] });
  await shop.choose(first.url, 'paid');
  await remove('weer-echt');
  await set({ key: newKey('test'), id: 'opnieuw-geplakt' });
  const { rows } = await pool.query('select id from payment_keys order by id');
  expect(rows).toEqual([{ id: 'opnieuw-geplakt' }, { id: 'weer-echt' }]);
  await shop.choose(test.url, 'paid');
  for (const { token } of [first, test])
    expect((await shop.get(token)).body.payment.payment_status).toBe('paid');
});

it('after its removal a website pays as before, and nothing is begun or asked with the key', async () => {
  await fresh();
  await set({ key: newKey('live'), id: 'weg-ermee' });
  const discount = await a.discount({ uses_max: 1 });
  const sold = await a.product({ stock: 2 });
  const { url, token } = await shop.placed([{ product_id: sold }]);
  const heldOf = async () => {
    const { rows } = await pool.query('select uses from discounts where id = $1', [discount]);
    return [(await shop.stockOf(sold)).reserved, rows[0].uses];
  };
  expect(await heldOf()).toEqual([1, 1]);
  await pool.query(`update stock_reservations set expires_at = now() - interval '1 minute'`);
  expect((await remove('andere-sleutel')).status).toBe(409);
  expect((await remove('weg-ermee', 'onjuist')).status).toBe(422);
  for (let time = 0; time < 2; time++)
    expect((await remove('weg-ermee')).body).toEqual({ account: null, earlier: [], installation: 'test' });
  const { rows } = await pool.query('select sealed from payment_keys');
  expect(rows).toEqual([{ sealed: null }]);
  // Nobody can pay with it any more, so others can have what its order held.
  expect(await heldOf()).toEqual([0, 0]);
  expect((await shop.get(token)).body.payment.payment_status).toBe('expired');
  await shop.choose(url, 'paid');
  // The buyer can pay again, with the account of the installation.
  const again = await shop.pay(token);
  expect(again.body.payment.url).not.toBe(url);
  expect((await attempts()).at(-1)).toEqual({ key_id: null, is_test: true });
});

it('a reported payment of which the creation was never answered is asked about with the key of its attempt', async () => {
  await fresh();
  await set({ key: newKey('live'), id: 'zonder-antwoord' });
  await shop.placed([{ product_id: product }]);
  const unanswered = `update payment_attempts set psp_id = null`;
  await pool.query(`${unanswered} where key_id = 'zonder-antwoord'`);
  await remove('zonder-antwoord');
  // What a member entered was never asked for at the provider.
  const entered = await shop.placed([{ product_id: product }]);
  await pool.query(`${unanswered}, received_on = '2026-11-27' where psp_id = $1`, [
    shop.pspIdOf(entered.url),
  ]);
  const key = await withWebsite(database.app, a.websiteId, (tx) =>
    findKeyOf(tx, a.websiteId, { pspId: 'tr_gemeld' }),
  );
  expect(key).toMatchObject({ id: 'zonder-antwoord' });
});

it('an order whose key was revoked keeps its stock until its reservation ends, and is paid with the next key', async () => {
  await fresh();
  await set({ key: newKey('live'), id: 'ingetrokken' });
  const sold = await a.product({ stock: 2 });
  const { url } = await shop.placed([{ product_id: sold }]);
  const key = newKey('live');
  const sweep = () => releaseExpiredStock(deps, a.websiteId);
  await sweep();
  expect((await shop.stockOf(sold)).reserved).toBe(1);
  await pool.query(`update stock_reservations set expires_at = now() - interval '1 minute'`);
  await sweep();
  expect(await shop.stockOf(sold)).toEqual({ on_hand: 2, reserved: 0 });
  await set({ key, id: 'opvolger', replaces: 'ingetrokken' });
  await shop.script(url, ['paid']);
  await pool.query('update payment_attempts set checked_at = null');
  await reconcileOpenAttempts(deps, a.websiteId);
  expect(await shop.stockOf(sold)).toEqual({ on_hand: 1, reserved: 0 });
});

it('a key that no longer works does not keep a sweep from the payments of others, nor does one that was removed', async () => {
  await fresh();
  await set({ key: newKey('live'), id: 'dode-sleutel' });
  const before = await shop.placed([{ product_id: product }]);
  newKey('live');
  await set({ key: newKey('test'), id: 'levende-sleutel', replaces: 'dode-sleutel' });
  const after = await shop.placed([{ product_id: product }]);
  await shop.script(after.url, ['paid']);
  const lastChecked = async ({ url }: { url: string }) => {
    const { rows } = await pool.query('select checked_at from payment_attempts where psp_id = $1', [
      shop.pspIdOf(url),
    ]);
    return rows[0].checked_at as Date | null;
  };
  const due = () => pool.query(`update payment_attempts set checked_at = null`);
  await due();
  await pool.query(`update payment_attempts set checked_at = 'epoch' where key_id = 'levende-sleutel'`);
  await reconcileOpenAttempts(deps, a.websiteId);
  expect(await lastChecked(before)).not.toBeNull();
  const { rows } = await pool.query('select payment_status from orders where token = $1', [after.token]);
  expect(rows).toEqual([{ payment_status: 'paid' }]);
  await due();
  await pool.query(`update payment_keys set sealed = null where id = 'dode-sleutel'`);
  await reconcileOpenAttempts(deps, a.websiteId);
  expect(await lastChecked(before)).toBeNull();
});
