import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Largest file of a font, in bytes. */
export const MAX_FONT_BYTES = 2 * 1024 * 1024;
/** Largest number of characters in which its bytes are sent. */
const MAX_SENT = 3_500_000;

/**
 * Checks one file of a font (TTF, OTF, WOFF or WOFF2) and prepares it for visitors. Until `createFont` uses it, it
 * belongs to nothing and is removed after a while. A file that is no font, or is too large, is refused at `file`;
 * so is one while too many are waiting (`upload_not_now`).
 */
export const uploadFontFile = defineEndpoint({
  name: 'upload-font-file',
  path: '/api/services/websites/v1/fonts/upload',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    /** The bytes, in base64. */
    file: z.base64().min(1).max(MAX_SENT),
  }),
  response: z.object({
    /** Identifies the prepared file. */
    hash: z.string(),
    address: z.string(),
    /** The name of the family as the file has it; '' if it has none. */
    family: z.string(),
    /** Size of what visitors load, in bytes. */
    bytes: z.int(),
  }),
  errors: ['unauthenticated', 'forbidden', 'upload_not_now'],
});
