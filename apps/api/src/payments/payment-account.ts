import type { WebsiteTransaction } from '../db/with-website.ts';
import { findCurrentKey } from '../ports/payment/payment-key.repository.ts';
import type { PaymentMode, Payments } from '../ports/payment/payments.ts';

interface PaymentAccount {
  /** The key of the website; null when it pays through the account of the installation. */
  readonly keyId: string | null;
  readonly mode: PaymentMode;
}

/** With which account a website begins payments, and what those are worth. */
export async function paymentAccountOf(
  tx: WebsiteTransaction,
  payments: Pick<Payments, 'mode'>,
  websiteId: string,
): Promise<PaymentAccount> {
  const key = await findCurrentKey(tx, websiteId);
  if (!key) return { keyId: null, mode: payments.mode };
  return { keyId: key.id, mode: key.is_test ? 'test' : 'real' };
}
