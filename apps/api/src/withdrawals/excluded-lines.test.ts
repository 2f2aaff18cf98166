import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { jan, orderFixture } from '../testing/order-fixture.ts';
import { startOwnerApi } from '../testing/owner-contract-cases.ts';
import { storedOption } from '../testing/shop-fixture.ts';
import { withdrawalHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database, { handlers: withdrawalHandlers });
const { a, b, api } = shop;
const owner = await startOwnerApi(database, withdrawalHandlers, a.websiteId, b.websiteId);
await a.settings({ company: { name: 'Houtwerk', email: 'winkel@houtwerk.nl' } });

const length = storedOption({
  layout: 'number',
  title: 'Lengte',
  connection_id: 'lengte',
  custom_made: true,
});
const table = await a.product({ title: 'Tafel', options: [length] });
const stool = await a.product({ title: 'Kruk' });
const pillow = await a.product({
  title: 'Kussen',
  withdrawal_exclusion: 'sealed_hygiene',
  content_milli: 2000,
  content_unit: 'kg',
});
const toMeasure = { product_id: table, options: { lengte: '120' } };
const email = 'jan@voorbeeld.nl';

/** An order of these products; returns its number and its reply. */
async function ordered(...products: Parameters<typeof shop.cart>[0]) {
  const session = await shop.cart(products, jan);
  await shop.method(session, 'pay_on_pickup');
  const { body } = await shop.order(session);
  return { session, number: body.order.number as string, order: body };
}
const seen = async (number: string) => (await api.call('getWithdrawal', { ...a.ids, number, email })).body;
const withdraw = (number: string, key: string, ...pieces: number[]) =>
  api.call('withdrawOrder', {
    ...a.ids,
    number,
    email,
    name: 'Jan',
    idempotency_key: key,
    lines: pieces.map((count, at) => ({ position: at + 1, pieces: count })),
  });
const wordsOf = ({ options }: { options: { title: string; value: string }[] }) =>
  options.map(({ title, value }) => (value ? `${title}: ${value}` : title.replaceAll('\u00a0', ' ')));

describe('a line from which nobody can withdraw', () => {
  it('says so in the cart, in the order and in its confirmation', async () => {
    const session = await shop.cart([toMeasure, { product_id: pillow }, { product_id: stool }], jan);
    const cart = await api.call('getCart', { ...a.ids, shoppingcart_session: session });
    const notes = cart.body.shoppingcart.products.map(wordsOf);
    expect(notes).toEqual([
      ['Lengte: 120', 'Niet te herroepen: op maat gemaakt'],
      ['€ 60,50 per kg', 'Niet meer te herroepen als de verzegeling is verbroken (hygiëne of gezondheid)'],
      [],
    ]);
    await shop.method(session, 'pay_on_pickup');
    const { body } = await shop.order(session);
    const order_session = body.order.session as string;
    const shown = await api.call('getOrder', { ...a.ids, order_session, email });
    expect(shown.body.checkout.products.map(wordsOf)).toEqual(notes);
    const { rows } = await database.admin.pool.query(`select text from mail_outbox where unique_key = $1`, [
      `order-confirmation:${order_session}`,
    ]);
    expect(rows[0].text).toContain('Niet te herroepen: op maat gemaakt');
    expect(rows[0].text).toContain('Dit geldt niet voor een product');
    const stored = await database.admin.pool.query('select options from order_lines where title = $1', [
      'Tafel',
    ]);
    expect(stored.rows[0].options).toHaveLength(1);
  });

  it('is shown as excluded and refused, and the rest of the order is withdrawn without it', async () => {
    const { number } = await ordered(toMeasure, { product_id: stool, quantity: 2 });
    expect(await seen(number)).toMatchObject({
      obstacle: '',
      lines: [
        { title: 'Tafel', quantity: 1, left: 0, exclusion: 'custom' },
        { title: 'Kruk', quantity: 2, left: 2, exclusion: '' },
      ],
    });
    expect((await withdraw(number, 'een', 1, 2)).body.errors).toEqual({
      'lines.0.pieces': ['Dit kun je niet herroepen. De reden staat erbij.'],
    });
    expect((await withdraw(number, 'een', 0, 2)).status).toBe(200);
    // The buyer keeps a part of the order, so its delivery is not paid back.
    expect((await owner.call('listWithdrawals', { ...a.ids, number })).body).toMatchObject({
      is_whole: false,
      withdrawals: [{ lines: [{ title: 'Kruk', pieces: 2 }] }],
    });
  });

  it('can be withdrawn from while it is sealed: the buyer may have left it so', async () => {
    const { number } = await ordered({ product_id: pillow });
    expect((await seen(number)).lines).toMatchObject([{ left: 1, exclusion: 'sealed_hygiene' }]);
    expect((await withdraw(number, 'kussen', 1)).status).toBe(200);
    expect((await owner.call('listWithdrawals', { ...a.ids, number })).body.is_whole).toBe(true);
  });

  it('stays as it was ordered, whatever its product becomes', async () => {
    const chair = await a.product({ title: 'Stoel' });
    const { number } = await ordered({ product_id: chair });
    await database.admin.pool.query(`update products set withdrawal_exclusion = 'custom' where id = $1`, [
      chair,
    ]);
    expect((await seen(number)).obstacle).toBe('');
    const later = await ordered({ product_id: chair });
    expect((await seen(later.number)).obstacle).toBe('excluded');
    expect((await withdraw(later.number, 'twee', 1)).body.errors.general[0]).toContain(
      'kun je niet herroepen',
    );
    const { rows } = await database.admin.pool.query(`select text from mail_outbox where unique_key = $1`, [
      `order-confirmation:${later.order.order.session}`,
    ]);
    expect(rows[0].text).not.toContain('Modelformulier');
    // Who cannot withdraw still has the legal guarantee.
    expect(rows[0].text.toLowerCase()).toContain('wettelijke garantie');
  });
});
