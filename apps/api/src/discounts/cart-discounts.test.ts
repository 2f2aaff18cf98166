import { NOTHING_SHOWN } from '@etalage/shop-domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { restoreOrderHandler } from '../orders/restore-order.handler.ts';
import { setDiscountCodeHandler } from '../shoppingcart/set-discount-code.handler.ts';
import { setShippingMethodHandler } from '../shoppingcart/set-shipping-method.handler.ts';
import { updateQuantityHandler } from '../shoppingcart/update-quantity.handler.ts';
import { contractCases } from '../testing/contract-cases.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { jan, orderFixture } from '../testing/order-fixture.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database, {
  rateLimits: {
    discount_codes: { per: 'address', limit: 100_000, seconds: 1 },
    cart_writes: { per: 'address', limit: 100_000, seconds: 1 },
    create_order_tries: { per: 'address', limit: 100_000, seconds: 1 },
    create_order_minute: { per: 'address', limit: 100_000, seconds: 1 },
    create_order_hour: { per: 'address', limit: 100_000, seconds: 1 },
  },
  handlers: {
    restoreOrder: restoreOrderHandler,
    setDiscountCode: setDiscountCodeHandler,
    setShippingMethod: setShippingMethodHandler,
    updateQuantity: updateQuantityHandler,
  },
});
const { a, b, api, cart, method, order, press, shown } = shop;
const { pool } = database.admin;

const table = await a.product({ title: 'Tafel', price_cents: 40_000 });
const chair = await a.product({ title: 'Stoel', price_cents: 10_000, vat_class_id: 'low' });
await a.shipping({ id: 'pakket', price: 695 });
for (const [id, parent, position] of [
  ['meubels', null, 0],
  ['stoelen', 'meubels', 1],
] as const) {
  await pool.query(
    `insert into categories (website_id, id, parent_id, title, url, position) values ($1, $2, $3, $2, $4, $5)`,
    [a.websiteId, id, parent, `/${id}`, position],
  );
}
await pool.query(
  `insert into product_categories (website_id, product_id, category_id) values ($1, $2, 'stoelen')`,
  [a.websiteId, chair],
);
const foreign = b.product();

const use = (shoppingcart_session: string, discount_code: string) =>
  api.call('setDiscountCode', { ...a.ids, shoppingcart_session, discount_code });
type Part = {
  discounts?: { title: string; code: string; price: { incl_tax: number; excl_tax: number } }[];
  discount_code?: { code: string; problem: string; missing: number };
  takes_discount_code?: string;
  total_price_with_tax: number;
  products: { id: string; total_price_incl_tax: number }[];
};
const read = async (shoppingcart_session: string) => {
  const { body } = await api.call('getCart', { ...a.ids, shoppingcart_session });
  return body.shoppingcart as Part;
};
const usesOf = async (id: string): Promise<number> => {
  const { rows } = await pool.query('select uses from discounts where id = $1', [id]);
  return rows[0].uses;
};

beforeEach(() => pool.query('delete from discounts'));

contractCases({
  startsAnew: true,
  database,
  api,
  otherWebsite: b.websiteId,
  endpoint: 'setDiscountCode',
  good: async () => {
    await a.discount({ code: `GOED-${Math.random().toString(36).slice(2).toUpperCase()}` });
    return { ...a.ids, shoppingcart_session: await cart([{ product_id: table }]), discount_code: '' };
  },
  refused: async () => [
    {
      title: 'unknown',
      body: { ...a.ids, shoppingcart_session: await cart([{ product_id: table }]), discount_code: 'X' },
      code: 'validation_failed',
    },
    {
      title: 'in a cart that is not there',
      body: { ...a.ids, shoppingcart_session: 'weg', discount_code: '' },
      code: 'shoppingcart_does_not_exist',
    },
  ],
});

