import { describe, expect, it } from 'vitest';
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
await shopFixture(database, b).shipping({ id: 'hunne', price: 500 });
const ids = shop.ids;
const shared = { database, api, otherWebsite: b, notFor: ['editor' as const] };
const foreign = { title: 'of another website', body: { ...ids, id: 'hunne' }, code: 'not_found' };

interface Method {
  id: string;
  version: number;
  title: string;
}
const rule = {
  countries: ['NL'],
  postcode_from: '',
  postcode_to: '',
  min_weight: null,
  max_weight: null,
  min_amount: null,
  max_amount: null,
  min_quantity: null,
  max_quantity: null,
  price: 695,
  free_from: null,
};
let number = 0;
const content = (changes: object = {}) => {
  number += 1;
  return {
    title: `Post ${number}`,
    enabled: true,
    is_pickup: false,
    vat_class_id: null,
    rules: [rule],
    ...changes,
  };
};
const made = async (changes: object = {}): Promise<Method> => {
  const { body } = await api.call('createShippingMethod', { ...ids, method: content(changes) });
  return (body as { method: Method }).method;
};
const deleted = async () => {
  const { id } = await made();
  await api.call('deleteShippingMethod', { ...ids, id });
  return id;
};
const saved = async (changes: object = {}) => ({
  ...ids,
  id: (await made()).id,
  version: 1,
  method: content(changes),
});
/** Contract cases make a method for each call. */
const emptied = async <Result>(result: () => Promise<Result>): Promise<Result> => {
  await database.admin.global.deleteFrom('shipping_methods').where('website_id', '=', a).execute();
  return result();
};
const listed = async () =>
  ((await api.call('listShippingMethods', ids)).body as { methods: Method[] }).methods;

