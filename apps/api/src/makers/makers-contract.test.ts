import { describe, expect, it } from 'vitest';
import { ownedProductsHandlers } from '../owned-products/handlers.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { makersHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, { ...makersHandlers, ...ownedProductsHandlers }, a, b);
const shop = shopFixture(database, a);
const { ids } = shop;
let made = 0;
const noord = (changes: object = {}) => {
  made += 1;
  return {
    name: `Noord ${made}`,
    postal_address: 'Kade 1\n1234 AB Utrecht',
    electronic_address: 'info@noord.nl',
    is_outside_eu: false,
    responsible_name: '',
    responsible_postal_address: '',
    responsible_electronic_address: '',
    ...changes,
  };
};
const save = (id: string, changes: object = {}, version = 0) =>
  api.call('saveMaker', { ...ids, id, version, maker: noord(changes) });
const found = async (id: string) => {
  const { body } = await api.call('listMakers', ids);
  return (body.makers as { id: string }[]).find((maker) => maker.id === id);
};

ownerContractCases({
  database,
  api,
  endpoint: 'listMakers',
  otherWebsite: b,
  notFor: ['editor'],
  good: async () => ids,
});

ownerContractCases({
  database,
  api,
  endpoint: 'saveMaker',
  otherWebsite: b,
  notFor: ['editor'],
  good: async () => ({ ...ids, id: `nieuw-${(made += 1)}`, version: 0, maker: noord() }),
  refused: async () => {
    await save('bekend', { name: 'Bekend' });
    const body = (id: string, version: number, changes: object) => ({
      ...ids,
      id,
      version,
      maker: noord(changes),
    });
    return [
      { title: 'no address', body: body('x', 0, { postal_address: '' }), code: 'validation_failed' },
      { title: 'a taken name', body: body('x', 0, { name: 'bekend' }), code: 'validation_failed' },
      { title: 'changed since', body: body('bekend', 7, {}), code: 'conflict' },
      { title: 'gone', body: body('weg', 1, {}), code: 'not_found' },
    ];
  },
});

ownerContractCases({
  database,
  api,
  endpoint: 'deleteMaker',
  otherWebsite: b,
  notFor: ['editor'],
  good: async () => {
    const id = `weg-${(made += 1)}`;
    await save(id);
    return { ...ids, id };
  },
});

describe('makers', () => {
  it('are stored once, whoever presses twice, and audited', async () => {
    const maker = noord({ name: 'Twee keer' });
    const body = { ...ids, id: 'twee', version: 0, maker };
    const replies = await Promise.all([1, 2, 3].map(() => api.call('saveMaker', body)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await found('twee')).toEqual({ ...maker, id: 'twee', version: 1, product_count: 0 });
    const { rows } = await database.admin.pool.query(
      `select action from audit_events where subject_kind = 'maker' and subject_id = 'twee'`,
    );
    expect(rows).toEqual([{ action: 'created' }]);
  });

  it('of one name are not two, also when both are added at once', async () => {
    const replies = await Promise.all(['een', 'ander'].map((id) => save(id, { name: 'Dezelfde' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('keep nobody who answers for one in the EU', async () => {
    await save('eu', { responsible_name: 'Import B.V.' });
    expect(await found('eu')).toMatchObject({ responsible_name: '' });
  });

  it('with a product are not deleted, and a product cannot have one that is gone', async () => {
    await save('gebruikt', { name: 'Gebruikt' });
    const id = await shop.product({ maker_id: 'gebruikt', safety_text: 'Heet.' });
    const refused = await api.call('deleteMaker', { ...ids, id: 'gebruikt' });
    expect(refused.body.errors.general[0]).toContain('1');
    const opened = (await api.call('getOwnedProduct', { ...ids, id })).body as {
      product: Record<string, unknown>;
      shop: { makers: object[] };
    };
    expect(opened.product).toMatchObject({ maker_id: 'gebruikt', safety_text: 'Heet.' });
    expect(opened.shop.makers).toContainEqual({ id: 'gebruikt', name: 'Gebruikt' });
    const { id: _id, version, on_hand: _h, reserved: _r, updated_at: _u, ...content } = opened.product;
    const saved = (maker_id: string) =>
      api.call('saveProduct', { ...ids, id, version, product: { ...content, maker_id } });
    expect(Object.keys((await saved('weg')).body.errors)).toEqual(['product.maker_id']);
    expect((await saved('')).status).toBe(200);
    expect((await api.call('deleteMaker', { ...ids, id: 'gebruikt' })).status).toBe(200);
    expect(await found('gebruikt')).toBeUndefined();
  });

  it('of another website are never seen', async () => {
    await save('hier');
    const { rows } = await database.admin.pool.query(`select website_id from makers where id = 'hier'`);
    expect(rows).toEqual([{ website_id: a }]);
  });
});
