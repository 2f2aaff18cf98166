import { expect, it } from 'vitest';
import { ownedProductsHandlers } from '../owned-products/handlers.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startOwnerApi } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { propertiesHandlers } from './handlers.ts';
import { propertyCalls } from './testing/property-calls.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const handlers = { ...propertiesHandlers, ...ownedProductsHandlers };
const api = await startOwnerApi(database, handlers, a, a);
const shop = shopFixture(database, a);
const { ids, made } = propertyCalls(database, api, a, a);
const { pool } = database.admin;

const ruleOf = (key: string, value: string) => ({
  match: 'all',
  conditions: [{ field: 'filter', key, value }],
});
const category = async () =>
  (
    await pool.query<{ rule: object; version: number }>(
      `select rule, version from categories where id = 'eiken'`,
    )
  ).rows[0];
/** The products that the rule found, in their order by hand. */
const members = async () =>
  (
    await pool.query<{ product_id: string }>(
      `select product_id from product_categories where category_id = 'eiken' and by_rule order by position`,
    )
  ).rows.map(({ product_id }) => product_id);

/** Makes a product of a wood. */
async function madeOf(key: string, wood: string): Promise<string> {
  const id = await shop.product({ title: 'Tafel' });
  const { product } = (await api.call('getOwnedProduct', { ...ids, id })).body as {
    product: { version: number };
  };
  const given = { ...product, properties: [{ key, values: [wood] }] };
  await api.call('saveProduct', { ...ids, id, version: product.version, product: given });
  return id;
}

it('the rule of a category follows a value that is renamed everywhere, its order by hand stays, and undo puts it back', async () => {
  const { id, key } = await made('Houtsoort', 'choice', 'Eik', 'Noten');
  const first = await madeOf(key, 'Eik');
  const second = await madeOf(key, 'Eik');
  const third = await madeOf(key, 'Eik');
  await pool.query(
    `insert into categories (website_id, id, title, url, rule) values ($1, 'eiken', 'Eiken', '/eiken', $2)`,
    [a, JSON.stringify(ruleOf(key, 'Eik'))],
  );
  expect((await members()).toSorted()).toEqual([first, second, third].toSorted());
  const order = [third, first, second];
  for (const [position, product] of order.entries())
    await pool.query('update product_categories set position = $1 where product_id = $2', [
      position,
      product,
    ]);

  const { property } = (await api.call('getProperty', { ...ids, id })).body as {
    property: { version: number };
  };
  const values = [
    { value: 'Eiken', color: '', from: ['Eik'] },
    { value: 'Noten', color: '', from: ['Noten'] },
  ];
  const content = { title: 'Houtsoort', kind: 'choice', unit: '', values };
  const saved = await api.call('saveProperty', { ...ids, id, version: property.version, property: content });
  const { change } = saved.body as { change: string };
  expect(await category()).toEqual({ rule: ruleOf(key, 'Eiken'), version: 2 });
  expect(await members()).toEqual(order);
  const { rows } = await pool.query(
    `select before, after from audit_events where subject_kind = 'category' and subject_id = 'eiken'`,
  );
  expect(rows).toEqual([{ before: { rule: ruleOf(key, 'Eik') }, after: { rule: ruleOf(key, 'Eiken') } }]);

  await api.call('undoPropertyChange', { ...ids, change });
  expect(await category()).toEqual({ rule: ruleOf(key, 'Eik'), version: 3 });
  expect(await members()).toEqual(order);
});
