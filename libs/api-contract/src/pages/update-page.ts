import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { listedPage, pageId, pageSettings } from './page-settings.ts';

/**
 * Changes the settings of a page, immediately for visitors too; its old address redirects to the new one. If they have
 * changed since `version`: 409 `conflict`, and nothing is stored.
 */
export const updatePage = defineEndpoint({
  name: 'update-page',
  path: '/api/services/websites/v1/pages/update',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: pageId,
    version: z.int().min(1).max(2_000_000_000),
    ...pageSettings,
    /** Address of the picture that is shown where the page is shared; '' without one. */
    share_image: z.string().max(500),
    /** When its draft is published and when it goes offline, at the minute; null or absent: not planned. */
    publish_at: z.iso.datetime().nullable().default(null),
    unpublish_at: z.iso.datetime().nullable().default(null),
  }),
  response: z.object({ page: listedPage }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
