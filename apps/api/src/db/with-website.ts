import type { Transaction } from 'kysely';
import type { AppDatabase } from './database.ts';
import type { Database } from './tables.ts';
import { type RunTransaction, transactionsOf } from './website-transactions.ts';

export { withCommit } from './website-transactions.ts';

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
  { pool }: AppDatabase,
  websiteId: string,
  begin: string,
  work: (tx: WebsiteTransaction) => Promise<Result>,
): Promise<Result> {
  if (!isWebsiteId(websiteId)) throw new TypeError('not a website id');
  let run = runners.get(pool);
  if (!run) runners.set(pool, (run = transactionsOf(pool)));
  // A setting and no query: it needs no plan and has no answer to read.
  return run(`${begin}; set local app.website_id = '${websiteId}'`, work);
}

const runners = new WeakMap<AppDatabase['pool'], RunTransaction>();
