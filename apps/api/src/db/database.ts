import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { columnParsers } from './column-parsers.ts';
import type { Database } from './tables.ts';

/** Connection settings of the database: those of pg, or an address. */
export interface DatabaseAddress {
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  readonly connectionString?: string;
}

export interface DatabaseOptions {
  /** Role that every connection sets at its start, e.g. `etalage_app` when the address names a user with more rights. */
  readonly role?: string;
  /** Hides payment methods that are paid online, in every cart and order; see `enabledMethods`. */
  readonly withoutOnlinePayments?: boolean;
  /** Maximum number of connections of this process. */
  readonly maxConnections?: number;
  /** Connection timeout, 15 s by default. */
  readonly connectMilliseconds?: number;
  /** Called when an idle connection breaks (the server stopped); the pool replaces it automatically. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** An open database. Rows of a website are only accessible through `withWebsite` and `readWebsite`. */
export interface AppDatabase {
  readonly pool: pg.Pool;
  /** Queries outside any website: functions such as `website_id_for_host`; tenant tables show no rows here. */
  readonly global: Kysely<Database>;
  /** What dates the rows of websites (`clock_or` in SQL) instead of the database; see `withClock`. */
  readonly clock?: () => Date;
  close(): Promise<void>;
}

/**
 * The same database for a program whose clock is not that of the database: each transaction of a website begins with
 * the time of this clock, and `clock_or` of the default values and statements returns it. So what is compared with the
 * time of a handler was dated by the same clock.
 */
export function withClock(db: AppDatabase, clock: () => Date): AppDatabase {
  return { ...db, clock };
}

const SESSION_SETTINGS = [
  'statement_timeout=30s',
  'lock_timeout=10s',
  'idle_in_transaction_session_timeout=60s',
  // A connection caches the plan of a statement, which may be from a time when its tables had few rows. Every index
  // starts with the website, so that no plan needs to scan a whole table with the rows of all websites.
  'enable_seqscan=off',
];

/** Opens a pool; no connection is made before the first query. */
export function openDatabase(address: DatabaseAddress, options: DatabaseOptions = {}): AppDatabase {
  const settings = [...SESSION_SETTINGS, ...(options.role ? [`role=${options.role}`] : [])];
  if (options.withoutOnlinePayments) settings.push('app.online_payments=off');
  const pool = new pg.Pool({
    ...address,
    application_name: 'etalage',
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    max: options.maxConnections ?? 10,
    // Statements are sent without waiting for the results of earlier ones; see transactionsOf.
    pipeline: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: options.connectMilliseconds ?? 15_000,
    types: columnParsers,
  });
  let closed: Promise<void> | undefined;
  pool.on('error', (error) => {
    if (!closed) options.onConnectionLost?.(error);
  });
  // The pool has a listener while a connection is idle. A connection that breaks in use fails its queries and is then
  // dropped; the event itself must not end the program.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const global = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  // Not with Kysely, which leaves a pool open that it never queried itself.
  const close = () => (closed ??= pool.end());
  return { pool, global, close };
}
