import type { AppDatabase } from './db/database.ts';
import type { JobQueue } from './ports/job-queue.ts';
import { openPayments } from './ports/payment/payments.ts';
import type { Ports } from './ports/ports.ts';
import { openFiles } from './ports/storage/open-files.ts';
import { createViesRest } from './ports/vies/vies-rest.ts';
import type { Settings } from './settings.ts';

/** Path under which the VIES emulator is mounted on the storefront server. */
export const VIES_EMULATOR_PREFIX = '/test-vies';

export interface PortsOptions {
  readonly settings: Settings;
  readonly db: AppDatabase;
  readonly jobs: JobQueue;
  /** Address of this program's storefront from within this machine, known once it listens. */
  readonly ownUrl: () => string;
}

/** The outside services this installation is set to use; without settings the emulators of this very program. */
export function openPorts({ settings, db, jobs, ownUrl }: PortsOptions): Ports {
  return {
    payments: openPayments({ db, settings: settings.payments, ownUrl }),
    vies: createViesRest({ url: settings.viesUrl ?? (() => ownUrl() + VIES_EMULATOR_PREFIX) }),
    jobs,
    files: openFiles(settings),
    siteUrl: (host) => {
      const { protocol, port } = new URL(ownUrl());
      return `${protocol}//${host}${port && `:${port}`}`;
    },
    dashboardUrl: (asked) => dashboardUrl(settings, asked),
  };
}

/**
 * A Host header is the caller's own choice: a link in a mail to somebody else must not follow it anywhere. Without a
 * setting it counts when it names this machine, or the name the dashboard was told to listen on.
 */
export function dashboardUrl(
  settings: Pick<Settings, 'dashboardUrl' | 'dashboardHost' | 'dashboardPort'>,
  asked?: string,
): string {
  if (settings.dashboardUrl) return settings.dashboardUrl;
  const named = ['127.0.0.1', 'localhost', '[::1]', settings.dashboardHost];
  if (asked !== undefined && named.includes(new URL(asked).hostname)) return asked;
  return `http://${settings.dashboardHost}:${settings.dashboardPort}`;
}
