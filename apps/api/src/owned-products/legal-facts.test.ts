import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startOwnerApi } from '../testing/owner-contract-cases.ts';
import { shopFixture, storedOption } from '../testing/shop-fixture.ts';
import { ownedProductsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, ownedProductsHandlers, a, b);
const shop = shopFixture(database, a);
const { ids } = shop;

type Opened = { product: Record<string, unknown> & { version: number } };
const open = async (id: string) =>
  ((await api.call('getOwnedProduct', { ...ids, id })).body as Opened).product;
const save = async (id: string, changes: object) => {
  const { id: _id, version, on_hand: _h, reserved: _r, updated_at: _u, ...stored } = await open(id);
  return api.call('saveProduct', { ...ids, id, version, product: { ...stored, ...changes } });
};

describe('when a product is delivered and what is in it', () => {
  it('is stored, and refused at its field when it cannot be', async () => {
    const id = await shop.product();
    const facts = { delivery_from: 2, delivery_to: 5, content_milli: 750, content_unit: 'l' };
    expect((await save(id, facts)).status).toBe(200);
    expect(await open(id)).toMatchObject(facts);
    for (const changes of [{ delivery_from: 6 }, { delivery_from: null }, { delivery_from: 0 }]) {
      const { status, body } = await save(id, changes);
      expect(status).toBe(422);
      expect(Object.keys((body as { errors: object }).errors)).toEqual(['product.delivery_to']);
    }
    expect((await save(id, { content_milli: 0 })).status).toBe(422);
  });
});

describe('why nobody can withdraw from a product', () => {
  it('is stored, kept by a copy and said by the history', async () => {
    const options = [storedOption({ layout: 'text', title: 'Gravure', custom_made: true })];
    const id = await shop.product({ title: 'Ring' });
    expect((await save(id, { withdrawal_exclusion: 'custom', options })).status).toBe(200);
    expect(await open(id)).toMatchObject({ withdrawal_exclusion: 'custom', options });
    const { body } = await api.call('duplicateProduct', { ...ids, id });
    expect(await open((body as { id: string }).id)).toMatchObject({
      withdrawal_exclusion: 'custom',
      options,
    });
    const { events } = (await api.call('listProductEvents', { ...ids, id })).body as {
      events: { before: object; after: object }[];
    };
    expect(events[0]).toMatchObject({
      before: { withdrawal_exclusion: '' },
      after: { withdrawal_exclusion: 'custom' },
    });
  });

  it('is one of those that the law knows', async () => {
    const id = await shop.product();
    const reply = await save(id, { withdrawal_exclusion: 'uitverkoop' });
    expect(reply.status).toBe(422);
    expect(Object.keys((reply.body as { errors: object }).errors)).toEqual(['product.withdrawal_exclusion']);
  });
});
