import type { listDeletedRedirects } from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { REDIRECT } from '../redirect-rows/store-changes.ts';

const MAX_DELETED = 100;

interface Row {
  id: string;
  at: Date;
  member: string;
  from: string;
  to: string;
  permanent: boolean;
}

/** What was deleted, by whom and when, as the audit has it; of an old path only the last time. */
export const listDeletedRedirectsHandler: Handler<typeof listDeletedRedirects> = async (_input, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  const { rows } = await context.read((tx) =>
    sql<Row>`
      select * from (
        select distinct on (before->>'from') subject_id as id, at, member_name as member, before->>'from' as "from",
          before->>'to' as "to", (before->>'permanent')::boolean as permanent
        from audit_events
        where website_id = ${websiteId} and subject_kind = ${REDIRECT} and action = 'deleted'
        order by before->>'from', at desc
      ) deleted
      where not exists (select from redirects
        where website_id = ${websiteId} and (from_path = deleted."from" or id = deleted.id))
      order by at desc, "from"
      limit ${MAX_DELETED}`.execute(tx),
  );
  return { redirects: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
};
