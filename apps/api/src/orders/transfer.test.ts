import { invoiceReference } from '@etalage/shop-domain';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { jan, orderFixture } from '../testing/order-fixture.ts';
import { transferOf } from './transfer-of.ts';

const database = await createTestDatabase();
const { a, cart, method, order, get } = await orderFixture(database);
const table = await a.product({ title: 'Tafel', price_cents: 84_150 });
await a.payment('wire', { title: 'Overboeking', provider: 'offline', position: 3 });

async function placed(payment: string) {
  const session = await cart([{ product_id: table }], jan);
  await method(session, payment);
  const { body } = await order(session);
  return (await get(body.order.session)).body;
}
const lastMail = () =>
  database.admin.global
    .selectFrom('mail_outbox')
    .select(['text', 'html'])
    .where('recipient', '=', jan.invoice_email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();

describe('an order that is paid by bank transfer', () => {
  it('names account, holder, amount, reference and term, on its page and in the mail', async () => {
    const page = await placed('wire');
    const { number, created_at } = page.order;
    expect(page.payment.transfer).toMatchObject({
      iban: 'NL91 ABNA 0417 1643 00',
      holder: 'Houtwerk B.V.',
      reference: `Bestelling ${number}`,
      amount_incl_tax: page.checkout.total_price_with_tax,
      due_date: new Date(Date.parse(created_at) + 14 * 86_400_000).toISOString(),
    });
    const { text, html } = await lastMail();
    for (const shown of ['NL91 ABNA 0417 1643 00', 'Houtwerk B.V.', `Bestelling ${number}`, '€ 841,50']) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(shown);
      expect(html.replaceAll('\u00a0', ' ')).toContain(shown);
    }
  });

  it('has the structured communication of Belgian banks where the seller is Belgian, as its invoice has', async () => {
    await a.settings({ company: { name: 'Houtwerk', country: 'BE' } });
    const page = await placed('wire');
    const reference = invoiceReference(page.order.number, 'BE');
    expect(reference).toMatch(/^\+{3}\d{3}\/\d{4}\/\d{5}\+{3}$/);
    expect(page.payment.transfer.reference).toBe(reference);
    const { text, html } = await lastMail();
    expect(text).toContain(reference);
    expect(html).toContain(reference);
    await a.settings({ company: {} });
  });

  it('has the same code on its page and in the mail', async () => {
    const { payment } = await placed('wire');
    const code: string[] = payment.transfer.code;
    const rows = (await lastMail()).html.match(/<tr>(?:<td width="4"[^>]*><\/td>)+<\/tr>/g) ?? [];
    const squares = rows.map((row) =>
      Array.from(row.matchAll(/<td ([^>]*)>/g), ([, cell]) => (cell?.includes('#000') ? '1' : '0')).join(''),
    );
    expect(code.length).toBeGreaterThan(20);
    expect(squares).toEqual(code);
  });

  it('says nothing of an account when it is paid otherwise', async () => {
    expect((await placed('ideal')).payment.transfer).toBeNull();
    expect((await lastMail()).text).not.toContain('IBAN');
  });
});

describe('transferOf', () => {
  const account = { iban: 'NL91ABNA0417164300', holder: 'Houtwerk B.V.', days: 7, country: 'NL' };
  const due = { method: 'wire', account, number: '1006', cents: 84_150, createdAt: new Date(0), status: '' };
  const of = (changes: Partial<Parameters<typeof transferOf>[0]>) =>
    transferOf({ ...due, ...changes }, (key) => key);

  it.each([
    ['another method', { method: 'ideal' }],
    ['no account', { account: null }],
    ['nothing to pay', { cents: 0 }],
    ['a paid order', { status: 'paid' }],
    ['a refunded order', { status: 'refunded' }],
  ])('is null for %s', (_, changes) => {
    expect(of(changes)).toBeNull();
  });

  it('ends its term a number of days after the order', () => {
    expect(of({})?.due_date).toBe('1970-01-08T00:00:00.000Z');
  });
});

describe('a cart of a shop without an account', () => {
  it('is not offered a bank transfer, and refuses one', async () => {
    const methods = database.admin.global.updateTable('payment_methods').set({ transfer: null });
    await methods.where('website_id', '=', a.websiteId).where('id', '=', 'wire').execute();
    const session = await cart([{ product_id: table }], jan);
    expect((await method(session, 'wire')).status).toBe(422);
  });
});
