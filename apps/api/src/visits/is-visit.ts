import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

interface PageRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Whether the request of a page is a visit: a person's browser opens a page, and does not come from another page of the
 * same website. What is fetched ahead, or shown in a frame, is no visit.
 */
export function isVisit({ method, headers }: PageRequest, status: number): boolean {
  if (method !== 'GET' || status !== 200) return false;
  if (headers['sec-fetch-site'] === 'same-origin' || isFrom(headers.referer, headers.host)) return false;
  if (headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch') return false;
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document') return false;
  return !isKnownBot(headers['user-agent'] ?? '');
}

function isFrom(referrer: string | undefined, host: string | undefined): boolean {
  if (!referrer || !host) return false;
  return URL.canParse(referrer) && new URL(referrer).host === host;
}

/** Few programs make most requests, and telling them apart takes a search through hundreds of names. */
const MAX_KNOWN = 500;
const known = new Map<string, boolean>();

function isKnownBot(userAgent: string): boolean {
  const name = userAgent.slice(0, 300);
  const before = known.get(name);
  if (before !== undefined) return before;
  // Every browser names itself.
  const is = name === '' || isbot(name);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(name, is);
  return is;
}
