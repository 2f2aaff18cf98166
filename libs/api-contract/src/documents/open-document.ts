import { pageDocument } from '@etalage/site-model/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { documentContext } from './document-context.ts';
import { documentKey } from './document-key.ts';
import { MOST_REPAIRS, repairedBlock } from './repaired-block.ts';
import { sharedValue } from './shared-value.ts';
import { step } from './step.ts';

/**
 * The draft of a page or template with everything that the designer shows around it, and what this member can undo and
 * redo.
 */
export const openDocument = defineEndpoint({
  name: 'open-document',
  path: '/api/services/websites/v1/documents/open',
  audience: 'owner',
  request: z.object({ ...websiteIds, ...documentKey }),
  response: z.object({
    title: z.string(),
    /** Empty for a template. */
    path: z.string(),
    document: pageDocument,
    /** The first repairs of a damaged draft; the draft is stored repaired with the next save. */
    repaired: z.array(repairedBlock).max(MOST_REPAIRS),
    revision: z.int(),
    published_revision: z.int().nullable(),
    /** Newest last, at most 200. */
    undo: z.array(step),
    redo: z.array(step),
    /** The values for all pages of the website (SEC-09). */
    shared: z.array(sharedValue),
    context: documentContext,
  }),
  errors: ['unauthenticated', 'forbidden'],
});
