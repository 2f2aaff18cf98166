import type { Handlers } from '../calls/handler-context.ts';
import { documentConnectionsHandler } from './document-connections.handler.ts';
import { openDocumentHandler } from './open-document.handler.ts';
import { resolvePageHandler } from './resolve-page.handler.ts';
import { securedPageHandler } from './secured-page.handler.ts';

/** The handlers of the calls about the content of pages. */
export const pageContentHandlers = {
  documentConnections: documentConnectionsHandler,
  openDocument: openDocumentHandler,
  resolvePage: resolvePageHandler,
  securedPage: securedPageHandler,
} satisfies Partial<Handlers>;
