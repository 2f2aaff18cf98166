import { personRequest } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

const errors = ['unauthenticated', 'forbidden'] as const;
/** Made by who adds it, so that adding it twice adds one. */
const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

const keptRequest = personRequest.extend({
  id: z.string(),
  /** Whether its term was made longer. */
  is_extended: z.boolean(),
  /** The day on which it was answered; null while it is open. */
  done_on: z.iso.date().nullable(),
});

/** What people asked about their data, and when it is to be answered: open ones first, then the newest. */
export const listRequests = defineEndpoint({
  name: 'list-requests',
  path: '/api/services/websites/v1/privacy/list-requests',
  audience: 'owner',
  request: z.object(websiteIds),
  response: z.object({ requests: z.array(keptRequest) }),
  errors,
});

/** Keeps a request; a repeated call changes nothing. */
export const addRequest = defineEndpoint({
  name: 'add-request',
  path: '/api/services/websites/v1/privacy/add-request',
  audience: 'owner',
  request: z.object({ ...websiteIds, id, request: personRequest }),
  response: listRequests.response,
  errors,
});

/** Says that a request was answered or not, and whether its term is longer; a repeated call changes nothing. */
export const changeRequest = defineEndpoint({
  name: 'change-request',
  path: '/api/services/websites/v1/privacy/change-request',
  audience: 'owner',
  request: z.object({ ...websiteIds, id, is_extended: z.boolean(), is_done: z.boolean() }),
  response: listRequests.response,
  errors,
});

/** Forgets a request that was kept by mistake; one that is gone already stays so. */
export const deleteRequest = defineEndpoint({
  name: 'delete-request',
  path: '/api/services/websites/v1/privacy/delete-request',
  audience: 'owner',
  request: z.object({ ...websiteIds, id }),
  response: listRequests.response,
  errors,
});
