import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import type { ViesPort } from '../ports/vies/vies-port.ts';
import { createViesRest } from '../ports/vies/vies-rest.ts';
import { viesEmulator } from '../ports/vies/vies-emulator.ts';
import { cartClient } from '../testing/cart-client.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { shoppingcartHandlers } from './handlers.ts';

const emulator = Fastify();
await emulator.register(viesEmulator, { prefix: '/test-vies' });
const address = await emulator.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => emulator.close());

const rest = createViesRest({ url: `${address}/test-vies`, timeout: 700 });
const checkedNumbers: string[] = [];
let beforeAnswer: () => Promise<unknown> = async () => {};
const vies: ViesPort = {
  async check(question) {
    checkedNumbers.push(question.memberState + question.number);
    await beforeAnswer();
    return rest.check(question);
  },
};

const database = await createTestDatabase();
const shop = shopFixture(database, await database.createWebsite({ host: 'a.test' }));
await shop.settings({ company: { country: 'NL', vat_number: 'NL123456782B12' } });
await shop.shipping({ id: 'pakket', price: 0 });
await shop.shipping({ id: 'afhalen', price: 0, is_pickup: true, position: 1 });
let clock = Date.now();
const api = await startTestApi(
  database,
  { vies },
  { handlers: shoppingcartHandlers, now: () => new Date(clock) },
);
const visitor = cartClient(api, shop);
const goods = await shop.product();
const service = await shop.product({ kind: 'services' });

const belgian = { invoice_is_company: '1', invoice_country: 'BE', invoice_tax_number: 'BE 0428.759.497' };
const proofs = async () =>
  (await database.admin.global.selectFrom('vies_checks').selectAll().execute()).length;

async function companyCart(fields: object = belgian, product = goods) {
  const cart = await visitor.newCart();
  await cart.add(product);
  return { cart, details: await cart.details(fields) };
}

