import type { InputOf, listDeletedRedirects } from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { REDIRECT } from '../redirect-rows/store-changes.ts';

interface Row {
  id: string;
  at: Date;
  member: string;
  from: string;
  to: string;
  permanent: boolean;
}

const orders = { newest: sql`at desc, "from"`, from: sql`"from"` };

/** What was deleted, by whom and when, as the audit has it. */
export const listDeletedRedirectsHandler: Handler<typeof listDeletedRedirects> = async (input, context) => {
  requireRole(context, ['owner', 'editor']);
  const { limit } = input;
  const found = await context.read((tx) => findDeleted(tx, context.websiteId, input));
  const redirects = found.slice(0, limit).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { redirects, more: found.length > limit };
};

/** One more than asked for. Only the rows of the page are compared with what redirects by now (`offset 0`). */
async function findDeleted(
  tx: WebsiteTransaction,
  websiteId: string,
  { query, sort, offset, limit }: InputOf<typeof listDeletedRedirects>,
): Promise<Row[]> {
  const words = query.trim().toLowerCase();
  const matches = words === '' ? sql`true` : sql`strpos(lower("from" || ' ' || "to"), ${words}) > 0`;
  const { rows } = await sql<Row>`
    select * from (
      select * from (
        select distinct on (before->>'from') subject_id as id, at, member_name as member, before->>'from' as "from",
          before->>'to' as "to", (before->>'permanent')::boolean as permanent
        from audit_events
        where website_id = ${websiteId} and subject_kind = ${REDIRECT} and action = 'deleted'
        order by before->>'from', at desc
      ) last
      where ${matches} order by ${orders[sort]} offset 0
    ) deleted
    where not exists (select from redirects
      where website_id = ${websiteId} and (from_path = deleted."from" or id = deleted.id))
    order by ${orders[sort]} limit ${limit + 1} offset ${offset}`.execute(tx);
  return rows;
}
