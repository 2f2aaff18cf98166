import type { getSubmission } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { submissionDetailOf } from './submission-reply.ts';
import { findSubmissions } from './submission.repository.ts';

/** One submission with all its answers; does not mark it as read. */
export const getSubmissionHandler: Handler<typeof getSubmission> = async ({ id }, context) => {
  requireRole(context, ['owner', 'editor']);
  if (id === '') throw new ApiError('not_found');
  const [row] = await context.read((tx) =>
    findSubmissions(tx, context.websiteId, { id }, { limit: 1, offset: 0 }),
  );
  if (!row) throw new ApiError('not_found');
  return { submission: submissionDetailOf(row) };
};
