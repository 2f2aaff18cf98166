import type { Transaction } from 'kysely';
import type { AppDatabase } from './database.ts';
import type { Database } from './tables.ts';
import { type RunTransaction, transactionsOf } from './website-transactions.ts';

export { withCommit } from './website-transactions.ts';

/** A transaction in which only the rows of one website are visible. */
export type WebsiteTransaction = Transaction<Database>;

/**
 * Runs `work` in one transaction of one website: committed when it returns, rolled back when it throws. `website_id` must
 * still be set on insert and come first in every `where`, for the indexes; a query without it cannot read or write rows
 * of another website. Do not nest it: pass the transaction on instead.
 */
export async function withWebsite<Result>(
  db: AppDatabase,
  websiteId: string,
  work: (tx: WebsiteTransaction) => Promise<Result>,
): Promise<Result> {
  return runForWebsite(db, websiteId, 'begin', work);
}

/** Like `withWebsite`, for reading one consistent snapshot; a write inside it fails. */
export async function readWebsite<Result>(
  db: AppDatabase,
  websiteId: string,
  work: (tx: WebsiteTransaction) => Promise<Result>,
): Promise<Result> {
  return runForWebsite(db, websiteId, 'begin isolation level repeatable read read only', work);
}

/** Whether a text has the form of a website id; other text is never sent to the database. */
export function isWebsiteId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text);
}

async function runForWebsite<Result>(
  { pool, clock }: AppDatabase,
  websiteId: string,
  begin: string,
  work: (tx: WebsiteTransaction) => Promise<Result>,
): Promise<Result> {
  if (!isWebsiteId(websiteId)) throw new TypeError('not a website id');
  let run = runners.get(pool);
  if (!run) runners.set(pool, (run = transactionsOf(pool)));
  // `set` instead of a query: it needs no plan and returns no rows.
  return run(`${begin}; set local app.website_id = '${websiteId}'${clock ? dated(clock()) : ''}`, work);
}

const dated = (now: Date) => `; set local app.clock = '${now.toISOString()}'`;

const runners = new WeakMap<AppDatabase['pool'], RunTransaction>();
