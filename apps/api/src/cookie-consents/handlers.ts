import type { Handlers } from '../calls/handler-context.ts';
import { exportConsentsHandler } from './export-consents.handler.ts';
import { listConsentsHandler } from './list-consents.handler.ts';
import { scanHostsHandler } from './scan-hosts.handler.ts';
import { storeConsentHandler } from './store-consent.handler.ts';

/** The handlers of the calls about the visitors' choices of cookies. */
export const cookieConsentsHandlers = {
  exportConsents: exportConsentsHandler,
  listConsents: listConsentsHandler,
  scanHosts: scanHostsHandler,
  storeConsent: storeConsentHandler,
} satisfies Partial<Handlers>;
