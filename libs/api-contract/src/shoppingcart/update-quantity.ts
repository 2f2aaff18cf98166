import { cartPart, id, shipment } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';
import { cartSession } from './cart-session.ts';

/** Sets the quantity of a line of either half (API-13), within the product's bounds. */
export const updateQuantity = defineEndpoint({
  name: 'update-quantity',
  path: visitorPaths.updateQuantity.path,
  audience: 'visitor',
  request: z.object({
    ...websiteIds,
    shoppingcart_session: cartSession,
    cart_product_id: id,
    quantity: z.int().min(1).max(9999),
  }),
  response: z.object({ shoppingcart: cartPart, quote: cartPart, shipment }),
  errors: [
    'shoppingcart_does_not_exist',
    'shoppingcart_converted',
    'stock_insufficient',
    'product_unavailable',
  ],
});
