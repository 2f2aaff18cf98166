import { describe, expect, it } from 'vitest';
import { undoProductChangeHandler } from '../owned-products/undo-product-change.handler.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { shopFixture, storedList } from '../testing/shop-fixture.ts';
import { stockListHandlers } from './handlers.ts';

const database = await createTestDatabase();
const order = await orderFixture(database);
const a = order.a.websiteId;
const b = await database.createWebsite({ id: 'ander', host: 'ander.test' });
const handlers = { ...stockListHandlers, undoProductChange: undoProductChangeHandler };
const api = await startOwnerApi(database, handlers, a, b);
const { a: shop } = order;
const { pool } = database.admin;
const { ids } = shop;

let number = 0;
const correct = async (corrections: object[], more: object = {}, options = {}) => {
  number += 1;
  const body = { ...ids, idempotency_key: `k${number}`, corrections, reason: 'delivery', note: '', ...more };
  return (await api.call('correctStock', body, options)).body as Record<string, unknown>;
};
const piecesOf = async (id: string) => {
  const { rows } = await pool.query(
    `select variant_id, on_hand from variant_stock where product_id = $1
     union all select '', on_hand from stock where product_id = $1 order by 1`,
    [id],
  );
  return Object.fromEntries(
    rows.map((row: { variant_id: string; on_hand: number }) => [row.variant_id, row.on_hand]),
  );
};
const movementsOf = async (asked: object) => {
  const filter = { query: '', from: '', until: '', after: '', limit: 100 };
  const { body } = await api.call('listMovements', { ...ids, ...filter, ...asked });
  return body as unknown as { movements: Record<string, unknown>[]; next: string };
};
const row = (product_id: string, change: object, variant_id = '') => ({ product_id, variant_id, ...change });
const bench = (title: string) =>
  shop.product({
    title,
    options: [storedList('hout', 'Eiken', 'Noten')],
    variant_options: ['hout'],
    variants: [
      { id: 'eik', choices: ['Eiken'], stock: 4 },
      { id: 'noot', choices: ['Noten'], stock: 2 },
    ],
  });

