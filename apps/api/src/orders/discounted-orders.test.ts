import { beforeEach, describe, expect, it } from 'vitest';
import { setDiscountCodeHandler } from '../shoppingcart/set-discount-code.handler.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database, { handlers: { setDiscountCode: setDiscountCodeHandler } });
const { a, api, cart, method, order, get } = shop;
const company = { name: 'Houtwerk', country: 'NL', email: 'info@houtwerk.test' };
await a.shipping({ id: 'pakket', price: 605, vat_class_id: 'high' });
const table = await a.product({ title: 'Tafel', price_cents: 40_000 });
const chair = await a.product({ title: 'Stoel', price_cents: 10_000, vat_class_id: 'low' });

beforeEach(async () => {
  await a.settings({ company });
  await database.admin.pool.query('delete from discounts');
  await database.admin.pool.query('delete from mail_outbox');
});

/** What is stored of an order, as far as these tests read it. */
interface Stored {
  cart: { shoppingcart: Record<string, unknown> };
  calculation: { checkout: { discounts: object[]; lines: { discount: number }[] } };
}

/** The order of a table and a chair: as it is stored, as its customer reads it, and the rows of both mails. */
async function ordered(discount_code = '') {
  const session = await cart([{ product_id: table }, { product_id: chair }]);
  await method(session);
  await api.call('setDiscountCode', { ...a.ids, shoppingcart_session: session, discount_code });
  const made = await order(session);
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const token = made.body.order.session as string;
  const { admin } = database;
  const { snapshot, ...row } = await admin.global
    .selectFrom('orders')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  const mails = await admin.global.selectFrom('mail_outbox').select(['text', 'recipient']).execute();
  const rowsTo = (address: string) => rowsOf(mails.find(({ recipient }) => recipient === address)?.text);
  return {
    token,
    row,
    stored: snapshot as unknown as Stored,
    mails: [rowsTo('Jan@Voorbeeld.nl'), rowsTo(company.email)],
  };
}

/** The rows of a mail under its last line of goods. */
function rowsOf(mail = ''): string[] {
  const rows = mail.split('\n').map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const last = rows.findIndex((text) => text.startsWith('1 x Stoel'));
  return rows.slice(last + 1, rows.indexOf('Betaalmethode: ideal')).filter((text) => text !== '');
}

describe('an order with discounts', () => {
  /** 50 % off the chair by itself; then 10.00 over 400.00 and 50.00 with a code. */
  const twoDiscounts = async () => {
    await a.discount({
      id: 'najaar',
      title: 'Najaar',
      value: 5_000,
      scope: 'products',
      product_ids: [chair],
    });
    await a.discount({ id: 'tien', title: 'Tien euro', code: 'TIEN', kind: 'amount', value: 1_000 });
    return ordered('tien');
  };
  const both = (incl_tax: number, excl_tax: number) => ({ incl_tax, excl_tax });

  it('is stored with each of them and with what each line got', async () => {
    const { row, stored } = await twoDiscounts();
    // 10.00 over 400.00 and 50.00 is 8.89 and 1.11. 397.16 with shipping contains 68.93 at 21 %, 48.89 4.04 at 9 %.
    expect(row).toMatchObject({ total_incl_tax: 44_605, total_excl_tax: 37_308, total_tax: 7_297 });
    const { shoppingcart } = stored.cart;
    expect(shoppingcart).toMatchObject({
      discounts: [
        { id: 'najaar', title: 'Najaar', code: '', kind: 'percentage', price: both(5_000, 4_587) },
        { id: 'tien', title: 'Tien euro', code: 'TIEN', kind: 'amount', price: both(1_000, 837) },
      ],
      discount_code: { code: 'TIEN', problem: '', missing: 0 },
      tax_amounts: { '21': 6_893, '9': 404 },
      session: '',
    });
    expect(shoppingcart).not.toHaveProperty('takes_discount_code');
    const { discounts, lines } = stored.calculation.checkout;
    expect(discounts).toEqual([
      { id: 'najaar', amount: 5_000, taken_off: 5_000 },
      { id: 'tien', amount: 1_000, taken_off: 1_000 },
    ]);
    expect(lines.map(({ discount }) => discount)).toEqual([889, 5_111]);
  });

  it('answers its customer with what each took off, also once the discounts are gone', async () => {
    const { token } = await twoDiscounts();
    await database.admin.pool.query('delete from discounts');
    const { checkout } = (await get(token)).body;
    expect(checkout).toMatchObject({
      discounts: [
        { id: 'najaar', title: 'Najaar', code: '', price: both(50, 45.87) },
        { id: 'tien', title: 'Tien euro', code: 'TIEN', price: both(10, 8.37) },
      ],
      total_price: 368.08,
      total_price_with_tax: 446.05,
    });
    // Lines keep their own prices.
    const totals = checkout.products.map(
      (line: { total_price_incl_tax: number }) => line.total_price_incl_tax,
    );
    expect(totals).toEqual([400, 100]);
    expect(checkout).not.toHaveProperty('takes_discount_code');
  });

  it('has them in the mails to customer and owner, between the lines and shipping', async () => {
    const { mails } = await twoDiscounts();
    const rows = [
      'Korting: Najaar: € -50,00',
      'Korting: Tien euro (TIEN): € -10,00',
      'Verzendkosten (pakket): € 6,05',
      'Totaal excl. btw: € 373,08',
      '21% btw: € 68,93',
      '9% btw: € 4,04',
      'Totaal incl. btw: € 446,05',
    ];
    expect(mails).toEqual([rows, rows]);
  });

  it('has free shipping in the mails as a text, and shipping for nothing', async () => {
    await a.discount({ title: 'Gratis bezorgd', kind: 'free_shipping', value: 0 });
    const { mails, row } = await ordered();
    expect(mails[0]?.slice(0, 3)).toEqual([
      'Korting: Gratis bezorgd: Gratis verzending',
      'Verzendkosten (pakket): € 0,00',
      'Totaal excl. btw: € 422,32',
    ]);
    expect(row.total_incl_tax).toBe(50_000);
  });

  it.each([
    // 80.00 of it is at 21 % and 20.00 at 9 %.
    [true, 'Korting: Najaar: € -118,60', 'Verzendkosten (pakket): € 7,32'],
    [false, 'Korting: Najaar: € -100,00', 'Verzendkosten (pakket): € 6,05'],
  ])('has what they take off on the side that is shown, with tax: %s', async (isIncl, discount, shipping) => {
    await a.settings({ company, modules: { webshop: { show_price_tax_included: isIncl } } }, 'net');
    await a.discount({ title: 'Najaar', kind: 'amount', value: 10_000 });
    const { mails, row } = await ordered();
    expect(mails[0]).toEqual([
      discount,
      shipping,
      'Totaal excl. btw: € 406,05',
      '21% btw: € 68,47',
      '9% btw: € 7,20',
      'Totaal incl. btw: € 481,72',
    ]);
    expect(row.total_incl_tax).toBe(48_172);
  });
});

describe('an order without discounts', () => {
  it('stores and mails nothing of them', async () => {
    const { stored, mails, row } = await ordered();
    expect(stored.cart.shoppingcart).not.toHaveProperty('discounts');
    expect(stored.cart.shoppingcart).not.toHaveProperty('discount_code');
    expect(stored.calculation.checkout.discounts).toEqual([]);
    expect(mails[0]?.[0]).toBe('Verzendkosten (pakket): € 6,05');
    expect(row.total_incl_tax).toBe(50_605);
  });
});
