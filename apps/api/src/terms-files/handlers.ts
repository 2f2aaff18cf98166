import type { Handlers } from '../calls/handler-context.ts';
import { getAgreedTermsHandler, getOrderTermsHandler } from './terms-file.handlers.ts';

/** The handlers of the terms of orders as files. */
export const termsFileHandlers = {
  getAgreedTerms: getAgreedTermsHandler,
  getOrderTerms: getOrderTermsHandler,
} satisfies Partial<Handlers>;
