import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { fileKey, libraryFile } from './library-file.ts';

/**
 * Shows another file of the same kind everywhere a file is used; name, folder and alternative text stay. The old one can be
 * put back for 30 days. Refused with `conflict` if the file was replaced or deleted meanwhile.
 */
export const replaceFile = defineEndpoint({
  name: 'replace-file',
  path: '/api/services/websites/v1/library/replace',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    key: fileKey,
    /** The file that is shown from now on. */
    replacement: fileKey,
    /** Whether it was uploaded for this; if not, it stays in the library and a copy of it is used. */
    is_upload: z.boolean(),
  }),
  response: z.object({ file: libraryFile }),
  errors: ['unauthenticated', 'forbidden', 'conflict', 'upload_not_now'],
});

/** Shows the file again that a file replaced; the replacement goes to the bin. */
export const restorePreviousFile = defineEndpoint({
  name: 'restore-previous-file',
  path: '/api/services/websites/v1/library/restore-previous',
  audience: 'owner',
  request: z.object({ ...websiteIds, key: fileKey, previous: fileKey }),
  response: z.object({ file: libraryFile }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
