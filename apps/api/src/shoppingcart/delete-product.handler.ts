import type { deleteProduct } from '@etalage/api-contract';
import { withCommit } from '../db/with-website.ts';
import type { Handler } from '../calls/handler-context.ts';
import { deleteLine } from './cart-lines.repository.ts';
import { changeLines } from './change-cart.ts';

/** Removes a line; a line that no longer exists is not an error, so that a repeated call returns the same. */
export const deleteProductHandler: Handler<typeof deleteProduct> = async (input, context) => {
  const { reply } = await changeLines(context, input.shoppingcart_session, async (tx, { cart }) =>
    withCommit(tx, deleteLine(tx, cart, input.cart_product_id)),
  );
  return { deleted: true, shoppingcart: reply.shoppingcart, quote: reply.quote, shipment: reply.shipment };
};
