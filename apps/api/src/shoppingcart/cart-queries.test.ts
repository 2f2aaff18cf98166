import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../calls/rate-limits.ts';
import { cartClient } from '../testing/cart-client.ts';
import { countQueries, countRoundTrips } from '../testing/count-queries.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { shoppingcartHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = shopFixture(database, await database.createWebsite({ host: 'a.test' }));
const api = await startTestApi(database, {}, { handlers: shoppingcartHandlers });
const visitor = cartClient(api, shop);
await shop.shipping({ id: 'pakket', price: 695 });
await shop.payment('ideal');

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

  // Writes are counted against a limit in one more query.
  it.each<[EndpointName, number, number]>([
    ['getCart', 6, 2],
    ['addToCart', 7, 3],
    ['updateQuantity', 11, 5],
    ['setUserDetails', 8, 3],
    ['setShippingMethod', 8, 3],
    ['setPaymentMethod', 8, 3],
    ['deleteProduct', 9, 4],
  ])(
    '%s sends %i in %i round trips, begin and commit included, for 1 line and for 40',
    async (...expected) => {
      const [name, queries, trips] = expected;
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
        expect(await countQueries(() => cart.succeed(name, more))).toBe(queries);
        // A busy machine sends what could go together after the first answer, so the least of some tries counts.
        const counts: number[] = [];
        for (let attempt = 0; attempt < 5 && !counts.includes(trips); attempt += 1)
          counts.push(await countRoundTrips(() => cart.succeed(name, more)));
        expect(Math.min(...counts), name).toBe(trips);
      }
    },
  );
});
