/** What the environment states about payment providers. Without a key the emulator of this program is used. */
export interface PaymentSettings {
  /** MOLLIE_API_KEY. */
  readonly mollieApiKey: string | undefined;
  /** MOLLIE_API_URL; the default is Mollie's own address. */
  readonly mollieApiUrl: string | undefined;
}

/** Reads the settings of payment providers. */
export function readPaymentSettings(env: Readonly<Record<string, string | undefined>>): PaymentSettings {
  return {
    mollieApiKey: env['MOLLIE_API_KEY'] || undefined,
    mollieApiUrl: env['MOLLIE_API_URL'] || undefined,
  };
}
