import { registerEntries } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

const errors = ['unauthenticated', 'forbidden'] as const;

/** One kind of processing, in words. */
const registerRow = z.object({
  title: z.string(),
  purpose: z.string(),
  basis: z.string(),
  persons: z.string(),
  data: z.string(),
  receivers: z.string(),
  term: z.string(),
});

/** What a website keeps of people and why (art. 30 GDPR): what it knows of itself, and what its owner added. */
export const getRegister = defineEndpoint({
  name: 'get-register',
  path: '/api/services/websites/v1/privacy/get-register',
  audience: 'owner',
  request: z.object(websiteIds),
  response: z.object({
    /** Increases with every change of the entries. */
    version: z.int(),
    /** Who is responsible, line by line. */
    controller: z.array(z.string()),
    rows: z.array(registerRow),
    measures: z.array(z.string()),
    entries: registerEntries,
  }),
  errors,
});

/** Stores what an owner adds. If it has changed since `version`: 409 `conflict`; a repeated call changes nothing. */
export const saveRegister = defineEndpoint({
  name: 'save-register',
  path: '/api/services/websites/v1/privacy/save-register',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    version: z.int().min(0).max(2_000_000_000),
    entries: registerEntries,
  }),
  response: getRegister.response,
  errors: [...errors, 'conflict'],
});

/** The register as a file, in base64. */
export const exportRegister = defineEndpoint({
  name: 'export-register',
  path: '/api/services/websites/v1/privacy/export-register',
  audience: 'owner',
  request: z.object({ ...websiteIds, format: z.enum(['csv', 'pdf']) }),
  response: z.object({ name: z.string(), file: z.string() }),
  errors: [...errors, 'rate_limited'],
});
