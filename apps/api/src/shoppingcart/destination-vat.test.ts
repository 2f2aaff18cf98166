import { dutchDayOf } from '@etalage/texts/format';
import { describe, expect, it } from 'vitest';
import { cartClient } from '../testing/cart-client.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { listOption, shopFixture } from '../testing/shop-fixture.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { shoppingcartHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = shopFixture(database, await database.createWebsite({ host: 'a.test' }));
const visitor = cartClient(await startTestApi(database, {}, { handlers: shoppingcartHandlers }), shop);

const table = await shop.product({
  title: 'Tafel',
  price_cents: 10_000,
  options: [listOption('Kleur', { Noten: 2_100 })],
});
const book = await shop.product({ title: 'Boek', price_cents: 1_090, vat_class_id: 'low' });
const advice = await shop.product({ title: 'Advies', kind: 'services', price_cents: 12_100 });
await shop.shipping({ id: 'pakket', title: 'Pakket', price: 1_000 });

const settingsOf = (webshop: object) => ({ modules: { webshop }, company: { country: 'NL' } });
const private_ = (invoice_country: string, invoice_postcode: string) => ({
  invoice_is_company: '0',
  invoice_country,
  invoice_postcode,
});

/** The figures of a cart with a walnut table, delivered to a consumer there. */
async function cartTo(country: string, postcode: string, product = table) {
  const cart = await visitor.newCart();
  await cart.add(product, product === table ? { options: { kleur: '0' } } : {});
  await cart.details(private_(country, postcode));
  const { shoppingcart } = await cart.get();
  const { total_price_with_tax, tax_amounts, products } = shoppingcart;
  return { total_price_with_tax, tax_amounts, products };
}

describe('VAT of the destination', () => {
  it('charges the VAT of the shop below the threshold', async () => {
    await shop.settings(settingsOf({}));
    // 131,00 x 21/121 = 22,735... = 22,74
    expect(await cartTo('FI', '00100')).toMatchObject({
      total_price_with_tax: 131,
      tax_amounts: { '21': 22.74 },
    });
  });

  it('charges that of the customer under OSS and keeps the gross price, options too', async () => {
    await shop.settings(settingsOf({ oss_active: true }));
    const { products, ...figures } = await cartTo('FI', '00100');
    // 131,00 x 25,5/125,5 = 26,617... = 26,62; the option of 21,00: 21,00 x 25,5/125,5 = 4,266... = 4,27
    expect(figures).toEqual({ total_price_with_tax: 131, tax_amounts: { '25.5': 26.62 } });
    expect(products[0].options[0].amount).toEqual({ incl_tax: 21, excl_tax: 16.73 });
    expect((await cartTo('NL', '8911 AB')).tax_amounts).toEqual({ '21': 22.74 });
  });

  it('charges that of the customer from the day of OSS, not before', async () => {
    const dayIn = (days: number) => dutchDayOf(Date.now() + days * 86_400_000);
    await shop.settings(settingsOf({ oss_from: dayIn(2) }));
    expect((await cartTo('FI', '00100')).tax_amounts).toEqual({ '21': 22.74 });
    await shop.settings(settingsOf({ oss_from: dayIn(0) }));
    expect((await cartTo('FI', '00100')).tax_amounts).toEqual({ '25.5': 26.62 });
  });

  it('puts that of the customer on top of a net price', async () => {
    await shop.settings(settingsOf({ oss_active: true }), 'net');
    const { products, ...figures } = await cartTo('FI', '00100');
    // 131,00 x 25,5 % = 33,405 = 33,41; 21,00 x 25,5 % = 5,355 = 5,36
    expect(figures).toEqual({ total_price_with_tax: 164.41, tax_amounts: { '25.5': 33.41 } });
    expect(products[0].options[0].amount).toEqual({ incl_tax: 26.36, excl_tax: 21 });
  });

  it('charges services to consumers with the VAT of the shop, also under OSS', async () => {
    await shop.settings(settingsOf({ oss_active: true }));
    // 131,00 with shipping x 21/121
    expect((await cartTo('FI', '00100', advice)).tax_amounts).toEqual({ '21': 22.74 });
  });

  it("uses the owner's own rate for a country, and ignores settings that are not valid", async () => {
    await shop.settings(settingsOf({ oss_active: true, vat_rates: { DE: { 900: 1900 } } }));
    // 20,90 at 19 % in place of the reduced 7 %: 20,90 x 19/119 = 3,336... = 3,34
    expect((await cartTo('DE', '10115', book)).tax_amounts).toEqual({ '19': 3.34 });
    await shop.settings(settingsOf({ oss_active: true, vat_rates: 'veel' }));
    expect((await cartTo('DE', '10115', book)).tax_amounts).toEqual({ '7': 1.37 });
  });

  it('charges the rates of a region that has its own', async () => {
    await shop.settings(settingsOf({ oss_active: true }));
    // Madeira: 131,00 x 22/122 = 23,622... = 23,62; Lisbon: 131,00 x 23/123 = 24,495... = 24,50
    expect((await cartTo('PT', '9000-064')).tax_amounts).toEqual({ '22': 23.62 });
    expect((await cartTo('PT', '1100-148')).tax_amounts).toEqual({ '23': 24.5 });
  });

  it('takes the VAT out for parts of a member state where the VAT of the EU does not apply', async () => {
    await shop.settings(settingsOf({ oss_active: true }));
    // 131,00 less 22,74
    expect(await cartTo('ES', '35001')).toMatchObject({ total_price_with_tax: 108.26, tax_amounts: {} });
    // 131,00 x 21/121 on the Spanish mainland, at 21 % as well
    expect(await cartTo('ES', '28001')).toMatchObject({ tax_amounts: { '21': 22.74 } });
  });
});
