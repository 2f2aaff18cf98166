import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type Transaction,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { AppDatabase } from './database.ts';
import { preparingPool } from './prepared-client.ts';
import type { Database } from './tables.ts';

/** A transaction in which the rows of one website are visible, and of no other. */
export type WebsiteTransaction = Transaction<Database>;

/**
 * Runs `work` in one transaction of one website: committed when it returns, rolled back when it throws.
 * `website_id` must still be given on insert and belongs first in every `where`, for the indexes; forgetting it
 * shows or writes nothing of another website. Not to be nested: hand the transaction on instead.
 */
export async function withWebsite<Result>(
  db: AppDatabase,
  websiteId: string,
  work: (tx: WebsiteTransaction) => Promise<Result>,
): Promise<Result> {
  return runForWebsite(db, websiteId, 'begin', work);
}

/** As `withWebsite`, for reading one consistent snapshot; a write inside it fails. */
export async function readWebsite<Result>(
  db: AppDatabase,
  websiteId: string,
  work: (tx: WebsiteTransaction) => Promise<Result>,
): Promise<Result> {
  return runForWebsite(db, websiteId, 'begin isolation level repeatable read read only', work);
}

/** True for text that can be the id of a website; other text never reaches the database. */
export function isWebsiteId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text);
}

async function runForWebsite<Result>(
  db: AppDatabase,
  websiteId: string,
  begin: string,
  work: (tx: WebsiteTransaction) => Promise<Result>,
): Promise<Result> {
  if (!isWebsiteId(websiteId)) throw new TypeError('not a website id');
  const beginSql = `${begin}; select set_config('app.website_id', '${websiteId}', true)`;
  return queriesOf(db, beginSql).transaction().execute(work);
}

interface Prepared {
  readonly pool: PostgresDialectConfig['pool'];
  readonly queries: LRUCache<string, Kysely<Database>>;
}

const prepared = new WeakMap<AppDatabase['pool'], Prepared>();

function queriesOf({ pool }: AppDatabase, beginSql: string): Kysely<Database> {
  let ready = prepared.get(pool);
  if (!ready)
    prepared.set(pool, (ready = { pool: preparingPool(pool), queries: new LRUCache({ max: 500 }) }));
  let queries = ready.queries.get(beginSql);
  if (!queries) {
    queries = new Kysely<Database>({ dialect: new WebsiteDialect({ pool: ready.pool }, beginSql) });
    ready.queries.set(beginSql, queries);
  }
  return queries;
}

/** PostgreSQL whose transactions begin with the given statements, sent in one round trip. */
class WebsiteDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #beginSql: string;

  constructor(config: PostgresDialectConfig, beginSql: string) {
    super(config);
    this.#config = config;
    this.#beginSql = beginSql;
  }

  override createDriver(): PostgresDriver {
    return new WebsiteDriver(this.#config, this.#beginSql);
  }
}

class WebsiteDriver extends PostgresDriver {
  readonly #beginSql: string;

  constructor(config: PostgresDialectConfig, beginSql: string) {
    super(config);
    this.#beginSql = beginSql;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#beginSql));
  }
}
