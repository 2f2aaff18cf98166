import type { Handlers } from '../calls/handler-context.ts';
import { getPeppolHandler, removePeppolKeyHandler, testPeppolHandler } from './peppol-account.handlers.ts';
import { sendPeppolInvoiceHandler, settlePeppolInvoiceHandler } from './peppol-invoice.handlers.ts';
import { savePeppolHandler } from './save-peppol.handler.ts';

/** The handlers of Peppol: the connection of a website, and its documents there. */
export const peppolHandlers = {
  getPeppol: getPeppolHandler,
  removePeppolKey: removePeppolKeyHandler,
  savePeppol: savePeppolHandler,
  sendPeppolInvoice: sendPeppolInvoiceHandler,
  settlePeppolInvoice: settlePeppolInvoiceHandler,
  testPeppol: testPeppolHandler,
} satisfies Partial<Handlers>;
