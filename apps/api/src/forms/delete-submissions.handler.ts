import type { deleteSubmissions as contract } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../http/handler-context.ts';
import { deleteSubmissions } from './submission.repository.ts';

/** Deletes submissions for good. */
export const deleteSubmissionsHandler: Handler<typeof contract> = async ({ ids }, context) => {
  requireRole(context, ['owner', 'editor']);
  const gone = await context.write((tx) => deleteSubmissions(tx, context.websiteId, ids));
  return { deleted: gone.length };
};
