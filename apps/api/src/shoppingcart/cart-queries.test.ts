import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../http/rate-limits.ts';
import { cartClient } from '../testing/cart-client.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { startTestApi } from '../testing/start-test-api.ts';

const database = await createTestDatabase();
const shop = shopFixture(database, await database.createWebsite({ host: 'a.test' }));
const api = await startTestApi(database, {});
const visitor = cartClient(api, shop);
await shop.shipping({ id: 'pakket', price: 695 });
await shop.payment('ideal');

let sent = 0;
const counted = new WeakSet<pg.PoolClient>();
database.app.pool.on('acquire', (client) => {
  if (counted.has(client)) return;
  counted.add(client);
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => (sent++, query(...args))) as typeof client.query;
});

async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const before = sent;
  await work();
  return sent - before;
}

/** A cart with this many products, each a line of its own. */
async function cartOf(lines: number) {
  const cart = await visitor.newCart();
  for (let at = 0; at < lines; at++) await cart.add(await shop.product());
  const [line] = (await cart.get()).shoppingcart.products as { id: string }[];
  return { cart, lineId: line?.id ?? '' };
}

describe('queries', () => {
  const small = cartOf(1);
  const large = cartOf(40);
  const product = shop.product();

  it.each<[EndpointName, number]>([
    ['getCart', 7],
    ['addToCart', 7],
    ['updateQuantity', 11],
    ['setUserDetails', 8],
    ['setShippingMethod', 12],
    ['setPaymentMethod', 12],
    ['deleteProduct', 9],
  ])('%s sends %i, begin and commit included, for 1 line and for 40', async (name, expected) => {
    for (const { cart, lineId } of [await small, await large]) {
      const more = {
        cart_product_id: lineId,
        quantity: 1,
        type: 'checkout',
        product_id: await product,
        options: {},
        shipping_method: 'pakket',
        payment_method: 'ideal',
        invoice_city: 'Ede',
      };
      expect(await queriesOf(() => cart.succeed(name, more))).toBe(expected);
    }
  });
});
