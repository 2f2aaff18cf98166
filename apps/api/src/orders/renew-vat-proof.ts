import { ApiError } from '../http/api-error.ts';
import type { HandlerContext } from '../http/handler-context.ts';
import { findCart } from '../shoppingcart/cart.repository.ts';
import { checkCartVatNumber } from '../vies/check-cart-vat-number.ts';

const DAY = 24 * 3_600_000;

/**
 * Asks VIES again when VAT rests on a proof of more than 24 hours ago, before any lock is taken. When the number is no
 * longer confirmed the total has changed, and the visitor is asked to look again.
 */
export async function renewVatProof(context: HandlerContext, session: string): Promise<void> {
  const cart = await context.read((tx) => findCart(tx, context.websiteId, session, false));
  if (cart?.status !== 'open' || cart.vies_status !== 'valid' || !cart.vies_checked_at) return;
  if (context.now().getTime() - cart.vies_checked_at.getTime() <= DAY) return;
  const { vies } = await checkCartVatNumber(context, session, 'when-changed');
  if (vies.status !== 'valid') throw new ApiError('price_changed', { general: [{ key: 'order_error_vat' }] });
}
