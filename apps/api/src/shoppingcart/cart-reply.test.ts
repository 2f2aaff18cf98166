import { describe, expect, it } from 'vitest';
import { cartClient } from '../testing/cart-client.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { listOption, shopFixture, storedOption } from '../testing/shop-fixture.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { shoppingcartHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = shopFixture(database, await database.createWebsite({ host: 'a.test' }));
const api = await startTestApi(database, {}, { handlers: shoppingcartHandlers });
const visitor = cartClient(api, shop);

const table = await shop.product({ title: 'Tafel', price_cents: 12_100, main_image: 'assets/tafel.jpg' });
const book = await shop.product({
  title: 'Boek',
  price_cents: 1_090,
  vat_class_id: 'low',
  enable_quote: true,
});
const bespoke = await shop.product({
  title: 'Blad',
  price_cents: 10_000,
  options: [
    listOption('Kleur', { Eiken: 0, Noten: 2_100 }),
    storedOption({ layout: 'text', title: 'Gravure' }),
  ],
});
await shop.shipping({ id: 'pakket', title: 'Pakket', price: 695 });
await shop.payment('ideal', { title: 'iDEAL | Wero', image: 'assets/ideal.svg' });
await shop.payment('wire', { title: 'Overboeking' });
await shop.settings({ modules: { webshop: { agreement_url: '/voorwaarden' } }, company: { country: 'NL' } });

describe('create-cart', () => {
  it('API-10 answers a session that is a secret: 128 random bits, never the same', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => visitor.call('createCart')));
    const sessions = replies.map(({ body }) => body.shoppingcart.session as string);
    for (const session of sessions) expect(session).toMatch(/^[0-9a-v]{26}$/);
    expect(new Set(sessions).size).toBe(20);
  });
});

