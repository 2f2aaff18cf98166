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
const members = async () =>
  (
    await pool.query<{ product_id: string }>(
      `select product_id from product_categories where category_id = 'eiken' and by_rule`,
    )
  ).rows.map(({ product_id }) => product_id);

it('the rule of a category follows a value that is renamed everywhere, and undo puts it back', async () => {
  const { id, key } = await made('Houtsoort', 'choice', 'Eik', 'Noten');
  const table = await shop.product({ title: 'Tafel' });
  const { product } = (await api.call('getOwnedProduct', { ...ids, id: table })).body as {
    product: { version: number };
  };
  const given = { ...product, properties: [{ key, values: ['Eik'] }] };
  await api.call('saveProduct', { ...ids, id: table, version: product.version, product: given });
  await pool.query(
    `insert into categories (website_id, id, title, url, rule) values ($1, 'eiken', 'Eiken', '/eiken', $2)`,
    [a, JSON.stringify(ruleOf(key, 'Eik'))],
  );
  expect(await members()).toEqual([table]);

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
  expect(await members()).toEqual([table]);
  const { rows } = await pool.query(
    `select before, after from audit_events where subject_kind = 'category' and subject_id = 'eiken'`,
  );
  expect(rows).toEqual([{ before: { rule: ruleOf(key, 'Eik') }, after: { rule: ruleOf(key, 'Eiken') } }]);

  await api.call('undoPropertyChange', { ...ids, change });
  expect(await category()).toEqual({ rule: ruleOf(key, 'Eik'), version: 3 });
  expect(await members()).toEqual([table]);
});
