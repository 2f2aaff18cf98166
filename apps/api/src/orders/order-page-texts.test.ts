import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { jan, orderFixture } from '../testing/order-fixture.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, cart, method, order, get } = shop;
const table = await a.product({ title: 'Tafel', enable_quote: true });
await a.settings({ company: { name: 'Atelier Noord B.V.', email: 'info@noord.test' } });
await a.payment('wire', { title: 'Overboeking', provider: 'offline', position: 3 });
await database.admin.global
  .updateTable('payment_methods')
  .set({ title: 'iDEAL' })
  .where('id', '=', 'ideal')
  .execute();

const mailsTo = async (recipient: string) => {
  const mails = database.admin.global.selectFrom('mail_outbox').selectAll();
  return mails.where('recipient', '=', recipient).orderBy('created_at', 'desc').execute();
};
async function placed(
  payment: string,
  lines: Parameters<typeof cart>[0] = [{ product_id: table }],
  details = {},
) {
  const session = await cart(lines, { ...jan, ...details });
  await method(session, payment);
  const { body } = await order(session);
  return (await get(body.order.session)).body;
}

describe('what an order names', () => {
  it.each([
    ['ideal', 'iDEAL'],
    ['wire', 'Overboeking'],
    ['pay_on_pickup', 'pay_on_pickup'],
  ])('the payment method %s, on its page and in the mails', async (id, title) => {
    const page = await placed(id);
    expect(page.payment).toMatchObject({ selected: id, selected_title: title });
    const [customer] = await mailsTo(jan.invoice_email);
    const [owner] = await mailsTo('info@noord.test');
    for (const form of [customer?.text, customer?.html, owner?.text])
      expect(form).toContain(`Betaalmethode: ${title}`);
  });

  it('the chosen method after the shop stopped offering it', async () => {
    await a.payment('oud', { title: 'Oude methode', provider: 'offline', position: 4 });
    const session = await cart([{ product_id: table }]);
    await method(session, 'oud');
    const { body } = await order(session);
    await database.admin.global.deleteFrom('payment_methods').where('id', '=', 'oud').execute();
    expect((await get(body.order.session)).body.payment.selected_title).toBe('Oude methode');
  });

  it('both numbers of a mixed purchase', async () => {
    const page = await placed('ideal', [{ product_id: table }, { product_id: table, type: 'quote' }]);
    expect(page.order).toMatchObject({
      kind: 'mixed',
      number: expect.stringMatching(/^\d+$/),
      quote_number: expect.stringMatching(/^O\d+$/),
    });
    const [mail] = await mailsTo(jan.invoice_email);
    expect(mail?.text).toContain(`Offerteaanvraag ${page.order.quote_number}`);
    expect((await placed('ideal')).order.quote_number).toBe('');
  });

  it('a seller whose name ends with a dot, with one dot', async () => {
    await placed('ideal');
    const [mail] = await mailsTo(jan.invoice_email);
    expect(mail?.text).toContain('Bedankt voor je bestelling bij Atelier Noord B.V. Hieronder staat');
  });

  it('a postcode as it is written on a label, whatever was typed', async () => {
    const other = { custom_shipping_information: '1', shipping_country: 'NL', shipping_postcode: '8601ab' };
    const names = {
      shipping_firstname: 'Wim',
      shipping_lastname: 'Hoekstra',
      shipping_email: 'wim@voorbeeld.nl',
    };
    const street = { shipping_street: 'Kade', shipping_number: '2', shipping_city: 'Sneek' };
    const page = await placed('ideal', undefined, {
      invoice_postcode: ' 8911cd',
      ...other,
      ...names,
      ...street,
    });
    expect(page.users).toMatchObject({ invoice_postcode: '8911 CD', shipping_postcode: '8601 AB' });
  });

  it('a postcode that is not complete yet stays as typed', async () => {
    const session = await cart([], { ...jan, invoice_postcode: '89 11c' });
    const { body } = await shop.api.call('getCart', { ...a.ids, shoppingcart_session: session });
    expect(body.users.invoice_postcode).toBe('89 11c');
  });
});
