import type { InputOf, listRedirects } from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { StoredRedirect } from '../redirect-rows/redirect.repository.ts';
import { findLive } from './website-paths.repository.ts';

type Listed = StoredRedirect & { updated_at: Date };

const orders = {
  from: sql`from_path`,
  to: sql`location, from_path`,
  newest: sql`updated_at desc, from_path`,
};

/** Lists redirects; the number of all that match comes with the rows of the page. */
export const listRedirectsHandler: Handler<typeof listRedirects> = async (input, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const { rows, total } = await findPage(tx, websiteId, input);
    const live = await findLive(
      tx,
      websiteId,
      rows.map(({ from }) => from),
    );
    const redirects = rows.map(({ updated_at, ...redirect }) => ({
      ...redirect,
      updated_at: updated_at.toISOString(),
      covered: live.has(redirect.from),
    }));
    return { redirects, total };
  });
};

async function findPage(
  tx: WebsiteTransaction,
  websiteId: string,
  { query, sort, offset, limit }: InputOf<typeof listRedirects>,
): Promise<{ rows: Listed[]; total: number }> {
  const words = query.trim().toLowerCase();
  const matches = words === '' ? sql`true` : sql`strpos(lower(from_path || ' ' || location), ${words}) > 0`;
  const { rows } = await sql<Listed & { total: number }>`
    select (select count(*)::int from redirects where website_id = ${websiteId} and ${matches}) as total, page.*
    from (select 1) one left join lateral (
      select id, from_path as "from", location as "to", permanent, version, updated_at from redirects
      where website_id = ${websiteId} and ${matches}
      order by ${orders[sort]} limit ${limit} offset ${offset}) page on true`.execute(tx);
  // Beyond the last page there is one row, with the number only.
  const found = rows.map(({ total: _, ...redirect }) => redirect).filter(({ id }) => id !== null);
  return { rows: found, total: rows[0]?.total ?? 0 };
}