describe('a discount in a cart', () => {
  it('is given by itself, and lines keep their prices', async () => {
    await a.discount({ title: 'Najaar', value: 1_000 });
    const part = await read(await cart([{ product_id: table }, { product_id: chair }]));
    expect(part.discounts).toEqual([
      expect.objectContaining({
        title: 'Najaar',
        code: '',
        price: expect.objectContaining({ incl_tax: 50 }),
      }),
    ]);
    expect(part.products.map(({ total_price_incl_tax }) => total_price_incl_tax)).toEqual([400, 100]);
    expect(part.total_price_with_tax).toBe(456.95);
    expect(part).not.toHaveProperty('takes_discount_code');
  });

  it('is given for its code, in any writing, and taken away', async () => {
    await a.discount({ title: 'Welkom', code: 'WELKOM', kind: 'amount', value: 2_500 });
    const session = await cart([{ product_id: table }]);
    expect(await read(session)).toMatchObject({ takes_discount_code: '1', total_price_with_tax: 406.95 });
    const { body } = await use(session, ' wel kom ');
    expect(body.shoppingcart).toMatchObject({
      discount_code: { code: 'WELKOM', problem: '' },
      total_price_with_tax: 381.95,
    });
    await use(session, '');
    const after = await read(session);
    expect(after.total_price_with_tax).toBe(406.95);
    expect(after).not.toHaveProperty('discount_code');
  });

  it('of a category counts for what is below it, and not for the rest', async () => {
    await a.discount({ scope: 'categories', category_ids: ['meubels'], value: 5_000 });
    const part = await read(await cart([{ product_id: table }, { product_id: chair }]));
    expect(part.discounts?.[0]?.price.incl_tax).toBe(50);
  });

  it('of products counts for those only', async () => {
    await a.discount({ scope: 'products', product_ids: [table, await foreign], value: 1_000 });
    const part = await read(await cart([{ product_id: table }, { product_id: chair }]));
    expect(part.discounts?.[0]?.price.incl_tax).toBe(40);
  });

  it('of free shipping makes every method free', async () => {
    await a.discount({ kind: 'free_shipping', value: 0, minimum: 40_000 });
    const session = await cart([{ product_id: table }]);
    const { body } = await api.call('getCart', { ...a.ids, shoppingcart_session: session });
    expect(body.shoppingcart.total_price_with_tax).toBe(400);
    expect(body.shipment.shipping_methods.map(({ price }: { price: object }) => price)).toEqual([
      { incl_tax: 0, excl_tax: 0 },
    ]);
  });

  it('says how much is missing, and is given once the cart has it', async () => {
    await a.discount({ code: 'VANAF', minimum: 60_000 });
    const session = await cart([{ product_id: table }]);
    const { body } = await use(session, 'VANAF');
    expect(body.shoppingcart.discount_code).toEqual({ code: 'VANAF', problem: 'minimum', missing: 200 });
    const [line] = (await read(session)).products;
    const more = { shoppingcart_session: session, cart_product_id: line?.id, quantity: 2 };
    const changed = await api.call('updateQuantity', { ...a.ids, ...more });
    expect(changed.body.shoppingcart.discount_code).toMatchObject({ problem: '' });
    expect(changed.body.shoppingcart.total_price_with_tax).toBe(726.95);
  });

  it.each<[string, object, string]>([
    ['WEG', { deleted_at: new Date() }, 'Deze kortingscode kennen we niet.'],
    ['UIT', { is_active: false }, 'Deze kortingscode kennen we niet.'],
    ['OUD', { ends_at: '2020-01-01T00:00:00Z' }, 'Deze kortingscode geldt niet meer.'],
    ['NOGNIET', { starts_at: '2999-01-01T00:00:00Z' }, 'Deze kortingscode geldt nog niet.'],
    ['OP', { uses_max: 1, uses: 1 }, 'Deze kortingscode is al zo vaak gebruikt als mocht.'],
    ['ANDER', { emails: ['an@x.nl'] }, 'Deze kortingscode geldt niet voor jouw e-mailadres.'],
  ])('with the code %s is refused, and the cart keeps its own', async (code, row, message) => {
    await a.discount({ code, ...row });
    await a.discount({ code: 'EIGEN' });
    const session = await cart([{ product_id: table }]);
    await api.call('setUserDetails', { ...a.ids, shoppingcart_session: session, ...jan });
    await use(session, 'EIGEN');
    const { status, body } = await use(session, code);
    expect([status, body.errors.discount_code[0]]).toEqual([422, expect.stringContaining(message)]);
    expect((await read(session)).discount_code?.code).toBe('EIGEN');
  });

  it('for one customer follows the e-mail address', async () => {
    await a.discount({ code: 'VOORJAN', emails: ['jan@voorbeeld.nl'] });
    const session = await cart([{ product_id: table }]);
    const write = (invoice_email: string) =>
      api.call('setUserDetails', { ...a.ids, shoppingcart_session: session, invoice_email });
    await write('');
    const asked = await use(session, 'VOORJAN');
    expect(asked.body.shoppingcart.discount_code.problem).toBe('email_needed');
    expect((await write('jan@voor')).body.shoppingcart.discount_code.problem).toBe('email_needed');
    expect((await write(' JAN@voorbeeld.nl ')).body.shoppingcart.discount_code.problem).toBe('');
    expect((await write('piet@voorbeeld.nl')).body.shoppingcart.discount_code.problem).toBe('other_customer');
  });
});

