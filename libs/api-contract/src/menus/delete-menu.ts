import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/**
 * Deletes a menu; for 30 days `restoreMenu` brings it back. One that a page or template shows is refused with
 * `validation_failed` unless `although_used`: the member has seen where.
 */
export const deleteMenu = defineEndpoint({
  name: 'delete-menu',
  path: '/api/services/websites/v1/menus/delete',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: z.string().max(60), although_used: z.boolean() }),
  response: z.object({ deleted: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Brings a deleted menu back, with its draft and versions. */
export const restoreMenu = defineEndpoint({
  name: 'restore-menu',
  path: '/api/services/websites/v1/menus/undelete',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: z.string().max(60) }),
  response: z.object({ restored: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});
