import type { addToCart } from '@etalage/api-contract';
import { withCommit } from '../db/with-website.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findProductWithStock } from '../products/product.repository.ts';
import { addProduct } from './add-product.ts';
import { findLines } from './cart-lines.repository.ts';
import { findCart, updateCart } from './cart.repository.ts';
import { openedCart } from './cart.service.ts';
import { idempotent } from '../calls/idempotent.ts';

/** Adds pieces of a product; a repeat with the same key adds nothing. */
export const addToCartHandler: Handler<typeof addToCart> = async (input, context) => {
  const { write, websiteId, now } = context;
  const { type, product_id, quantity, options, shoppingcart_session: session } = input;
  const wanted = { type, product_id, quantity, options };
  const key = input.idempotency_key || context.idempotencyKey;
  return write(async (tx) => {
    const [found, lines, row] = await Promise.all([
      findCart(tx, websiteId, session, true),
      findLines(tx, websiteId, session),
      findProductWithStock(tx, websiteId, product_id),
    ]);
    const open = openedCart(found, now());
    const once = { websiteId, scope: `add-to-cart:${session}`, key, request: wanted, now: now() };
    return idempotent(tx, once, async () => {
      const total_quantity = addProduct(tx, open, { lines, row }, wanted);
      withCommit(tx, updateCart(tx, open.cart, {}, { now: now(), hasLines: true }));
      return { shoppingcart: { total_quantity } };
    });
  });
};
