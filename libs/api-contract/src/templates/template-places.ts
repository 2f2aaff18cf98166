import { z } from 'zod';
import { documentPlaces } from '../documents/document-places.ts';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Where the owner's own templates are shown, by the id of the template. */
export const templatePlaces = defineEndpoint({
  name: 'template-places',
  path: '/api/services/websites/v1/templates/places',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ places: documentPlaces }),
  errors: ['unauthenticated', 'forbidden'],
});
