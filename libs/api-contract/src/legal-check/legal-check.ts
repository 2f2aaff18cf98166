import { legalPlace, MAX_LEGAL_REASON, moment } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Number of published pages, templates and products that are looked through; others are counted. */
export const MAX_LEGAL_PAGES = 500;
export const MAX_LEGAL_TEMPLATES = 200;
export const MAX_LEGAL_PRODUCTS = 1000;
/** Places of one finding that are named; others are counted. */
export const MAX_LEGAL_PLACES = 20;

/** Names a finding by what it is about: another one as soon as that changes. */
const key = z.string().regex(/^[0-9a-f]{64}$/);

const legalFinding = z.object({
  key,
  /** A `LegalCode`; one of an earlier version may be unknown now. */
  code: z.string(),
  /** Of the placeholders of its text. */
  values: z.record(z.string(), z.string()),
  places: z.array(legalPlace),
  /** Number of places that are not named. */
  more: z.int(),
  /** Why it does not count, of a finding that was put aside. */
  aside: z.object({ reason: z.string(), member_name: z.string(), at: moment }).nullable(),
});

const legalCheck = z.object({
  checked_at: moment,
  findings: z.array(legalFinding),
  pages: z.int(),
  products: z.int(),
  /** Number of pages, templates and products that were too many to look at. */
  skipped: z.int(),
});

const errors = ['unauthenticated', 'forbidden'] as const;

/** What the last legal check of a website found; null before the first one. */
export const getLegalCheck = defineEndpoint({
  name: 'get-legal-check',
  path: '/api/services/websites/v1/legal-check/get',
  audience: 'owner',
  request: z.object(websiteIds),
  response: z.object({ check: legalCheck.nullable() }),
  errors,
});

/** Looks the website and its shop through, and keeps what is found until the next time. */
export const runLegalCheck = defineEndpoint({
  name: 'run-legal-check',
  path: '/api/services/websites/v1/legal-check/run',
  audience: 'owner',
  request: z.object(websiteIds),
  response: z.object({ check: legalCheck }),
  errors,
});

/** Puts a finding aside, with a reason, until what it is about changes. One that is gone already: 404 `not_found`. */
export const setLegalFindingAside = defineEndpoint({
  name: 'set-legal-finding-aside',
  path: '/api/services/websites/v1/legal-check/aside',
  audience: 'owner',
  request: z.object({ ...websiteIds, key, reason: z.string().trim().min(1).max(MAX_LEGAL_REASON) }),
  response: z.object({ check: legalCheck }),
  errors,
});

/** Takes back a finding that was put aside. */
export const takeLegalFindingBack = defineEndpoint({
  name: 'take-legal-finding-back',
  path: '/api/services/websites/v1/legal-check/back',
  audience: 'owner',
  request: z.object({ ...websiteIds, key }),
  response: z.object({ check: legalCheck }),
  errors,
});
