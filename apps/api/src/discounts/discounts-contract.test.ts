import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { discountsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, discountsHandlers, a, b);
const shop = shopFixture(database, a);
const foreign = await shopFixture(database, b).discount({ title: 'Hunne', code: 'HUNNE' });
const product = await shop.product();
const ids = { website_id: a, project_id: a };
const shared = { database, api, otherWebsite: b, notFor: ['editor' as const] };

let number = 0;
const content = (changes: object = {}) => {
  number += 1;
  const plain = { title: `Korting ${number}`, code: `code ${number}`, kind: 'percentage', value: 1_000 };
  const nobody = { emails: [], uses_max: null, customer_uses_max: null };
  const always = { starts_at: null, ends_at: null, is_active: true, combines: true };
  const everything = { minimum: 0, scope: 'all', category_ids: [], product_ids: [] };
  return { ...plain, ...nobody, ...always, ...everything, ...changes };
};
const made = async (changes: object = {}) => {
  const { body } = await api.call('createDiscount', { ...ids, discount: content(changes) });
  return (body as { discount: { id: string; code: string; version: number } }).discount;
};
const saved = async (changes: object = {}) => ({
  ...ids,
  id: (await made()).id,
  version: 1,
  discount: content(changes),
});
const deleted = async (code: string) => {
  const { id } = await made({ code });
  await api.call('deleteDiscount', { ...ids, id });
  return id;
};
const events = async (id: string) =>
  ((await api.call('listDiscountEvents', { ...ids, id })).body as { events: object[] }).events;

