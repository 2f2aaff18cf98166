import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { columnParsers } from './column-parsers.ts';
import type { Database } from './tables.ts';

/** How to reach the database: pg's settings, or an address. */
export interface DatabaseAddress {
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  readonly connectionString?: string;
}

export interface DatabaseOptions {
  /** Role taken by every connection at its start, e.g. `etalage_app` where the address names a mightier user. */
  readonly role?: string;
  /** Connections this process holds at most. */
  readonly maxConnections?: number;
  /** How long connecting to the server may take, 15 s unless said otherwise. */
  readonly connectMilliseconds?: number;
  /** Called when an idle connection breaks (the server stopped); the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** An open database. Rows of a website are reached through `withWebsite` and `readWebsite` only. */
export interface AppDatabase {
  readonly pool: pg.Pool;
  /** Queries outside any website: functions such as `website_id_for_host`; tenant tables show no rows here. */
  readonly global: Kysely<Database>;
  close(): Promise<void>;
}

const SESSION_SETTINGS = [
  'statement_timeout=30s',
  'lock_timeout=10s',
  'idle_in_transaction_session_timeout=60s',
  // A connection keeps the plan of a statement from when its tables may have held a few rows. Every index begins with
  // the website, so that no plan needs to read a whole table, with the rows of all others and what came since.
  'enable_seqscan=off',
];

/** Opens a pool; no connection is made before the first query. */
export function openDatabase(address: DatabaseAddress, options: DatabaseOptions = {}): AppDatabase {
  const settings = [...SESSION_SETTINGS, ...(options.role ? [`role=${options.role}`] : [])];
  const pool = new pg.Pool({
    ...address,
    application_name: 'etalage',
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    max: options.maxConnections ?? 10,
    // Statements are sent without waiting for the answers to those before them; see transactionsOf.
    pipeline: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: options.connectMilliseconds ?? 15_000,
    types: columnParsers,
  });
  let closed: Promise<void> | undefined;
  pool.on('error', (error) => {
    if (!closed) options.onConnectionLost?.(error);
  });
  // The pool listens while a connection is idle. One that breaks in use fails its queries, and is then not kept; the
  // event itself must not end the program.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const global = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  // Not by Kysely, which leaves a pool open that it has never queried itself.
  const close = () => (closed ??= pool.end());
  return { pool, global, close };
}
