import type { Handlers } from '../calls/handler-context.ts';
import {
  addRequestHandler,
  changeRequestHandler,
  deleteRequestHandler,
  listRequestsHandler,
} from './request.handlers.ts';

/** The handlers of what people ask about their data. */
export const requestHandlers = {
  listRequests: listRequestsHandler,
  addRequest: addRequestHandler,
  changeRequest: changeRequestHandler,
  deleteRequest: deleteRequestHandler,
} satisfies Partial<Handlers>;
