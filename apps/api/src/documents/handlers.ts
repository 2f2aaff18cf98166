import type { Handlers } from '../calls/handler-context.ts';
import { listVersionsHandler } from './list-versions.handler.ts';
import { publishDocumentHandler } from './publish-document.handler.ts';
import { restoreVersionHandler } from './restore-version.handler.ts';
import { saveDocumentHandler } from './save-document.handler.ts';

/** Who answers the calls about saving, publishing and the versions of documents. */
export const documentsHandlers = {
  listVersions: listVersionsHandler,
  publishDocument: publishDocumentHandler,
  restoreVersion: restoreVersionHandler,
  saveDocument: saveDocumentHandler,
} satisfies Partial<Handlers>;
