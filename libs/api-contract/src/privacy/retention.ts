import { moment, retentionKinds, retentionTerms } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

const errors = ['unauthenticated', 'forbidden'] as const;
const counts = z.record(z.enum(retentionKinds), z.int());

/** How long a website keeps personal data of each kind, and what was erased last. */
export const getRetention = defineEndpoint({
  name: 'get-retention',
  path: '/api/services/websites/v1/privacy/get-retention',
  audience: 'owner',
  request: z.object(websiteIds),
  response: z.object({
    /** Increases with every change of the terms. */
    version: z.int(),
    terms: retentionTerms,
    /** Until when kinds that had no term before are kept; null for no longer. */
    begins_at: moment.nullable(),
    kinds: z.array(
      z.object({
        kind: z.enum(retentionKinds),
        /** How many the last run erased, and when it began; null before the first. */
        erased: z.int(),
        ran_at: moment.nullable(),
      }),
    ),
  }),
  errors,
});

/** How much these terms would erase, of kinds of which the term changes. */
export const countRetention = defineEndpoint({
  name: 'count-retention',
  path: '/api/services/websites/v1/privacy/count-retention',
  audience: 'owner',
  request: z.object({ ...websiteIds, terms: retentionTerms }),
  response: z.object({ counts }),
  errors,
});

/** How much is too old of each kind now; counted only when somebody asks, because it reads all that is stored. */
export const countOldData = defineEndpoint({
  name: 'count-old-data',
  path: '/api/services/websites/v1/privacy/count-old-data',
  audience: 'owner',
  request: z.object(websiteIds),
  response: z.object({ counts }),
  errors,
});

/** Stores terms. If they have changed since `version`: 409 `conflict`; a repeated call changes nothing. */
export const saveRetention = defineEndpoint({
  name: 'save-retention',
  path: '/api/services/websites/v1/privacy/save-retention',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    version: z.int().min(0).max(2_000_000_000),
    terms: retentionTerms,
  }),
  response: getRetention.response,
  errors: [...errors, 'conflict'],
});
