import type { Handlers } from '../calls/handler-context.ts';
import { deleteFileHandler } from './delete-file.handler.ts';
import { getFileHandler } from './get-file.handler.ts';
import { signedUrlHandler } from './signed-url.handler.ts';
import { visitorDeleteFileHandler } from './visitor-delete-file.handler.ts';
import { visitorGetFileHandler } from './visitor-get-file.handler.ts';

/** The handlers of the calls about files. */
export const filesHandlers = {
  deleteFile: deleteFileHandler,
  getFile: getFileHandler,
  signedUrl: signedUrlHandler,
  visitorDeleteFile: visitorDeleteFileHandler,
  visitorGetFile: visitorGetFileHandler,
} satisfies Partial<Handlers>;
