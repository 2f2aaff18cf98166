import { beforeEach, describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { writeTransferAccount } from '../orders/transfer-account.repository.ts';
import { shoppingcartHandlers } from '../shoppingcart/handlers.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { shopSettingsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, shopSettingsHandlers, a, b);
const shop = shopFixture(database, a);
await shopFixture(database, b).payment('hunne');
const ids = shop.ids;
const shared = { database, api, otherWebsite: b, notFor: ['editor' as const, 'shop' as const] };
const foreign = { title: 'of another website', body: { ...ids, id: 'hunne' }, code: 'not_found' };

interface Method {
  id: string;
  version: number;
  title: string;
  has_account: boolean;
  pay_later: object | null;
}
const content = { version: 1, title: 'Betaal met iDEAL', description: 'In de app.', enabled: true };
/** Puts back the methods with which each case begins. */
const begin = async () => {
  await database.admin.global.deleteFrom('payment_methods').where('website_id', '=', a).execute();
  await shop.payment('ideal', { title: 'iDEAL', provider: 'online', position: 0 });
  await shop.payment('wire', { title: 'Overboeking', provider: 'offline', position: 1 });
};
const body = async (changes: object) => {
  await begin();
  return { ...ids, ...changes };
};
const listed = async () =>
  ((await api.call('listPaymentMethods', ids)).body as { methods: Method[] }).methods;

beforeEach(begin);

ownerContractCases({ ...shared, endpoint: 'listPaymentMethods', good: async () => ids });
ownerContractCases({
  ...shared,
  endpoint: 'addPaymentMethod',
  good: () => body({ id: 'bancontact' }),
  refused: async () => [
    { title: 'that no provider knows', body: { ...ids, id: 'x' }, code: 'validation_failed' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'savePaymentMethod',
  good: () => body({ id: 'ideal', ...content }),
  refused: async () => [
    { ...foreign, body: { ...foreign.body, ...content } },
    { title: 'changed since', body: { ...ids, id: 'ideal', ...content, version: 7 }, code: 'conflict' },
    {
      title: 'without a title',
      body: { ...ids, id: 'ideal', ...content, title: ' ' },
      code: 'validation_failed',
    },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'movePaymentMethod',
  good: () => body({ id: 'ideal', index: 1 }),
  refused: async () => [{ ...foreign, body: { ...foreign.body, index: 0 } }],
});

describe('paying afterwards', () => {
  const terms = { days: 14, buyers: 'all', most: 0 };
  const add = () => api.call('addPaymentMethod', { ...ids, id: 'pay_later' });
  const save = (version: number, pay_later: object) =>
    api.call('savePaymentMethod', {
      ...ids,
      id: 'pay_later',
      version,
      title: 'Op rekening',
      description: '',
      enabled: true,
      pay_later,
    });
  const found = async () => (await listed()).find(({ id }) => id === 'pay_later');

  it('is added with its usual terms and the account of the shop, and follows that account', async () => {
    await add();
    expect(await found()).toMatchObject({ provider: 'offline', has_account: true, pay_later: terms });
    const { rows } = await database.admin.pool.query(
      `select count(distinct transfer)::int as accounts from payment_methods where website_id = 'a' and id <> 'ideal'`,
    );
    expect(rows).toEqual([{ accounts: 1 }]);
    await withWebsite(database.app, a, (tx) => writeTransferAccount(tx, a, null, 'Overboeking'));
    expect(await found()).toMatchObject({ has_account: false });
    const account = { iban: 'NL91ABNA0417164300', holder: 'Houtwerk B.V.', days: 10 };
    await withWebsite(database.app, a, (tx) => writeTransferAccount(tx, a, account, 'Overboeking'));
    expect(await found()).toMatchObject({ has_account: true });
  });

  it('has other terms once they are saved, repeated and audited once', async () => {
    await add();
    const own = { days: 30, buyers: 'companies', most: 250_000 };
    await save(1, own);
    const again = await save(1, own);
    expect(again.status).toBe(200);
    expect(await found()).toMatchObject({ version: 2, title: 'Op rekening', pay_later: own });
    const { rows } = await database.admin.pool.query(
      `select before, after from audit_events where website_id = 'a' and subject_id = 'pay_later' and action = 'saved'`,
    );
    expect(rows).toEqual([
      {
        before: { title: 'Achteraf betalen', pay_later: terms },
        after: { title: 'Op rekening', pay_later: own },
      },
    ]);
  });

  it('keeps its terms when only its name is saved, and no other method gets any', async () => {
    await add();
    const named = { ...ids, ...content, id: 'pay_later', title: 'Later' };
    expect((await api.call('savePaymentMethod', named)).status).toBe(200);
    expect(await found()).toMatchObject({ title: 'Later', pay_later: terms });
    await api.call('savePaymentMethod', { ...ids, id: 'ideal', ...content, pay_later: terms });
    expect((await listed())[0]).toMatchObject({ id: 'ideal', pay_later: null });
  });

  it.each([
    ['days', { ...terms, days: 0 }],
    ['days', { ...terms, days: 61 }],
    ['days', { ...terms, days: 2.5 }],
    ['most', { ...terms, most: -1 }],
    ['most', { ...terms, most: 100_000_001 }],
  ])('is refused at %s for %j', async (field, wrong) => {
    await add();
    const { status, body: refused } = await save(1, wrong);
    expect([status, Object.keys((refused as { errors: object }).errors)]).toEqual([422, [field]]);
    expect(await found()).toMatchObject({ version: 1, pay_later: terms });
  });

  it('is for nobody else than those the contract knows', async () => {
    await add();
    expect((await save(1, { ...terms, buyers: 'friends' })).status).toBe(422);
  });
});

describe('the payment methods of a shop', () => {
  it('are listed with what decides whether they are offered', async () => {
    await shop.shipping({ id: 'post', price: 500 });
    await shop.shipping({ id: 'halen', price: 0, is_pickup: true, enabled: false });
    expect((await api.call('listPaymentMethods', ids)).body).toMatchObject({
      takes_online: true,
      handovers: ['delivery'],
      methods: [
        { id: 'ideal', provider: 'online', has_account: false },
        { id: 'wire', provider: 'offline', has_account: true },
      ],
    });
  });

  it('are added once, with a title to begin with, and moved', async () => {
    await api.call('addPaymentMethod', { ...ids, id: 'pay_on_pickup' });
    await api.call('addPaymentMethod', { ...ids, id: 'pay_on_pickup' });
    await api.call('movePaymentMethod', { ...ids, id: 'pay_on_pickup', index: 0 });
    const found = await listed();
    expect(found.map(({ id }) => id)).toEqual(['pay_on_pickup', 'ideal', 'wire']);
    expect(found[0]).toMatchObject({ title: 'Betalen bij afhalen', provider: 'offline', enabled: true });
    const { rows } = await database.admin.pool.query(
      `select action from audit_events where website_id = 'a' and subject_id = 'pay_on_pickup' order by at`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['created', 'moved']);
  });

  it('are saved once by a call that is repeated, and by one of two at once', async () => {
    const save = { ...ids, id: 'ideal', ...content };
    const first = await api.call('savePaymentMethod', save);
    expect((first.body as { methods: Method[] }).methods[0]).toMatchObject({ version: 2 });
    expect((await api.call('savePaymentMethod', save)).body).toEqual(first.body);
    const two = ['Een', 'Twee'].map((title) => api.call('savePaymentMethod', { ...save, version: 2, title }));
    expect((await Promise.all(two)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('are offered to a cart as they were saved', async () => {
    const visitors = await startTestApi(database, {}, { handlers: shoppingcartHandlers });
    const product_id = await shop.product();
    const cart = await visitors.call('createCart', ids);
    const { session } = (cart.body as { shoppingcart: { session: string } }).shoppingcart;
    const call = { ...ids, shoppingcart_session: session };
    const added = { ...call, product_id, quantity: 1, type: 'checkout', options: {} };
    await visitors.call('addToCart', added);
    await api.call('savePaymentMethod', { ...ids, id: 'ideal', ...content });
    await api.call('movePaymentMethod', { ...ids, id: 'wire', index: 0 });
    const offered = async () =>
      Object.values(
        ((await visitors.call('getCart', call)).body as { payment: { methods: Record<string, Method> } })
          .payment.methods,
      ).map(({ title }) => title);
    expect(await offered()).toEqual(['Overboeking', 'Betaal met iDEAL']);
    await api.call('savePaymentMethod', { ...ids, id: 'ideal', ...content, version: 2, enabled: false });
    expect(await offered()).toEqual(['Overboeking']);
  });
});
