import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { menuBounds } from '../site-parts/site-menu.ts';

/** Most menus of one website: every page of it has all of them. */
export const maxMenus = 50;

/** Adds a menu: an empty one, or a copy of the draft of another. Visitors see its entries after publishing. */
export const createMenu = defineEndpoint({
  name: 'create-menu',
  path: '/api/services/websites/v1/menus/create',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    /** A new id; the same call again makes nothing else. */
    id: z.string().regex(/^[a-z0-9-]{8,60}$/),
    title: z.string().trim().min(1).max(menuBounds.label),
    copy_of: z.string().max(60).optional(),
  }),
  response: z.object({ id: z.string() }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
