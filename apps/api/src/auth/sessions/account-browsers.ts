import type { AppDatabase } from '../../db/database.ts';
import type { Cookies } from '../../calls/handler-context.ts';
import { withAccount } from '../accounts/with-account.ts';
import { browserHash, setBrowserCookie } from './browser-cookie.ts';
import {
  forgetBrowsersOf,
  forgetOldestBrowsers,
  insertKnownBrowser,
  isKnownBrowser,
} from './known-browsers.ts';

const ACCOUNTS = { websiteId: null };

/** The hash of this browser's cookie if it signed in to the account before; undefined for a stranger or no account. */
export async function knownBrowserOf(
  db: AppDatabase,
  cookies: Cookies,
  userId: string | undefined,
): Promise<string | undefined> {
  const hash = browserHash(cookies, ACCOUNTS);
  if (hash === undefined) return undefined;
  // It is read also without an account, so that the time of a reply does not tell whether there is one.
  const subject = userId ?? '';
  const isKnown = await withAccount(db, { browser_hash: hash }, (tx) =>
    isKnownBrowser(tx, { ...ACCOUNTS, subject }, hash),
  );
  return isKnown ? hash : undefined;
}

/** Makes this browser known for an account of which its user proved to be the owner. */
export async function rememberBrowser(
  db: AppDatabase,
  cookies: Cookies,
  userId: string,
  { forgetOthers = false } = {},
): Promise<void> {
  const browser_hash = browserHash(cookies, ACCOUNTS) ?? '';
  const secret = await withAccount(db, { user_id: userId, browser_hash }, async (tx) => {
    if (forgetOthers) await forgetBrowsersOf(tx, userId);
    const subject = { ...ACCOUNTS, subject: userId };
    const made = await insertKnownBrowser(tx, cookies, subject);
    await made.writing;
    await forgetOldestBrowsers(tx, subject);
    return made.secret;
  });
  setBrowserCookie(cookies, ACCOUNTS, secret);
}
