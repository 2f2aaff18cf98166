import type { AppDatabase } from './db/database.ts';
import type { JobQueue } from './ports/job-queue.ts';
import { openPayments } from './ports/payment/payments.ts';
import { createAccessPoint } from './ports/peppol/access-point.ts';
import { openSecretBox } from './ports/secrets/secret-box.ts';
import type { Ports } from './ports/ports.ts';
import { openFiles } from './ports/storage/open-files.ts';
import { createViesRest } from './ports/vies/vies-rest.ts';
import type { Settings } from './settings.ts';

/** Path under which the VIES emulator is mounted on the storefront server. */
export const VIES_EMULATOR_PREFIX = '/test-vies';

/** Path under which the emulated access point of Peppol is mounted there. */
export const PEPPOL_EMULATOR_PREFIX = '/test-peppol';

export interface PortsOptions {
  readonly settings: Settings;
  readonly db: AppDatabase;
  readonly jobs: JobQueue;
  /** Address of this program's storefront from within this machine, known once it listens. */
  readonly ownUrl: () => string;
}

/** The external services in the settings; without settings, the emulators in this program. */
export function openPorts({ settings, db, jobs, ownUrl }: PortsOptions): Ports {
  const secrets = openSecretBox(settings.secretKeys, settings.dataDir);
  const peppolEmulator = () => (settings.allowsTestPeppol ? ownUrl() + PEPPOL_EMULATOR_PREFIX : '');
  return {
    payments: openPayments({ db, settings: settings.payments, secrets, ownUrl }),
    secrets,
    peppol: createAccessPoint({ emulator: peppolEmulator }),
    peppolEmulator,
    vies: createViesRest({ url: settings.viesUrl ?? (() => ownUrl() + VIES_EMULATOR_PREFIX) }),
    jobs,
    files: openFiles(settings),
    mailFrom: settings.smtpUrl ? settings.mailFrom : undefined,
    siteUrl: (host) => {
      const { protocol, port } = new URL(ownUrl());
      return `${protocol}//${host}${port && `:${port}`}`;
    },
    dashboardUrl: (origin) => dashboardUrl(settings, origin),
  };
}

/**
 * The dashboard's address for links in mails. Without a setting it is the requested `origin`, but only if that
 * is this machine or the host on which the dashboard listens: a caller can send any Host header, and it must not end up
 * in a mail to someone else.
 */
export function dashboardUrl(
  settings: Pick<Settings, 'dashboardUrl' | 'dashboardHost' | 'dashboardPort'>,
  origin?: string,
): string {
  if (settings.dashboardUrl) return settings.dashboardUrl;
  const named = ['127.0.0.1', 'localhost', '[::1]', settings.dashboardHost];
  if (origin !== undefined && named.includes(new URL(origin).hostname)) return origin;
  return `http://${settings.dashboardHost}:${settings.dashboardPort}`;
}