describe('an order with a discount', () => {
  const buy = async (code: string, email = 'jan@voorbeeld.nl') => {
    const session = await cart([{ product_id: table }]);
    await api.call('setUserDetails', {
      ...a.ids,
      shoppingcart_session: session,
      ...jan,
      invoice_email: email,
    });
    await method(session, 'pay_on_pickup');
    await use(session, code);
    return session;
  };

  it('costs what the checkout showed, and counts as a use once', async () => {
    const id = await a.discount({ code: 'TIEN' });
    const session = await buy('TIEN');
    const made = await order(session);
    expect(made.status).toBe(200);
    await order(session);
    const { rows } = await pool.query('select total_incl_tax, total_tax from orders where cart_id = $1', [
      session,
    ]);
    // 400 - 10 % + 6.95, of which 21 % is VAT.
    expect(rows).toEqual([{ total_incl_tax: 36_695, total_tax: 6_369 }]);
    expect(await usesOf(id)).toBe(1);
  });

  it('with one use is sold once to 40 buyers at the same moment; the others see what it costs without', async () => {
    const id = await a.discount({ title: 'Eenmalig', code: 'EEN', uses_max: 1 });
    const sessions: string[] = [];
    for (let n = 0; n < 40; n++) sessions.push(await buy('EEN', `koper${n}@voorbeeld.nl`));
    const seen = await Promise.all(sessions.map((session) => shown(session)));
    const replies = await Promise.all(
      sessions.map((session, at) => press(session, seen[at] ?? NOTHING_SHOWN)),
    );
    const lost = replies.filter(({ status }) => status !== 200);
    expect(lost).toHaveLength(39);
    for (const { status, body } of lost) expect([status, body.code]).toEqual([409, 'cart_changed']);
    expect(lost[0]?.body.cart.shoppingcart).toMatchObject({
      discount_code: { code: 'EEN', problem: 'used_up' },
      total_price_with_tax: 406.95,
    });
    expect(await usesOf(id)).toBe(1);
  });

  it('per customer is sold once to a customer who orders from ten carts at once', async () => {
    const id = await a.discount({ code: 'PERKLANT', customer_uses_max: 1 });
    const sessions: string[] = [];
    for (let n = 0; n < 10; n++) sessions.push(await buy('PERKLANT', ' Een@Voorbeeld.nl'));
    const replies = await Promise.all(sessions.map((session) => order(session)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await usesOf(id)).toBe(1);
    expect((await order(await buy('PERKLANT', 'ander@voorbeeld.nl'))).status).toBe(200);
    const again = await use(await buy('', 'een@voorbeeld.nl'), 'PERKLANT');
    expect(again.body.errors.discount_code).toEqual(['Je hebt deze kortingscode al gebruikt.']);
  });

  it('is refused when the discount ended after the checkout was shown', async () => {
    const id = await a.discount({ title: 'Voorbij', code: 'VOORBIJ' });
    const session = await buy('VOORBIJ');
    const seen = await shown(session);
    await pool.query(`update discounts set ends_at = now() - interval '1 second' where id = $1`, [id]);
    const { status, body } = await press(session, seen);
    expect([status, body.code]).toEqual([409, 'cart_changed']);
    expect(body.errors.general[0]).toMatch(/^De korting is gewijzigd van €\s40,00 naar €\s0,00\.$/);
  });

  it('that is not paid gives its use back, which another payment takes again', async () => {
    const id = await a.discount({ code: 'NOGEENS', uses_max: 1 });
    const session = await cart([{ product_id: table }]);
    await use(session, 'NOGEENS');
    const made = await order(session);
    expect(await usesOf(id)).toBe(1);
    await shop.choose(made.body.payment.url as string, 'failed');
    expect(await usesOf(id)).toBe(0);
    const again = await api.call('createTransaction', {
      ...a.ids,
      order_session: made.body.order.session,
      payment_method: 'ideal',
    });
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    await shop.choose(again.body.payment.url as string, 'paid');
    expect(await usesOf(id)).toBe(1);
  });

  it('that goes back to the cart gives its use and its code back', async () => {
    const id = await a.discount({ code: 'TERUG', uses_max: 1 });
    const session = await cart([{ product_id: table }]);
    await use(session, 'TERUG');
    const made = await order(session);
    await pool.query(`update orders set created_at = now() - interval '1 day'`);
    const url = made.body.payment.url as string;
    await shop.choose(url, 'canceled');
    const restored = await api.call('restoreOrder', {
      ...a.ids,
      order_session: made.body.order.session,
      email: 'jan@voorbeeld.nl',
      shoppingcart_session: '',
    });
    expect(restored.status, JSON.stringify(restored.body)).toBe(200);
    expect(await usesOf(id)).toBe(0);
    expect((await read(restored.body.shoppingcart.session)).discount_code).toMatchObject({
      code: 'TERUG',
      problem: '',
    });
  });
});
