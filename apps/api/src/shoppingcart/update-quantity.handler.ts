import type { updateQuantity } from '@etalage/api-contract';
import { withCommit } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findCartProducts } from '../products/product.repository.ts';
import { findLines, updateLine } from './cart-lines.repository.ts';
import { changeLines } from './change-cart.ts';
import { refuseQuantity, refuseShortage } from './line-checks.ts';
import { priceOfSelection, wantedPieces } from './price-line.ts';

/** Sets a line's quantity. A lower quantity is never refused because of stock, even if it is still above the stock. */
export const updateQuantityHandler: Handler<typeof updateQuantity> = async (input, context) => {
  const { cart_product_id: lineId, quantity } = input;
  const { reply } = await changeLines(context, input.shoppingcart_session, async (tx, { cart, settings }) => {
    const [lines, products] = await Promise.all([
      findLines(tx, cart.website_id, cart.id),
      findCartProducts(tx, cart.website_id, cart.id),
    ]);
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new ApiError('not_found', { general: [{ key: 'webshop_cart_line_gone' }] });
    const product = products.find(({ id }) => id === line.product_id);
    if (!product) throw new ApiError('product_unavailable');
    const { variant, unit, isOffered, errors } = priceOfSelection(
      product,
      settings.priceMode,
      line.type,
      line.selection,
    );
    if (!isOffered || Object.keys(errors).length > 0) throw new ApiError('product_unavailable');
    refuseQuantity(quantity, product);
    if (line.type === 'checkout' && quantity > line.quantity) {
      const owner = { row: product, variantId: variant?.id ?? '' };
      refuseShortage(wantedPieces(lines, owner) - line.quantity + quantity, owner);
    }
    withCommit(tx, updateLine(tx, line, { quantity, seen_unit_cents: unit, title: product.title }));
  });
  return { shoppingcart: reply.shoppingcart, quote: reply.quote, shipment: reply.shipment };
};
