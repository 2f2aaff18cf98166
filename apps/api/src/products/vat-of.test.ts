import { expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { findProductWithStock } from './product.repository.ts';
import { vatClassOf } from './vat-of.ts';

const database = await createTestDatabase();
const shops = [
  shopFixture(database, await database.createWebsite()),
  shopFixture(database, await database.createWebsite()),
] as const;

const vatOf = (websiteId: string, id: string) =>
  withWebsite(database.app, websiteId, async (tx) => {
    const found = await findProductWithStock(tx, websiteId, id);
    return found && vatClassOf(found);
  });
const publishNumber = async (id: string) => {
  const websites = database.admin.global.selectFrom('websites').select('publish_number');
  return (await websites.where('id', '=', id).executeTakeFirstOrThrow()).publish_number;
};

it('a product has the VAT of its class, by default the high rate', async () => {
  const [{ websiteId, product }] = shops;
  expect(await vatOf(websiteId, await product())).toEqual({ category: 'S', rate: 2100 });
  expect(await vatOf(websiteId, await product({ vat_class_id: 'low' }))).toEqual({
    category: 'S',
    rate: 900,
  });
  expect(await vatOf(websiteId, await product({ vat_class_id: 'exempt' }))).toEqual({
    category: 'E',
    rate: 0,
  });
});

it('a new rate of a class applies to its products at once, on its own website only, and renews pages', async () => {
  const [{ websiteId }, other] = shops;
  const products = await Promise.all(shops.map((shop) => shop.product({ vat_class_id: 'low' })));
  const before = await publishNumber(websiteId);
  await withWebsite(database.app, websiteId, (tx) =>
    tx.updateTable('vat_classes').set({ rate_bp: 1_000 }).where('id', '=', 'low').execute(),
  );
  expect(await vatOf(websiteId, products[0]!)).toEqual({ category: 'S', rate: 1_000 });
  expect(await vatOf(other.websiteId, products[1]!)).toEqual({ category: 'S', rate: 900 });
  expect(await publishNumber(websiteId)).toBeGreaterThan(before);
});

it('refuses the class of another website', async () => {
  const [{ websiteId, product }, other] = shops;
  const own = {
    website_id: other.websiteId,
    id: 'eigen',
    name: 'Eigen',
    rate_bp: 600,
    category: 'S' as const,
  };
  await database.admin.global.insertInto('vat_classes').values(own).execute();
  expect(await vatOf(other.websiteId, await other.product({ vat_class_id: 'eigen' }))).toMatchObject({
    rate: 600,
  });
  await expect(product({ vat_class_id: 'eigen' })).rejects.toThrow('foreign key');
  expect(await vatOf(websiteId, 'eigen')).toBeUndefined();
});
