import Fastify from 'fastify';
import type { AppDatabase } from '../db/database.ts';
import { VIES_EMULATOR_PREFIX } from '../open-ports.ts';
import { paymentWebhook } from '../payments/payment-webhook.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import { paymentEmulator } from '../ports/payment/emulator/payment-emulator.ts';
import { readPaymentSettings } from '../ports/payment/payment-settings.ts';
import { EMULATOR_PREFIX, openPayments, type Payments, WEBHOOK_PATH } from '../ports/payment/payments.ts';
import type { SecretBox } from '../ports/secrets/secret-box.ts';
import { viesEmulator } from '../ports/vies/vies-emulator.ts';
import type { ViesPort } from '../ports/vies/vies-port.ts';
import { createViesRest } from '../ports/vies/vies-rest.ts';

export interface ReplayProvider {
  readonly payments: Payments;
  readonly vies: ViesPort;
  /** What a payer chooses on the pay page, at its address; the webhook has been answered when it returns. */
  choose(payUrl: string, status: 'paid' | 'failed' | 'canceled'): Promise<void>;
  /** Reports a payment that an earlier process began: its provider reports to the address of that process. */
  report(payUrl: string): Promise<void>;
  close(): Promise<void>;
}

interface ProviderOptions {
  readonly db: AppDatabase;
  readonly websiteId: string;
  readonly secrets: SecretBox;
  readonly jobs: JobQueue;
  readonly now: () => Date;
}

/**
 * The emulators of payments and VIES on a free port of this machine, whatever the installation uses: what was paid and
 * checked earlier is neither paid nor checked again.
 */
export async function startProvider(options: ProviderOptions): Promise<ReplayProvider> {
  const { db, websiteId, secrets, jobs, now } = options;
  const own = { url: '' };
  const settings = readPaymentSettings({});
  const emulated = openPayments({ db, settings, secrets, ownUrl: () => own.url });
  // The money of that time was received: what is only a test is not in the turnover.
  const payments: Payments = { ...emulated, mode: 'real' };
  const server = Fastify({ routerOptions: { maxParamLength: 500 } });
  await server.register(paymentEmulator, { prefix: EMULATOR_PREFIX, db });
  await server.register(viesEmulator, { prefix: VIES_EMULATOR_PREFIX });
  await server.register(paymentWebhook, { db, payments, jobs, now });
  own.url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    payments,
    vies: createViesRest({ url: own.url + VIES_EMULATOR_PREFIX }),
    async choose(payUrl, status) {
      const reply = await fetch(own.url + new URL(payUrl).pathname, {
        method: 'POST',
        body: new URLSearchParams({ status }),
        redirect: 'manual',
      });
      if (reply.status !== 303) throw new Error(`the pay page answered ${reply.status}`);
    },
    async report(payUrl) {
      const id = new URL(payUrl).pathname.split('/').at(-1) ?? '';
      const reply = await fetch(`${own.url}${WEBHOOK_PATH}/${websiteId}`, {
        method: 'POST',
        body: new URLSearchParams({ id }),
      });
      if (!reply.ok) throw new Error(`the report of a payment was answered ${reply.status}`);
    },
    close: () => server.close(),
  };
}
