import { pageDocument } from '@etalage/site-model/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';

/** The content of a protected page for its password (API-26, PROT-08). `page_id` is the path (API-27). */
export const securedPage = defineEndpoint({
  name: 'secured-page',
  path: visitorPaths.securedPage.path,
  audience: 'visitor',
  request: z.object({ ...websiteIds, page_id: z.string().min(1).max(2000), password: z.string().max(200) }),
  response: z.object({ components: pageDocument, html: z.string() }),
  errors: ['password_incorrect'],
});
