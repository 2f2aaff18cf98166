import type { AppDatabase } from '../db/database.ts';

/**
 * A hash of all rows of each table, without row-level security; equal hashes mean that nothing changed but the
 * counters of calls, which also count refused ones, and the browsers that are known: the right e-mail makes a browser known
 * for an order, whatever the call then refuses.
 */
export async function hashTables(admin: AppDatabase): Promise<Record<string, string>> {
  const tables = await admin.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('call_counts', 'known_browsers') order by 1`,
  );
  const parts = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as hash from ${name} t`,
  );
  const hashes = await admin.pool.query<{ name: string; hash: string }>(parts.join(' union all '));
  return Object.fromEntries(hashes.rows.map(({ name, hash }) => [name, hash]));
}
