import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { CartRecord } from '../shoppingcart/cart.repository.ts';
import { checkCartVatNumber } from '../shoppingcart/check-cart-vat-number.ts';

const DAY = 24 * 3_600_000;

/** Whether the VAT of an open cart rests on a proof of more than 24 hours ago. */
export function isProofOld({ status, vies_status, vies_checked_at }: CartRecord, now: Date): boolean {
  if (status !== 'open' || vies_status !== 'valid' || !vies_checked_at) return false;
  return now.getTime() - vies_checked_at.getTime() > DAY;
}

/**
 * Asks VIES again; no lock may be held. When the number is no longer confirmed the total has changed, and the visitor is
 * asked to look again.
 */
export async function renewVatProof(context: HandlerContext, session: string): Promise<void> {
  const { vies } = await checkCartVatNumber(context, session, 'when-changed');
  if (vies.status !== 'valid') throw new ApiError('price_changed', { general: [{ key: 'order_error_vat' }] });
}
