import { MAX_ACCESS_POINT_URL, MAX_PARTICIPANT, MAX_PEPPOL_KEY } from '@etalage/shop-domain';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

const errors = ['unauthenticated', 'forbidden'] as const;
const version = z.int().min(0);
const password = z.string().min(1).max(200);

const sending = z.enum(['automatic', 'self']);
const reach = z.enum(['belgium', 'all']);

/** A document that waits for the people of the shop. */
const stuck = z.object({
  order_number: z.string(),
  number: z.string(),
  /** Why, as a member reads it. */
  reason: z.string(),
});

/** Most documents that are named at once. */
export const MAX_STUCK = 100;

/** The connection of a website to Peppol. The key itself is in no reply. */
export const getPeppol = defineEndpoint({
  name: 'get-peppol',
  path: '/api/services/webshop/v1/peppol/get',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({
    /** Goes back with each change; 0 before the first one. */
    version: z.int(),
    /** List and number by which the network knows the company; '' as long as it is not filled in. */
    scheme: z.string(),
    participant: z.string(),
    url: z.string(),
    legal_entity: z.string(),
    /** How the key ends; '' without one. */
    hint: z.string(),
    /** False when the server can no longer decrypt the key: it must be entered again. */
    is_readable: z.boolean(),
    sending,
    reach,
    /** Whether documents can be sent. */
    is_whole: z.boolean(),
    /** The number that the details of the company say; null if they say none. */
    proposal: z.object({ scheme: z.string(), participant: z.string() }).nullable(),
    /** Address of the access point of this installation, which delivers nothing; '' without one. */
    emulator: z.string(),
    /** At most `MAX_STUCK`, the oldest first. */
    stuck: z.array(stuck),
  }),
  errors,
});

/**
 * Stores the connection, after the member typed their password: whoever changes it gets the invoices. An empty key keeps
 * the one that is stored. On an older version: 409 `conflict`; the same once more changes nothing.
 */
export const savePeppol = defineEndpoint({
  name: 'save-peppol',
  path: '/api/services/webshop/v1/peppol/save',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    version,
    scheme: z.string().max(10),
    participant: z.string().max(MAX_PARTICIPANT),
    url: z.string().max(MAX_ACCESS_POINT_URL + 100),
    legal_entity: z.string().max(20),
    key: z.string().max(MAX_PEPPOL_KEY + 100),
    sending,
    reach,
    current_password: password,
  }),
  response: getPeppol.response,
  errors: [...errors, 'conflict'],
});

/** Erases the key, after the member typed their password; nothing is sent any more. */
export const removePeppolKey = defineEndpoint({
  name: 'remove-peppol-key',
  path: '/api/services/webshop/v1/peppol/remove-key',
  audience: 'owner',
  request: z.object({ ...websiteIds, version, current_password: password }),
  response: getPeppol.response,
  errors: [...errors, 'conflict'],
});

/** Asks the access point whether the stored key works and knows the company. Nothing is sent and nothing is stored. */
export const testPeppol = defineEndpoint({
  name: 'test-peppol',
  path: '/api/services/webshop/v1/peppol/test',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({
    outcome: z.enum(['ok', 'unknown_company', 'key', 'private', 'unavailable', 'unreadable', 'none']),
  }),
  errors: [...errors, 'rate_limited'],
});
