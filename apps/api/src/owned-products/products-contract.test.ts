import { expect } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { ownedProductsHandlers } from './handlers.ts';
import { newContent } from './new-content.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, ownedProductsHandlers, a, b);
const shop = shopFixture(database, a);
const foreign = await shopFixture(database, b).product({ title: 'Hunne' });
const ids = { website_id: a, project_id: a };
const shared = { database, api, otherWebsite: b, notFor: ['editor' as const] };

const product = () => shop.product({ stock: 5 });
let number = 0;
const content = (changes: object = {}) => {
  number += 1;
  const plain = newContent([{ id: 'high' }]);
  return { ...plain, title: `Tafel ${number}`, url: `/tafel-${number}`, price_cents: 10_000, ...changes };
};
const saved = async (changes: object = {}) => ({
  ...ids,
  id: await product(),
  version: 1,
  product: content(changes),
});
const set = async (id: string) => ({
  ...ids,
  changes: [{ id, price_cents: { from: 12_100, to: 9_900 } }],
});
const madeChange = async () => {
  const { body } = await api.call('setProductValues', await set(await product()));
  return (body as { change: string }).change;
};
const eventOf = async (id: string) => {
  const { body } = await api.call('listProductEvents', { ...ids, id });
  return (body as { events: { id: string }[] }).events[0]?.id ?? '';
};

ownerContractCases({
  ...shared,
  endpoint: 'listOwnedProducts',
  good: async () => ({ ...ids, query: '', sort: 'title', descending: false, cursor: '', limit: 25 }),
});
ownerContractCases({ ...shared, endpoint: 'listVatClasses', good: async () => ids });
ownerContractCases({
  ...shared,
  endpoint: 'getOwnedProduct',
  good: async () => ({ ...ids, id: await product() }),
  refused: async () => [
    { title: 'of another website', body: { ...ids, id: foreign }, code: 'not_found' },
    { title: 'unknown', body: { ...ids, id: 'weg' }, code: 'not_found' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'createProduct',
  good: async () => ({ ...ids, title: 'Kruk', price_cents: 4_900 }),
  refused: async () => [
    { title: 'without a title', body: { ...ids, title: ' ', price_cents: 1 }, code: 'validation_failed' },
    {
      title: 'in a category that is not there',
      body: { ...ids, title: 'Kruk', price_cents: 1, category_id: 'weg' },
      code: 'validation_failed',
    },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'duplicateProduct',
  good: async () => ({ ...ids, id: await product() }),
  refused: async () => [{ title: 'of another website', body: { ...ids, id: foreign }, code: 'not_found' }],
});
ownerContractCases({
  ...shared,
  endpoint: 'saveProduct',
  good: () => saved(),
  refused: async () => [
    { title: 'of another website', body: { ...(await saved()), id: foreign }, code: 'not_found' },
    { title: 'changed since', body: { ...(await saved()), version: 7 }, code: 'conflict' },
    {
      title: 'with a sale price that is not lower',
      body: await saved({ sale_price_cents: 10_000 }),
      code: 'validation_failed',
    },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'listProductEvents',
  good: async () => ({ ...ids, id: await product() }),
});
ownerContractCases({
  ...shared,
  endpoint: 'listPrices',
  good: async () => ({ ...ids, id: await product() }),
});
ownerContractCases({
  ...shared,
  endpoint: 'listStockMovements',
  good: async () => ({ ...ids, id: await product() }),
});
ownerContractCases({
  ...shared,
  endpoint: 'restoreProduct',
  good: async () => {
    const body = await saved();
    await api.call('saveProduct', body);
    return { ...ids, id: body.id, version: 2, event: await eventOf(body.id) };
  },
  refused: async () => [
    {
      title: 'of another website',
      body: { ...ids, id: foreign, version: 1, event: 'weg' },
      code: 'not_found',
    },
    {
      title: 'to an event of another product',
      body: { ...ids, id: await product(), version: 1, event: 'weg' },
      code: 'not_found',
    },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'setProductValues',
  good: async () => set(await product()),
  atOnce: (replies) => expect(replies.filter(({ body }) => body.change !== '')).toHaveLength(1),
});
ownerContractCases({
  ...shared,
  endpoint: 'changeProducts',
  good: async () => ({
    ...ids,
    ids: [await product()],
    change: { kind: 'state', to: 'archived' },
    preview: false,
  }),
  refused: async () => [
    {
      title: 'to a category that is not there',
      body: {
        ...ids,
        ids: [await product()],
        change: { kind: 'category', action: 'add', category_id: 'weg' },
        preview: false,
      },
      code: 'validation_failed',
    },
    {
      title: 'to a maker that is not there',
      body: { ...ids, ids: [await product()], change: { kind: 'maker', maker_id: 'weg' }, preview: false },
      code: 'validation_failed',
    },
    {
      title: 'to a maker with a long id',
      body: {
        ...ids,
        ids: [await product()],
        change: { kind: 'maker', maker_id: 'x'.repeat(65) },
        preview: false,
      },
      code: 'validation_failed',
    },
  ],
  atOnce: (replies) => expect(replies.filter(({ body }) => body.change !== '')).toHaveLength(1),
});
ownerContractCases({
  ...shared,
  endpoint: 'undoProductChange',
  good: async () => ({ ...ids, change: await madeChange() }),
  refused: async () => [{ title: 'unknown', body: { ...ids, change: 'weg' }, code: 'not_found' }],
  twice: (_first, second) => expect(second.body).toEqual({ undone: 0, refused: [] }),
});