ownerContractCases({ ...shared, endpoint: 'listShippingMethods', good: async () => ids });
ownerContractCases({
  ...shared,
  endpoint: 'createShippingMethod',
  good: () => emptied(async () => ({ ...ids, method: content() })),
  refused: async () => [
    {
      title: 'without a title',
      body: { ...ids, method: content({ title: ' ' }) },
      code: 'validation_failed',
    },
    { title: 'without rules', body: { ...ids, method: content({ rules: [] }) }, code: 'validation_failed' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'saveShippingMethod',
  good: () => emptied(() => saved()),
  refused: async () => [
    { ...foreign, body: { ...(await saved()), id: 'hunne' } },
    { title: 'deleted', body: { ...(await saved()), id: await deleted() }, code: 'not_found' },
    { title: 'changed since', body: { ...(await saved()), version: 7 }, code: 'conflict' },
    { title: 'without rules', body: await saved({ rules: [] }), code: 'validation_failed' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'moveShippingMethod',
  good: () => emptied(async () => ({ ...ids, id: (await made()).id, index: 0 })),
  refused: async () => [{ ...foreign, body: { ...foreign.body, index: 0 } }],
});
ownerContractCases({
  ...shared,
  endpoint: 'deleteShippingMethod',
  good: () => emptied(async () => ({ ...ids, id: (await made()).id })),
  refused: async () => [foreign],
});
ownerContractCases({
  ...shared,
  endpoint: 'restoreShippingMethod',
  good: () => emptied(async () => ({ ...ids, id: await deleted() })),
  refused: async () => [foreign],
});

describe('what an owner cannot save', () => {
  it.each<[object, string, string]>([
    [{ rules: [] }, 'method.rules', 'Voeg minstens één regel met een prijs toe.'],
    [
      { rules: [rule, { ...rule, max_weight: 5 }] },
      'method.rules.1',
      'Deze regel geldt nooit, want regel 1 gaat altijd voor.',
    ],
    [
      { rules: [{ ...rule, min_weight: 9, max_weight: 5 }] },
      'method.rules.0.max_weight',
      'Het hoogste moet minstens zo hoog zijn als het laagste.',
    ],
    [
      { rules: [{ ...rule, countries: ['QQ'] }] },
      'method.rules.0.countries',
      'Een gekozen land bestaat niet. Kies het opnieuw.',
    ],
    [{ vat_class_id: 'weg' }, 'method.vat_class_id', 'Deze btw bestaat niet meer. Kies een andere.'],
  ])('%j', async (changes, field, message) => {
    const { status, body } = await api.call('createShippingMethod', { ...ids, method: content(changes) });
    expect([status, (body as { errors: object }).errors]).toEqual([422, { [field]: [message] }]);
  });

  it('a price that is not whole cents from 0, and a longer list of rules than there may be', async () => {
    for (const rules of [[{ ...rule, price: -1 }], [{ ...rule, price: 0.5 }], Array(51).fill(rule)]) {
      const { status } = await api.call('createShippingMethod', { ...ids, method: content({ rules }) });
      expect(status).toBe(422);
    }
  });

  it('more than 50 methods, also when one is put back', async () => {
    await emptied(async () => undefined);
    const gone = await deleted();
    for (let count = 0; count < 50; count++)
      await shop.shipping({ id: `m${count}`, price: 1, position: count });
    const message = ['Je hebt al 50 verzendmethoden. Verwijder er eerst een paar.'];
    const more = await api.call('createShippingMethod', { ...ids, method: content() });
    expect((more.body as { errors: object }).errors).toEqual({ general: message });
    const back = await api.call('restoreShippingMethod', { ...ids, id: gone });
    expect((back.body as { errors: object }).errors).toEqual({ general: message });
    await emptied(async () => undefined);
  });
});

describe('the methods of a shop', () => {
  it('are listed with what their form needs to know', async () => {
    await emptied(() => made({ title: 'Eerste' }));
    const { body } = await api.call('listShippingMethods', ids);
    expect(body).toMatchObject({ price_mode: 'gross', seller_country: 'NL', methods: [{ title: 'Eerste' }] });
    expect((body as { vat_classes: object[] }).vat_classes).toHaveLength(4);
  });

  it('are moved, deleted and put back at their place', async () => {
    const titles = async () => (await listed()).map(({ title }) => title);
    const [one] = await emptied(async () => [
      await made({ title: 'A' }),
      await made({ title: 'B' }),
      await made({ title: 'C' }),
    ]);
    const id = one?.id ?? '';
    await api.call('moveShippingMethod', { ...ids, id, index: 1 });
    expect(await titles()).toEqual(['B', 'A', 'C']);
    await api.call('deleteShippingMethod', { ...ids, id });
    expect(await titles()).toEqual(['B', 'C']);
    await api.call('restoreShippingMethod', { ...ids, id });
    expect(await titles()).toEqual(['B', 'A', 'C']);
    await api.call('moveShippingMethod', { ...ids, id, index: 900 });
    expect(await titles()).toEqual(['B', 'C', 'A']);
    const { rows } = await database.admin.pool.query(
      `select action, member_name from audit_events where website_id = 'a' and subject_id = $1 order by at`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['created', 'moved', 'deleted', 'restored', 'moved']);
    expect(rows[0]).toMatchObject({ member_name: 'Naam van owner' });
  });

  it('keep no countries and postcodes of pick-up', async () => {
    const method = await made({
      is_pickup: true,
      rules: [{ ...rule, postcode_from: '1000', postcode_to: '1999' }],
    });
    expect(method).toMatchObject({ rules: [{ countries: [], postcode_from: '', postcode_to: '' }] });
  });

  it('are saved once by a call that is repeated, and by one of two at once', async () => {
    const { id } = await made();
    const save = { ...ids, id, version: 1, method: content({ title: 'Zelfde' }) };
    const first = await api.call('saveShippingMethod', save);
    expect(first.body).toMatchObject({ method: { version: 2 } });
    expect((await api.call('saveShippingMethod', save)).body).toEqual(first.body);
    const two = ['Een', 'Twee'].map((title) =>
      api.call('saveShippingMethod', { ...save, version: 2, method: content({ title }) }),
    );
    expect((await Promise.all(two)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

it('a cart offers what was changed at once, and chooses anew when its method is gone', async () => {
  await emptied(async () => undefined);
  const visitors = await startTestApi(database, {}, { handlers: shoppingcartHandlers });
  const product = await shop.product({ price_cents: 5_000 });
  const own = await made({ title: 'Post', rules: [{ ...rule, free_from: 6_000 }] });
  const post = { ...own, method: { ...content(), title: 'Post', rules: [{ ...rule, free_from: 5_000 }] } };
  const courier = await made({ title: 'Koerier', rules: [{ ...rule, price: 1_500 }] });
  const cart = await visitors.call('createCart', ids);
  const session = (cart.body as { shoppingcart: { session: string } }).shoppingcart.session;
  const call = { ...ids, shoppingcart_session: session };
  const added = { ...call, product_id: product, quantity: 1, type: 'checkout', options: {} };
  await visitors.call('addToCart', added);
  const shipment = async () =>
    ((await visitors.call('getCart', call)).body as { shipment: { selected: { selected: string } } })
      .shipment;
  expect((await shipment()).selected).toMatchObject({ selected: own.id, title: 'Post' });
  await visitors.call('setShippingMethod', { ...call, shipping_method: courier.id });
  expect((await shipment()).selected).toMatchObject({ title: 'Koerier' });
  await api.call('saveShippingMethod', { ...ids, id: own.id, version: 1, method: post.method });
  await api.call('deleteShippingMethod', { ...ids, id: courier.id });
  expect(await shipment()).toMatchObject({
    selected: { selected: own.id, price: { incl_tax: 0 } },
    shipping_methods: [{ title: 'Post' }],
  });
});

it('tells whether VAT is charged on what they cost', async () => {
  const untaxed = async (small_business_from: string) => {
    await shop.settings({ modules: { webshop: { small_business_from } } });
    const { body } = await api.call('listShippingMethods', ids);
    return (body as { small_business: boolean }).small_business;
  };
  expect(await untaxed('2020-01-01')).toBe(true);
  expect(await untaxed('2999-01-01')).toBe(false);
});
