import type { JobQueue } from './job-queue.ts';
import type { Payments } from './payment/payments.ts';
import type { PeppolPort } from './peppol/peppol-port.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import type { Files } from './storage/file-storage.ts';
import type { ViesPort } from './vies/vies-port.ts';

/** Services outside this program, each with an adapter and an embedded default. */
export interface Ports {
  readonly vies: ViesPort;
  readonly payments: Payments;
  readonly secrets: SecretBox;
  readonly peppol: PeppolPort;
  /** Address of the emulated access point of this installation; '' if it has none. */
  readonly peppolEmulator: () => string;
  readonly jobs: JobQueue;
  readonly files: Files;
  /** The address that mails come from; missing without a mail server. */
  readonly mailFrom?: string | undefined;
  /** Scheme, host and port at which this machine serves a host name of a website. */
  readonly siteUrl: (host: string) => string;
  /** Address of the dashboard, for links in mails; the address of the caller's request is used only on this machine. */
  readonly dashboardUrl: (requested?: string) => string;
}
