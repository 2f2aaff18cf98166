import type { addToCart } from '@etalage/api-contract';
import type { Handler } from '../http/handler-context.ts';
import { addProduct } from './add-product.ts';
import { updateCart } from './cart.repository.ts';
import { openCart } from './cart.service.ts';
import { idempotent } from './idempotent.ts';

/** Adds pieces of a product; a repeat with the same key adds nothing. */
export const addToCartHandler: Handler<typeof addToCart> = async (input, context) => {
  const { write, websiteId, now } = context;
  const { type, product_id, quantity, options, shoppingcart_session: session } = input;
  const wanted = { type, product_id, quantity, options };
  const key = input.idempotency_key || context.idempotencyKey;
  return write(async (tx) => {
    const open = await openCart(tx, websiteId, session, { lock: true, now: now() });
    const once = { websiteId, scope: `add-to-cart:${session}`, key, request: wanted, now: now() };
    return idempotent(tx, once, async () => {
      const total_quantity = await addProduct(tx, open, wanted);
      await updateCart(tx, open.cart, {}, now());
      return { shoppingcart: { total_quantity } };
    });
  });
};
