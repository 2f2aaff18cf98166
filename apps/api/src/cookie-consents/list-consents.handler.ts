import type { InputOf, listConsents } from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { startOfDay } from '../db/start-of-day.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findCookieSettings } from './cookie-settings.repository.ts';

interface Row {
  id: string;
  created_at: Date;
  enabled: string[];
  offered: string[];
  url: string;
}

/** The proofs of the visitors' choices, with the names that the entries have now. */
export const listConsentsHandler: Handler<typeof listConsents> = async (input, context) => {
  requireRole(context, ['owner']);
  const { websiteId } = context;
  return context.read(async (tx) => {
    // One more, which tells whether there is a next page.
    const found = await findConsents(tx, websiteId, input);
    const rows = found.slice(0, input.limit);
    const { list } = await findCookieSettings(tx, websiteId);
    const names = new Map(list.map(({ id, name }) => [id, name]));
    const consents = rows.map(({ created_at, enabled, offered, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      entries: offered.map((id) => ({ id, name: names.get(id) ?? '', allowed: enabled.includes(id) })),
    }));
    return { consents, next: found.length > input.limit ? (rows.at(-1)?.id ?? '') : '' };
  });
};

async function findConsents(
  tx: WebsiteTransaction,
  websiteId: string,
  { from, until, after, limit }: InputOf<typeof listConsents>,
): Promise<Row[]> {
  const conditions = [sql`website_id = ${websiteId}`];
  if (from !== '') conditions.push(sql`created_at >= ${startOfDay(from)}`);
  if (until !== '') conditions.push(sql`created_at < ${startOfDay(until, 1)}`);
  if (after !== '')
    conditions.push(sql`(created_at, id) <
      (select created_at, id from cookie_consents where website_id = ${websiteId} and id = ${after})`);
  const { rows } = await sql<Row>`
    select id, created_at, enabled, offered, url from cookie_consents
    where ${sql.join(conditions, sql` and `)}
    order by created_at desc, id desc limit ${limit + 1}`.execute(tx);
  return rows;
}
