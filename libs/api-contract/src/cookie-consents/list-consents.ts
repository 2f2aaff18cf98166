import { z } from 'zod';
import { calendarDay } from '../endpoint/calendar-day.ts';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** The proofs of the visitors' choices, newest first. A page continues after the id at which the one before it ended. */
export const listConsents = defineEndpoint({
  name: 'list-consents',
  path: '/api/services/websites/v1/consent/list',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    /** First and last day of the period, in Dutch time. */
    from: calendarDay,
    until: calendarDay,
    after: z.string().max(100),
    limit: z.int().min(1).max(100),
  }),
  response: z.object({
    consents: z.array(
      z.object({
        id: z.string(),
        created_at: z.string(),
        /** Path of the page on which it was chosen. */
        url: z.string(),
        /** What was offered, and whether it was allowed; the name is empty for an entry that is no longer in the list. */
        entries: z.array(z.object({ id: z.string(), name: z.string(), allowed: z.boolean() })),
      }),
    ),
    /** Empty after the last page. */
    next: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
