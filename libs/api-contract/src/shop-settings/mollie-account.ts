import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

const errors = ['unauthenticated', 'forbidden'] as const;
const password = z.string().min(1).max(200);
const keyId = z
  .string()
  .min(8)
  .max(100)
  .regex(/^[\w-]+$/);

/** A key as it may be shown: its last four characters, and how many payments that were begun with it are not final. */
const shownKey = z.object({ id: z.string(), hint: z.string(), is_test: z.boolean(), open: z.int() });

/** The Mollie account of a website, and what happens without one. A key itself is in no reply. */
export const getMollieAccount = defineEndpoint({
  name: 'get-mollie-account',
  path: '/api/services/webshop/v1/mollie/get',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({
    account: shownKey
      .extend({
        profile: z.string(),
        since: z.iso.datetime(),
        /** False when the server can no longer decrypt it: it must be entered again. */
        is_readable: z.boolean(),
      })
      .nullable(),
    /** Earlier keys, for the payments that were begun with them. */
    earlier: z.array(shownKey),
    /** What a payment is worth without an own account: real money, a test, or it is refused. */
    installation: z.enum(['real', 'test', 'refused']),
  }),
  errors,
});

/**
 * Stores a key, after Mollie was asked about it and the member typed their password; new payments use it immediately.
 * `id` is made by the caller, so that a repeat stores it once; `replaces` is the id of the key that the caller saw, '' for
 * none. If there is another one by now: 409 `conflict`.
 */
export const setMollieKey = defineEndpoint({
  name: 'set-mollie-key',
  path: '/api/services/webshop/v1/mollie/set',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: keyId,
    replaces: z.string().max(100),
    key: z.string().max(1000),
    current_password: password,
  }),
  response: getMollieAccount.response,
  errors: [...errors, 'conflict'],
});

/**
 * Erases the keys of a website, after the member typed their password. Payments that were begun with them can no longer be
 * asked about or paid back. Repeated, it changes nothing; if the key is not `id` by now: 409 `conflict`.
 */
export const removeMollieKey = defineEndpoint({
  name: 'remove-mollie-key',
  path: '/api/services/webshop/v1/mollie/remove',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: keyId, current_password: password }),
  response: getMollieAccount.response,
  errors: [...errors, 'conflict'],
});

/** The payment methods that are on at the provider, by id; 503 `payment_unavailable` when it does not answer. */
export const listMollieMethods = defineEndpoint({
  name: 'list-mollie-methods',
  path: '/api/services/webshop/v1/mollie/methods',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ methods: z.array(z.string()) }),
  errors: [...errors, 'payment_unavailable'],
});
