import { z } from 'zod';
import { documentPlaces } from '../documents/document-places.ts';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Where menus are shown, by the id of the menu. */
export const menuPlaces = defineEndpoint({
  name: 'menu-places',
  path: '/api/services/websites/v1/menus/places',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ places: documentPlaces }),
  errors: ['unauthenticated', 'forbidden'],
});
