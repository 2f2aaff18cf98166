import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { storedList } from '../testing/shop-fixture.ts';
import { ownedProductsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, ownedProductsHandlers, a, b);
const { pool } = database.admin;
const ids = { website_id: a, project_id: a };

interface Product {
  readonly version: number;
  readonly on_hand: number | null;
  readonly variant_stock: Record<string, { on_hand: number; reserved: number }>;
  readonly variants: { id: string; article_number: string }[];
}
let made = 0;
const create = async () => {
  made += 1;
  const { body } = await api.call('createProduct', { ...ids, title: `Kruk ${made}`, price_cents: 10_000 });
  return (body as { id: string }).id;
};
const open = async (id: string) =>
  ((await api.call('getOwnedProduct', { ...ids, id })).body as { product: Product }).product;
const save = async (id: string, changes: object) => {
  const { version, ...product } = await open(id);
  return api.call('saveProduct', { ...ids, id, version, product: { ...product, ...changes } });
};
const errorsOf = async (id: string, changes: object) =>
  ((await save(id, changes)).body as { errors: Record<string, string[]> }).errors;
const variant = (id: string, title: string, changes: object = {}) => ({
  id,
  choices: [title],
  article_number: '',
  ean: '',
  difference_cents: 0,
  weight_grams: null,
  images: [],
  ...changes,
});
const woods = {
  stock_management: true,
  options: [storedList('hout', 'Eiken', 'Noten', 'Beuken')],
  variant_options: ['hout'],
  variants: [variant('eik', 'Eiken'), variant('noot', 'Noten')],
};
const count = (id: string, ...variants: [variant_id: string, from: number, to: number][]) =>
  api.call('setProductValues', {
    ...ids,
    changes: [{ id, variants: variants.map(([variant_id, from, to]) => ({ variant_id, from, to })) }],
  });
