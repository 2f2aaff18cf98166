import type { AppDatabase } from '../../db/database.ts';
import { emulatorKey } from './emulator/emulator-key.ts';
import { mollieProvider } from './mollie-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { shareCreations } from './share-creations.ts';

/** The payment provider of this installation, and the address for its webhooks. */
export interface Payments {
  readonly provider: PaymentProvider;
  /** Whether `provider` is the emulator, which the storefront server must then mount. */
  readonly isEmulated: boolean;
  /**
   * What a payment is worth: `real` money; a `test`, in which no money moves; or nothing, because payments are `refused`:
   * there is no provider, and the emulator may not take its place.
   */
  readonly mode: 'real' | 'test' | 'refused';
  /** Address for the provider's webhooks; undefined when it cannot reach us, for example on a local machine. */
  webhookUrl(websiteId: string, origin: string): string | undefined;
}

export interface PaymentsOptions {
  readonly db: AppDatabase;
  readonly settings: PaymentSettings;
  /** Local address of this program's storefront server, known once it listens. */
  readonly ownUrl: () => string;
}

/** Path under which the emulator is mounted on the storefront server. */
export const EMULATOR_PREFIX = '/test-betalen';
export const WEBHOOK_PATH = '/api/services/webshop/v1/payments/webhook';

/** Uses Mollie when there is a key, otherwise the emulator if it is allowed; both over HTTP with the same client. */
export function openPayments({ db, settings, ownUrl }: PaymentsOptions): Payments {
  const { mollieApiKey: apiKey, mollieApiUrl: apiUrl } = settings;
  if (apiKey) {
    const connection = { apiUrl: () => apiUrl ?? 'https://api.mollie.com', apiKeyFor: async () => apiKey };
    return paymentsAt(mollieProvider(connection), apiKey.startsWith('test_') ? 'test' : 'real');
  }
  return {
    isEmulated: settings.allowsEmulator,
    mode: settings.allowsEmulator ? 'test' : 'refused',
    provider: shareCreations(
      mollieProvider({
        apiUrl: () => ownUrl() + EMULATOR_PREFIX,
        apiKeyFor: (websiteId) => emulatorKey(db, websiteId),
      }),
    ),
    webhookUrl: (websiteId) => `${ownUrl()}${WEBHOOK_PATH}/${websiteId}`,
  };
}

/** The payments of a real provider. */
function paymentsAt(provider: PaymentProvider, mode: Payments['mode']): Payments {
  return {
    isEmulated: false,
    mode,
    provider: shareCreations(provider),
    webhookUrl: (websiteId, origin) =>
      isPublic(origin) ? `${origin}${WEBHOOK_PATH}/${websiteId}` : undefined,
  };
}

/** Mollie refuses webhook addresses that are local to this machine or network. */
function isPublic(origin: string): boolean {
  const { hostname } = new URL(origin);
  const isPrivate = /^(localhost|.*\.localhost|.*\.local|127\..*|10\..*|192\.168\..*|\[.*\])$/.test(hostname);
  return !isPrivate && hostname.includes('.');
}
