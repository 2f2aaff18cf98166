import type { HandlerContext } from '../../calls/handler-context.ts';
import { type WebsiteTransaction, withCommit } from '../../db/with-website.ts';
import { browserHash, setBrowserCookie } from './browser-cookie.ts';
import { forgetOldestBrowsers, insertKnownBrowser, isKnownBrowser } from './known-browsers.ts';

type Caller = Pick<HandlerContext, 'websiteId' | 'cookies'>;

/** The hash of this visitor's browser if it is known for an order or a page (`subject`) of the website. */
export async function visitorBrowser(
  tx: WebsiteTransaction,
  { websiteId, cookies }: Caller,
  subject: string,
): Promise<string | undefined> {
  const hash = browserHash(cookies, { websiteId });
  return (await isKnownBrowser(tx, { websiteId, subject }, hash)) ? hash : undefined;
}

/** Makes this browser known for an order or a page; returns what sets its cookie, for after the commit. */
export async function rememberVisitorBrowser(
  tx: WebsiteTransaction,
  { websiteId, cookies }: Caller,
  subject: string,
  { forgetOldest = true } = {},
): Promise<() => void> {
  if (cookies.areNone) return () => {};
  const { secret, writing } = await insertKnownBrowser(tx, cookies, { websiteId, subject });
  withCommit(tx, writing);
  if (forgetOldest) await forgetOldestBrowsers(tx, { websiteId, subject });
  return () => setBrowserCookie(cookies, { websiteId }, secret);
}
