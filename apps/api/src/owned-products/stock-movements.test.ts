import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { shopFixture, storedList } from '../testing/shop-fixture.ts';
import { ownedProductsHandlers } from './handlers.ts';
import { warnLowStock } from './warn-low-stock.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, ownedProductsHandlers, a, b);
const shop = shopFixture(database, a);
const { pool } = database.admin;
const ids = { website_id: a, project_id: a };

const set = (change: object, more: object = {}) =>
  api.call('setProductValues', { ...ids, changes: [change], ...more });
const movementsOf = async (id: string) => {
  const { body } = await api.call('listStockMovements', { ...ids, id });
  return (body as { movements: Record<string, unknown>[] }).movements;
};

describe('the history of the stock', () => {
  it('says who changed how much, and why, newest first', async () => {
    const id = await shop.product({ stock: 4 });
    await set({ id, on_hand: { from: 4, to: 14 } }, { reason: 'delivery', note: ' Pakbon 12 ' });
    const { body } = await set({ id, on_hand: { from: 14, to: 12 } }, { reason: 'damage' });
    await api.call('undoProductChange', { ...ids, change: (body as { change: string }).change });
    expect(await movementsOf(id)).toMatchObject([
      { change: 2, on_hand: 14, reason: 'undo', member: 'Naam van owner' },
      { change: -2, on_hand: 12, reason: 'damage', note: '' },
      { change: 10, on_hand: 14, reason: 'delivery', note: 'Pakbon 12', variant_id: '', order_number: '' },
    ]);
  });

  it('counts without a reason, and keeps nothing that did not change', async () => {
    const id = await shop.product({ stock: 4 });
    await set({ id, on_hand: { from: 4, to: 4 } });
    await set({ id, price_cents: { from: 12_100, to: 1 } });
    await set({ id, on_hand: { from: 4, to: 5 } });
    expect(await movementsOf(id)).toMatchObject([{ change: 1, reason: 'count' }]);
  });

  it('refuses a reason that only the shop has, and a long note', async () => {
    const id = await shop.product({ stock: 4 });
    const change = { id, on_hand: { from: 4, to: 5 } };
    expect((await set(change, { reason: 'sale' })).status).toBe(422);
    expect((await set(change, { note: 'x'.repeat(201) })).status).toBe(422);
    expect(await movementsOf(id)).toEqual([]);
  });

  it('is that of one website, and can only grow', async () => {
    const id = await shop.product({ stock: 4 });
    await set({ id, on_hand: { from: 4, to: 5 } });
    const other = { website_id: b, project_id: b, id };
    expect((await api.call('listStockMovements', other, as('other'))).body).toEqual({ movements: [] });
    const { rows } = await pool.query(
      `select privilege_type from information_schema.role_table_grants
       where grantee = 'etalage_app' and table_name = 'stock_movements' order by 1`,
    );
    expect(rows.map(({ privilege_type }) => privilege_type as string)).toEqual(['INSERT', 'SELECT']);
  });
});