const stockOf = async (id: string) => {
  const product = await pool.query('select on_hand, reserved from stock where product_id = $1', [id]);
  const { rows } = await pool.query(
    'select variant_id, on_hand, reserved, retired from variant_stock where product_id = $1 order by 1',
    [id],
  );
  const entries = rows.map(({ variant_id, on_hand, reserved, retired }) => [
    variant_id,
    [on_hand, reserved, ...(retired ? ['retired'] : [])],
  ]);
  return { product: Object.values(product.rows[0] as object), ...Object.fromEntries(entries) };
};
/** What an order that is placed now holds. */
const hold = async (id: string, variantId: string, pieces: number) => {
  const order = `order-${id}-${variantId}`;
  await pool.query('update stock set reserved = reserved + $2 where product_id = $1', [id, pieces]);
  await pool.query(
    'update variant_stock set reserved = reserved + $3 where product_id = $1 and variant_id = $2',
    [id, variantId, pieces],
  );
  const client = await pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into stock_reservations (website_id, order_id, product_id, variant_id, quantity, expires_at)
     values ('a', $1, $2, $3, $4, now())`,
    [order, id, variantId, pieces],
  );
  await client.query('reset session_replication_role');
  client.release();
};

describe('saved variants', () => {
  it('are stored with the product, in its event, and have a place for their pieces', async () => {
    const id = await create();
    expect((await save(id, woods)).status).toBe(200);
    expect(await open(id)).toMatchObject({
      ...woods,
      on_hand: 0,
      variant_stock: { eik: { on_hand: 0, reserved: 0 }, noot: { on_hand: 0, reserved: 0 } },
    });
    const { body } = await api.call('listProductEvents', { ...ids, id });
    expect((body as { events: object[] }).events[0]).toMatchObject({
      before: { variants: [], variant_options: [] },
      after: { variant_options: ['hout'] },
    });
  });

  it('decide the lowest price of the tiles', async () => {
    const id = await create();
    await save(id, {
      ...woods,
      variants: [variant('eik', 'Eiken'), variant('noot', 'Noten', { difference_cents: -500 })],
    });
    const { rows } = await pool.query(
      'select lowest_price_cents::int as lowest, is_from_price from products where id = $1',
      [id],
    );
    expect(rows).toEqual([{ lowest: 9_500, is_from_price: true }]);
    const { rows: history } = await pool.query(
      'select lowest_price_cents::int as lowest from price_history where product_id = $1 order by id desc limit 1',
      [id],
    );
    expect(history).toEqual([{ lowest: 9_500 }]);
  });

  it('are refused at their fields', async () => {
    const id = await create();
    const other = await create();
    await save(other, {
      ...woods,
      article_number: 'VRIJ',
      variants: [variant('x', 'Eiken', { article_number: 'BEZET' })],
    });
    const numbers = (...all: string[]) => ({
      ...woods,
      variants: woods.variants.map((one, index) => ({ ...one, article_number: all[index] ?? '' })),
    });
    const taken = ['Een ander product heeft dit artikelnummer al.'];
    expect(await errorsOf(id, numbers('', 'BEZET'))).toEqual({ 'product.variants.1.article_number': taken });
    expect(await errorsOf(id, numbers('VRIJ'))).toEqual({ 'product.variants.0.article_number': taken });
    expect(await errorsOf(id, { article_number: 'BEZET' })).toEqual({ 'product.article_number': taken });
    expect(await errorsOf(id, numbers('N', 'N'))).toEqual({
      'product.variants.1.article_number': [
        'Dit artikelnummer heeft het product zelf of een andere variant al.',
      ],
    });
    expect(await errorsOf(id, { ...woods, variant_options: ['weg'] })).toHaveProperty(['product.variants']);
  });

  it('are at most two thousand, which are saved, changed, counted and copied as a whole', async () => {
    const id = await create();
    const titles = Array.from({ length: 200 }, (_, index) => `Keuze ${index}`);
    const many = Array.from({ length: 2_000 }, (_, index) =>
      variant(`v${index}`, 'x', {
        choices: [`Keuze ${index % 200}`, `Keuze ${Math.floor(index / 200)}`],
        article_number: `VEEL-${index}`,
      }),
    );
    const lists = {
      stock_management: true,
      options: [storedList('maat', ...titles), storedList('kleur', ...titles.slice(0, 20))],
      variant_options: ['maat', 'kleur'],
    };
    const one = variant('te-veel', 'x', { choices: ['Keuze 0', 'Keuze 19'] });
    const tooMany = await save(id, { ...lists, variants: [...many, one] });
    expect([tooMany.status, Object.keys((tooMany.body as { errors: object }).errors)]).toEqual([
      422,
      ['product.variants'],
    ]);
    expect((await save(id, { ...lists, variants: many })).status).toBe(200);
    // The same again, as after a lost reply, changes nothing.
    expect((await save(id, { ...lists, variants: many })).status).toBe(200);
    const dearer = many.map((each, index) => ({ ...each, difference_cents: index }));
    expect((await save(id, { variants: dearer })).status).toBe(200);
    expect((await open(id)).variants).toEqual(dearer);
    const { body } = await count(id, ...many.map((each): [string, number, number] => [each.id, 0, 1]));
    expect(body).toMatchObject({ changed: [id], refused: [] });
    expect((await open(id)).on_hand).toBe(2_000);
    const copy = (await api.call('duplicateProduct', { ...ids, id })).body as { id: string };
    expect((await open(copy.id)).variants).toHaveLength(2_000);
    const wrong = dearer.with(1_999, { ...dearer[1_999]!, article_number: 'VEEL-0' });
    expect(Object.keys(await errorsOf(id, { variants: wrong }))).toEqual([
      'product.variants.1999.article_number',
    ]);
  });

  it('keep their numbers in another website', async () => {
    const id = await create();
    await save(id, { ...woods, variants: [variant('eik', 'Eiken', { article_number: 'EIGEN' })] });
    const owner = as('other');
    const other = { website_id: b, project_id: b };
    const { body } = await api.call('createProduct', { ...other, title: 'Kruk', price_cents: 1 }, owner);
    const { id: theirs } = body as { id: string };
    const opened = await api.call('getOwnedProduct', { ...other, id: theirs }, owner);
    const { version, ...product } = (opened.body as { product: Product }).product;
    const reply = await api.call(
      'saveProduct',
      { ...other, id: theirs, version, product: { ...product, article_number: 'EIGEN' } },
      owner,
    );
    expect(reply.status).toBe(200);
  });

  it('are found by their numbers, by owners and by visitors', async () => {
    const id = await create();
    const numbers = { article_number: 'ZW-4711', ean: '4006381333931' };
    await save(id, { ...woods, status: 'published', variants: [variant('eik', 'Eiken', numbers)] });
    for (const query of ['zw-4711', '4006381333931']) {
      const list = { ...ids, query, sort: 'title', descending: false, cursor: '', limit: 5 };
      const { body } = await api.call('listOwnedProducts', list);
      expect((body as { products: { id: string }[] }).products.map((one) => one.id)).toEqual([id]);
    }
    const { rows } = await pool.query(
      `select id from search_documents where kind = 'product' and words @@ to_tsquery('simple', '4006381333931')`,
    );
    expect(rows).toEqual([{ id }]);
  });

  it('are copied without their numbers', async () => {
    const id = await create();
    await save(id, {
      ...woods,
      variants: [variant('eik', 'Eiken', { article_number: 'KOPIE', ean: '96385074' })],
    });
    const { body } = await api.call('duplicateProduct', { ...ids, id });
    expect(await open((body as { id: string }).id)).toMatchObject({
      variants: [{ id: 'eik', article_number: '', ean: '' }],
      variant_stock: { eik: { on_hand: 0, reserved: 0 } },
    });
  });
});

/** The changes of the pieces of each variant add up to what is there. */
const expectComplete = async (id: string) => {
  const { product: _whole, ...variants } = await stockOf(id);
  const { rows } = await pool.query(
    `select m.variant_id, sum(m.change)::int as sum,
       (array_agg(m.on_hand order by m.id desc))[1] as last
     from stock_movements m where m.product_id = $1 and m.variant_id <> '' group by 1`,
    [id],
  );
  for (const { variant_id, sum, last } of rows) {
    const pieces = (variants as Record<string, [number]>)[variant_id as string]?.[0] ?? 0;
    expect([variant_id, sum, last]).toEqual([variant_id, pieces, pieces]);
  }
  return rows.length;
};

describe('pieces of variants', () => {
  it('are counted apart and together, and undone together', async () => {
    const id = await create();
    await save(id, woods);
    const { body } = await count(id, ['eik', 0, 5], ['noot', 0, 7]);
    const { change, changed } = body as { change: string; changed: string[] };
    expect(changed).toEqual([id]);
    expect(await stockOf(id)).toEqual({ product: [12, 0], eik: [5, 0], noot: [7, 0] });
    await count(id, ['eik', 5, 6]);
    const undone = await api.call('undoProductChange', { ...ids, change });
    expect(undone.body).toMatchObject({ undone: 0, refused: [{ id }] });
    await count(id, ['eik', 6, 5]);
    expect((await api.call('undoProductChange', { ...ids, change })).body).toMatchObject({
      undone: 1,
      refused: [],
    });
    expect(await stockOf(id)).toEqual({ product: [0, 0], eik: [0, 0], noot: [0, 0] });
  });

  it('cannot be changed as a whole, below what orders hold, or from what they were not', async () => {
    const id = await create();
    await save(id, woods);
    await count(id, ['eik', 0, 5]);
    await hold(id, 'eik', 2);
    const whole = { ...ids, changes: [{ id, on_hand: { from: 5, to: 9 } }] };
    const messages = async (reply: Promise<{ body: unknown }>) =>
      ((await reply).body as { refused: { message: string }[] }).refused.map(({ message }) => message);
    expect(await messages(api.call('setProductValues', whole))).toEqual([
      'Dit product heeft varianten: vul de voorraad per variant in.',
    ]);
    expect(await messages(count(id, ['eik', 5, 1]))).toEqual([
      'Er zijn al 2 stuks gereserveerd voor bestellingen.',
    ]);
    expect(await messages(count(id, ['eik', 4, 8]))).toHaveLength(1);
    expect(await messages(count(id, ['weg', 0, 8]))).toHaveLength(1);
    expect(await stockOf(id)).toEqual({ product: [5, 2], eik: [5, 2], noot: [0, 0] });
  });

  it('of a variant that is gone are only those that orders hold, and come back with it', async () => {
    const id = await create();
    await save(id, woods);
    await count(id, ['eik', 0, 5], ['noot', 0, 7]);
    await hold(id, 'eik', 2);
    await save(id, { variants: [variant('noot', 'Noten')] });
    expect(await stockOf(id)).toEqual({ product: [9, 2], eik: [2, 2, 'retired'], noot: [7, 0] });
    await save(id, { variants: woods.variants });
    expect(await stockOf(id)).toEqual({ product: [9, 2], eik: [2, 2], noot: [7, 0] });
    expect(await expectComplete(id)).toBe(2);
  });

  it('start with none, while orders keep what they hold of the product itself', async () => {
    const id = await create();
    await save(id, { stock_management: true });
    await api.call('setProductValues', { ...ids, changes: [{ id, on_hand: { from: 0, to: 20 } }] });
    await hold(id, '', 3);
    await save(id, woods);
    expect(await stockOf(id)).toEqual({ product: [3, 3], '-': [3, 3, 'retired'], eik: [0, 0], noot: [0, 0] });
    const { rows } = await pool.query('select variant_id from stock_reservations where product_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ variant_id: '-' }]);
    await count(id, ['eik', 0, 4]);
    expect(await stockOf(id)).toMatchObject({ product: [7, 3], eik: [4, 0] });
    // Another save changes nothing of it.
    await save(id, { brand: 'Noord' });
    expect(await stockOf(id)).toMatchObject({ product: [7, 3], eik: [4, 0] });
  });

  it('end with the last variant, after which the product is counted anew', async () => {
    const id = await create();
    await save(id, woods);
    await count(id, ['eik', 0, 5]);
    await hold(id, 'eik', 2);
    await save(id, { variants: [], variant_options: [] });
    expect(await stockOf(id)).toEqual({ product: [2, 2], eik: [2, 2, 'retired'], noot: [0, 0, 'retired'] });
    const reply = await api.call('setProductValues', {
      ...ids,
      changes: [{ id, on_hand: { from: 2, to: 10 } }],
    });
    expect(reply.body).toMatchObject({ changed: [id] });
    expect((await stockOf(id)).product).toEqual([10, 2]);
  });
});
