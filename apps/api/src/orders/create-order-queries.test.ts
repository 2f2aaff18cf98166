import { expect, it } from 'vitest';
import { countQueries } from '../testing/count-queries.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';

const database = await createTestDatabase();
const { a, cart, method, order } = await orderFixture(database);

async function queriesOf(lines: number): Promise<number> {
  const products = await Promise.all(Array.from({ length: lines }, () => a.product()));
  const session = await cart(products.map((product_id) => ({ product_id })));
  await method(session, 'pay_on_pickup');
  return countQueries(async () => expect((await order(session)).status).toBe(200));
}

it('an order sends 11 queries, begin and commit included, for 1 line and for 20', async () => {
  expect(await queriesOf(1)).toBe(11);
  expect(await queriesOf(20)).toBe(11);
});
