import type { AppDatabase } from '../../db/database.ts';
import { emulatorKey } from './emulator/emulator-key.ts';
import { isTestKey } from '@etalage/shop-domain';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { MollieConnection } from './call-mollie.ts';
import { checkMollieKey, type KeyCheck } from './check-mollie-key.ts';
import { mollieProvider } from './mollie-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { shareCreations } from './share-creations.ts';
import { websiteProvider } from './website-provider.ts';

/** The payment provider of each website, and the address for its webhooks. */
export interface Payments {
  readonly provider: PaymentProvider;
  /** Whether the provider of the installation is the emulator, which the storefront server must then mount. */
  readonly isEmulated: boolean;
  /**
   * What a payment of a website without a key of its own is worth: `real` money; a `test`, in which no money moves; or
   * nothing, because payments are `refused`: there is no provider, and the emulator may not take its place.
   */
  readonly mode: PaymentMode;
  /**
   * Address for the provider's webhooks about payments with a key (null: that of the installation); undefined when it
   * cannot reach us, for example on a local machine.
   */
  webhookUrl(websiteId: string, origin: string, keyId: string | null): string | undefined;
  /** Asks the provider about a key that somebody typed. */
  checkKey(key: string): Promise<KeyCheck>;
}

export type PaymentMode = 'real' | 'test' | 'refused';

interface PaymentsOptions {
  readonly db: AppDatabase;
  readonly settings: PaymentSettings;
  readonly secrets: SecretBox;
  /** Local address of this program's storefront server, known once it listens. */
  readonly ownUrl: () => string;
  /** Address of the provider for keys of websites; by default that of the settings. */
  readonly apiUrl?: () => string;
}

/** Path under which the emulator is mounted on the storefront server. */
export const EMULATOR_PREFIX = '/test-betalen';
export const WEBHOOK_PATH = '/api/services/webshop/v1/payments/webhook';
const MOLLIE_URL = 'https://api.mollie.com';

/**
 * Uses Mollie with the key of a website, or with that of the installation; without both the emulator if it is allowed, all
 * over HTTP with the same client.
 */
export function openPayments({ db, settings, secrets, ownUrl, ...options }: PaymentsOptions): Payments {
  const { mollieApiKey, mollieApiUrl } = settings;
  const apiUrl = options.apiUrl ?? (() => mollieApiUrl ?? MOLLIE_URL);
  const ofInstallation = installationPayments(db, settings, ownUrl);
  const localHook = (websiteId: string) => `${ownUrl()}${WEBHOOK_PATH}/${websiteId}`;
  return {
    isEmulated: ofInstallation.isEmulated,
    mode: ofInstallation.mode,
    provider: shareCreations(
      websiteProvider({ db, secrets, apiUrl, fallback: mollieProvider(ofInstallation.connection) }),
    ),
    webhookUrl(websiteId, origin, keyId) {
      const isLocal = keyId === null ? mollieApiKey === undefined : isPrivate(apiUrl());
      if (isLocal) return localHook(websiteId);
      return isPrivate(origin) ? undefined : `${origin}${WEBHOOK_PATH}/${websiteId}`;
    },
    checkKey: (key) => checkMollieKey(apiUrl, key),
  };
}

function installationPayments(
  db: AppDatabase,
  { mollieApiKey: apiKey, mollieApiUrl: apiUrl, allowsEmulator }: PaymentSettings,
  ownUrl: () => string,
): Pick<Payments, 'isEmulated' | 'mode'> & { connection: MollieConnection } {
  if (apiKey) {
    const connection = { apiUrl: () => apiUrl ?? MOLLIE_URL, apiKeyFor: async () => apiKey };
    return { connection, isEmulated: false, mode: isTestKey(apiKey) ? 'test' : 'real' };
  }
  return {
    connection: {
      apiUrl: () => ownUrl() + EMULATOR_PREFIX,
      apiKeyFor: (websiteId) => emulatorKey(db, websiteId),
    },
    isEmulated: allowsEmulator,
    mode: allowsEmulator ? 'test' : 'refused',
  };
}

/** Whether an address is local to this machine or network; Mollie refuses such addresses for webhooks. */
function isPrivate(address: string): boolean {
  const { hostname } = new URL(address);
  const isLocal = /^(localhost|.*\.localhost|.*\.local|127\..*|10\..*|192\.168\..*|\[.*\])$/.test(hostname);
  return isLocal || !hostname.includes('.');
}
