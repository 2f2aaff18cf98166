import type { AppDatabase } from '../../db/database.ts';
import { withWebsite } from '../../db/with-website.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { mollieProvider } from './mollie-provider.ts';
import {
  findCurrentKey,
  findKeyOf,
  type KeyedPayment,
  keyOwner,
  type PaymentKeyRow,
} from './payment-key.repository.ts';
import { type PaymentProvider, PaymentProviderError } from './payment-provider.ts';

interface Options {
  readonly db: AppDatabase;
  readonly secrets: SecretBox;
  readonly apiUrl: () => string;
  /** The provider of the installation, for websites and payments without a key of their own. */
  readonly fallback: PaymentProvider;
}

/**
 * The provider of each website: with the website's key for new payments, and for a payment with the key with which it was
 * begun. Throws a `PaymentProviderError` for a payment whose key was removed, or cannot be decrypted.
 */
export function websiteProvider({ db, secrets, apiUrl, fallback }: Options): PaymentProvider {
  async function at(websiteId: string, key: PaymentKeyRow | null | undefined): Promise<PaymentProvider> {
    if (key === null) return fallback;
    if (!key?.sealed) throw new PaymentProviderError('the key of this payment was removed', false);
    const apiKey = await secrets.open(key.sealed, keyOwner(websiteId)).catch((cause: unknown) => {
      throw new PaymentProviderError('the key of this website cannot be read', false, { cause });
    });
    return mollieProvider({ apiUrl, apiKeyFor: async () => apiKey });
  }
  const of = async (websiteId: string, payment: KeyedPayment) =>
    at(websiteId, await withWebsite(db, websiteId, (tx) => findKeyOf(tx, websiteId, payment)));
  return {
    async create(payment) {
      const { website_id, attempt_id: attemptId } = payment.reference;
      return (await of(website_id, { attemptId })).create(payment);
    },
    async get(websiteId, pspId) {
      return (await of(websiteId, { pspId })).get(websiteId, pspId);
    },
    async cancel(websiteId, pspId) {
      return (await of(websiteId, { pspId })).cancel(websiteId, pspId);
    },
    async refund(refund) {
      return (await of(refund.websiteId, { pspId: refund.paymentId })).refund(refund);
    },
    async methods(websiteId, amount) {
      const key = await withWebsite(db, websiteId, (tx) => findCurrentKey(tx, websiteId));
      return (await at(websiteId, key ?? null)).methods(websiteId, amount);
    },
    reportedId: (body) => fallback.reportedId(body),
  };
}
