import type { listSubmissions } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { listedSubmissionOf } from './submission-reply.ts';
import { countSubmissions, findSubmissions } from './submission.repository.ts';

/** Lists submissions, newest first. */
export const listSubmissionsHandler: Handler<typeof listSubmissions> = async (input, context) => {
  requireRole(context, ['owner', 'editor']);
  const { form_id, query, unread, limit, offset } = input;
  const filter = { form_id, query, unread };
  return context.read(async (tx) => {
    const rows = await findSubmissions(tx, context.websiteId, filter, { limit, offset });
    const counted = await countSubmissions(tx, context.websiteId, filter);
    return { submissions: rows.map(listedSubmissionOf), ...counted };
  });
};
