import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { consentPath } from './consent-path.ts';

/** Stores the proof of a visitor's choice of cookies: when, on which page, and what was on of what was offered. */
export const storeConsent = defineEndpoint({
  name: 'store-consent',
  path: consentPath,
  audience: 'visitor',
  request: z.object({
    ...websiteIds,
    consent: z.enum(['0', '1']),
    /** Ids of the entries that are on; ids that the website does not offer are left out. */
    enabled: z.array(z.string().max(40)).max(30),
    /** Path of the page. */
    url: z.string().max(2000),
  }),
  response: z.object({ stored: z.boolean() }),
  errors: [],
});
