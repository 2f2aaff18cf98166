import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { menuBounds } from '../site-parts/site-menu.ts';

/**
 * What visitors find at addresses of the website: `live`, a page, category or product that they do not see (`draft`,
 * `unpublished`), or nothing (`missing`). Addresses of other websites are not asked and not in the reply.
 */
export const checkTargets = defineEndpoint({
  name: 'check-targets',
  path: '/api/services/websites/v1/menus/targets',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    links: z.array(z.string().max(menuBounds.link)).max(menuBounds.entries),
  }),
  response: z.object({
    targets: z.array(
      z.object({
        link: z.string(),
        state: z.enum(['live', 'draft', 'unpublished', 'missing']),
        /** Of what is there; '' if it has none. */
        title: z.string(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
