import type pg from 'pg';
import { insertRow, tablesOf, type TableShape } from './fill-table.ts';

/**
 * Finds tables and views that do not separate websites, each with the problem; empty if all do. It needs a database of
 * its own: it drops checks and foreign keys, so that any table can be filled, and adds a row for each of two websites to
 * each table.
 *
 * @param admin a superuser, who sees all rows
 * @param app the role under which ordinary queries run
 */
export async function findOpenTables(admin: pg.Pool, app: pg.Pool): Promise<string[]> {
  const tables = await tablesOf(admin);
  const findings: string[] = [];
  for (const table of tables) {
    if (table.isTable) for (const website of WEBSITES) await insertRow(admin, table, website);
  }
  for (const table of tables) {
    for (const problem of await problemsOf(table, app)) findings.push(`${table.name}: ${problem}`);
  }
  return findings;
}

const A = 'check-a';
const B = 'check-b';
const WEBSITES = [A, B];

async function problemsOf(table: TableShape, app: pg.Pool): Promise<string[]> {
  const problems: string[] = [];
  if (table.isTable && !table.forced) problems.push('row-level security is not enabled and forced');

  const unset = await attempt(app, undefined, (client) => client.query(`select from ${table.sql}`));
  if (unset.rows > 0) problems.push('shows rows while no website is set');

  const own = await attempt(app, A, (client) =>
    client.query(`select ${table.websiteColumn ?? 1} from ${table.sql}`),
  );
  const ownRows = await attempt(app, A, (client) =>
    client.query(`select from ${table.sql} where ${table.websiteColumn ?? 'null'} = $1`, [A]),
  );
  if (own.rows !== ownRows.rows) problems.push('shows rows of another website');
  if (table.websiteColumn && !own.denied && ownRows.rows === 0)
    problems.push('hides the rows of its own website');

  if (!table.isTable) return problems;
  const foreign = await attempt(app, A, (client) => insertRow(client, table, B));
  if (!foreign.denied)
    problems.push(`accepts a row for another website${foreign.error ? `? ${foreign.error}` : ''}`);
  if (table.websiteColumn) {
    const moved = await attempt(app, A, (client) =>
      client.query(`update ${table.sql} set ${table.websiteColumn} = $1`, [B]),
    );
    if (!moved.denied) problems.push('lets a row move to another website');
    const removed = await attempt(app, B, (client) =>
      client.query(`delete from ${table.sql} where ${table.websiteColumn} = $1`, [A]),
    );
    if (removed.rows > 0) problems.push('lets another website delete its rows');
  }
  return problems;
}

interface Outcome {
  rows: number;
  /** Whether the database refused because of missing rights or a policy. */
  denied: boolean;
  /** The message of any other error, which proves nothing. */
  error?: string;
}

/** Runs `work` as the app role in a transaction that is rolled back. */
async function attempt(
  app: pg.Pool,
  website: string | undefined,
  work: (client: pg.PoolClient) => Promise<pg.QueryResult>,
): Promise<Outcome> {
  const client = await app.connect();
  try {
    await client.query('begin');
    if (website) await client.query(`select set_config('app.website_id', $1, true)`, [website]);
    const result = await work(client);
    return { rows: result.rowCount ?? 0, denied: false };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return code === '42501' ? { rows: 0, denied: true } : { rows: 0, denied: false, error: message };
  } finally {
    await client.query('rollback');
    client.release();
  }
}
