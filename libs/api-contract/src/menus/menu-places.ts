import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Most places that are named of one menu. */
export const mostPlaces = 50;

/** A page or template with a block that shows the menu. */
const place = z.object({
  document_kind: z.enum(['page', 'template']),
  document_id: z.string(),
  title: z.string(),
  /** Whether visitors see it there, or it is only in the draft. */
  is_live: z.boolean(),
});

/** Where menus are shown, by the id of the menu; a menu that is shown nowhere is not in it. */
export const menuPlaces = defineEndpoint({
  name: 'menu-places',
  path: '/api/services/websites/v1/menus/places',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({
    places: z.record(z.string(), z.object({ named: z.array(place).max(mostPlaces), total: z.int() })),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
