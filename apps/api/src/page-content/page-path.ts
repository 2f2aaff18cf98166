import { WITHDRAWAL_PATH } from '@etalage/shop-domain';
import type { Site } from '@etalage/site-model';
import { fixedKind } from './page-content.ts';

/** First parts of the addresses that the servers use themselves. */
const RESERVED_PARTS = [
  'api',
  'assets',
  'media',
  'wm',
  'healthz',
  'readyz',
  'test-betalen',
  'test-vies',
  '.well-known',
];
const RESERVED_FILES = ['robots.txt', 'sitemap.xml', 'favicon.ico', 'factuur.pdf', 'voorwaarden.pdf'];

/** Characters of the longest address of a page. */
export const MAX_PATH_LENGTH = 300;
const PART = String.raw`(?!\.{1,2}(?:/|$))[\p{L}\p{N}\p{M}\-._~]+`;
const PATH_FORMAT = new RegExp(`^/(?:${PART}(?:/${PART})*)?$`, 'u');

/** A typed address in the form in which pages store it; undefined if it is not valid. */
export function pagePathOf(typed: string): string | undefined {
  let path = typed.trim();
  try {
    path = decodeURI(path);
  } catch {
    return undefined;
  }
  path = `/${path.normalize('NFC').replace(/^\/+|\/+$/g, '')}`;
  return path.length <= MAX_PATH_LENGTH && PATH_FORMAT.test(path) ? path : undefined;
}

/** Whether an address belongs to the shop or the system, so that a page there would never be shown (ROUTE-01 to ROUTE-08). */
export function isReservedPath(site: Site, path: string): boolean {
  const lower = path.toLowerCase();
  return fixedKind(site, path) !== undefined || fixedKind(site, lower) !== undefined || isSystemPath(path);
}

/** Whether the servers use an address themselves; that of withdrawals also while a website sells nothing yet. */
export function isSystemPath(path: string): boolean {
  const lower = path.toLowerCase();
  const [, first = ''] = lower.split('/');
  return (
    RESERVED_PARTS.includes(first) ||
    RESERVED_FILES.includes(first) ||
    lower === WITHDRAWAL_PATH ||
    first.startsWith('__') ||
    lower.endsWith('.data')
  );
}
