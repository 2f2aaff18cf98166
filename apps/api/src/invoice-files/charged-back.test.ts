import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { getToDoHandler } from '../figures/get-to-do.handler.ts';
import { getOrderForOwnerHandler } from '../orders/get-order-for-owner.handler.ts';
import { applyProviderPayment } from '../payments/apply-provider-payment.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { company, invoiceFixture } from './testing/invoice-fixture.ts';

const database = await createTestDatabase();
const { shop, api, table, seen, refund, settings } = await invoiceFixture(database, {
  getOrderForOwner: getOrderForOwnerHandler,
  getToDo: getToDoHandler,
});
const { a } = shop;
const { pool } = database.admin;
await settings({ company });

/** A paid order of two tables, with its pay page. */
async function paidOrder() {
  const { token, url } = await shop.placed([{ product_id: table, quantity: 2 }]);
  await shop.choose(url, 'paid');
  const { rows } = await pool.query('select number from orders where token = $1', [token]);
  return { token, url, number: rows[0].number as string };
}

/** The bank takes back so much of the payment of a pay page. */
async function takeBack(url: string, chargedBack: number, refunded = 0) {
  const payment = await shop.payments.provider.get(a.websiteId, shop.pspIdOf(url));
  if (!payment) throw new Error('there is no payment');
  await withWebsite(database.app, a.websiteId, (tx) =>
    applyProviderPayment(tx, a.websiteId, { ...payment, refunded, chargedBack }, new Date()),
  );
}
const waiting = async () => (await api.call('getToDo', a.ids)).body.charged_back as number;
const documents = async (number: string) =>
  (await seen(number)).invoices.map(({ kind, total }) => [kind, total]);

describe('a payment that the bank takes back', () => {
  it('is owed again, with its invoice and without a credit note, until it is paid again', async () => {
    const { token, url, number } = await paidOrder();
    const before = await waiting();
    await takeBack(url, 24_200);
    const { payment } = (await shop.get(token)).body;
    expect(payment).toMatchObject({ payment_status: 'charged_back', taken_back_incl_tax: 242 });
    const owned = (await api.call('getOrderForOwner', { ...a.ids, number })).body.payment;
    expect(owned).toMatchObject({ taken_back_incl_tax: 242 });
    expect(await documents(number)).toEqual([['invoice', 24_200]]);
    expect(await waiting()).toBe(before + 1);
    // Twice at once: both lead to one attempt.
    const again = await Promise.all([shop.pay(token), shop.pay(token)]);
    const pages = again.map(({ body }) => body.payment.url as string);
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).not.toBe(url);
    expect((await shop.get(token)).body.payment).toMatchObject({ taken_back_incl_tax: 242 });
    await shop.choose(pages[0] ?? '', 'paid');
    const paid = (await shop.get(token)).body.payment;
    expect(paid.payment_status).toBe('paid');
    expect(paid).not.toHaveProperty('taken_back_incl_tax');
    expect(await documents(number)).toEqual([['invoice', 24_200]]);
    expect(await waiting()).toBe(before);
    const { rows } = await pool.query('select double_paid, stock_short from orders where token = $1', [
      token,
    ]);
    expect(rows).toEqual([{ double_paid: false, stock_short: false }]);
    expect((await shop.pay(token)).body.code).toBe('order_already_paid');
  });

  it('is owed without what the shop paid back itself', async () => {
    const { token, url, number } = await paidOrder();
    await refund(number, 4_200);
    await takeBack(url, 20_000, 4_200);
    expect((await shop.get(token)).body.payment).toMatchObject({ taken_back_incl_tax: 200 });
    const page = (await shop.pay(token)).body.payment.url as string;
    expect((await shop.emulated(page))?.amount).toMatchObject({ value: '200.00' });
    expect(await documents(number)).toEqual([
      ['invoice', 24_200],
      ['credit_note', 4_200],
    ]);
  });

  it('in part is owed again for that part, until that part is paid', async () => {
    const { token, url, number } = await paidOrder();
    const before = await waiting();
    await takeBack(url, 4_200);
    expect((await shop.get(token)).body.payment).toMatchObject({
      payment_status: 'charged_back',
      taken_back_incl_tax: 42,
    });
    expect(await waiting()).toBe(before + 1);
    expect(await documents(number)).toEqual([['invoice', 24_200]]);
    const first = (await shop.pay(token)).body.payment.url as string;
    expect((await shop.emulated(first))?.amount).toMatchObject({ value: '42.00' });
    // The bank takes more before that was paid: the page asks for all of it.
    await takeBack(url, 5_000);
    const page = (await shop.pay(token)).body.payment.url as string;
    expect((await shop.emulated(page))?.amount).toMatchObject({ value: '50.00' });
    await shop.choose(page, 'paid');
    const paid = (await shop.get(token)).body.payment;
    expect(paid.payment_status).toBe('paid');
    expect(paid).not.toHaveProperty('taken_back_incl_tax');
    expect(await waiting()).toBe(before);
    expect((await shop.pay(token)).body.code).toBe('order_already_paid');
    const { rows } = await pool.query('select double_paid from orders where token = $1', [token]);
    expect(rows).toEqual([{ double_paid: false }]);
    // Both payments together can be paid back, and neither was one too many.
    const refunds = (await api.call('listRefunds', { ...a.ids, number })).body;
    expect(refunds).toMatchObject({ doubles: [], paid: 'provider' });
  });

  it('in part after a refund is owed without what the shop paid back', async () => {
    const { token, url, number } = await paidOrder();
    await refund(number, 4_200);
    await takeBack(url, 100, 4_200);
    expect((await shop.get(token)).body.payment).toMatchObject({ taken_back_incl_tax: 1 });
    const page = (await shop.pay(token)).body.payment.url as string;
    expect((await shop.emulated(page))?.amount).toMatchObject({ value: '1.00' });
  });

  it('is owed by nobody of an order that was cancelled', async () => {
    const before = await waiting();
    const other = await paidOrder();
    await takeBack(other.url, 100);
    expect(await waiting()).toBe(before + 1);
    await pool.query(`update orders set status = 'cancelled' where token = $1`, [other.token]);
    expect(await waiting()).toBe(before);
    expect((await shop.get(other.token)).body.payment).not.toHaveProperty('taken_back_incl_tax');
    expect((await shop.pay(other.token)).body.code).toBe('order_not_found');
  });
});
