import type { HandlerContext } from '../calls/handler-context.ts';
import type { CartRecord } from '../shoppingcart/cart.repository.ts';
import { checkCartVatNumber } from '../shoppingcart/check-cart-vat-number.ts';

const DAY = 24 * 3_600_000;

/** Whether the VAT of an open cart depends on a proof that is more than 24 hours old. */
export function isProofOld({ status, vies_status, vies_checked_at }: CartRecord, now: Date): boolean {
  if (status !== 'open' || vies_status !== 'valid' || !vies_checked_at) return false;
  return now.getTime() - vies_checked_at.getTime() > DAY;
}

/**
 * Checks the number at VIES again; the caller must hold no lock. If it is no longer confirmed, the cart differs from what
 * was shown, and the order is refused for that.
 */
export async function renewVatProof(context: HandlerContext, session: string): Promise<void> {
  await checkCartVatNumber(context, session, 'when-changed');
}
