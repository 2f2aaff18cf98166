import type { Handlers } from '../calls/handler-context.ts';
import {
  correctVatHandler,
  declineVatCorrectionHandler,
  getVatRecheckHandler,
} from './vat-recheck.handlers.ts';

/** The handlers of numbers that VIES answered later. */
export const vatRecheckHandlers = {
  correctVat: correctVatHandler,
  declineVatCorrection: declineVatCorrectionHandler,
  getVatRecheck: getVatRecheckHandler,
} satisfies Partial<Handlers>;
