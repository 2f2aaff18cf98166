import type { listVersions } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { keyOf } from './document-key.ts';
import { documentTitle } from './document-title.ts';
import { findVersions } from './version.repository.ts';

/** Lists the versions of a document. */
export const listVersionsHandler: Handler<typeof listVersions> = async (input, context) => {
  requireRole(context, ['owner', 'editor']);
  const key = keyOf(input);
  const versions = await context.read(async (tx) => {
    if (!(await documentTitle(tx, key, context))) throw new ApiError('not_found');
    return findVersions(tx, context.websiteId, key);
  });
  return {
    versions: versions.map((version) => ({ ...version, created_at: version.created_at.toISOString() })),
  };
};
