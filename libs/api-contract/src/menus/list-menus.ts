import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** The menus of a website by title (NAV-54), at most `maxMenus`. */
export const listMenus = defineEndpoint({
  name: 'list-menus',
  path: '/api/services/websites/v1/menus/list',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({
    menus: z.array(
      z.object({
        id: z.string(),
        /** Of the draft, as the number of its entries on all levels. */
        title: z.string(),
        entries: z.int(),
        /** Whether the draft differs from what visitors see. */
        is_changed: z.boolean(),
        /** When and by whom the draft was saved; before its first save, when the menu was stored, and ''. */
        changed_at: z.string(),
        member: z.string(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