describe('get-cart', () => {
  it('CART-27 API-09 carries every part of the cart', async () => {
    const cart = await visitor.newCart();
    await cart.add(table);
    const reply = await cart.get();
    expect(reply).toMatchObject({
      payment: {
        selected: '',
        url: '',
        methods: { ideal: { id: 'ideal', title: 'iDEAL | Wero', image: 'assets/ideal.svg' } },
      },
      agreement: { url: '/voorwaarden' },
      vies: { status: 'unchecked', reverse_charge_applied: false },
      quote: { products: [] },
      users: { invoice_firstname: '', invoice_email: '', custom_shipping_information: '0' },
      shipment: {
        selected: { selected: 'pakket', title: 'Pakket' },
        shipping_methods: [{ id: 'pakket', title: 'Pakket', price: { incl_tax: 6.95, excl_tax: 5.74 } }],
      },
      shoppingcart: { products: [{ title: 'Tafel', quantity: 1 }], total_quantity: 1 },
    });
    expect(Object.keys(reply).sort()).toEqual(
      ['agreement', 'countries', 'payment', 'quote', 'shipment', 'shoppingcart', 'users', 'vies'].sort(),
    );
    expect(Object.entries(reply.countries as object)[0]).toEqual(['NL', 'Nederland']);
    expect(reply.countries.BE).toBe('België');
  });

  it('CART-26 CART-29 adds up lines, shipping and VAT as the hand-made sheet does', async () => {
    const cart = await visitor.newCart();
    await cart.add(table);
    const { shoppingcart } = await cart.get();
    const { products, ...figures } = shoppingcart;
    expect(products).toHaveLength(1);
    // 121.00 and 6.95 including 21 %: 127.95 x 21/121 = 22.21 VAT.
    expect(figures).toEqual({
      session: cart.session,
      total_price: 100,
      price_incl_tax: 121,
      total_price_incl_tax: 127.95,
      total_price_with_tax: 127.95,
      total_quantity: 1,
      tax_amounts: { '21': 22.21 },
      show_price_tax_included: '1',
    });
  });

  it('computes VAT per rate with mixed rates and splits shipping over them', async () => {
    const cart = await visitor.newCart();
    await cart.add(table);
    await cart.add(book, { quantity: 10 });
    const { shoppingcart, shipment } = await cart.get();
    // Goods 121.00 (21 %) and 109.00 (9 %); shipping 6.95 splits 121:109 into 3.66 and 3.29.
    // 124.66 x 21/121 = 21.64; 112.29 x 9/109 = 9.27.
    expect(shoppingcart.tax_amounts).toEqual({ '21': 21.64, '9': 9.27 });
    expect(shoppingcart.total_price_with_tax).toBe(236.95);
    expect(shipment.selected.price.incl_tax).toBe(6.95);
  });

  it('CART-28 PROD-52 API-11 shows a line with its eight parts, its options by connection id or position', async () => {
    const cart = await visitor.newCart();
    const added = await cart.add(bespoke, { quantity: 2, options: { kleur: '1', '1': ' Voor Jan ' } });
    expect(added).toEqual({ shoppingcart: { total_quantity: 2 } });
    await cart.add(book, { quantity: 3 });
    const { shoppingcart } = await cart.get();
    // 100.00 + 21.00 for walnut, twice.
    expect(shoppingcart.products).toEqual([
      {
        id: expect.any(String) as string,
        product_id: bespoke,
        article_number: '',
        title: 'Blad',
        url: `/p/${bespoke}`,
        main_image: '',
        quantity: 2,
        price_incl_tax: 121,
        price_excl_tax: 100,
        total_price_incl_tax: 242,
        total_price_excl_tax: 200,
        options: [
          { key: 'kleur', title: 'Kleur', value: 'Noten', amount: { incl_tax: 21, excl_tax: 17.36 } },
          { key: '1', title: 'Gravure', value: 'Voor Jan', amount: null },
        ],
        quantity_min: 1,
        quantity_max: 9999,
        quantity_step: 1,
        hide_quantity: '0',
        problem: '',
      },
      expect.objectContaining({
        id: expect.any(String) as string,
        title: 'Boek',
        quantity: 3,
        price_incl_tax: 10.9,
        price_excl_tax: 10,
        total_price_incl_tax: 32.7,
        total_price_excl_tax: 30,
        options: [],
      }),
    ]);
  });

  it('shows options without VAT where the line is charged without VAT', async () => {
    const cart = await visitor.newCart();
    await cart.add(bespoke, { options: { kleur: '1' } });
    await cart.details({ invoice_country: 'CH' });
    const [line] = (await cart.get()).shoppingcart.products;
    expect(line).toMatchObject({
      price_incl_tax: 100,
      options: [{ key: 'kleur', amount: { incl_tax: 17.36, excl_tax: 17.36 } }],
    });
  });

  it('CART-31 API-16 selects the cheapest delivery at first and the chosen one after that', async () => {
    await shop.shipping({ id: 'koerier', title: 'Koerier', price: 1210, position: 1 });
    await shop.shipping({ id: 'afhalen', title: 'Afhalen', price: 0, is_pickup: true, position: 2 });
    const cart = await visitor.newCart();
    await cart.add(table);
    expect((await cart.get()).shipment).toEqual({
      selected: { selected: 'pakket', title: 'Pakket', price: { incl_tax: 6.95, excl_tax: 5.74 } },
      shipping_methods: [
        { id: 'pakket', title: 'Pakket', price: { incl_tax: 6.95, excl_tax: 5.74 } },
        { id: 'koerier', title: 'Koerier', price: { incl_tax: 12.1, excl_tax: 10 } },
        { id: 'afhalen', title: 'Afhalen', price: { incl_tax: 0, excl_tax: 0 } },
      ],
    });
    await cart.succeed('setShippingMethod', { shipping_method: 'koerier' });
    const chosen = await cart.get();
    expect(chosen.shipment.selected).toEqual({
      selected: 'koerier',
      title: 'Koerier',
      price: { incl_tax: 12.1, excl_tax: 10 },
    });
    expect(chosen.shoppingcart.total_price_with_tax).toBe(133.1);
  });

  it('drops a chosen method that does not deliver to a new country', async () => {
    await shop.shipping({ id: 'fietskoerier', price: 300, countries: ['NL'], position: 3 });
    const cart = await visitor.newCart();
    await cart.add(table);
    await cart.succeed('setShippingMethod', { shipping_method: 'fietskoerier' });
    const details = await cart.details({ invoice_country: 'BE' });
    expect(details.shipment.selected.selected).toBe('pakket');
    expect(details.shipment.shipping_methods.map(({ id }: { id: string }) => id)).not.toContain(
      'fietskoerier',
    );
  });

  it('keeps quote lines apart: computed, never payable, without shipping', async () => {
    const cart = await visitor.newCart();
    await cart.add(book, { type: 'quote', quantity: 3 });
    const { quote, shoppingcart, shipment, payment } = await cart.get();
    expect(quote).toMatchObject({
      total_quantity: 3,
      price_incl_tax: 32.7,
      total_price: 30,
      total_price_with_tax: 0,
    });
    expect(shoppingcart).toMatchObject({ products: [], total_price_with_tax: 0, total_price_incl_tax: 0 });
    expect(shipment).toMatchObject({ selected: { selected: '' }, shipping_methods: [] });
    expect(payment.methods).toEqual({});
  });

  it('API-17 remembers the chosen payment method', async () => {
    const cart = await visitor.newCart();
    await cart.add(table);
    await cart.succeed('setPaymentMethod', { payment_method: 'wire' });
    expect((await cart.get()).payment.selected).toBe('wire');
  });
});

