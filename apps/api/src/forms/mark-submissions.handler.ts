import type { markSubmissions as contract } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { markSubmissions } from './submission.repository.ts';

/** Marks submissions as read or unread for all members of the website. */
export const markSubmissionsHandler: Handler<typeof contract> = async ({ ids, read }, context) => {
  requireRole(context, ['owner', 'editor']);
  return { marked: await context.write((tx) => markSubmissions(tx, context.websiteId, ids, read)) };
};
