import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture, storedList } from '../testing/shop-fixture.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { productsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = shopFixture(database, await database.createWebsite({ host: 'a.test' }));
const api = await startTestApi(database, {}, { handlers: productsHandlers });
const stockOf = async (product_id: string) =>
  (await api.call('getStock', { ...shop.ids, product_id })).body as unknown;

describe('get-stock', () => {
  it('API-22 is in stock while pieces are free, and out when all are reserved', async () => {
    const product = await shop.product({ stock: 2 });
    expect(await stockOf(product)).toEqual({ in_stock: true, sold_out: [] });
    await database.admin.pool.query('update stock set reserved = 2 where product_id = $1', [product]);
    expect(await stockOf(product)).toEqual({ in_stock: false, sold_out: [] });
  });

  it('counts a product without stock management as in stock, and one without any stock entered as out', async () => {
    expect(await stockOf(await shop.product())).toEqual({ in_stock: true, sold_out: [] });
    const product = await shop.product({ stock: 0 });
    await database.admin.pool.query('delete from stock where product_id = $1', [product]);
    expect(await stockOf(product)).toEqual({ in_stock: false, sold_out: [] });
  });

  it('needs the least that may be ordered, and knows no drafts', async () => {
    expect(await stockOf(await shop.product({ stock: 3, quantity_min: 4 }))).toEqual({
      in_stock: false,
      sold_out: [],
    });
    expect(await stockOf(await shop.product({ status: 'draft' }))).toMatchObject({ code: 'not_found' });
  });

  it('names the variants that are sold out, and is out when all are', async () => {
    const variants = [
      { id: 'eik', choices: ['Eiken'], stock: 2 },
      { id: 'noot', choices: ['Noten'], stock: 1 },
    ];
    const product = { options: [storedList('hout', 'Eiken', 'Noten')], variant_options: ['hout'], variants };
    expect(await stockOf(await shop.product(product))).toEqual({ in_stock: true, sold_out: [] });
    expect(await stockOf(await shop.product({ ...product, quantity_min: 2 }))).toEqual({
      in_stock: true,
      sold_out: ['noot'],
    });
    expect(await stockOf(await shop.product({ ...product, quantity_min: 3 }))).toEqual({
      in_stock: false,
      sold_out: ['eik', 'noot'],
    });
  });

  it('the database itself refuses to reserve more than there is', async () => {
    const product = await shop.product({ stock: 1 });
    const oversell = database.admin.pool.query('update stock set reserved = 2 where product_id = $1', [
      product,
    ]);
    await expect(oversell).rejects.toThrow('stock_is_never_oversold');
  });
});