describe('the VAT number check of a cart', () => {
  it('VIES-08 a valid number of another member state takes the VAT off goods that go there', async () => {
    const { cart, details } = await companyCart();
    expect(details.vies).toEqual({
      status: 'valid',
      reverse_charge_applied: true,
      tax_number: 'BE 0428.759.497',
      category: 'K',
    });
    // 121.00 gross in the Netherlands contains 21.00 VAT, which is subtracted.
    expect(details.shoppingcart).toMatchObject({ total_price_with_tax: 100, tax_amounts: {} });
    expect((await cart.succeed('checkVies')).vies).toEqual(details.vies);
    expect((await cart.get()).vies).toEqual(details.vies);
  });

  it('charges VAT on goods that stay in the country of the seller', async () => {
    const { cart } = await companyCart({
      ...belgian,
      custom_shipping_information: '1',
      shipping_country: 'NL',
    });
    expect((await cart.get()).vies).toMatchObject({
      status: 'valid',
      reverse_charge_applied: false,
      category: 'S',
    });
    const { cart: pickup } = await companyCart();
    const chosen = await pickup.succeed('setShippingMethod', { shipping_method: 'afhalen' });
    expect(chosen.vies.category).toBe('S');
    expect(chosen.shoppingcart.total_price_with_tax).toBe(121);
  });

  it('reverses the charge for services', async () => {
    const { details } = await companyCart(belgian, service);
    expect(details.vies).toMatchObject({ category: 'AE', reverse_charge_applied: true });
  });

  it.each([
    ['CH', '8001', 'NL123456782B12'],
    ['DE', '27498', 'NL123456782B12'],
    ['NL', '1234 AB', 'onbekend'],
  ])(
    'takes the VAT off goods that leave the EU, whoever buys them (%s %s)',
    async (country, postcode, number) => {
      const { details } = await companyCart({
        invoice_is_company: '1',
        invoice_country: country,
        invoice_postcode: postcode,
        invoice_tax_number: number,
        ...(country === 'NL' && { custom_shipping_information: '1', shipping_country: 'GB' }),
      });
      expect(details.vies).toMatchObject({ reverse_charge_applied: false, category: 'G' });
      expect(details.shoppingcart).toMatchObject({ total_price_with_tax: 100, tax_amounts: {} });
    },
  );

  it('charges no VAT on services to a company outside the EU, if it gives a number', async () => {
    const swiss = { invoice_is_company: '1', invoice_country: 'CH', invoice_tax_number: 'CHE-123.456.789' };
    const { cart, details } = await companyCart(swiss, service);
    expect(details.vies).toMatchObject({ status: 'unchecked', reverse_charge_applied: false, category: 'O' });
    expect(details.shoppingcart).toMatchObject({ total_price_with_tax: 100, tax_amounts: {} });
    const without = await cart.details({ invoice_tax_number: '' });
    expect(without.vies.category).toBe('S');
    expect(without.shoppingcart.total_price_with_tax).toBe(121);
  });

  it.each([
    ['BE0200000043', 'invalid', 'VIES says so'],
    ['BE0201000034', 'invalid', 'INVALID_INPUT'],
    ['BE0301000007', 'unavailable', 'MS_UNAVAILABLE'],
    ['BE0302000095', 'unavailable', 'TIMEOUT'],
    ['BE0303000086', 'unavailable', 'no answer at all'],
    ['BE0500000059', 'unavailable', 'GLOBAL_MAX_CONCURRENT_REQ'],
    ['BE0601000023', 'unavailable', 'MS_MAX_CONCURRENT_REQ_TIME'],
    ['BE0202000025', 'valid', 'only the seller’s own number is refused'],
  ])('%s is %s: %s', async (invoice_tax_number, status) => {
    const { details } = await companyCart({ ...belgian, invoice_tax_number });
    expect(details.vies.status).toBe(status);
    expect(details.shoppingcart.total_price_with_tax).toBe(status === 'valid' ? 100 : 121);
  });

  it.each([
    ['Belgian address, German number', 'BE', 'DE136695976', 'DE', 'Duitsland'],
    ['German address, Belgian number', 'DE', 'BE 0428.759.497', 'BE', 'België'],
    ['Monaco, whose numbers are French', 'MC', '40 303 265 045', 'MC', undefined],
    ['Monaco, with the prefix of France', 'MC', 'FR40303265045', 'MC', undefined],
    ['British address, number of Northern Ireland', 'GB', 'XI980780684', 'DE', 'Noord-Ierland'],
  ])(
    'asks VIES about a number whatever the invoice country: %s',
    async (_, invoice_country, invoice_tax_number, shipping_country, name) => {
      const { details } = await companyCart({
        ...belgian,
        invoice_country,
        invoice_tax_number,
        custom_shipping_information: '1',
        shipping_country,
      });
      expect(details.vies).toMatchObject({ status: 'valid', category: 'K', reverse_charge_applied: true });
      expect(details.vies.tax_number_country).toBe(name);
      expect(details.shoppingcart.total_price_with_tax).toBe(100);
    },
  );

  it('refuses a number by its check digits or form without asking', async () => {
    const before = checkedNumbers.length;
    for (const fields of [
      { invoice_tax_number: 'BE0428759498' },
      { invoice_tax_number: 'DE136695977' },
      { invoice_tax_number: 'US123456789' },
    ]) {
      const { details } = await companyCart({ ...belgian, ...fields });
      expect(details.vies).toMatchObject({ status: 'invalid', reverse_charge_applied: false });
    }
    expect(checkedNumbers.length).toBe(before);
  });

  it('calls VIES only when number, company or country changed, and is unchecked for a private person', async () => {
    const { cart } = await companyCart({
      ...belgian,
      invoice_tax_number: 'DE136695976',
      invoice_country: 'DE',
    });
    const before = checkedNumbers.length;
    const still = await cart.details({ invoice_city: 'Berlin' });
    expect(still.vies.status).toBe('valid');
    expect(checkedNumbers.length).toBe(before);
    const person = await cart.details({ invoice_is_company: '0' });
    expect(person.vies).toMatchObject({ status: 'unchecked', tax_number: '', category: 'S' });
  });

  it('uses a valid answer for 24 hours and never an error', async () => {
    const number = { ...belgian, invoice_tax_number: 'BE0417497106' };
    await companyCart(number);
    const before = checkedNumbers.length;
    const proven = await proofs();
    await companyCart(number);
    expect([checkedNumbers.length, await proofs()]).toEqual([before, proven]);
    clock += 25 * 3600 * 1000;
    await companyCart(number);
    expect([checkedNumbers.length, await proofs()]).toEqual([before + 1, proven + 1]);

    const down = { ...belgian, invoice_tax_number: 'BE0300000016' };
    await companyCart(down);
    await companyCart(down);
    expect(checkedNumbers.filter((one) => one === 'BE0300000016')).toHaveLength(2);
  });

  it('stores the whole reply, the consultation number and the requester as proof', async () => {
    const { cart } = await companyCart({
      ...belgian,
      invoice_country: 'FR',
      invoice_tax_number: 'FR40303265045',
    });
    const row = await database.admin.global
      .selectFrom('carts')
      .innerJoin('vies_checks', 'vies_checks.id', 'carts.vies_check_id')
      .selectAll('vies_checks')
      .where('carts.id', '=', cart.session)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      member_state: 'FR',
      vat_number: '40303265045',
      requester: 'NL123456782B12',
      status: 'valid',
      reply: { countryCode: 'FR', valid: true },
    });
    expect(row.consultation_number).toMatch(/^WAPI/);
  });

  it('holds no lock during the request, and ignores the answer if the number has changed meanwhile', async () => {
    const { cart } = await companyCart({});
    let release = () => {};
    const waiting = new Promise<void>((resolve) => (release = resolve));
    const entered = new Promise<void>((resolve) => {
      beforeAnswer = () => (resolve(), waiting);
    });
    const slow = cart.details({ ...belgian, invoice_tax_number: 'BE0403170701' });
    await entered;
    beforeAnswer = async () => {};
    await cart.add(goods);
    const changed = await cart.details({ invoice_tax_number: 'BE0200000043' });
    expect(changed.vies.status).toBe('invalid');
    release();
    expect((await slow).vies).toMatchObject({ status: 'invalid', tax_number: 'BE0200000043' });
    expect((await cart.get()).vies.status).toBe('invalid');
  });

  it('limits how often one cart makes the service work, and still saves the fields', async () => {
    const { cart } = await companyCart({});
    const number = (at: number) => {
      const base = 10_000_00 + at;
      return `BE0${base}${String(97 - (base % 97)).padStart(2, '0')}`;
    };
    for (let at = 0; at < 10; at++) {
      const { vies: outcome } = await cart.details({ ...belgian, invoice_tax_number: number(at) });
      expect(outcome.status).toBe('valid');
    }
    const { vies: outcome, users } = await cart.details({ invoice_tax_number: number(11) });
    expect(outcome.status).toBe('unavailable');
    expect(users.invoice_tax_number).toBe(number(11));
    const refused = await cart.attempt('checkVies');
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(refused.headers['retry-after'])).toBe(refused.body.retry_after);
  });
});