describe('a correction', () => {
  it('stores counts, differences and a limit, says why, and is undone as one', async () => {
    const stool = await shop.product({ title: 'Krukje', stock: 10 });
    const product = await bench('Bankje');
    const made = await correct(
      [
        row(stool, { counted: { from: 10, to: 8 }, low_stock: { from: null, to: 3 } }),
        row(product, { difference: 5 }, 'eik'),
        row(product, { counted: { from: 2, to: 1 } }, 'noot'),
      ],
      { reason: 'other', note: ' Telling ' },
    );
    expect(made).toEqual({ corrected: 3, refused: [], change: expect.any(String) });
    expect(await piecesOf(stool)).toEqual({ '': 8 });
    expect(await piecesOf(product)).toEqual({ '': 10, eik: 9, noot: 1 });
    const limit = () => pool.query('select low_stock from products where id = $1', [stool]);
    expect((await limit()).rows).toEqual([{ low_stock: 3 }]);
    expect((await movementsOf({ query: 'bankje' })).movements).toMatchObject([
      { variant_id: 'noot', choices: ['Noten'], change: -1, on_hand: 1, reason: 'other', note: 'Telling' },
      { variant_id: 'eik', title: 'Bankje', change: 5, on_hand: 9, member: 'Naam van owner' },
    ]);
    const undone = await api.call('undoProductChange', { ...ids, change: made['change'] });
    expect(undone.body).toEqual({ undone: 2, refused: [] });
    expect(await piecesOf(stool)).toEqual({ '': 10 });
    expect(await piecesOf(product)).toEqual({ '': 6, eik: 4, noot: 2 });
    expect((await limit()).rows).toEqual([{ low_stock: null }]);
  });

  it('refuses a row alone, with the reason, and stores the others', async () => {
    const product = await bench('Half');
    const held = await shop.product({ title: 'Vast', stock: 5 });
    await pool.query('update stock set reserved = 4 where product_id = $1', [held]);
    const loose = await shop.product({ title: 'Los' });
    const foreign = await shopFixture(database, b).product({ stock: 1 });
    const reply = await correct([
      row(product, { counted: { from: 3, to: 9 } }, 'eik'),
      row(product, { difference: 1 }, 'noot'),
      row(product, { difference: 1 }),
      row(product, { difference: 1 }, 'weg'),
      row(product, { low_stock: { from: null, to: 2 } }, 'eik'),
      row(held, { difference: -2 }),
      row(held, { difference: -6 }),
      row(held, { low_stock: { from: 9, to: 2 } }),
      row(loose, { difference: 1 }),
      row(foreign, { difference: 1 }),
      row(held, { difference: 1_000_000_000 }),
    ]);
    const refused = reply['refused'] as { product_id: string; variant_id: string; message: string }[];
    const gone = 'De varianten van dit product zijn veranderd. Laad de lijst opnieuw.';
    const since = 'Intussen door iemand anders gewijzigd. Laad de lijst opnieuw en kijk het na.';
    expect(refused.map(({ message }) => message)).toEqual([
      'Er zijn er intussen 4. Typ opnieuw wat je telt, of typ een verschil.',
      gone,
      gone,
      since,
      'Er zijn al 4 stuks gereserveerd voor bestellingen.',
      'Dat kan niet: er zijn er 5.',
      since,
      'Van dit product wordt geen voorraad meer bijgehouden.',
      'Dit product is er niet meer.',
      'Vul een getal tot en met 1000000000 in.',
    ]);
    expect(refused[0]).toMatchObject({ product_id: product, variant_id: 'eik' });
    expect(reply['corrected']).toBe(1);
    expect(await piecesOf(product)).toEqual({ '': 7, eik: 4, noot: 3 });
    expect(await piecesOf(held)).toEqual({ '': 5 });
    expect(await piecesOf(foreign)).toEqual({ '': 1 });
  });

  it('adds a repeated difference once, and refuses its key for another one', async () => {
    const id = await shop.product({ stock: 1 });
    const body = {
      ...ids,
      idempotency_key: 'zelfde',
      corrections: [row(id, { difference: 4 })],
      reason: 'count',
      note: '',
    };
    const replies = [await api.call('correctStock', body), await api.call('correctStock', body)];
    expect(replies[1]?.body).toEqual(replies[0]?.body);
    const other = await api.call('correctStock', { ...body, note: 'anders' });
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    expect(await piecesOf(id)).toEqual({ '': 5 });
    // Keys of another member are other keys.
    await api.call('correctStock', body, as('shop'));
    expect(await piecesOf(id)).toEqual({ '': 9 });
  });

  it('adds differences while orders take pieces, and loses none', { timeout: 60_000 }, async () => {
    const id = await shop.product({ title: 'Druk', stock: 20 });
    const sessions: string[] = [];
    for (let buyer = 0; buyer < 10; buyer += 1) {
      const session = await order.cart([{ product_id: id, quantity: 2 }]);
      await order.method(session, 'pay_on_pickup');
      sessions.push(session);
    }
    const [orders, corrections] = await Promise.all([
      Promise.all(sessions.map((session) => order.order(session))),
      Promise.all(
        Array.from({ length: 10 }, (_, at) => correct([row(id, { difference: at % 2 === 0 ? 3 : -1 })])),
      ),
    ]);
    const ordered = orders.filter(({ status }) => status === 200).length;
    const added = corrections.reduce(
      (sum, { corrected }, at) => sum + (corrected === 1 ? (at % 2 === 0 ? 3 : -1) : 0),
      0,
    );
    expect(await order.stockOf(id)).toEqual({ on_hand: 20 + added, reserved: ordered * 2 });
    expect(ordered).toBeGreaterThan(0);
    const { rows } = await pool.query(
      `select sum(change)::int as sum from stock_movements where product_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ sum: added }]);
  });
});

describe('the movements of a website', () => {
  it('are found by product, reason and period, and continue after a page', async () => {
    const id = await shop.product({ title: 'Zeldzaam', article_number: 'Z-9', stock: 1 });
    await pool.query(
      `insert into stock_movements (website_id, product_id, variant_id, at, change, on_hand, reason, note) values
       ($1, $2, '', '2026-03-01 22:59Z', 1, 1, 'count', 'eerste'),
       ($1, $2, '', '2026-03-01 23:01Z', 2, 3, 'damage', '=1+1'),
       ($1, $2, '', '2026-03-02 23:01Z', 3, 6, 'count', 'derde')`,
      [a, id],
    );
    const changes = async (asked: object) =>
      (await movementsOf({ query: 'z-9', ...asked })).movements.map(({ change }) => change);
    expect(await changes({})).toEqual([3, 2, 1]);
    expect(await changes({ reason: 'damage' })).toEqual([2]);
    expect(await changes({ from: '2026-03-02', until: '2026-03-02' })).toEqual([2]);
    expect(await changes({ until: '2026-03-01' })).toEqual([1]);
    const first = await movementsOf({ query: 'zeldzaam', limit: 2 });
    expect(first.movements.map(({ change }) => change)).toEqual([3, 2]);
    const second = await movementsOf({ query: 'zeldzaam', limit: 2, after: first.next });
    expect(second).toMatchObject({ movements: [{ change: 1 }], next: '' });
    const file = await api.call('exportMovements', {
      ...ids,
      query: 'z-9',
      from: '',
      until: '',
      reason: 'damage',
    });
    expect(file.body['csv']).toBe(
      '\ufeffMoment;Artikelnummer;Product;Variant;Verschil;Aanwezig erna;Reden;Toelichting;Bestelling;Door\r\n' +
        "2 maart 2026 om 00:01;Z-9;Zeldzaam;;2;3;Breuk of verlies;'=1+1;;\r\n",
    );
  });

  it('are those of one website', async () => {
    const filter = { query: '', from: '', until: '', after: '', limit: 100 };
    const other = await api.call('listMovements', { website_id: b, project_id: b, ...filter }, as('other'));
    expect(other.body).toEqual({ movements: [], next: '' });
  });
});
