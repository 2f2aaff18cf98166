import type { AppDatabase } from '../../db/database.ts';
import { emulatorKey } from './emulator/emulator-key.ts';
import { mollieProvider } from './mollie-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The payment provider of this installation, and where it reports to. */
export interface Payments {
  readonly provider: PaymentProvider;
  /** Address for the provider's reports; undefined when it could not reach us, as on a computer at home. */
  webhookUrl(websiteId: string, origin: string): string | undefined;
}

export interface PaymentsOptions {
  readonly db: AppDatabase;
  /** MOLLIE_API_KEY; without it the emulator of this very program is used. */
  readonly apiKey: string | undefined;
  /** MOLLIE_API_URL, default Mollie's own. */
  readonly apiUrl: string | undefined;
  /** Address of this program's storefront server from within this machine, known once it listens. */
  readonly ownUrl: () => string;
}

/** Path under which the emulator is mounted on the storefront server. */
export const EMULATOR_PREFIX = '/test-betalen';
export const WEBHOOK_PATH = '/api/services/webshop/v1/payments/webhook';

/** Opens Mollie when there is a key, else the emulator; both over HTTP by the same client. */
export function openPayments({ db, apiKey, apiUrl, ownUrl }: PaymentsOptions): Payments {
  if (apiKey) {
    return {
      provider: mollieProvider({
        apiUrl: () => apiUrl ?? 'https://api.mollie.com',
        apiKeyFor: async () => apiKey,
      }),
      webhookUrl: (websiteId, origin) =>
        isPublic(origin) ? `${origin}${WEBHOOK_PATH}/${websiteId}` : undefined,
    };
  }
  return {
    provider: mollieProvider({
      apiUrl: () => ownUrl() + EMULATOR_PREFIX,
      apiKeyFor: (websiteId) => emulatorKey(db, websiteId),
    }),
    webhookUrl: (websiteId) => `${ownUrl()}${WEBHOOK_PATH}/${websiteId}`,
  };
}

/** Mollie refuses reports to addresses that only this computer or this house can reach. */
function isPublic(origin: string): boolean {
  const { hostname } = new URL(origin);
  const isPrivate = /^(localhost|.*\.localhost|.*\.local|127\..*|10\..*|192\.168\..*|\[.*\])$/.test(hostname);
  return !isPrivate && hostname.includes('.');
}
