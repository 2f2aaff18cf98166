import { describe, expect, it } from 'vitest';
import { cartClient } from '../testing/cart-client.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture, storedOption } from '../testing/shop-fixture.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { shoppingcartHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = shopFixture(database, await database.createWebsite({ host: 'a.test' }));
const api = await startTestApi(database, {}, { handlers: shoppingcartHandlers });
const visitor = cartClient(api, shop);
const product = await shop.product({ options: [storedOption({ layout: 'text', connection_id: 'naam' })] });
const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

describe('parallel calls on one cart', () => {
  it('lose none of 200 adds of the same line', async () => {
    const cart = await visitor.newCart();
    const replies = await times(200, () => cart.tryAdd(product));
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    const totals = replies.map(({ body }) => body.shoppingcart.total_quantity as number);
    expect([...totals].sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
    const { products } = (await cart.get()).shoppingcart;
    expect(products).toHaveLength(1);
    expect(products[0].quantity).toBe(200);
  });

  it('lose none of 60 adds of different lines', async () => {
    const cart = await visitor.newCart();
    await times(60, (at) => cart.add(product, { options: { naam: `n${at % 20}` } }));
    const { products, total_quantity } = (await cart.get()).shoppingcart;
    expect(products).toHaveLength(20);
    expect(total_quantity).toBe(60);
  });

  it('never add more than there is in stock', async () => {
    const scarce = await shop.product({
      stock: 7,
      options: [storedOption({ layout: 'text', connection_id: 'naam' })],
    });
    const cart = await visitor.newCart();
    const replies = await times(50, (at) => cart.tryAdd(scarce, { options: { naam: String(at % 5) } }));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(
      new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code as string)),
    ).toEqual(new Set(['stock_insufficient']));
    expect((await cart.get()).shoppingcart.total_quantity).toBe(7);
  });

  it('keep both tabs: one changes quantities while the other deletes and fills in details', async () => {
    const cart = await visitor.newCart();
    await times(10, (at) => cart.add(product, { options: { naam: `l${at}` } }));
    const lines = (await cart.get()).shoppingcart.products as { id: string }[];
    const changed = lines.slice(0, 5);
    const deleted = lines.slice(5);
    await Promise.all([
      ...changed.map(({ id }, at) =>
        cart.succeed('updateQuantity', { cart_product_id: id, quantity: at + 2 }),
      ),
      ...deleted.map(({ id }) => cart.succeed('deleteProduct', { cart_product_id: id })),
      cart.details({ invoice_city: 'Ede' }),
      cart.details({ invoice_street: 'Dorpsstraat' }),
    ]);
    const { shoppingcart, users } = await cart.get();
    expect(shoppingcart.products.map(({ quantity }: { quantity: number }) => quantity)).toEqual([
      2, 3, 4, 5, 6,
    ]);
    expect(users).toMatchObject({ invoice_city: 'Ede', invoice_street: 'Dorpsstraat' });
  });
});
