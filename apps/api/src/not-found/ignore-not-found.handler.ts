import type { ignoreNotFound } from '@etalage/api-contract';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';

/** Leaves addresses out of the report, or shows them again; only addresses that were missed can be ignored. */
export const ignoreNotFoundHandler: Handler<typeof ignoreNotFound> = async ({ paths, ignored }, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.write(async (tx) => {
    const { rows } = await (
      ignored
        ? sql<{ path: string }>`
            insert into not_found_ignored (website_id, path)
            select distinct website_id, path from not_found_log
            where website_id = ${websiteId} and path = any(${paths})
            order by path
            on conflict do nothing returning path`
        : sql<{ path: string }>`
            delete from not_found_ignored where website_id = ${websiteId} and path = any(${paths}) returning path`
    ).execute(tx);
    await recordChange(tx, websiteId, member, {
      kind: 'not_found',
      action: ignored ? 'ignored' : 'shown',
      changes: rows.map(({ path }) => ({
        subjectId: path,
        before: { ignored: !ignored },
        after: { ignored },
      })),
    });
    return { changed: rows.length };
  });
};
