import type { Handlers } from '../calls/handler-context.ts';
import { logNotFoundHandler } from './log-not-found.handler.ts';

/** The handlers of the calls about addresses that were not found. */
export const notFoundHandlers = {
  logNotFound: logNotFoundHandler,
} satisfies Partial<Handlers>;
