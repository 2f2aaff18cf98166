import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { german, jan, orderFixture } from '../testing/order-fixture.ts';

const database = await createTestDatabase();
const valid = { status: 'valid' as const, errorCode: '', consultationNumber: 'W', reply: {} };
const shop = await orderFixture(database, { vies: { check: async () => valid } });
const { a, api, cart, method, order, get } = shop;
await a.settings({ company: { name: 'Houtwerk', country: 'NL', vat_number: 'NL004495445B01' } });
// 6.05 at a class of its own: 1.05 of VAT at 21 %.
await a.shipping({ id: 'pakket', price: 605, vat_class_id: 'high' });
const table = await a.product({ title: 'Tafel' });
const course = await a.product({ title: 'Cursus', price_cents: 5_000, vat_class_id: 'exempt' });
const panel = await a.product({ title: 'Zonnepaneel', price_cents: 3_000, vat_class_id: 'zero' });
const lines = [table, course, panel].map((product_id) => ({ product_id }));

interface Calculation {
  checkout: { groups: { category: string; rate: number; net: number; tax: number }[] };
}

/** The order of these lines: its groups by category, rate, net and tax, its reply and its mail. */
async function ordered(details: object) {
  const session = await cart(lines, details);
  await method(session);
  const { body } = await order(session);
  const token = body.order.session as string;
  const row = await database.admin.global
    .selectFrom('orders')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  const { checkout } = row.snapshot.calculation as Calculation;
  const mail = await database.admin.global.selectFrom('mail_outbox').select(['text', 'unique_key']).execute();
  return {
    row,
    groups: checkout.groups.map(({ category, rate, net, tax }) => [category, rate, net, tax]),
    reply: (await get(token)).body.checkout,
    mail: mail.find(({ unique_key }) => unique_key === `order-confirmation:${token}`)?.text ?? '',
  };
}

describe('an exempt and a zero-rated product beside one at 21 %', () => {
  it('have an amount of 0 in the cart, with both reasons', async () => {
    const shoppingcart_session = await cart(lines);
    const { body } = await api.call('getCart', { ...a.ids, shoppingcart_session });
    expect(body.shoppingcart).toMatchObject({
      total_price_with_tax: 207.05,
      // 127.05 x 21/121
      tax_amounts: { '21': 22.05, '0': 0 },
      untaxed_categories: ['Z', 'E'],
    });
    expect(body.vies.category).toBe('S');
    const [, line] = body.shoppingcart.products;
    expect(line).toMatchObject({ price_incl_tax: 50, price_excl_tax: 50 });
  });

  it('are separate categories in the order, and are named in its reply and mail', async () => {
    const { row, groups, reply, mail } = await ordered(jan);
    expect(groups).toEqual([
      ['S', 2100, 10_500, 2_205],
      ['Z', 0, 3_000, 0],
      ['E', 0, 5_000, 0],
    ]);
    expect(row).toMatchObject({ total_incl_tax: 20_705, total_tax: 2_205, total_excl_tax: 18_500 });
    expect(reply).toMatchObject({ tax_amounts: { '21': 22.05, '0': 0 }, untaxed_categories: ['Z', 'E'] });
    const rows = mail.split('\n').filter((text) => /btw/.test(text) && !/totaal/i.test(text));
    expect(rows.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
      expect.stringMatching(/^21% btw.*22,05$/),
      expect.stringMatching(/^0% btw.*0,00$/),
      expect.stringMatching(/^Vrijgesteld van btw.*0,00$/),
    ]);
  });

  it('go to a company abroad as an intra-Community supply, except for what is exempt', async () => {
    const { groups, reply } = await ordered(german);
    expect(groups).toEqual([
      ['K', 0, 10_500, 0],
      ['E', 0, 5_000, 0],
      ['K', 0, 3_000, 0],
    ]);
    expect(reply).toMatchObject({
      total_price_with_tax: 185,
      tax_amounts: { '0': 0 },
      untaxed_categories: ['E'],
    });
  });
});

it('a cart in which everything has VAT does not name reasons', async () => {
  const shoppingcart_session = await cart([{ product_id: table }]);
  const { body } = await api.call('getCart', { ...a.ids, shoppingcart_session });
  expect(body.shoppingcart.tax_amounts).toEqual({ '21': 22.05 });
  expect('untaxed_categories' in body.shoppingcart).toBe(false);
});

it('a shop that is exempt as a small business charges what it typed, and names no rate, also abroad', async () => {
  await a.settings({
    company: { name: 'Houtwerk', country: 'NL', vat_number: 'NL004495445B01' },
    modules: { webshop: { small_business_from: '2026-01-01', oss_from: '2021-07-01' } },
  });
  for (const details of [jan, german]) {
    const { row, groups, reply, mail } = await ordered(details);
    // The lines and shipping as they were typed.
    expect(row).toMatchObject({ total_incl_tax: 20_705, total_tax: 0, total_excl_tax: 20_705 });
    expect(groups).toEqual([['E', 0, 20_705, 0]]);
    expect(reply).toMatchObject({ tax_amounts: { '0': 0 }, untaxed_categories: ['E'] });
    expect(row.snapshot.vat).toMatchObject({ category: 'E', invoice: 'webshop_vat_invoice_small_business' });
    expect(mail).toContain('Vrijgesteld van btw (kleineondernemersregeling)');
    expect(mail).not.toMatch(/% btw|excl\. btw|incl\. btw/);
  }
});