describe('replies of the changes', () => {
  it('API-35 each change answers the part of the cart it changed', async () => {
    const cart = await visitor.newCart();
    await cart.add(table);
    const [line] = (await cart.get()).shoppingcart.products;
    const keys = (body: object) => Object.keys(body).sort();
    const update = await cart.succeed('updateQuantity', { cart_product_id: line.id, quantity: 2 });
    expect(keys(update)).toEqual(['quote', 'shipment', 'shoppingcart']);
    expect(keys(await cart.details({ invoice_city: 'Ede' }))).toEqual([
      'payment',
      'quote',
      'shipment',
      'shoppingcart',
      'users',
      'vies',
    ]);
    const shipping = await cart.succeed('setShippingMethod', { shipping_method: 'pakket' });
    expect(keys(shipping)).toEqual(['payment', 'quote', 'shipment', 'shoppingcart', 'vies']);
    expect(keys(await cart.succeed('setPaymentMethod', { payment_method: 'ideal' }))).toEqual(['payment']);
    const deleted = await cart.succeed('deleteProduct', { cart_product_id: line.id });
    expect(deleted.deleted).toBe(true);
  });

  it('API-13 a new quantity changes the line total', async () => {
    const cart = await visitor.newCart();
    await cart.add(table);
    await cart.add(book);
    const [line] = (await cart.get()).shoppingcart.products;
    await cart.succeed('updateQuantity', { cart_product_id: line.id, quantity: 5 });
    const [after, other] = (await cart.get()).shoppingcart.products;
    expect(after).toMatchObject({ quantity: 5, total_price_incl_tax: 605, total_price_excl_tax: 500 });
    expect(other).toMatchObject({ title: 'Boek', quantity: 1, total_price_incl_tax: 10.9 });
  });

  it('API-14 a deleted line is no longer in the cart', async () => {
    const cart = await visitor.newCart();
    await cart.add(table);
    const [line] = (await cart.get()).shoppingcart.products;
    await cart.succeed('deleteProduct', { cart_product_id: line.id });
    expect((await cart.get()).shoppingcart.products).toEqual([]);
  });
});

const invoice = {
  invoice_is_company: '1',
  invoice_company: 'Jansen BV',
  invoice_tax_number: '',
  invoice_firstname: 'Jan',
  invoice_lastname: 'Jansen',
  invoice_phonenumber: '0612345678',
  invoice_email: 'jan@jansen.nl',
  invoice_street: 'Dorpsstraat',
  invoice_number: '1a',
  invoice_postcode: '1234 AB',
  invoice_city: 'Ons Dorp',
  invoice_country: 'NL',
};
const delivery = {
  shipping_firstname: 'Piet',
  shipping_lastname: 'Pieters',
  shipping_phonenumber: '0687654321',
  shipping_email: 'piet@pieters.nl',
  shipping_street: 'Kerkstraat',
  shipping_number: '2',
  shipping_postcode: '4321 BA',
  shipping_city: 'Hun Dorp',
  shipping_country: 'BE',
};

describe('set-user-details', () => {
  it('CHK-04 CHK-05 CHK-07 API-15 gives back every field as it was typed', async () => {
    const cart = await visitor.newCart();
    await cart.details({ ...invoice, ...delivery, custom_shipping_information: '1' });
    expect((await cart.get()).users).toEqual({ ...invoice, ...delivery, custom_shipping_information: '1' });
    await cart.details({ custom_shipping_information: '0' });
    expect((await cart.get()).users.custom_shipping_information).toBe('0');
  });

  it('keeps what another tab typed', async () => {
    const cart = await visitor.newCart();
    await Promise.all([
      cart.details({ invoice_firstname: 'Jan' }),
      cart.details({ invoice_lastname: 'Jansen' }),
      cart.details({ invoice_city: 'Ede' }),
    ]);
    expect((await cart.get()).users).toMatchObject({
      invoice_firstname: 'Jan',
      invoice_lastname: 'Jansen',
      invoice_city: 'Ede',
    });
  });

  it('clears company and tax number when the company is switched off', async () => {
    const cart = await visitor.newCart();
    await cart.details(invoice);
    const { users } = await cart.details({ invoice_is_company: '0' });
    expect(users).toMatchObject({ invoice_is_company: '0', invoice_company: '', invoice_tax_number: '' });
  });
});
