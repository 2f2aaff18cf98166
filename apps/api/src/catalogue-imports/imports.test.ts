import { beforeEach, describe, expect, it } from 'vitest';
import { noJobQueue } from '../ports/job-queue.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startOwnerApi } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { catalogueImportsHandlers } from './handlers.ts';
import { workOnImport } from './work-on-import.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, catalogueImportsHandlers, a, b, { jobs: noJobQueue });
const shop = shopFixture(database, a);
const { pool } = database.admin;
const ids = { website_id: a, project_id: a };
const deps = { db: database.app, now: () => new Date() };

type Cells = Record<string, string>;
interface Item {
  row: number;
  cells: Cells;
  variants: { row: number; cells: Cells }[];
}
interface Shown {
  row: number;
  title: string;
  product_id: string;
  outcome: string;
  messages: { row: number; column: string; text: string }[];
  changes: { row: number; column: string; before: string; after: string }[];
}

const item = (cells: Cells, variants: Cells[] = [], row = 2): Item => ({
  row,
  cells,
  variants: variants.map((one, at) => ({ row: row + 1 + at, cells: one })),
});
const call = async (name: Parameters<typeof api.call>[0], body: object) => {
  const reply = await api.call(name, { ...ids, ...body });
  expect([name, reply.status, reply.status === 200 ? '' : JSON.stringify(reply.body)]).toEqual([
    name,
    200,
    '',
  ]);
  return reply.body as { import: { id: string; state: string; outcomes: Cells }; items: Shown[] };
};
const itemsOf = async (id: string) => (await call('listImportItems', { id, outcome: null, after: -1 })).items;

/** Fills and plans an import. */
async function planned(items: Item[], clears_empty = false): Promise<string> {
  const { id } = (await call('createImport', { name: 'lijst.csv', clears_empty })).import;
  await call('addImportItems', { id, at: 0, items });
  await call('planImport', { id });
  await workOnImport(deps, a, id);
  return id;
}

/** Plans and stores an import. */
async function imported(items: Item[], clears_empty = false): Promise<string> {
  const id = await planned(items, clears_empty);
  await call('runImport', { id });
  await workOnImport(deps, a, id);
  return id;
}

async function undone(id: string): Promise<void> {
  await call('undoImport', { id });
  await workOnImport(deps, a, id);
}

const stored = async (title: string) =>
  (await pool.query('select * from products where website_id = $1 and title = $2', [a, title])).rows[0];
const stateOf = async (id: string) => (await call('getImport', { id })).import.state;

beforeEach(() => pool.query('delete from products where website_id = $1', [a]));

describe('an import', () => {
  it('says what it would do, and stores nothing of it', async () => {
    await shop.product({ title: 'Kruk', article_number: 'K1', price_cents: 5_000 });
    const id = await planned([
      item({ article_number: 'K1', price: '60,00' }),
      item({ title: 'Nieuw', price: '12,50' }, [], 3),
      item({ article_number: 'K1', price: 'veel' }, [], 4),
      item({ article_number: 'K1', title: 'Kruk' }, [], 5),
      item({ article_number: 'ONBEKEND', price: '1' }, [], 6),
    ]);
    const found = await itemsOf(id);
    expect(found.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'changed'],
      [3, 'created'],
      [4, 'refused'],
      [5, 'unchanged'],
      [6, 'refused'],
    ]);
    expect(found[0]?.changes).toEqual([{ row: 2, column: 'price', before: '50,00', after: '60,00' }]);
    expect(found[2]?.messages).toEqual([
      { row: 4, column: 'price', text: '“veel” is geen bedrag. Typ bijvoorbeeld 12,50.' },
    ]);
    expect(found[4]?.messages[0]?.text).toBe(
      'Dit product bestaat nog niet. Vul een naam in om het te maken.',
    );
    expect((await stored('Kruk')).price_cents).toBe(5_000);
    expect(await stored('Nieuw')).toBeUndefined();
    expect(await stateOf(id)).toBe('planned');
  });

  it('makes a product with its categories, variants and pieces, and takes it back', async () => {
    const id = await imported([
      item({ title: 'Stoel Ida', price: '100', categories: 'Wonen > Stoelen | Nieuw', option_1: 'Kleur' }, [
        { article_number: 'IDA-R', choice_1: 'Rood', price: '100', stock: '4' },
        { article_number: 'IDA-G', choice_1: 'Groen', price: '120,50', stock: '2' },
      ]),
    ]);
    expect((await itemsOf(id))[0]?.outcome).toBe('created');
    const made = await stored('Stoel Ida');
    expect(made.status).toBe('draft');
    expect(made.variants).toMatchObject([
      { choices: ['Rood'], article_number: 'IDA-R', difference_cents: 0 },
      { choices: ['Groen'], article_number: 'IDA-G', difference_cents: 2_050 },
    ]);
    expect(await shop_stock(made.id)).toEqual({ on_hand: 6 });
    const categories = await pool.query(
      `select c.title, p.title as above from categories c left join categories p on p.id = c.parent_id
       join product_categories o on o.category_id = c.id where o.product_id = $1 order by o.place`,
      [made.id],
    );
    expect(categories.rows).toEqual([
      { title: 'Stoelen', above: 'Wonen' },
      { title: 'Nieuw', above: null },
    ]);
    await undone(id);
    expect(await stateOf(id)).toBe('undone');
    expect((await stored('Stoel Ida')).status).toBe('archived');
  });

  it('changes only what the sheet has, and the same sheet again changes nothing', async () => {
    await shop.product({ title: 'Lamp', article_number: 'L1', price_cents: 9_900, stock: 5, brand: 'Noord' });
    const rows = [item({ article_number: 'L1', price: '89,95', stock: '7', brand: '' })];
    const id = await imported(rows);
    expect((await itemsOf(id))[0]?.changes.map(({ column }) => column)).toEqual(['price', 'stock']);
    expect(await stored('Lamp')).toMatchObject({ price_cents: 8_995, brand: 'Noord' });
    const again = await imported(rows);
    expect((await itemsOf(again))[0]?.outcome).toBe('unchanged');
    await undone(id);
    expect(await stored('Lamp')).toMatchObject({ price_cents: 9_900, brand: 'Noord' });
    expect(await shop_stock((await stored('Lamp')).id)).toEqual({ on_hand: 5 });
  });
});

async function shop_stock(id: string) {
  const { rows } = await pool.query('select on_hand from stock where product_id = $1', [id]);
  return rows[0];
}
