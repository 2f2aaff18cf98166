import type { listNotFound } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { missingPaths } from './missing-paths.ts';

/** Lists missing addresses with their requests of all days. */
export const listNotFoundHandler: Handler<typeof listNotFound> = async (input, context) => {
  requireRole(context, ['owner', 'editor']);
  const { limit } = input;
  const { rows: found } = await context.read((tx) => missingPaths(context.websiteId, input).execute(tx));
  const paths = found
    .slice(0, limit)
    .map(({ last_seen_at, ...missing }) => ({ ...missing, last_seen_at: last_seen_at.toISOString() }));
  return { paths, more: found.length > limit };
};