describe('a warning of low stock', () => {
  const deps = {
    db: database.app,
    dashboardUrl: () => 'http://beheer.test',
    siteUrl: (host: string) => `http://${host}`,
  };
  const mails = async () => {
    const { rows } = await pool.query(
      `select recipient, subject, text from mail_outbox where unique_key like 'low-stock:%' order by created_at, id`,
    );
    return rows as { recipient: string; subject: string; text: string }[];
  };
  const sweep = () => warnLowStock(deps, a);
  const stock = (id: string, pieces: number) =>
    pool.query('update stock set on_hand = $2 where product_id = $1', [id, pieces]);

  it('is mailed once, to the owner, and again after the stock was enough', async () => {
    await shop.settings({ company: { name: 'Houtwerk', email: 'baas@houtwerk.nl' } });
    const id = await shop.product({ title: 'Kruk Laag', stock: 6, low_stock: 5 });
    await shop.product({ title: 'Zonder grens', stock: 0 });
    await shop.product({ title: 'Concept', stock: 0, low_stock: 5, status: 'draft' });
    await sweep();
    expect(await mails()).toEqual([]);
    await stock(id, 5);
    await Promise.all([sweep(), sweep(), sweep()]);
    await sweep();
    const [first, ...others] = await mails();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ recipient: 'baas@houtwerk.nl', subject: 'Bijna op: Kruk Laag' });
    expect(first?.text).toContain('nog 5');
    expect(first?.text).toContain('http://beheer.test/w/a/voorraad?toon=laag');
    await stock(id, 6);
    await sweep();
    await stock(id, 0);
    await sweep();
    expect((await mails()).map(({ text }) => /^Kruk Laag: (.*)$/m.exec(text)?.[1])).toEqual(['nog 5', 'op']);
    await stock(id, 100);
    await sweep();
  });

  it('counts what orders hold, and names each variant that runs out', async () => {
    const list = { options: [storedList('hout', 'Eiken', 'Noten')], variant_options: ['hout'] };
    const variants = [
      { id: 'eik', choices: ['Eiken'], stock: 9 },
      { id: 'noot', choices: ['Noten'], stock: 2 },
    ];
    await shop.product({ title: 'Bank', low_stock: 3, variants, ...list });
    const held = await shop.product({ title: 'Stoel', stock: 10, low_stock: 3 });
    await pool.query('update stock set reserved = 8 where product_id = $1', [held]);
    const before = (await mails()).length;
    await sweep();
    const [mail] = (await mails()).slice(before);
    expect(mail?.subject).toBe('2 producten zijn bijna op');
    expect(mail?.text).toContain('Noten');
    expect(mail?.text).not.toContain('Eiken');
    expect(mail?.text.match(/nog 2/g)).toHaveLength(2);
  });

  it('stays away without an address, and is not sent later for it', async () => {
    await shop.settings({ company: { name: 'Houtwerk', email: '' } });
    const before = (await mails()).length;
    await shop.product({ title: 'Lamp', stock: 1, low_stock: 3 });
    await sweep();
    await shop.settings({ company: { name: 'Houtwerk', email: 'baas@houtwerk.nl' } });
    await sweep();
    expect(await mails()).toHaveLength(before);
  });

  it('follows a draft that goes online and a limit that is set, without a change of the stock', async () => {
    const draft = await shop.product({ title: 'Krat', stock: 1, low_stock: 3, status: 'draft' });
    const unlimited = await shop.product({ title: 'Mand', stock: 1 });
    await sweep();
    const before = (await mails()).length;
    const change = { kind: 'state', to: 'published' };
    await api.call('changeProducts', { ...ids, ids: [draft], change, preview: false });
    await sweep();
    const opened = await api.call('getOwnedProduct', { ...ids, id: unlimited });
    const { product } = opened.body as { product: { version: number; vat_class_id: string } };
    const saved = { ...product, low_stock: 3 };
    await api.call('saveProduct', { ...ids, id: unlimited, version: product.version, product: saved });
    await sweep();
    expect((await mails()).slice(before).map(({ subject }) => subject)).toEqual([
      'Bijna op: Krat',
      'Bijna op: Mand',
    ]);
  });

  it('names at most fifty, and says how many more there are', async () => {
    const many = Array.from({ length: 53 }, (_, index) => ({
      title: `Doos ${index}`,
      stock: 1,
      low_stock: 3,
    }));
    for (const product of many) await shop.product(product);
    await sweep();
    const last = (await mails()).at(-1);
    expect(last?.subject).toBe('53 producten zijn bijna op');
    expect(last?.text.match(/^Doos \d+: nog 1$/gm)).toHaveLength(50);
    expect(last?.text).toContain('En nog 3 andere.');
  });

  it('reads only what changed since the last check', async () => {
    await sweep();
    const { rows } = await pool.query(`select product_id from stock where website_id = 'a' and low_due`);
    expect(rows).toEqual([]);
    const id = await shop.product({ stock: 9 });
    await sweep();
    await stock(id, 8);
    const due = await pool.query(`select product_id from stock where website_id = 'a' and low_due`);
    expect(due.rows).toEqual([{ product_id: id }]);
  });
});
