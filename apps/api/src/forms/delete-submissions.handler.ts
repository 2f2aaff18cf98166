import type { deleteSubmissions as contract } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { deleteSubmissions } from './submission.repository.ts';

/** Deletes submissions permanently, with their files. */
export const deleteSubmissionsHandler: Handler<typeof contract> = async ({ ids }, context) => {
  requireRole(context, ['owner', 'editor']);
  return { deleted: await context.write((tx) => deleteSubmissions(tx, context.websiteId, ids)) };
};
