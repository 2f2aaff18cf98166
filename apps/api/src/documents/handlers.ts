import type { Handlers } from '../calls/handler-context.ts';
import { listVersionsHandler } from './list-versions.handler.ts';
import { publishDocumentHandler } from './publish-document.handler.ts';
import { restoreVersionHandler } from './restore-version.handler.ts';
import { saveDocumentHandler } from './save-document.handler.ts';

/** The handlers of the calls that save and publish documents and list and restore their versions. */
export const documentsHandlers = {
  listVersions: listVersionsHandler,
  publishDocument: publishDocumentHandler,
  restoreVersion: restoreVersionHandler,
  saveDocument: saveDocumentHandler,
} satisfies Partial<Handlers>;
