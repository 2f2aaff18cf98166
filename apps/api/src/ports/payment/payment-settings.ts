import { readTestSwitch } from '../test-switch.ts';

/** What the environment states about payment providers. Without a key the emulator of this program is used. */
export interface PaymentSettings {
  /** MOLLIE_API_KEY. */
  readonly mollieApiKey: string | undefined;
  /** MOLLIE_API_URL; the default is Mollie's own address. */
  readonly mollieApiUrl: string | undefined;
  /**
   * Whether the emulator may take payments (TEST_PAYMENTS, `on` or `off`): anybody can mark its orders as paid. The
   * default is only on this machine, that is as long as HOST is a loopback address, and in development.
   */
  readonly allowsEmulator: boolean;
}

/**
 * Reads the settings of payment providers; `host` is the address on which the storefront listens. Throws an error of one
 * sentence for a value that is not valid.
 */
export function readPaymentSettings(
  env: Readonly<Record<string, string | undefined>>,
  host = 'localhost',
): PaymentSettings {
  return {
    allowsEmulator: readTestSwitch(env, 'TEST_PAYMENTS', host),
    mollieApiKey: env['MOLLIE_API_KEY'] || undefined,
    mollieApiUrl: env['MOLLIE_API_URL'] || undefined,
  };
}

/** Whether there is anything that takes online payments. */
export function takesPayments({ mollieApiKey, allowsEmulator }: PaymentSettings): boolean {
  return mollieApiKey !== undefined || allowsEmulator;
}