ownerContractCases({ ...shared, endpoint: 'listDiscounts', good: async () => ids });
ownerContractCases({
  ...shared,
  endpoint: 'getDiscount',
  good: async () => ({ ...ids, id: (await made()).id }),
  refused: async () => [
    { title: 'of another website', body: { ...ids, id: foreign }, code: 'not_found' },
    { title: 'deleted', body: { ...ids, id: await deleted('weg-1') }, code: 'not_found' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'createDiscount',
  good: async () => ({ ...ids, discount: content({ code: '', is_active: false }) }),
  refused: async () => [
    {
      title: 'without a title',
      body: { ...ids, discount: content({ title: ' ' }) },
      code: 'validation_failed',
    },
    { title: 'of nothing', body: { ...ids, discount: content({ value: 0 }) }, code: 'validation_failed' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'saveDiscount',
  good: () => saved(),
  refused: async () => [
    { title: 'of another website', body: { ...(await saved()), id: foreign }, code: 'not_found' },
    { title: 'deleted', body: { ...(await saved()), id: await deleted('weg-2') }, code: 'not_found' },
    { title: 'changed since', body: { ...(await saved()), version: 7 }, code: 'conflict' },
    { title: 'over 100 %', body: await saved({ value: 10_001 }), code: 'validation_failed' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'deleteDiscount',
  good: async () => ({ ...ids, id: (await made()).id }),
  refused: async () => [{ title: 'of another website', body: { ...ids, id: foreign }, code: 'not_found' }],
});
ownerContractCases({
  ...shared,
  endpoint: 'restoreDiscount',
  good: async () => ({ ...ids, id: await deleted(`terug-${(number += 1)}`) }),
  refused: async () => {
    const id = await deleted('bezet');
    await made({ code: 'bezet' });
    return [
      { title: 'of another website', body: { ...ids, id: foreign }, code: 'not_found' },
      { title: 'whose code another one has', body: { ...ids, id }, code: 'validation_failed' },
    ];
  },
});
ownerContractCases({
  ...shared,
  endpoint: 'listDiscountEvents',
  good: async () => ({ ...ids, id: (await made()).id }),
});

describe('what an owner cannot save', () => {
  it.each<[string, object, string, string]>([
    ['code', { code: 'ÉÉN' }, 'discount.code', 'Gebruik alleen letters, cijfers en streepjes, hooguit 40.'],
    ['value', { value: 0 }, 'discount.value', 'Vul een percentage boven 0 en tot en met 100 in.'],
    ['value', { kind: 'amount', value: 0 }, 'discount.value', 'Vul in hoeveel er van de prijs af gaat.'],
    ['scope', { scope: 'products' }, 'discount.product_ids', 'Kies waarop de korting geldt.'],
    ['scope', { scope: 'categories' }, 'discount.category_ids', 'Kies waarop de korting geldt.'],
    [
      'period',
      { starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-02T00:00:00Z' },
      'discount.ends_at',
      'Het einde moet na het begin liggen.',
    ],
    ['customers', { emails: ['An@x.nl', 'bo'] }, 'discount.emails', '"bo" is geen e-mailadres.'],
    [
      'a product that is gone',
      { scope: 'products', product_ids: ['weg'] },
      'discount.product_ids',
      'Een gekozen product bestaat niet meer. Haal het weg.',
    ],
    [
      'a category that is gone',
      { scope: 'categories', category_ids: ['weg'] },
      'discount.category_ids',
      'Een gekozen categorie bestaat niet meer. Haal haar weg.',
    ],
  ])('%s %j', async (_what, changes, field, message) => {
    const { status, body } = await api.call('createDiscount', { ...ids, discount: content(changes) });
    expect([status, (body as { errors: object }).errors]).toEqual([422, { [field]: [message] }]);
  });

  it('stores what matters to its choices only', async () => {
    const discount = await made({
      kind: 'free_shipping',
      value: 500,
      category_ids: ['weg'],
      scope: 'products',
      product_ids: [product, product],
      emails: ['  An@Voorbeeld.NL ', 'an@voorbeeld.nl'],
    });
    expect(discount).toMatchObject({
      value: 0,
      category_ids: [],
      product_ids: [product],
      emails: ['an@voorbeeld.nl'],
    });
  });

  it('two discounts with one code, also at the same moment and in other letters', async () => {
    const calls = ['Zomer 26', 'zomer26', 'ZOMER26'].map((code) =>
      api.call('createDiscount', { ...ids, discount: content({ code }) }),
    );
    const replies = await Promise.all(calls);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    const refused = replies.find(({ status }) => status === 422)?.body as { errors: object };
    expect(refused.errors).toEqual({ 'discount.code': ['Een andere korting heeft deze code al.'] });
  });

  it('more than 20 that are given by themselves', async () => {
    const { rows } = await database.admin.pool.query(
      `select count(*)::int as n from discounts where website_id = 'a' and code = ''`,
    );
    for (let n = rows[0].n; n < 20; n++) await made({ code: '' });
    const refused = await api.call('createDiscount', { ...ids, discount: content({ code: '' }) });
    expect((refused.body as { errors: object }).errors).toEqual({
      'discount.code': ['Er gelden al 20 kortingen vanzelf. Zet er eerst een uit of gebruik een code.'],
    });
    expect(await made({ code: '', is_active: false })).toMatchObject({ version: 1 });
  });
});

it('says who made, changed, deleted and put back a discount, with before and after', async () => {
  const { id, version } = await made({ title: 'Eerst', code: 'spoor' });
  await api.call('saveDiscount', {
    ...ids,
    id,
    version,
    discount: content({ title: 'Daarna', code: 'spoor' }),
  });
  await api.call('deleteDiscount', { ...ids, id });
  await api.call('restoreDiscount', { ...ids, id });
  const found = (await events(id)) as { action: string; before: object; after: object; member: string }[];
  expect(found.map(({ action, member }) => `${action} ${member}`)).toEqual([
    'restored Naam van owner',
    'deleted Naam van owner',
    'saved Naam van owner',
    'created Naam van owner',
  ]);
  expect(found[2]).toMatchObject({ before: { title: 'Eerst' }, after: { title: 'Daarna' } });
});

it('a save that is repeated because its reply was lost returns the same, and one of two at once is a conflict', async () => {
  const { id } = await made();
  const save = { ...ids, id, version: 1, discount: content({ title: 'Zelfde' }) };
  const first = await api.call('saveDiscount', save);
  expect((await api.call('saveDiscount', save)).body).toEqual(first.body);
  const two = ['Een', 'Twee'].map((title) =>
    api.call('saveDiscount', { ...save, version: 2, discount: content({ title }) }),
  );
  expect((await Promise.all(two)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('tells on which side amounts are, and that a small business charges no VAT', async () => {
  const { id } = await made();
  await shop.settings({ modules: { webshop: { small_business_from: '2020-01-01' } } }, 'net');
  const untaxed = { price_mode: 'net', small_business: true };
  expect((await api.call('getDiscount', { ...ids, id })).body).toMatchObject(untaxed);
  expect((await api.call('listDiscounts', ids)).body).toMatchObject(untaxed);
  await shop.settings({ modules: { webshop: { small_business_from: '2999-01-01' } } });
  const taxed = { price_mode: 'gross', small_business: false };
  expect((await api.call('getDiscount', { ...ids, id })).body).toMatchObject(taxed);
  expect((await api.call('listDiscounts', ids)).body).toMatchObject(taxed);
});
