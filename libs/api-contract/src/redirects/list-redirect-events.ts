import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { redirectId, storedRedirect } from './listed-redirect.ts';

const state = storedRedirect.omit({ id: true, version: true }).nullable();

/** `moved`: a page moved; `undone`: an earlier change was undone. */
export const redirectActions = ['created', 'changed', 'deleted', 'imported', 'undone', 'moved'] as const;

/** What happened to a redirect, newest first, at most the last hundred. */
export const listRedirectEvents = defineEndpoint({
  name: 'list-redirect-events',
  path: '/api/services/websites/v1/redirects/list-events',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: redirectId }),
  response: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        member: z.string(),
        action: z.enum(redirectActions),
        before: state,
        after: state,
      }),
    ),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
