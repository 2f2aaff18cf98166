import { sql } from 'kysely';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import type { Cookies } from '../../calls/handler-context.ts';
import { hashOfSecret, newSecret } from '../secret-token.ts';
import { browserCookie, browserHash } from './browser-cookie.ts';

/**
 * What a browser can be known for: an account (null) or, on a website, an order or a protected page. Its wrong guesses have
 * a counter of their own, so that strangers can neither delay it nor guess more often by it.
 */
export interface KnownFor {
  readonly websiteId: string | null;
  /** Id of the account, hash of the order's token, or id of the page. */
  readonly subject: string;
}

/** Maximum number of browsers of one account or order; the one that was seen longest ago is forgotten first. */
const MAX_BROWSERS = 50;

/** Whether the browser with this hash is known, in a transaction that can read the account or the website. */
export async function isKnownBrowser(
  tx: WebsiteTransaction,
  { websiteId, subject }: KnownFor,
  hash: string | undefined,
): Promise<boolean> {
  if (hash === undefined) return false;
  const row = await browsersOf(tx, websiteId)
    .select('subject')
    .where('subject', '=', subject)
    .where('browser_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes this browser known, in a transaction that can read the account or the website; returns the secret for
 * `setBrowserCookie`, and the write, which was sent but may be awaited with the commit. A secret of which the database
 * knows nothing is replaced: somebody else may have put it there.
 */
export async function insertKnownBrowser(
  tx: WebsiteTransaction,
  cookies: Cookies,
  { websiteId, subject }: KnownFor,
): Promise<{ readonly secret: string; readonly writing: Promise<unknown> }> {
  const sent = browserHash(cookies, { websiteId });
  const isOurs = sent !== undefined && (await isKnownForAnything(tx, websiteId, sent));
  const secret = isOurs ? (cookies.get(browserCookie(websiteId).name) as string) : newSecret();
  const writing = tx
    .insertInto('known_browsers')
    .values({ website_id: websiteId, subject, browser_hash: hashOfSecret(secret) })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'subject', 'browser_hash'])
        .doUpdateSet({ seen_at: sql<Date>`clock_or(clock_timestamp())` }),
    )
    .execute();
  return { secret, writing };
}

/** Forgets all browsers of an account, in a transaction that can read it. */
export async function forgetBrowsersOf(tx: WebsiteTransaction, userId: string): Promise<void> {
  await tx
    .deleteFrom('known_browsers')
    .where('website_id', 'is', null)
    .where('subject', '=', userId)
    .execute();
}

/** Forgets the browsers of a website whose cookie has expired. */
export async function forgetExpiredBrowsers(
  tx: WebsiteTransaction,
  websiteId: string,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('known_browsers')
    .where('website_id', '=', websiteId)
    .where(
      'seen_at',
      '<',
      sql<Date>`${now}::timestamptz - ${browserCookie(websiteId).days} * interval '1 day'`,
    )
    .execute();
}

async function isKnownForAnything(
  tx: WebsiteTransaction,
  websiteId: string | null,
  hash: string,
): Promise<boolean> {
  const row = await browsersOf(tx, websiteId)
    .select('subject')
    .where('browser_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets what is beyond the maximum, in a transaction that can read the account or the website. */
export async function forgetOldestBrowsers(
  tx: WebsiteTransaction,
  { websiteId, subject }: KnownFor,
): Promise<void> {
  const kept = browsersOf(tx, websiteId)
    .select('browser_hash')
    .where('subject', '=', subject)
    .orderBy('seen_at', 'desc')
    .limit(MAX_BROWSERS);
  await tx
    .deleteFrom('known_browsers')
    .where(ofWebsite(websiteId))
    .where('subject', '=', subject)
    .where('browser_hash', 'not in', kept)
    .execute();
}

function browsersOf(tx: WebsiteTransaction, websiteId: string | null) {
  return tx.selectFrom('known_browsers').where(ofWebsite(websiteId));
}

function ofWebsite(websiteId: string | null) {
  return websiteId === null ? sql<boolean>`website_id is null` : sql<boolean>`website_id = ${websiteId}`;
}
