import type { Handlers } from '../calls/handler-context.ts';
import { ignoreNotFoundHandler } from './ignore-not-found.handler.ts';
import { listNotFoundHandler } from './list-not-found.handler.ts';
import { logNotFoundHandler } from './log-not-found.handler.ts';

/** The handlers of the calls about addresses that were not found. */
export const notFoundHandlers = {
  ignoreNotFound: ignoreNotFoundHandler,
  listNotFound: listNotFoundHandler,
  logNotFound: logNotFoundHandler,
} satisfies Partial<Handlers>;
