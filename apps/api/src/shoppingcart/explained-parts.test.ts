import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { jan, orderFixture } from '../testing/order-fixture.ts';
import { listOption, storedOption } from '../testing/shop-fixture.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a } = shop;
const top = await a.product({
  title: 'Blad',
  price_cents: 10_000,
  enable_quote: true,
  options: [
    listOption('Kleur', { Eiken: 0, Noten: 2_100 }),
    storedOption({
      layout: 'number',
      title: 'Lengte',
      connection_id: 'lengte',
      options: [{ title: '', price_cents: 0 }],
    }),
    storedOption({
      layout: 'calculation',
      title: 'Maatwerk',
      value: '10',
      calculation_options: [{ type: 'multiply_relation_value', connection_id_from: 'lengte', value: '2.5' }],
    }),
  ],
});
const oil = await a.product({ title: 'Olie', price_cents: 1_090, vat_class_id: 'low' });
await a.shipping({ id: 'pakket', title: 'Pakket', price: 695 });

const asked = { product_id: top, options: { kleur: '1', lengte: '3' } };
const spaced = (found: unknown) => JSON.parse(JSON.stringify(found).replaceAll('\u00a0', ' '));
const explainedCart = async (session: string) => {
  const body = { ...a.ids, shoppingcart_session: session, explain: true };
  return (await shop.api.call('getCart', body)).body;
};

it('says of a cart how each amount came about, from the formula of an option to what is paid, once asked', async () => {
  const session = await shop.cart([{ ...asked, quantity: 2 }, { product_id: oil }], jan);
  const cart = await explainedCart(session);
  expect(spaced(cart.explanation)).toEqual([
    {
      heading: 'Blad',
      steps: [
        'Prijs: € 100,00',
        'Kleur Noten: € 21,00',
        'Maatwerk begint bij 10',
        'maal 7,5 (Lengte)',
        'Maatwerk: € 75,00',
        'Prijs per stuk: € 196,00',
        '2 × de prijs per stuk: € 392,00',
        'Daarvan zonder btw: € 323,96',
      ],
    },
    {
      heading: 'Olie',
      steps: [
        'Prijs: € 10,90',
        'Prijs per stuk: € 10,90',
        '1 × de prijs per stuk: € 10,90',
        'Daarvan zonder btw: € 10,00',
      ],
    },
    {
      heading: 'Alles samen',
      steps: [
        'Verzendkosten bij 21% btw: € 6,76',
        'Verzendkosten bij 9% btw: € 0,19',
        'Verzendkosten zonder btw: € 5,76',
        'Samen tegen 21% btw: € 398,76',
        'Daarin zit 21% btw, afgerond: € 69,21',
        'Samen tegen 9% btw: € 11,09',
        'Daarin zit 9% btw, afgerond: € 0,92',
        'Te betalen: € 409,85',
      ],
    },
  ]);
  expect(cart.shoppingcart.total_price_with_tax).toBe(409.85);
});

it('keeps what it said: the order explains its amount in the same words after the price has changed', async () => {
  const session = await shop.cart([asked]);
  const { explanation } = await explainedCart(session);
  await shop.method(session);
  const { body } = await shop.order(session);
  await database.admin.pool.query('update products set price_cents = 99900 where id = $1', [top]);
  const call = { ...a.ids, order_session: body.order.session, email: jan.invoice_email, explain: true };
  expect((await shop.api.call('getOrder', call)).body.explanation).toEqual(explanation);
});

it('explains no request of a quote, and nothing that was not asked for', async () => {
  const session = await shop.cart([{ ...asked, type: 'quote' }]);
  expect(await explainedCart(session)).not.toHaveProperty('explanation');
  const direct = await shop.cart([asked]);
  const { body } = await shop.api.call('getCart', { ...a.ids, shoppingcart_session: direct });
  expect(body).not.toHaveProperty('explanation');
});
