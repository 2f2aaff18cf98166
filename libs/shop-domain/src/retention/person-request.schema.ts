import { z } from 'zod';

/** What somebody can ask about their data (art. 15 to 18, 20 and 21 GDPR). */
export const requestKinds = [
  'access',
  'rectification',
  'erasure',
  'restriction',
  'portability',
  'objection',
] as const;

/** Most requests that a website keeps; older ones are forgotten first, once they are answered. */
export const MAX_REQUESTS = 500;

/** A request, without who asked and what: that would be data to erase again. */
export const personRequest = z.object({
  kind: z.enum(requestKinds),
  /** The day on which it came in. */
  asked_on: z.iso.date(),
});

export type PersonRequest = z.output<typeof personRequest>;
