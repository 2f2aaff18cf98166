import { cartPart, id, shipment } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';
import { cartSession } from './cart-session.ts';

/** Removes a line (API-14). Returns the same when the line was already removed. */
export const deleteProduct = defineEndpoint({
  name: 'delete-product',
  path: visitorPaths.deleteProduct.path,
  audience: 'visitor',
  request: z.object({ ...websiteIds, shoppingcart_session: cartSession, cart_product_id: id }),
  response: z.object({ deleted: z.literal(true), shoppingcart: cartPart, quote: cartPart, shipment }),
  errors: ['shoppingcart_does_not_exist', 'shoppingcart_converted'],
});
