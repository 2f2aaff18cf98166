import { describe, expect, it } from 'vitest';
import type { ViesAnswer } from '../ports/vies/vies-port.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { german, jan, orderFixture } from '../testing/order-fixture.ts';

const answer = (status: ViesAnswer['status']): ViesAnswer => ({
  status,
  errorCode: status === 'unavailable' ? 'MS_UNAVAILABLE' : '',
  consultationNumber: status === 'valid' ? 'WAPIAAAAYz' : '',
  reply: { valid: status === 'valid', name: 'Holz GmbH' },
});
let vies = answer('valid');
let checkCount = 0;
const database = await createTestDatabase();
const shop = await orderFixture(database, { vies: { check: async () => (checkCount++, vies) } });
const { a, cart, method, order, press, shown, get } = shop;
await a.settings({ company: { name: 'Houtwerk', country: 'NL', vat_number: 'NL004495445B01' } });
await a.shipping({ id: 'pakket', price: 605 });
const table = await a.product({ title: 'Tafel' });

async function germanCart() {
  vies = answer('valid');
  const session = await cart([{ product_id: table }], german);
  await method(session);
  return session;
}
const age = (session: string) =>
  database.admin.pool.query(
    `with old as (update vies_checks set checked_at = checked_at - interval '25 hours')
     update carts set vies_checked_at = vies_checked_at - interval '25 hours' where id = $1`,
    [session],
  );
const orderOf = (token: string) =>
  database.admin.global.selectFrom('orders').selectAll().where('token', '=', token).executeTakeFirstOrThrow();

describe('VAT of an order', () => {
  it('stores the zero rating with its reason and the whole proof', async () => {
    const { body } = await order(await germanCart());
    const row = await orderOf(body.order.session);
    // 121.00 and 6.05 including 21 % are 105.00 without.
    expect(row).toMatchObject({ total_incl_tax: 10_500, total_excl_tax: 10_500, total_tax: 0 });
    expect(row.snapshot.vat).toMatchObject({
      category: 'K',
      status: 'valid',
      reason: { key: 'webshop_vat_reason_intra_community' },
      seller: { country: 'NL', vat_number: 'NL004495445B01' },
      proof: {
        consultation_number: 'WAPIAAAAYz',
        member_state: 'DE',
        vat_number: '136695976',
        reply: { name: 'Holz GmbH' },
      },
    });
    expect(row.snapshot.calculation).toMatchObject({
      algorithm: 'per-rate-2',
      price_mode: 'gross',
      payable: 10_500,
    });
    const reply = await get(body.order.session);
    expect(reply.body.vies).toMatchObject({ status: 'valid', reverse_charge_applied: true, category: 'K' });
    const mail = await database.admin.global.selectFrom('mail_outbox').select('text').execute();
    expect(mail.at(-1)?.text).toContain('0% btw verlegd (DE136695976)');
  });

  it.each(['unchecked', 'valid', 'invalid', 'unavailable'] as const)(
    'VIES-01 cart and order say that the number is %s, and whether the charge is reversed',
    async (status) => {
      // The outcome of another test is not used again.
      await database.admin.global.deleteFrom('vies_checks').execute();
      vies = answer(status === 'unchecked' ? 'valid' : status);
      const session = await cart([{ product_id: table }], status === 'unchecked' ? jan : german);
      await method(session);
      const expected = { status, reverse_charge_applied: status === 'valid' };
      const inCart = await shop.api.call('getCart', { ...a.ids, shoppingcart_session: session });
      expect(inCart.body.vies).toMatchObject(expected);
      const { body } = await order(session);
      expect((await get(body.order.session)).body.vies).toMatchObject(expected);
    },
  );

  it('uses a proof of less than 24 hours without asking again', async () => {
    const session = await germanCart();
    checkCount = 0;
    expect((await order(session)).status).toBe(200);
    expect(checkCount).toBe(0);
  });

  it('asks again after 24 hours, and orders when the number is still valid', async () => {
    const session = await germanCart();
    await age(session);
    checkCount = 0;
    const { body } = await order(session);
    expect(checkCount).toBe(1);
    expect((await orderOf(body.order.session)).total_incl_tax).toBe(10_500);
  });

  it.each(['invalid', 'unavailable'] as const)(
    'shows the new total first when the number is now %s',
    async (status) => {
      const session = await germanCart();
      const seen = await shown(session);
      await age(session);
      vies = answer(status);
      const refused = await press(session, seen);
      expect([refused.status, refused.body.code]).toEqual([409, 'cart_changed']);
      expect(refused.body.errors.general).toEqual([
        'De btw is opnieuw bepaald op basis van je land en btw-nummer.',
        'Het totaal is gewijzigd van €\u00a0105,00 naar €\u00a0127,05.',
        'Er is nog niets besteld. Controleer je bestelling en bestel opnieuw.',
      ]);
      expect(refused.body.cart.shoppingcart.total_price_with_tax).toBe(127.05);
      const { body } = await order(session);
      const row = await orderOf(body.order.session);
      expect(row.total_incl_tax).toBe(12_705);
      expect(row.snapshot.vat).toMatchObject({ category: 'S', status });
    },
  );
});
