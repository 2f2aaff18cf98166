import type { Handlers } from '../calls/handler-context.ts';
import { createRedirectHandler } from './create-redirect.handler.ts';
import { deleteRedirectsHandler } from './delete-redirects.handler.ts';
import { importRedirectsHandler } from './import-redirects.handler.ts';
import { listDeletedRedirectsHandler } from './list-deleted-redirects.handler.ts';
import { listRedirectEventsHandler } from './list-redirect-events.handler.ts';
import { listRedirectsHandler } from './list-redirects.handler.ts';
import { undoRedirectsHandler } from './undo-redirects.handler.ts';
import { updateRedirectHandler } from './update-redirect.handler.ts';

/** The handlers of the endpoints of redirects. */
export const redirectsHandlers = {
  createRedirect: createRedirectHandler,
  deleteRedirects: deleteRedirectsHandler,
  importRedirects: importRedirectsHandler,
  listDeletedRedirects: listDeletedRedirectsHandler,
  listRedirectEvents: listRedirectEventsHandler,
  listRedirects: listRedirectsHandler,
  undoRedirects: undoRedirectsHandler,
  updateRedirect: updateRedirectHandler,
} satisfies Partial<Handlers>;
