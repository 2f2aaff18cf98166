import type { AppDatabase } from '../db/database.ts';

/**
 * A hash of all rows of each table that has rows, without row-level security; equal hashes mean that nothing changed but
 * the counters of calls, which also count refused ones, and the browsers that are known: the right e-mail makes a browser
 * known for an order, whatever the call then refuses.
 */
export async function hashTables(admin: AppDatabase): Promise<Record<string, string>> {
  // A file of no bytes has no rows. Most tables are empty in a test, and a plan for all of them takes five times as long.
  const tables = await admin.pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
       and relname not in ('call_counts', 'known_browsers') order by 1`,
  );
  if (tables.rows.length === 0) return {};
  // A refused write leaves bytes without rows.
  const parts = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, E'\\n' order by t::text)) as hash from ${name} t having count(*) > 0`,
  );
  const hashes = await admin.pool.query<{ name: string; hash: string }>(parts.join(' union all '));
  return Object.fromEntries(hashes.rows.map(({ name, hash }) => [name, hash]));
}
