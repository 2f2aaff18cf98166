import { expect, it } from 'vitest';
import { countQueries, countRoundTrips } from '../testing/count-queries.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';

const database = await createTestDatabase();
const { a, cart, method, press, shown } = await orderFixture(database);

async function placed(lines: number, count: typeof countQueries): Promise<number> {
  const products = await Promise.all(Array.from({ length: lines }, () => a.product()));
  const session = await cart(products.map((product_id) => ({ product_id })));
  await method(session, 'pay_on_pickup');
  const seen = await shown(session);
  return count(async () => expect((await press(session, seen)).status).toBe(200));
}

it('an order sends 14 queries in 4 round trips, begin, commit and the count of the call included, for 1 line and for 20', async () => {
  for (const lines of [1, 20]) {
    expect(await placed(lines, countQueries)).toBe(14);
    expect(await placed(lines, countRoundTrips)).toBe(4);
  }
});
